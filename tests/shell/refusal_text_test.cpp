// Why a value was not taken, in one sentence.
#include "app/refusal_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include "shell/support.hpp"

using namespace shell;
using support::contains;
using support::nb;

namespace {

std::string sentence(Field field, const std::string& value, Language language = Language::polish) {
  Controls controls = default_controls(built_in_catalogue());
  const std::optional<Refusal> refusal = apply({field, value}, controls, built_in_catalogue());
  REQUIRE(refusal);
  return refusal_sentence(*refusal, language);
}

}  // namespace

TEST_CASE("A refusal names the field, the value and the reason") {
  CHECK(sentence(Field::prompt, "abc") == "Prompt: pominięto „abc” – to nie jest liczba zapisana cyframi.");
  CHECK(sentence(Field::prompt, "1,5") == "Prompt: pominięto „1,5” – potrzebna jest liczba całkowita.");
  CHECK(sentence(Field::prompt, "0") == nb("Prompt: pominięto „0” – dozwolone są wartości od 1 do 131~072."));
  CHECK(sentence(Field::theme, "pink") == "Motyw: pominięto „pink” – do wyboru są: auto, light, dark.");
  CHECK(sentence(Field::batch, "x", Language::english) ==
        "Concurrent conversations: ignored “x” – this is not a number in digits.");
}

TEST_CASE("A long or strange value is cut short and loses its control characters") {
  CHECK(contains(sentence(Field::prompt, std::string(500, 'x')), std::string(32, 'x') + "…”"));
  CHECK(contains(sentence(Field::prompt, std::string("a\n\r\0b\x7F", 6)), "„a b”"));
}

TEST_CASE("A value is cut between characters, never within one") {
  std::string value(31, 'x');
  for (int i = 0; i < 5; ++i) value += "ż";
  CHECK(contains(sentence(Field::prompt, value), std::string(31, 'x') + "ż…"));
}

TEST_CASE("Bytes that are no text become question marks") {
  CHECK(contains(sentence(Field::prompt, "a\xE2\x28\xFFz"), "„a?(?z”"));
  CHECK(contains(sentence(Field::prompt, "\xC3"), "„?”"));
  CHECK(contains(sentence(Field::prompt, "\xF0\x9F\x99\x82"), "„\xF0\x9F\x99\x82”"));
}

TEST_CASE("Where nothing stands, nothing is quoted") {
  CHECK(sentence(Field::usd_per_hour, "") == "Cena za godzinę (USD): brak wartości.");
  CHECK(sentence(Field::prompt, " \t") == "Prompt: brak wartości.");
}

TEST_CASE("A comma that could mean thousands is refused with the readings that are allowed") {
  CHECK(contains(
      sentence(Field::usd_per_hour, "1,000"),
      "pominięto „1,000” – nie wiadomo, czy przecinek oddziela tysiące, czy część ułamkową; napisz 1000 albo 1."));
  CHECK(contains(sentence(Field::usd_per_hour, "1,000", Language::english), "write 1000 or 1."));
  CHECK(contains(sentence(Field::usd_per_hour, "-2,125"), "dozwolone są wartości od 0 do 1000."));
  CHECK(contains(sentence(Field::usd_per_hour, "2,125"),
                 "dozwolone są wartości od 0 do 1000; jeśli przecinek oddziela część ułamkową, napisz 2.125."));
  CHECK(contains(sentence(Field::usd_per_hour, "2,125", Language::english),
                 "if the comma sets off a fraction, write 2.125."));
}

TEST_CASE("A refused value cannot fill a gap of the sentence") {
  CHECK(contains(sentence(Field::prompt, "{reason}"), "„{reason}” – to nie jest liczba"));
}
