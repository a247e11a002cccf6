// The chosen scenario, lengths and machine in words.
#include "estimate/shown_state.hpp"

#include <algorithm>

namespace estimate {
namespace {

std::string length(const shell::SliderControl& slider) {
  return slider.note.empty() ? slider.value_text : slider.value_text + " (" + slider.note + ")";
}

void append_choice(const shell::ChoiceControl& control, std::vector<StateLine>& lines) {
  if (const shell::Choice* choice = chosen(control)) {
    const bool same = choice->label == choice->name || choice->name.starts_with(choice->label);
    lines.push_back({control.label, same ? choice->name : choice->label + " – " + choice->name});
  }
}

}  // namespace

const shell::Choice* chosen(const shell::ChoiceControl& control) {
  const auto found = std::ranges::find(control.choices, true, &shell::Choice::selected);
  return found == control.choices.end() ? nullptr : &*found;
}

std::vector<StateLine> shown_state(const shell::Screen& screen) {
  std::vector<StateLine> lines;
  // The full name of a scenario says all that its label does.
  if (const shell::Choice* scenario = chosen(screen.scenario)) {
    lines.push_back({screen.scenario.label, scenario->name});
  }
  lines.push_back({screen.prompt.label, length(screen.prompt)});
  lines.push_back({screen.answer.label, length(screen.answer)});
  append_choice(screen.hardware, lines);
  lines.push_back({std::string(shell::field_label(shell::Field::model, screen.controls.language)), screen.model_note});
  return lines;
}

}  // namespace estimate
