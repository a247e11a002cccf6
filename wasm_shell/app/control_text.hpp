// A control as it is shown and spoken: label, value, range, in one language.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/controls.hpp"

namespace shell {

struct Choice {
  // As apply() takes it.
  std::string value;
  // On the button, and in full for the tooltip and the screen reader.
  std::string label;
  std::string name;
  bool selected = false;
};

struct ChoiceControl {
  Field field;
  std::string label;
  std::vector<Choice> choices;
};

struct SliderTick {
  double position = 0.0;
  std::string label;
};

struct SliderControl {
  Field field;
  std::string label;
  double value = 0.0;
  double minimum = 0.0;
  double maximum = 0.0;
  // Along the scale, 0 … 1, and how far along it the slider reaches.
  double position = 0.0;
  double reach = 1.0;
  // Round values of a scale that sliders share.
  std::vector<SliderTick> ticks;
  // "1150 tokenów", and "≈ 2 strony" where there is more to say.
  std::string value_text;
  std::string note;
};

// A value that is typed, not slid along a track.
struct NumberControl {
  Field field;
  std::string label;
  double value = 0.0;
  double minimum = 0.0;
  double maximum = 0.0;
  // The value as it is shown, with its unit.
  std::string value_text;
};

using PanelControl = std::variant<SliderControl, ChoiceControl, NumberControl>;

const std::string& local(const LocalName& name, Language language);
std::string_view field_label(Field field, Language language);

// For the fields that slide: prompt, answer, history, batch.
SliderControl slider_control(Field field, const Controls& controls, const Catalogue& catalogue);

// For the price of the card per hour.
NumberControl price_control(const Controls& controls, const Catalogue& catalogue);

ChoiceControl scenario_control(const Controls& controls, const Catalogue& catalogue);
// All machines, or those of the plain view and the chosen one.
ChoiceControl hardware_control(const Controls& controls, const Catalogue& catalogue, bool all);
ChoiceControl model_control(const Controls& controls, const Catalogue& catalogue);
ChoiceControl prefix_control(const Controls& controls, const Catalogue& catalogue);
ChoiceControl efficiency_control(const Controls& controls, const Catalogue& catalogue);
// Common bit widths and the chosen one.
ChoiceControl bits_control(Field field, std::span<const double> common, const Controls& controls,
                           const Catalogue& catalogue);

}  // namespace shell
