// Controls as they are shown and spoken.
#include "app/control_text.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/edit.hpp"
#include "shell/support.hpp"

using namespace shell;
using support::controls_of;
using support::nb;

namespace {

const Catalogue& catalogue = built_in_catalogue();

SliderControl slider(Field field, std::string_view query) {
  return slider_control(field, controls_of(query), catalogue);
}

std::vector<std::string> selected(const ChoiceControl& control) {
  std::vector<std::string> values;
  for (const Choice& choice : control.choices) {
    if (choice.selected) values.push_back(choice.value);
  }
  return values;
}

}  // namespace

TEST_CASE("A slider says its value and what it comes to in pages") {
  CHECK(slider(Field::prompt, "").value_text == nb("1150~tokenów"));
  CHECK(slider(Field::prompt, "").note == nb("≈~2~strony"));
  CHECK(slider(Field::prompt, "prompt=8000&lang=en").note == nb("≈~16~pages"));
  CHECK(slider(Field::answer, "answer=1").value_text == nb("1~token"));
  CHECK(slider(Field::answer, "answer=100").note == "mniej niż strona");
}

TEST_CASE("A prompt that is read with a lost history says so in place of its pages") {
  CHECK(slider(Field::prompt, "prompt=50&history=6000&prefix=lost").note == support::nb("+~historia: 6000"));
  CHECK(slider(Field::prompt, "prompt=50&history=6000").note == "mniej niż strona");
  CHECK(slider(Field::batch, "batch=22").value_text == nb("22~rozmowy"));
  CHECK(slider(Field::batch, "").note.empty());
}

TEST_CASE("A slider knows its range and stands where its value is") {
  const SliderControl prompt = slider(Field::prompt, "prompt=131072");
  CHECK(prompt.minimum == 1.0);
  CHECK(prompt.maximum == 131072.0);
  CHECK(prompt.position == 1.0);
  CHECK(slider(Field::history, "").position == 0.0);
}

TEST_CASE("The chosen scenario is marked, and none when the lengths are no scenario's") {
  CHECK(selected(scenario_control(controls_of(""), catalogue)) == std::vector<std::string>{"balanced"});
  CHECK(selected(scenario_control(controls_of("prompt=3"), catalogue)).empty());
}

TEST_CASE("The plain view offers the featured machines and the chosen one, the expert part all") {
  const ChoiceControl plain = hardware_control(controls_of(""), catalogue, false);
  CHECK(plain.choices.size() == 3);
  const ChoiceControl with_b200 = hardware_control(controls_of("hardware=b200"), catalogue, false);
  CHECK(with_b200.choices.size() == 4);
  CHECK(selected(with_b200) == std::vector<std::string>{"b200"});
  CHECK(hardware_control(controls_of(""), catalogue, true).choices.size() == catalogue.hardware.size());
}

TEST_CASE("Common bit widths are offered and an uncommon one when it is chosen") {
  constexpr double common[] = {4.5, 8.0, 16.0};
  CHECK(bits_control(Field::weight_bits, common, controls_of(""), catalogue).choices.size() == 3);
  const ChoiceControl control = bits_control(Field::weight_bits, common, controls_of("weight_bits=6,25"), catalogue);
  REQUIRE(control.choices.size() == 4);
  CHECK(control.choices[1].value == "6.25");
  CHECK(control.choices[1].label == "6,25");
  CHECK(control.choices[1].name == nb("6,25~bita"));
  CHECK(selected(control) == std::vector<std::string>{"6.25"});
}

TEST_CASE("The price of the card is typed") {
  const NumberControl price = price_control(controls_of("hardware=h100-sxm&usd_per_hour=2,5"), catalogue);
  CHECK(price.value == 2.5);
  CHECK(price.value_text == nb("2,50~USD"));
  CHECK(price.maximum == 1000.0);
}

TEST_CASE("Every choice of every control is one that its field takes") {
  Controls controls = controls_of("");
  std::vector<ChoiceControl> all{scenario_control(controls, catalogue), hardware_control(controls, catalogue, true),
                                 model_control(controls, catalogue), prefix_control(controls, catalogue),
                                 efficiency_control(controls, catalogue)};
  for (const ChoiceControl& control : all) {
    for (const Choice& choice : control.choices) {
      INFO(choice.value);
      CHECK_FALSE(apply({control.field, choice.value}, controls, catalogue));
      CHECK_FALSE(choice.label.empty());
      CHECK_FALSE(choice.name.empty());
    }
  }
}

TEST_CASE("Every field has a label in both languages") {
  for (const Field field : all_fields()) {
    CHECK_FALSE(field_label(field, Language::polish).empty());
    CHECK_FALSE(field_label(field, Language::english).empty());
  }
}
