// Controls as they are shown and spoken.
#include "app/control_text.hpp"

#include <algorithm>

#include "app/edit.hpp"
#include "app/slider_scale.hpp"
#include "prefill_decode/units.hpp"
#include "text/fill.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

std::string pages_note(double token_count, Language language) {
  const double page_count = token_count / prefill_decode::tokens_per_page;
  if (page_count < 0.75) return std::string(strings(language).less_than_a_page);
  return fill(strings(language).pages_note, {{"pages", pages(page_count, language)}});
}

// With a lost history the prompt is the lesser part of what is read.
std::string length_note(Field field, double token_count, const Controls& controls) {
  if (field == Field::prompt && rereads_history(controls)) {
    return fill(strings(controls.language).history_note,
                {{"tokens", whole(static_cast<double>(controls.history_tokens), controls.language).digits}});
  }
  return pages_note(token_count, controls.language);
}

std::vector<SliderTick> slider_ticks(Field field, Language language) {
  std::vector<SliderTick> ticks;
  if (field != Field::prompt && field != Field::answer) return ticks;
  for (double count = 1.0; count <= static_cast<double>(max_interface_prompt_tokens); count *= 10.0) {
    ticks.push_back({.position = slider_position(field, count), .label = rounded_count(count, language)});
  }
  return ticks;
}

std::string value_text(Field field, double value, Language language) {
  const auto count = static_cast<std::int64_t>(value);
  switch (field) {
    case Field::batch:
      return conversations(count, language);
    default:
      return tokens(count, language);
  }
}

void keep_featured_and_chosen(std::vector<Choice>& choices, const Catalogue& catalogue) {
  for (std::size_t i = choices.size(); i-- > 0;) {
    if (!catalogue.hardware[i].featured && !choices[i].selected) {
      choices.erase(choices.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
}

ChoiceControl empty_choice(Field field, Language language) {
  return {.field = field, .label = std::string(field_label(field, language)), .choices = {}};
}

ChoiceControl named_control(Field field, const std::vector<std::pair<std::string_view, std::string_view>>& named,
                            const Controls& controls, const Catalogue& catalogue) {
  ChoiceControl control = empty_choice(field, controls.language);
  const std::string chosen = field_value(field, controls, catalogue);
  for (const auto& [value, label] : named) {
    control.choices.push_back({.value = std::string(value),
                               .label = std::string(label),
                               .name = std::string(label),
                               .selected = chosen == value});
  }
  return control;
}

}  // namespace

const std::string& local(const LocalName& name, Language language) {
  return language == Language::polish ? name.pl : name.en;
}

std::string_view field_label(Field field, Language language) {
  const Strings& words = strings(language);
  switch (field) {
    case Field::scenario:
      return words.scenario_label;
    case Field::prompt:
      return words.prompt_label;
    case Field::answer:
      return words.answer_label;
    case Field::history:
      return words.history_label;
    case Field::prefix:
      return words.prefix_label;
    case Field::hardware:
      return words.hardware_label;
    case Field::model:
      return words.model_label;
    case Field::weight_bits:
      return words.weight_bits_label;
    case Field::kv_bits:
      return words.kv_bits_label;
    case Field::batch:
      return words.batch_label;
    case Field::efficiency:
      return words.efficiency_label;
    case Field::usd_per_hour:
      return words.usd_per_hour_label;
    case Field::panel:
      return words.panel_label;
    case Field::lang:
      return words.language_label;
    case Field::theme:
      return words.theme_label;
  }
  return {};
}

SliderControl slider_control(Field field, const Controls& controls, const Catalogue& catalogue) {
  const Language language = controls.language;
  const double value = field_number(field, controls, catalogue);
  const Range range = *field_range(field);
  SliderControl slider{.field = field,
                       .label = std::string(field_label(field, language)),
                       .value = value,
                       .minimum = range.minimum,
                       .maximum = range.maximum,
                       .position = slider_position(field, value),
                       .reach = slider_position(field, range.maximum),
                       .ticks = slider_ticks(field, language),
                       .value_text = value_text(field, value, language),
                       .note = {}};
  if (field == Field::prompt || field == Field::answer) slider.note = length_note(field, value, controls);
  return slider;
}

NumberControl price_control(const Controls& controls, const Catalogue& catalogue) {
  const double value = field_number(Field::usd_per_hour, controls, catalogue);
  const Range range = *field_range(Field::usd_per_hour);
  return {.field = Field::usd_per_hour,
          .label = std::string(field_label(Field::usd_per_hour, controls.language)),
          .value = value,
          .minimum = range.minimum,
          .maximum = range.maximum,
          .value_text =
              value > 0.0 ? us_dollars(value, controls.language) : std::string(strings(controls.language).no_price)};
}

ChoiceControl scenario_control(const Controls& controls, const Catalogue& catalogue) {
  ChoiceControl control = empty_choice(Field::scenario, controls.language);
  const std::optional<std::size_t> chosen = matching_scenario(controls, catalogue);
  for (std::size_t i = 0; i < catalogue.scenario.size(); ++i) {
    const ScenarioProfile& profile = catalogue.scenario[i];
    control.choices.push_back({.value = profile.id,
                               .label = local(profile.label, controls.language),
                               .name = local(profile.name, controls.language),
                               .selected = chosen == i});
  }
  return control;
}

ChoiceControl hardware_control(const Controls& controls, const Catalogue& catalogue, bool all) {
  ChoiceControl control = empty_choice(Field::hardware, controls.language);
  for (std::size_t i = 0; i < catalogue.hardware.size(); ++i) {
    const HardwareProfile& profile = catalogue.hardware[i];
    control.choices.push_back({.value = profile.id,
                               .label = local(profile.label, controls.language),
                               .name = profile.name,
                               .selected = controls.hardware == i});
  }
  if (!all) keep_featured_and_chosen(control.choices, catalogue);
  return control;
}

ChoiceControl model_control(const Controls& controls, const Catalogue& catalogue) {
  ChoiceControl control = empty_choice(Field::model, controls.language);
  for (std::size_t i = 0; i < catalogue.model.size(); ++i) {
    const ModelProfile& profile = catalogue.model[i];
    control.choices.push_back(
        {.value = profile.id, .label = profile.name, .name = profile.name, .selected = controls.model == i});
  }
  return control;
}

ChoiceControl prefix_control(const Controls& controls, const Catalogue& catalogue) {
  const Strings& words = strings(controls.language);
  return named_control(Field::prefix, {{"kept", words.prefix_kept}, {"lost", words.prefix_lost}}, controls, catalogue);
}

ChoiceControl efficiency_control(const Controls& controls, const Catalogue& catalogue) {
  const Strings& words = strings(controls.language);
  return named_control(Field::efficiency,
                       {{"realistic", words.efficiency_realistic}, {"ideal", words.efficiency_ideal}}, controls,
                       catalogue);
}

ChoiceControl bits_control(Field field, std::span<const double> common, const Controls& controls,
                           const Catalogue& catalogue) {
  ChoiceControl control = empty_choice(field, controls.language);
  const double chosen = field_number(field, controls, catalogue);
  std::vector<double> offered(common.begin(), common.end());
  const auto place = std::lower_bound(offered.begin(), offered.end(), chosen);
  if (place == offered.end() || *place != chosen) offered.insert(place, chosen);
  for (const double count : offered) {
    control.choices.push_back({.value = trimmed(count, 3, Language::english).digits,
                               .label = trimmed(count, 3, controls.language).digits,
                               .name = bits(count, controls.language),
                               .selected = count == chosen});
  }
  return control;
}

}  // namespace shell
