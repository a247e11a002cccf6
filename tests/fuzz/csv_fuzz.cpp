// Any bytes as a table, and as the measured runs of one: one sentence that names the file, or rows that read back the
// same after they are written, and runs whose scores can be printed.
#include <string>

#include "files/plain_text.hpp"
#include "fuzz/invariant.hpp"
#include "validate/analysis.hpp"
#include "validate/new_runs.hpp"
#include "validate/report.hpp"

namespace {

using validation::CsvTable;
using validation::InputError;

constexpr std::size_t longest_sentence_bytes = 600;

void check_sentence(const std::string& sentence) {
  fuzz::holds(sentence.ends_with('.') && sentence.size() <= longest_sentence_bytes);
  fuzz::holds(!files::first_invalid_utf8(sentence) && !files::first_control(sentence));
}

std::string written(const CsvTable& table) {
  std::string text = validation::csv_line(table.columns);
  for (const validation::CsvRow& row : table.rows) text += validation::csv_line(row.fields);
  return text;
}

void check_round_trip(const CsvTable& table) {
  const CsvTable again = validation::parse_csv(written(table), table.file);
  fuzz::holds(again.columns == table.columns && again.rows.size() == table.rows.size());
  for (std::size_t i = 0; i < table.rows.size(); ++i) fuzz::holds(again.rows[i].fields == table.rows[i].fields);
}

CsvTable parsed(const char* text) { return validation::parse_csv(text, "fixed.csv"); }

std::vector<validation::Run> runs_of(const CsvTable& table) {
  validation::ModelProfiles models;
  for (const shell::ModelProfile& model : shell::built_in_catalogue().model) models[model.id] = model.model;
  const validation::MeasuredTables tables{
      .runs = table,
      .devices = parsed("device,peak_fp16_dense_tflops,bandwidth_gb_s\nA,330.3,1008\nApple M,,400\nC,5,\n"),
      .models = parsed("model,profile,vocabulary_parameters\nL,llama-3.1-8b,\nM,llama-3.3-70b,262144000\n"),
      .weight_formats = parsed("quant,weight_bits\nQ,4.5\n")};
  return validation::measured_runs(tables, models);
}

void check_runs(const CsvTable& table) {
  const std::vector<validation::Run> runs = runs_of(table);
  const std::string report = validation::score_report(runs, shell::built_in_catalogue().calibration);
  fuzz::holds(runs.empty() == report.empty());
  fuzz::holds(!files::first_invalid_utf8(report));
  validation::Analysis analysis;
  validation::analyse(runs, shell::built_in_catalogue().hardware, analysis);
  check_round_trip(validation::parse_csv(validation::runs_csv(analysis), "runs.csv"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  try {
    const CsvTable table = validation::parse_csv(text, "fuzz.csv");
    check_round_trip(table);
    check_runs(table);
  } catch (const InputError& error) {
    check_sentence(error.what());
  }
  return 0;
}
