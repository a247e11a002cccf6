// The roofline of one operation.
#include "prefill_decode/roofline.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"

using namespace prefill_decode;
using fixtures::pencil_machine;
using fixtures::relative_difference;

TEST_CASE("The sustained roof is the datasheet's times the efficiencies") {
  // Laptop: 0.275 · 32e12 = 8.8e12 FLOP/s; 0.5275 · 136.5e9 = 72.00375e9 bytes/s.
  const Roof roof = sustained_roof(fixtures::laptop);
  CHECK(relative_difference(roof.flop_per_s, 8.8e12) < 1e-15);
  CHECK(relative_difference(roof.bytes_per_s, 72.00375e9) < 1e-15);
  CHECK(datasheet_roof(fixtures::laptop).flop_per_s == 32e12);
  CHECK(datasheet_roof(fixtures::laptop).bytes_per_s == 136.5e9);
}

TEST_CASE("At the ridge arithmetic and memory take the same time") {
  // 1000 FLOP/s over 10 bytes/s = 100 FLOP per byte: 700 FLOP and 7 bytes take 0.7 s either way.
  const Roof roof = sustained_roof(pencil_machine);
  CHECK(ridge_flop_per_byte(roof) == 100.0);
  const Work at_ridge{.flop = 700.0, .bytes = 7.0};
  CHECK(arithmetic_intensity(at_ridge) == 100.0);
  CHECK(compute_seconds(at_ridge, roof) == 0.7);
  CHECK(memory_seconds(at_ridge, roof) == 0.7);
}

TEST_CASE("An operation lasts as long as the slower of its arithmetic and its traffic") {
  const Roof roof = sustained_roof(pencil_machine);
  CHECK(roofline_seconds({.flop = 2000.0, .bytes = 1.0}, roof) == 2.0);
  CHECK(roofline_seconds({.flop = 2.0, .bytes = 30.0}, roof) == 3.0);
}

TEST_CASE("Left of the ridge the roof rises with the intensity, right of it it is flat") {
  const Roof roof = sustained_roof(pencil_machine);
  CHECK(attainable_flop_per_s(roof, 1.0) == 10.0);
  CHECK(attainable_flop_per_s(roof, 100.0) == 1000.0);
  CHECK(attainable_flop_per_s(roof, 5000.0) == 1000.0);
}

TEST_CASE("No bytes have no intensity") { CHECK(arithmetic_intensity({.flop = 5.0, .bytes = 0.0}) == 0.0); }

TEST_CASE("Work adds up by kind") {
  const Work sum = Work{.flop = 1.0, .bytes = 2.0} + Work{.flop = 10.0, .bytes = 20.0};
  CHECK(sum.flop == 11.0);
  CHECK(sum.bytes == 22.0);
}
