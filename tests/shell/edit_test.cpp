// Taking one value of one field, or refusing it.
#include "app/edit.hpp"

#include <catch2/catch_test_macros.hpp>

#include "shell/support.hpp"

using namespace shell;

namespace {

const Catalogue& catalogue = built_in_catalogue();

Controls defaults() { return default_controls(catalogue); }

// Takes the value and returns it as the field now has it.
std::string taken(Field field, const std::string& value) {
  Controls controls = defaults();
  INFO(field_name(field) << "=" << value);
  REQUIRE_FALSE(apply({field, value}, controls, catalogue));
  return field_value(field, controls, catalogue);
}

RefusalReason refused(Field field, const std::string& value) {
  Controls controls = defaults();
  INFO(field_name(field) << "=" << value);
  const std::optional<Refusal> refusal = apply({field, value}, controls, catalogue);
  REQUIRE(refusal);
  CHECK(controls == defaults());
  CHECK(refusal->field == field);
  CHECK(refusal->value == value);
  return refusal->reason;
}

}  // namespace

TEST_CASE("Every field takes a good value") {
  CHECK(taken(Field::prompt, "8 000") == "8000");
  CHECK(taken(Field::prompt, "131072") == "131072");
  CHECK(taken(Field::answer, "16384") == "16384");
  CHECK(taken(Field::history, "0") == "0");
  CHECK(taken(Field::batch, "256") == "256");
  CHECK(taken(Field::weight_bits, "4,125") == "4.125");
  CHECK(taken(Field::kv_bits, "8") == "8");
  CHECK(taken(Field::usd_per_hour, "2.5") == "2.5");
  CHECK(taken(Field::scenario, "long-document") == "long-document");
  CHECK(taken(Field::hardware, "h100-sxm") == "h100-sxm");
  CHECK(taken(Field::model, "mixtral-8x7b") == "mixtral-8x7b");
  CHECK(taken(Field::prefix, "lost") == "lost");
  CHECK(taken(Field::efficiency, "ideal") == "ideal");
  CHECK(taken(Field::panel, "sums") == "sums");
  CHECK(taken(Field::lang, "en") == "en");
  CHECK(taken(Field::theme, "dark") == "dark");
}

TEST_CASE("Every number refuses what lies outside, what is no number and where it must be whole a fraction") {
  for (const Field field : {Field::prompt, Field::answer, Field::batch}) {
    CHECK(refused(field, "0") == RefusalReason::out_of_range);
    CHECK(refused(field, "1,5") == RefusalReason::not_whole);
    CHECK(refused(field, "abc") == RefusalReason::not_a_number);
    CHECK(refused(field, "") == RefusalReason::not_a_number);
    CHECK(refused(field, std::string(40, '9')) == RefusalReason::out_of_range);
  }
  CHECK(refused(Field::prompt, "131073") == RefusalReason::out_of_range);
  CHECK(refused(Field::answer, "16385") == RefusalReason::out_of_range);
  CHECK(refused(Field::history, "-1") == RefusalReason::out_of_range);
  CHECK(refused(Field::batch, "257") == RefusalReason::out_of_range);
  CHECK(refused(Field::weight_bits, "0.5") == RefusalReason::out_of_range);
  CHECK(refused(Field::kv_bits, "33") == RefusalReason::out_of_range);
  CHECK(refused(Field::usd_per_hour, "-1") == RefusalReason::out_of_range);
}

TEST_CASE("Every choice refuses what it does not offer and says what it does") {
  for (const Field field : {Field::scenario, Field::prefix, Field::hardware, Field::model, Field::efficiency,
                            Field::panel, Field::lang, Field::theme}) {
    CHECK(refused(field, "") == RefusalReason::unknown_choice);
    CHECK(refused(field, "<script>") == RefusalReason::unknown_choice);
    Controls controls = defaults();
    const std::vector<std::string> offered = field_choices(field, catalogue);
    CHECK(apply({field, "no-such"}, controls, catalogue)->choices == offered);
    for (const std::string& choice : offered) CHECK_FALSE(apply({field, choice}, controls, catalogue));
  }
}

TEST_CASE("A scenario sets all three lengths and a length leaves the scenario") {
  Controls controls = defaults();
  REQUIRE_FALSE(apply({Field::scenario, "resumed-conversation"}, controls, catalogue));
  CHECK(controls.prompt_tokens == 50);
  CHECK(controls.answer_tokens == 300);
  CHECK(controls.history_tokens == 6000);
  REQUIRE_FALSE(apply({Field::answer, "301"}, controls, catalogue));
  CHECK(field_value(Field::scenario, controls, catalogue).empty());
}

TEST_CASE("A model brings its own precision and a machine its own price") {
  Controls controls = support::controls_of("weight_bits=8&kv_bits=8&usd_per_hour=7");
  REQUIRE_FALSE(apply({Field::model, "llama-2-7b"}, controls, catalogue));
  CHECK_FALSE(controls.weight_bits);
  CHECK_FALSE(controls.kv_bits);
  REQUIRE_FALSE(apply({Field::hardware, "h100-sxm"}, controls, catalogue));
  CHECK_FALSE(controls.usd_per_hour);
}

TEST_CASE("A value equal to the profile's own is none of its own") {
  const Controls controls = support::controls_of("weight_bits=4.5&kv_bits=16,0");
  CHECK_FALSE(controls.weight_bits);
  CHECK_FALSE(controls.kv_bits);
}

TEST_CASE("Every field has a name that finds it again") {
  for (const Field field : all_fields()) {
    CHECK_FALSE(field_name(field).empty());
    CHECK(field_named(field_name(field)) == field);
  }
  CHECK_FALSE(field_named("no_such"));
  CHECK_FALSE(field_named(""));
}

TEST_CASE("a whole field reads a sign before every three digits as thousands, in either language") {
  Controls controls = defaults();
  for (const char* text : {"131,072", "131.072", "131 072", "131072"}) {
    controls.prompt_tokens = 1;
    CHECK_FALSE(apply({Field::prompt, text}, controls, catalogue));
    CHECK(controls.prompt_tokens == 131072);
  }
  CHECK_FALSE(apply({Field::prompt, "8,000"}, controls, catalogue));
  CHECK(controls.prompt_tokens == 8000);
  CHECK(apply({Field::prompt, "8,5"}, controls, catalogue));
  CHECK(apply({Field::prompt, "1,000.000"}, controls, catalogue));
  CHECK_FALSE(apply({Field::weight_bits, "4,125"}, controls, catalogue));
  CHECK(controls.weight_bits == 4.125);
}
