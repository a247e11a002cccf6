// Taking one value of one field, or refusing it.
#include "app/edit.hpp"

#include <cmath>

#include "app/enum_names.hpp"
#include "app/plain_number.hpp"

namespace shell {
namespace {

constexpr std::size_t longest_number = 40;
constexpr std::string_view group_separators[] = {" ", "\u00A0", "\u202F"};

std::string without_groups(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    std::size_t skipped = 0;
    for (const std::string_view separator : group_separators) {
      if (text.starts_with(separator)) skipped = separator.size();
    }
    if (skipped == 0) result += text.front();
    text.remove_prefix(skipped == 0 ? 1 : skipped);
  }
  return result;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_decimal_sign(char c) { return c == ',' || c == '.'; }

// "8,000" and "131.072" mean thousands where only whole numbers make sense: a sign before every three digits.
std::string without_thousands_signs(std::string_view text) {
  const std::size_t first = text.find_first_of(",.");
  if (first == std::string_view::npos || first == 0 || first > 3) return std::string(text);
  std::string plain(text.substr(0, first));
  for (std::size_t i = first; i < text.size(); i += 4) {
    const std::string_view group = text.substr(i, 4);
    const bool grouped = group.size() == 4 && group.front() == text[first] && is_digit(group[1]) &&
                         is_digit(group[2]) && is_digit(group[3]);
    if (!grouped) return std::string(text);
    plain += group.substr(1);
  }
  return plain;
}

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
  const prefill_decode::Scenario& scenario = catalogue.scenario[index].scenario;
  controls.prompt_tokens = scenario.prompt_tokens;
  controls.answer_tokens = scenario.answer_tokens;
  controls.history_tokens = scenario.cached_tokens;
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

void set_number(Field field, double value, Controls& controls, const Catalogue& catalogue) {
  const prefill_decode::Precision& own = catalogue.model[controls.model].precision;
  const auto count = static_cast<std::int64_t>(value);
  const std::string shown = plain_number(value);
  const auto unless_own = [&shown](double own_value) {
    return shown == plain_number(own_value) ? std::nullopt : parse_number(shown);
  };
  if (field == Field::prompt) controls.prompt_tokens = count;
  if (field == Field::answer) controls.answer_tokens = count;
  if (field == Field::history) controls.history_tokens = count;
  if (field == Field::batch) controls.batch = count;
  if (field == Field::weight_bits) controls.weight_bits = unless_own(own.weight_bits);
  if (field == Field::kv_bits) controls.kv_bits = unless_own(own.kv_bits);
  if (field == Field::usd_per_hour) {
    controls.usd_per_hour = unless_own(catalogue.hardware[controls.hardware].hardware.usd_per_hour);
  }
}

std::optional<Refusal> take_number(const Edit& edit, const Range& range, Controls& controls,
                                   const Catalogue& catalogue) {
  const std::optional<double> value = parse_number(range.whole ? without_thousands_signs(edit.value) : edit.value);
  Refusal refusal{.field = edit.field,
                  .value = edit.value,
                  .reason = RefusalReason::not_a_number,
                  .minimum = range.minimum,
                  .maximum = range.maximum,
                  .choices = {}};
  if (!value) return refusal;
  if (*value < range.minimum || *value > range.maximum) {
    refusal.reason = RefusalReason::out_of_range;
    return refusal;
  }
  if (range.whole && *value != std::floor(*value)) {
    refusal.reason = RefusalReason::not_whole;
    return refusal;
  }
  set_number(edit.field, *value, controls, catalogue);
  return std::nullopt;
}

}  // namespace

std::optional<double> parse_number(std::string_view text) {
  std::string plain = without_groups(text);
  if (plain.empty() || plain.size() > longest_number) return std::nullopt;
  const double sign = plain.front() == '-' ? -1.0 : 1.0;
  if (plain.front() == '-' || plain.front() == '+') plain.erase(0, 1);
  double value = 0.0;
  double place = 0.0;
  bool any_digit = false;
  for (const char c : plain) {
    if (is_decimal_sign(c) && place == 0.0) {
      place = 1.0;
    } else if (is_digit(c)) {
      any_digit = true;
      value = value * 10.0 + (c - '0');
      if (place > 0.0) place *= 10.0;
    } else {
      return std::nullopt;
    }
  }
  if (!any_digit) return std::nullopt;
  return sign * (place > 0.0 ? value / place : value);
}

std::optional<Refusal> apply(const Edit& edit, Controls& controls, const Catalogue& catalogue) {
  if (const std::optional<Range> range = field_range(edit.field)) {
    return take_number(edit, *range, controls, catalogue);
  }
  if (take_choice(edit, controls, catalogue)) return std::nullopt;
  return unknown_choice(edit, catalogue);
}

}  // namespace shell
