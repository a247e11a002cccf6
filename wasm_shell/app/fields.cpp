// The fields of Controls: their names, ranges, choices and current values.
#include <array>

#include "app/edit.hpp"
#include "app/enum_names.hpp"
#include "app/plain_number.hpp"

namespace shell {
namespace {

struct NamedField {
  Field field;
  std::string_view name;
};

// Presets first: they set the fields after them.
constexpr std::array named_fields{
    NamedField{Field::scenario, "scenario"},     NamedField{Field::prompt, "prompt"},
    NamedField{Field::answer, "answer"},         NamedField{Field::history, "history"},
    NamedField{Field::prefix, "prefix"},         NamedField{Field::hardware, "hardware"},
    NamedField{Field::model, "model"},           NamedField{Field::weight_bits, "weight_bits"},
    NamedField{Field::kv_bits, "kv_bits"},       NamedField{Field::batch, "batch"},
    NamedField{Field::efficiency, "efficiency"}, NamedField{Field::usd_per_hour, "usd_per_hour"},
    NamedField{Field::panel, "panel"},           NamedField{Field::lang, "lang"},
    NamedField{Field::theme, "theme"},
};

constexpr auto fields_in_order = [] {
  std::array<Field, named_fields.size()> fields{};
  for (std::size_t i = 0; i < fields.size(); ++i) fields[i] = named_fields[i].field;
  return fields;
}();

template <typename Entries>
std::vector<std::string> ids(const Entries& entries) {
  std::vector<std::string> result;
  for (const auto& entry : entries) result.push_back(entry.id);
  return result;
}

template <typename Names>
std::vector<std::string> names_of(const Names& names) {
  return {names.begin(), names.end()};
}

}  // namespace

std::span<const Field> all_fields() { return fields_in_order; }

std::string_view field_name(Field field) {
  for (const NamedField& named : named_fields) {
    if (named.field == field) return named.name;
  }
  return {};
}

std::optional<Field> field_named(std::string_view name) {
  for (const NamedField& named : named_fields) {
    if (named.name == name) return named.field;
  }
  return std::nullopt;
}

std::optional<Range> field_range(Field field) {
  switch (field) {
    case Field::prompt:
      return Range{
          .minimum = 1, .maximum = static_cast<double>(max_interface_prompt_tokens), .kind = NumberKind::whole};
    case Field::answer:
      return Range{
          .minimum = 1, .maximum = static_cast<double>(prefill_decode::max_answer_tokens), .kind = NumberKind::whole};
    case Field::history:
      return Range{
          .minimum = 0, .maximum = static_cast<double>(prefill_decode::max_cached_tokens), .kind = NumberKind::whole};
    case Field::batch:
      return Range{.minimum = 1, .maximum = static_cast<double>(max_interface_batch), .kind = NumberKind::whole};
    case Field::weight_bits:
    case Field::kv_bits:
      return Range{.minimum = prefill_decode::min_bits, .maximum = prefill_decode::max_bits, .kind = NumberKind::small};
    case Field::usd_per_hour:
      return Range{.minimum = 0, .maximum = 1000, .kind = NumberKind::decimal};
    default:
      return std::nullopt;
  }
}

std::vector<std::string> field_choices(Field field, const Catalogue& catalogue) {
  switch (field) {
    case Field::scenario:
      return ids(catalogue.scenario);
    case Field::hardware:
      return ids(catalogue.hardware);
    case Field::model:
      return ids(catalogue.model);
    case Field::prefix:
      return names_of(prefix_names);
    case Field::efficiency:
      return names_of(efficiency_names);
    case Field::panel:
      return names_of(panel_names);
    case Field::lang:
      return names_of(language_names);
    case Field::theme:
      return names_of(theme_names);
    default:
      return {};
  }
}

double field_number(Field field, const Controls& controls, const Catalogue& catalogue) {
  const prefill_decode::Precision& own = catalogue.model[controls.model].precision;
  switch (field) {
    case Field::prompt:
      return static_cast<double>(controls.prompt_tokens);
    case Field::answer:
      return static_cast<double>(controls.answer_tokens);
    case Field::history:
      return static_cast<double>(controls.history_tokens);
    case Field::batch:
      return static_cast<double>(controls.batch);
    case Field::weight_bits:
      return controls.weight_bits.value_or(own.weight_bits);
    case Field::kv_bits:
      return controls.kv_bits.value_or(own.kv_bits);
    case Field::usd_per_hour:
      return controls.usd_per_hour.value_or(catalogue.hardware[controls.hardware].hardware.usd_per_hour);
    default:
      return 0.0;
  }
}

std::string field_value(Field field, const Controls& controls, const Catalogue& catalogue) {
  switch (field) {
    case Field::scenario: {
      const std::optional<std::size_t> scenario = matching_scenario(controls, catalogue);
      return scenario ? catalogue.scenario[*scenario].id : std::string();
    }
    case Field::prompt:
    case Field::answer:
    case Field::history:
    case Field::weight_bits:
    case Field::kv_bits:
    case Field::batch:
    case Field::usd_per_hour:
      return plain_number(field_number(field, controls, catalogue));
    case Field::prefix:
      return std::string(name_of(controls.prefix, prefix_names));
    case Field::hardware:
      return catalogue.hardware[controls.hardware].id;
    case Field::model:
      return catalogue.model[controls.model].id;
    case Field::efficiency:
      return std::string(name_of(controls.efficiency, efficiency_names));
    case Field::panel:
      return std::string(name_of(controls.panel, panel_names));
    case Field::lang:
      return std::string(name_of(controls.language, language_names));
    case Field::theme:
      return std::string(name_of(controls.theme, theme_names));
  }
  return {};
}

}  // namespace shell
