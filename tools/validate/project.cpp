// Reading and writing the project's files.
#include "validate/project.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "profiles/reader.hpp"
#include "validate/analysis.hpp"
#include "validate/plots.hpp"
#include "validate/report.hpp"

namespace validation {
namespace {

namespace fs = std::filesystem;

const char* const measured_dir = "profiles/measured";
const char* const template_file = "tools/validate/validation.template.md";

// Empty when there is no such file.
std::string content_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

Outputs outputs_of(const Analysis& analysis, const std::string& report_template) {
  Outputs outputs;
  for (const Calibration& calibration : analysis.calibrations) {
    const RunClass& kind = *calibration.members->kind;
    if (!kind.calibration_obstacle.empty()) continue;
    outputs["profiles/calibration/" + std::string(kind.id) + ".json"] = calibration_json(calibration);
  }
  outputs["docs/validation.md"] = fill(report_template, report_values(analysis));
  outputs["docs/validation/predicted-against-measured.svg"] = predicted_against_measured_svg(analysis.fitted);
  outputs["docs/validation/error-against-length.svg"] = error_against_length_svg(analysis.fitted);
  outputs["docs/validation/runs.csv"] = runs_csv(analysis);
  return outputs;
}

}  // namespace

shell::Catalogue read_profiles(const fs::path& root) {
  auto read = profiles::read_catalogue(root / "profiles");
  if (!read.value) throw InputError(read.refusal);
  return *std::move(read.value);
}

std::vector<Run> read_runs(const fs::path& root, const shell::Catalogue& profiles, const fs::path& runs_csv,
                           const fs::path& devices_csv) {
  ModelProfiles models;
  for (const shell::ModelProfile& model : profiles.model) models[model.id] = model.model;
  const fs::path measured = root / measured_dir;
  const MeasuredTables tables{.runs = read_csv(runs_csv.empty() ? measured / "measured.csv" : runs_csv),
                              .devices = read_csv(devices_csv.empty() ? measured / "devices.csv" : devices_csv),
                              .models = read_csv(measured / "models.csv"),
                              .weight_formats = read_csv(measured / "weight_formats.csv")};
  return measured_runs(tables, models);
}

Outputs outputs_of(const fs::path& root) {
  const shell::Catalogue profiles = read_profiles(root);
  Analysis analysis;
  analyse(read_runs(root, profiles, {}, {}), profiles.hardware, analysis);
  const std::string report_template = content_of(root / template_file);
  if (report_template.empty()) throw InputError((root / template_file).string() + ": the file cannot be read.");
  return outputs_of(analysis, report_template);
}

void write(const fs::path& root, const Outputs& outputs) {
  for (const auto& [name, content] : outputs) {
    const fs::path path = root / name;
    // The build follows the profiles' times.
    if (content_of(path) == content) continue;
    fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out << content;
    out.flush();
    if (!out) throw std::runtime_error(path.string() + ": the file cannot be written.");
  }
}

std::vector<std::string> outdated(const fs::path& root, const Outputs& outputs) {
  std::vector<std::string> names;
  for (const auto& [name, content] : outputs) {
    if (content_of(root / name) != content) names.push_back(name);
  }
  return names;
}

}  // namespace validation
