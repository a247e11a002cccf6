// Controls as the query of a URL, and back.
#include <catch2/catch_test_macros.hpp>
#include <random>

#include "app/edit.hpp"
#include "shell/support.hpp"

using namespace shell;

namespace {

const Catalogue& catalogue = built_in_catalogue();

// A value that the field takes.
std::string random_value(Field field, std::mt19937& random) {
  const auto below = [&random](std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  };
  if (const std::optional<Range> range = field_range(field)) {
    const double value = std::uniform_real_distribution<double>(range->minimum, range->maximum)(random);
    const auto whole_part = static_cast<long long>(value);
    return std::to_string(whole_part) + (range->kind == NumberKind::whole ? "" : "." + std::to_string(below(1000)));
  }
  const std::vector<std::string> choices = field_choices(field, catalogue);
  return choices[below(choices.size())];
}

Controls random_controls(std::mt19937& random) {
  Controls controls = default_controls(catalogue);
  for (const Field field : all_fields()) {
    if (random() % 2 == 0) (void)apply({field, random_value(field, random)}, controls, catalogue);
  }
  return controls;
}

}  // namespace

TEST_CASE("The defaults need no query") { CHECK(query_of(default_controls(catalogue), catalogue).empty()); }

TEST_CASE("Every state is a query that gives the same state") {
  std::mt19937 random(20260714);
  for (int i = 0; i < 3000; ++i) {
    const Controls controls = random_controls(random);
    const std::string query = query_of(controls, catalogue);
    INFO(query);
    Controls again = default_controls(catalogue);
    REQUIRE(apply_query(query, again, catalogue).empty());
    REQUIRE(again == controls);
    REQUIRE(query_of(again, catalogue) == query);
  }
}

TEST_CASE("A query says no more than it must") {
  CHECK(query_of(support::controls_of("?scenario=long-document&prompt=8000"), catalogue) == "scenario=long-document");
  CHECK(query_of(support::controls_of("prompt=50&answer=800"), catalogue) == "scenario=short-question");
  CHECK(query_of(support::controls_of("prompt=51&answer=850"), catalogue) == "prompt=51");
  CHECK(query_of(support::controls_of("model=llama-2-7b&weight_bits=4.5"), catalogue) == "model=llama-2-7b");
}

TEST_CASE("Presets take effect before the fields they preset, whatever the order") {
  const Controls controls = support::controls_of("prompt=7&scenario=long-document&weight_bits=8&model=llama-2-7b");
  CHECK(controls.prompt_tokens == 7);
  CHECK(controls.answer_tokens == 100);
  CHECK(controls.weight_bits == 8.0);
  CHECK(catalogue.model[controls.model].id == "llama-2-7b");
}

TEST_CASE("Of two values of a field the last one stays") { CHECK(support::controls_of("batch=3&batch=4").batch == 4); }

TEST_CASE("Names that are not ours are passed over, refused values keep what was there") {
  Controls controls = default_controls(catalogue);
  const auto refusals = apply_query("utm_source=x&prompt=abc&answer=7&=&&&scenario&%", controls, catalogue);
  REQUIRE(refusals.size() == 1);
  CHECK(refusals.front().field == Field::prompt);
  CHECK(controls.prompt_tokens == 1150);
  CHECK(controls.answer_tokens == 7);
}

TEST_CASE("Percent-encoding is decoded, and what is none is left as it is") {
  CHECK(support::controls_of("%70rompt=8%20000").prompt_tokens == 8000);
  CHECK(support::controls_of("prompt=8+000").prompt_tokens == 8000);
  CHECK(support::controls_of("weight_bits=4%2c25").weight_bits == 4.25);
  Controls controls = default_controls(catalogue);
  for (const char* value : {"%", "%5", "%zz", "%00", "%FF%FE", "%E2%28%A1", "%%%", "8%"}) {
    const auto refusals = apply_query(std::string("prompt=") + value, controls, catalogue);
    INFO(value);
    REQUIRE(refusals.size() == 1);
    CHECK(refusals.front().reason == RefusalReason::not_a_number);
  }
  CHECK(controls == default_controls(catalogue));
}

TEST_CASE("No hostile query does more than be refused") {
  std::mt19937 random(1);
  const std::string alphabet = "pqromt=&%0123456789abcdefABCDEF?+;,.\xC3\xB3\"<>\\{}";
  for (int i = 0; i < 5000; ++i) {
    std::string query;
    for (std::size_t length = random() % 40; length > 0; --length) query += alphabet[random() % alphabet.size()];
    query.insert(0, random() % 2 == 0 ? "prompt=" : "hardware=");
    Controls controls = default_controls(catalogue);
    (void)apply_query(query, controls, catalogue);
    REQUIRE(controls.prompt_tokens >= 1);
    REQUIRE(controls.prompt_tokens <= max_interface_prompt_tokens);
    REQUIRE(controls.hardware < catalogue.hardware.size());
  }
}
