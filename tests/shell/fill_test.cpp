// Sentences with named gaps.
#include "text/fill.hpp"

#include <catch2/catch_test_macros.hpp>

using shell::fill;

TEST_CASE("Gaps are filled by name, in any order and as often as they occur") {
  CHECK(fill("{slow} zamiast {fast}", {{"fast", "50 s"}, {"slow", "34 min"}}) == "34 min zamiast 50 s");
  CHECK(fill("{a}{a}", {{"a", "x"}}) == "xx");
}

TEST_CASE("A gap without a value stays, and so does a brace that opens no gap") {
  CHECK(fill("{unknown}", {{"a", "x"}}) == "{unknown}");
  CHECK(fill("a { b", {{"a", "x"}}) == "a { b");
  CHECK(fill("a } b", {{"a", "x"}}) == "a } b");
}

TEST_CASE("Values are not read as patterns") { CHECK(fill("{a}", {{"a", "{b}"}, {"b", "x"}}) == "{b}"); }

TEST_CASE("a unit that ends with a full stop closes its sentence with that one stop") {
  CHECK(fill("Trwa to {time}. Potem cisza.", {{"time", "14 godz."}}) == "Trwa to 14 godz. Potem cisza.");
  CHECK(fill("Trwa to {time}.", {{"time", "50 s"}}) == "Trwa to 50 s.");
}
