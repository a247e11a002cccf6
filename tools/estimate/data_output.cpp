// JSON and CSV: the figures of the core in full precision, SI units, decimal points.
#include <nlohmann/json.hpp>

#include "app/edit.hpp"
#include "app/results.hpp"
#include "estimate/outputs.hpp"

namespace estimate {
namespace {

using nlohmann::ordered_json;
using shell::Field;

// Core's 0 means that the price is not known.
ordered_json known_price(double usd) { return usd > 0.0 ? ordered_json(usd) : ordered_json(nullptr); }

ordered_json field_json(Field field, const Situation& situation) {
  const std::string value = shell::field_value(field, situation.controls, situation.catalogue);
  if (value.empty()) return nullptr;
  if (!shell::field_range(field)) return value;
  const prefill_decode::Setting& setting = situation.setting;
  switch (field) {
    case Field::weight_bits:
      return setting.precision.weight_bits;
    case Field::kv_bits:
      return setting.precision.kv_bits;
    case Field::usd_per_hour:
      return known_price(setting.hardware.usd_per_hour);
    default:
      return std::stoll(value);
  }
}

bool changes_figures(Field field) { return field != Field::panel && field != Field::lang && field != Field::theme; }

ordered_json inputs_json(const Situation& situation) {
  ordered_json inputs;
  for (const Field field : shell::all_fields()) {
    if (changes_figures(field)) inputs[std::string(shell::field_name(field))] = field_json(field, situation);
  }
  const prefill_decode::Hardware& hardware = situation.setting.hardware;
  inputs["peak_flop_per_s"] = hardware.peak_flop_per_s;
  inputs["compute_efficiency"] = hardware.compute_efficiency;
  inputs["peak_bytes_per_s"] = hardware.peak_bytes_per_s;
  inputs["memory_efficiency"] = hardware.memory_efficiency;
  inputs["pass_overhead_s"] = hardware.pass_overhead_s;
  return inputs;
}

ordered_json figures_json(const Situation& situation) {
  const prefill_decode::Estimate& estimate = situation.screen.estimate;
  ordered_json figures;
  for (const shell::NamedResult& result : shell::named_results()) {
    const double value = result.value(estimate);
    figures[std::string(result.name)] = result.name.starts_with("usd_") ? known_price(value) : ordered_json(value);
  }
  figures["fits_memory"] = estimate.memory.fits;
  figures["exceeds_trained_context"] = estimate.exceeds_trained_context;
  figures["advice"] = shell::advice_name(estimate.advice.dominance);
  figures["half_answer_saves_s"] = estimate.advice.half_answer_saves_s;
  figures["half_prompt_saves_s"] = estimate.advice.half_prompt_saves_s;
  return figures;
}

// Names and ids hold no commas or quotes, but those of files of one's own may.
std::string csv_cell(const ordered_json& value) {
  if (value.is_null()) return {};
  if (!value.is_string()) return value.dump();
  std::string text = value.get<std::string>();
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

void append_csv(const ordered_json& object, std::string& names, std::string& values) {
  for (const auto& [name, value] : object.items()) {
    names += (names.empty() ? "" : ",") + name;
    values += (values.empty() ? "" : ",") + csv_cell(value);
  }
}

}  // namespace

std::string json_output(const Situation& situation) {
  ordered_json answer = figures_json(situation);
  answer["inputs"] = inputs_json(situation);
  return answer.dump(2) + "\n";
}

std::string csv_output(const Situation& situation) {
  std::string names;
  std::string values;
  append_csv(inputs_json(situation), names, values);
  append_csv(figures_json(situation), names, values);
  return names + "\n" + values + "\n";
}

}  // namespace estimate
