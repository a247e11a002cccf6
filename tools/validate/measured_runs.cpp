// From CSV fields to runs: numbers checked, devices, models and weight formats looked up by name.
#include "validate/measured_runs.hpp"

#include <charconv>
#include <cmath>
#include <unordered_map>

#include "files/plain_text.hpp"
#include "prefill_decode/scenario.hpp"
#include "prefill_decode/units.hpp"
#include "prefill_decode/validate.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

using prefill_decode::Model;

constexpr double flop_per_teraflop = 1e12;
constexpr std::size_t most_name_bytes = 200;

// Far beyond every machine and model, near enough that no product of two of them overflows.
constexpr double least_figure = 1e-9;
constexpr double largest_figure = 1e15;

std::string quoted(const std::string& text) { return "“" + files::shown(text) + "”"; }

// Empty for an empty field.
std::optional<double> positive(const CsvTable& table, const CsvRow& row, std::string_view column) {
  const std::string& text = field(table, row, column);
  if (text.empty()) return std::nullopt;
  double value = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
    refuse(table, row, column, quoted(text) + " is not a number");
  }
  if (value <= 0.0) refuse(table, row, column, quoted(text) + " is not above zero");
  if (value < least_figure || value > largest_figure) {
    refuse(table, row, column, quoted(text) + " is not between 1e-9 and 1e15");
  }
  return value;
}

std::optional<double> scaled(std::optional<double> value, double factor) {
  return value ? std::optional(*value * factor) : std::nullopt;
}

// 0 for an empty field.
std::int64_t count(const CsvTable& table, const CsvRow& row, std::string_view column, std::int64_t largest) {
  const double value = positive(table, row, column).value_or(0.0);
  if (value != std::floor(value)) refuse(table, row, column, "a number of tokens or conversations has to be whole");
  if (value > static_cast<double>(largest)) {
    refuse(table, row, column, "the formulas accept at most " + std::to_string(largest));
  }
  return static_cast<std::int64_t>(value);
}

// What stands in reports and sentences.
const std::string& name_in(const CsvTable& table, const CsvRow& row, std::string_view column) {
  const std::string& text = field(table, row, column);
  if (text.find_first_of("\r\n") != std::string::npos) refuse(table, row, column, "there is a line break in it");
  if (text.size() > most_name_bytes) {
    refuse(table, row, column, "it is longer than " + std::to_string(most_name_bytes) + " bytes");
  }
  return text;
}

// Rows by the name in one column; of equal names the first.
class Index {
 public:
  Index(const CsvTable& table, std::string_view key) : table_(table) {
    for (const CsvRow& row : table.rows) rows_.emplace(field(table, row, key), &row);
  }
  const CsvTable& table() const { return table_; }
  const CsvRow* row_named(const std::string& name) const {
    const auto found = rows_.find(name);
    return found == rows_.end() ? nullptr : found->second;
  }

 private:
  const CsvTable& table_;
  std::unordered_map<std::string, const CsvRow*> rows_;
};

struct Tables {
  explicit Tables(const MeasuredTables& tables)
      : runs(tables.runs),
        devices(tables.devices, "device"),
        models(tables.models, "model"),
        weight_formats(tables.weight_formats, "quant") {}
  const CsvTable& runs;
  Index devices;
  Index models;
  Index weight_formats;
};

Device device_of(const Tables& tables, const CsvRow& run) {
  const CsvTable& devices = tables.devices.table();
  const std::string& name = field(tables.runs, run, "device");
  const CsvRow* row = tables.devices.row_named(name);
  if (row == nullptr) refuse(tables.runs, run, "device", quoted(name) + " is not in " + devices.file);
  return {
      .peak_flop_per_s = scaled(positive(devices, *row, "peak_fp16_dense_tflops"), flop_per_teraflop),
      .peak_bytes_per_s = scaled(positive(devices, *row, "bandwidth_gb_s"), prefill_decode::bytes_per_gigabyte),
  };
}

