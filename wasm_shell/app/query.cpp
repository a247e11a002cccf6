// Controls as the query of a URL, and back.
#include <algorithm>
#include <utility>

#include "app/edit.hpp"

namespace shell {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string percent_decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape =
        text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0;
    if (escape) {
      result += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      result += text[i] == '+' ? ' ' : text[i];
    }
  }
  return result;
}

std::vector<Edit> edits_of(std::string_view query) {
  std::vector<Edit> edits;
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos) {
      const std::optional<Field> field = field_named(percent_decoded(pair.substr(0, equals)));
      if (field) edits.push_back({*field, percent_decoded(pair.substr(equals + 1))});
    }
    query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
  }
  return edits;
}

// Fields that a scenario presets.
bool is_length(Field field) { return field == Field::prompt || field == Field::answer || field == Field::history; }

}  // namespace

std::vector<Refusal> apply_query(std::string_view query, Controls& controls, const Catalogue& catalogue) {
  if (query.starts_with('?')) query.remove_prefix(1);
  const std::vector<Edit> edits = edits_of(query);
  std::vector<Refusal> refusals;
  for (const Field field : all_fields()) {
    const auto edit = std::find_if(edits.rbegin(), edits.rend(), [field](const Edit& e) { return e.field == field; });
    if (edit == edits.rend()) continue;
    if (std::optional<Refusal> refusal = apply(*edit, controls, catalogue)) refusals.push_back(std::move(*refusal));
  }
  return refusals;
}

std::string query_of(const Controls& controls, const Catalogue& catalogue) {
  const Controls defaults = default_controls(catalogue);
  // What a scenario, a model or a machine brings with it is not worth saying.
  Controls presets = defaults;
  presets.model = controls.model;
  presets.hardware = controls.hardware;
  const std::optional<std::size_t> scenario = matching_scenario(controls, catalogue);
  const bool in_scenario = scenario.has_value();
  if (scenario) presets.prefix = prefix_of(catalogue.scenario[*scenario]);
  std::string query;
  for (const Field field : all_fields()) {
    if (field == Field::scenario ? !in_scenario : in_scenario && is_length(field)) continue;
    const bool preset = field != Field::model && field != Field::hardware;
    const std::string value = field_value(field, controls, catalogue);
    if (value == field_value(field, preset ? presets : defaults, catalogue)) continue;
    if (!query.empty()) query += '&';
    query.append(field_name(field)).append("=").append(value);
  }
  return query;
}

}  // namespace shell
