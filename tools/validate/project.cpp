// Reading and writing the project's files.
#include "validate/project.hpp"

#include <optional>

#include "files/plain_text.hpp"
#include "files/read_text.hpp"
#include "files/write_files.hpp"
#include "profiles/reader.hpp"
#include "validate/analysis.hpp"
#include "validate/plots.hpp"
#include "validate/report.hpp"

namespace validation {
namespace {

namespace fs = std::filesystem;

const char* const measured_dir = "profiles/measured";
const char* const template_file = "tools/validate/validation.template.md";

// The longest output, a picture, has 90 kB.
constexpr std::size_t most_output_bytes = 4 * files::megabyte;

// Nothing when it cannot be read.
std::optional<std::string> content_of(const fs::path& path) {
  try {
    return files::read_text(path, most_output_bytes).text;
  } catch (const files::Unreadable&) {
    return std::nullopt;
  }
}

std::string template_of(const fs::path& root) {
  try {
    return files::read_text(root / template_file, files::megabyte).text;
  } catch (const files::Unreadable& unreadable) {
    throw InputError(files::shown((root / template_file).string()) + ": " + unreadable.what());
  }
}

std::string calibration_name(std::string_view id) { return "profiles/calibration/" + std::string(id) + ".json"; }

shell::Catalogue catalogue_of(profiles::Read<shell::Catalogue> read) {
  if (!read.value) throw InputError(read.refusal);
  return *std::move(read.value);
}

Outputs outputs_of(const Analysis& analysis, const std::string& report) {
  Outputs outputs;
  for (const Calibration& calibration : analysis.calibrations) {
    const RunClass& kind = *calibration.members->kind;
    if (!kind.calibration_obstacle.empty()) continue;
    outputs[calibration_name(kind.id)] = calibration_json(calibration);
  }
  outputs["docs/validation.md"] = report;
  outputs["docs/validation/predicted-against-measured.svg"] = predicted_against_measured_svg(analysis.fitted);
  outputs["docs/validation/error-against-length.svg"] = error_against_length_svg(analysis.fitted);
  outputs["docs/validation/runs.csv"] = runs_csv(analysis);
  return outputs;
}

std::string filled_report(const fs::path& root, const Analysis& analysis) {
  const std::string report_template = template_of(root);
  try {
    return fill(report_template, report_values(analysis));
  } catch (const TemplateError& error) {
    throw InputError(files::shown((root / template_file).string()) + ": " + error.what() + ".");
  }
}

void check_calibrations(const std::vector<shell::HardwareProfile>& machines, const Outputs& outputs) {
  for (const shell::HardwareProfile& machine : machines) {
    if (machine.calibration.empty() || outputs.contains(calibration_name(machine.calibration))) continue;
    throw InputError("profiles/hardware/" + machine.id + ".json: /calibration names \"" +
                     files::shown(machine.calibration) + "\", which is no profile of calibration.");
  }
}

}  // namespace

shell::Catalogue read_profiles(const fs::path& root) {
  return catalogue_of(profiles::read_catalogue(root / "profiles"));
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
  // The calibrations are written, not read: broken ones don't stand in the way of new ones.
  const shell::Catalogue profiles = catalogue_of(profiles::read_uncalibrated_catalogue(root / "profiles"));
  Analysis analysis;
  analyse(read_runs(root, profiles, {}, {}), profiles.hardware, analysis);
  const Outputs outputs = outputs_of(analysis, filled_report(root, analysis));
  check_calibrations(profiles.hardware, outputs);
  return outputs;
}

void write(const fs::path& root, const Outputs& outputs) {
  std::map<fs::path, std::string> changed;
  // The build follows the profiles' times.
  for (const std::string& name : outdated(root, outputs)) changed[root / name] = outputs.at(name);
  files::write_files(changed);
}

std::vector<std::string> outdated(const fs::path& root, const Outputs& outputs) {
  std::vector<std::string> names;
  for (const auto& [name, content] : outputs) {
    if (content_of(root / name) != content) names.push_back(name);
  }
  return names;
}

}  // namespace validation
