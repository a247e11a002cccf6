// Taking one value of one field, or refusing it.
#include "app/edit.hpp"

#include <cmath>

#include "app/enum_names.hpp"
#include "app/plain_number.hpp"

namespace shell {
namespace {

template <typename Entries>
std::optional<std::size_t> index_of(std::string_view id, const Entries& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].id == id) return i;
  }
  return std::nullopt;
}

Refusal unknown_choice(const Edit& edit, const Catalogue& catalogue) {
  return {.field = edit.field,
          .value = edit.value,
          .reason = RefusalReason::unknown_choice,
          .choices = field_choices(edit.field, catalogue)};
}

template <typename Enum, std::size_t Count>
bool take(std::string_view value, const std::array<std::string_view, Count>& names, Enum& target) {
  const std::optional<Enum> found = named<Enum>(value, names);
  if (found) target = *found;
  return found.has_value();
}

template <typename Entries>
bool take_index(std::string_view value, const Entries& entries, std::size_t& target) {
  const std::optional<std::size_t> found = index_of(value, entries);
  if (found) target = *found;
  return found.has_value();
}

bool take_scenario(std::string_view value, Controls& controls, const Catalogue& catalogue) {
  std::size_t index = 0;
  if (!take_index(value, catalogue.scenario, index)) return false;
  take_scenario(catalogue.scenario[index], controls);
  return true;
}

// A model brings its own precision.
bool take_model(std::string_view value, Controls& controls, const Catalogue& catalogue) {
  const std::size_t before = controls.model;
  if (!take_index(value, catalogue.model, controls.model)) return false;
  if (controls.model != before) {
    controls.weight_bits.reset();
    controls.kv_bits.reset();
  }
  return true;
}

// A machine brings its own price.
bool take_hardware(std::string_view value, Controls& controls, const Catalogue& catalogue) {
  const std::size_t before = controls.hardware;
  if (!take_index(value, catalogue.hardware, controls.hardware)) return false;
  if (controls.hardware != before) controls.usd_per_hour.reset();
  return true;
}

bool take_choice(const Edit& edit, Controls& controls, const Catalogue& catalogue) {
  switch (edit.field) {
    case Field::scenario:
      return take_scenario(edit.value, controls, catalogue);
    case Field::hardware:
      return take_hardware(edit.value, controls, catalogue);
    case Field::model:
      return take_model(edit.value, controls, catalogue);
    case Field::prefix:
      return take(edit.value, prefix_names, controls.prefix);
    case Field::efficiency:
      return take(edit.value, efficiency_names, controls.efficiency);
    case Field::panel:
      return take(edit.value, panel_names, controls.panel);
    case Field::lang:
      return take(edit.value, language_names, controls.language);
    case Field::theme:
      return take(edit.value, theme_names, controls.theme);
    default:
      return false;
  }
}

// Empty when it is what the model or the machine brings.
std::optional<double> unless_own(double value, double own) {
  return plain_number(value) == plain_number(own) ? std::nullopt : std::optional(as_plain_number(value));
}

void set_number(Field field, double value, Controls& controls, const Catalogue& catalogue) {
  const prefill_decode::Precision& own = catalogue.model[controls.model].precision;
  const auto count = static_cast<std::int64_t>(value);
  switch (field) {
    case Field::prompt:
      controls.prompt_tokens = count;
      break;
    case Field::answer:
      controls.answer_tokens = count;
      break;
    case Field::history:
      controls.history_tokens = count;
      break;
    case Field::batch:
      controls.batch = count;
      break;
    case Field::weight_bits:
      controls.weight_bits = unless_own(value, own.weight_bits);
      break;
    case Field::kv_bits:
      controls.kv_bits = unless_own(value, own.kv_bits);
      break;
    case Field::usd_per_hour:
      controls.usd_per_hour = unless_own(value, catalogue.hardware[controls.hardware].hardware.usd_per_hour);
      break;
    default:
      break;
  }
}

std::optional<Refusal> take_number(const Edit& edit, const Range& range, Controls& controls,
                                   const Catalogue& catalogue) {
  const NumberReading read = read_number(edit.value, range.kind);
  const double value = read.value;
  Refusal refusal{.field = edit.field,
                  .value = edit.value,
                  .reason = RefusalReason::not_a_number,
                  .minimum = range.minimum,
                  .maximum = range.maximum,
                  .choices = {}};
  if (read.result == NumberReading::Result::not_a_number) return refusal;
  if (value < range.minimum || value > range.maximum) {
    refusal.reason = RefusalReason::out_of_range;
    return refusal;
  }
  if (read.result == NumberReading::Result::unclear) {
    refusal.reason = RefusalReason::unclear_number;
    return refusal;
  }
  if (range.kind == NumberKind::whole && value != std::floor(value)) {
    refusal.reason = RefusalReason::not_whole;
    return refusal;
  }
  set_number(edit.field, value, controls, catalogue);
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> apply(const Edit& edit, Controls& controls, const Catalogue& catalogue) {
  if (const std::optional<Range> range = field_range(edit.field)) {
    return take_number(edit, *range, controls, catalogue);
  }
  if (take_choice(edit, controls, catalogue)) return std::nullopt;
  return unknown_choice(edit, catalogue);
}

}  // namespace shell
