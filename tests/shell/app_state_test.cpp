// The state of a running widget.
#include "app/app_state.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace shell;

TEST_CASE("The screen is composed anew only when the controls change") {
  AppState state(built_in_catalogue(), "");
  CHECK_FALSE(state.edit({.field = Field::prompt, .value = "1150"}));
  CHECK(state.edit({.field = Field::prompt, .value = "50"}));
  CHECK(state.screen().controls.prompt_tokens == 50);
}

TEST_CASE("A refused value leaves the controls as they are, and its sentence goes with the next change") {
  AppState state(built_in_catalogue(), "");
  CHECK(state.edit({.field = Field::prompt, .value = "many"}));
  CHECK(state.screen().controls.prompt_tokens == 1150);
  CHECK(state.screen().refusals.size() == 1);
  CHECK(state.edit({.field = Field::prompt, .value = "50"}));
  CHECK(state.screen().refusals.empty());
}

TEST_CASE("A query replaces the whole state") {
  AppState state(built_in_catalogue(), "prompt=50&hardware=h100-sxm");
  CHECK(state.set_query("answer=100"));
  CHECK(state.screen().controls.prompt_tokens == 1150);
  CHECK(state.screen().controls.answer_tokens == 100);
}