Model model_of(const Tables& tables, const CsvRow& run, const ModelProfiles& profiles) {
  const CsvTable& models = tables.models.table();
  const std::string& name = field(tables.runs, run, "model");
  const CsvRow* row = tables.models.row_named(name);
  if (row == nullptr) refuse(tables.runs, run, "model", quoted(name) + " is not in " + models.file);
  const std::string& id = field(models, *row, "profile");
  const auto found = profiles.find(id);
  if (found == profiles.end()) refuse(models, *row, "profile", "there is no model profile " + quoted(id));
  Model model = found->second;
  if (const auto vocabulary = positive(models, *row, "vocabulary_parameters")) {
    model.head_parameters = *vocabulary;
    model.embedding_parameters = *vocabulary;
  }
  return model;
}

double stored_parameters(const Model& model) {
  return model.shared_parameters + model.expert_parameters + model.head_parameters + model.embedding_parameters;
}

double format_bits(const Tables& tables, const CsvRow& run) {
  const CsvTable& formats = tables.weight_formats.table();
  const std::string& name = field(tables.runs, run, "quant");
  const CsvRow* row = tables.weight_formats.row_named(name);
  const auto bits = row == nullptr ? std::nullopt : positive(formats, *row, "weight_bits");
  if (!bits) refuse(tables.runs, run, "weights_gb", "blank, and " + formats.file + " has no bits for " + quoted(name));
  return *bits;
}

double weight_bits_of(const Tables& tables, const CsvRow& run, const Model& model) {
  const auto gigabytes = positive(tables.runs, run, "weights_gb");
  const double bits = gigabytes ? *gigabytes * prefill_decode::bytes_per_gigabyte * prefill_decode::bits_per_byte /
                                      stored_parameters(model)
                                : format_bits(tables, run);
  if (bits < prefill_decode::min_bits || bits > prefill_decode::max_bits) {
    refuse(tables.runs, run, "weights_gb",
           shortest(bits) + " bits for each of the model's " + shortest(stored_parameters(model)) +
               " parameters, where the formulas accept " + shortest(prefill_decode::min_bits) + " to " +
               shortest(prefill_decode::max_bits));
  }
  return bits;
}

Run run_of(const Tables& tables, const CsvRow& row, const ModelProfiles& profiles) {
  const CsvTable& runs = tables.runs;
  const auto text = [&](std::string_view column) { return name_in(runs, row, column); };
  Run run{.line = row.line,
          .device = text("device"),
          .backend = text("backend"),
          .model_name = text("model"),
          .weight_format = text("quant"),
          .notes = field(runs, row, "notes"),
          .datasheet = device_of(tables, row),
          .model = model_of(tables, row, profiles)};
  run.weight_bits = weight_bits_of(tables, row, run.model);
  run.prompt_tokens = count(runs, row, "prompt_tokens", prefill_decode::max_prompt_tokens);
  if (run.prompt_tokens == 0) refuse(runs, row, "prompt_tokens", "blank");
  run.context_tokens = count(runs, row, "context_tokens", prefill_decode::max_cached_tokens);
  run.batch = count(runs, row, "batch", prefill_decode::max_batch);
  if (run.batch == 0) refuse(runs, row, "batch", "blank");
  run.prefill_tokens_per_s = positive(runs, row, "prefill_tok_s");
  run.decode_tokens_per_s = positive(runs, row, "decode_tok_s");
  return run;
}

}  // namespace

std::vector<Run> measured_runs(const MeasuredTables& tables, const ModelProfiles& profiles) {
  require_columns(tables.runs, {"device", "backend", "model", "quant", "weights_gb", "prompt_tokens", "context_tokens",
                                "batch", "prefill_tok_s", "decode_tok_s", "notes"});
  require_columns(tables.devices, {"device", "peak_fp16_dense_tflops", "bandwidth_gb_s"});
  require_columns(tables.models, {"model", "profile", "vocabulary_parameters"});
  require_columns(tables.weight_formats, {"quant", "weight_bits"});
  const Tables indexed(tables);
  std::vector<Run> runs;
  for (const CsvRow& row : tables.runs.rows) runs.push_back(run_of(indexed, row, profiles));
  return runs;
}

}  // namespace validation
