// validate: fits the calibrations, measures them against published runs and writes the report; see docs/validation.md.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "arguments/refusal.hpp"
#include "files/plain_text.hpp"
#include "files/program.hpp"
#include "files/write_files.hpp"
#include "validate/new_runs.hpp"
#include "validate/project.hpp"

namespace {

namespace fs = std::filesystem;

struct Options {
  fs::path root = ".";
  bool check = false;
  fs::path measured;
  fs::path devices;
};

constexpr int outdated_status = 1;

int check(const fs::path& root) {
  const auto names = validation::outdated(root, validation::outputs_of(root));
  for (const std::string& name : names) files::complain(name + " is not what ./run validate writes.");
  return names.empty() ? 0 : outdated_status;
}

int score_new_runs(const Options& options) {
  const auto profiles = validation::read_profiles(options.root);
  const auto runs = validation::read_runs(options.root, profiles, options.measured, options.devices);
  if (runs.empty()) {
    throw validation::InputError(files::shown(options.measured.string(), files::most_shown_path_characters) +
                                 ": there are no runs in it.");
  }
  files::print(validation::score_report(runs, profiles.calibration));
  return 0;
}

int write(const fs::path& root) {
  const files::FolderLock alone(root);
  const auto outputs = validation::outputs_of(root);
  validation::write(root, outputs);
  for (const auto& output : outputs) files::print("wrote " + output.first + "\n");
  return 0;
}

int run(const Options& options) {
  if (!options.measured.empty() || !options.devices.empty()) return score_new_runs(options);
  return options.check ? check(options.root) : write(options.root);
}

int run(int argc, char** argv) {
  CLI::App app{"Measures the model against published runs: writes calibrations, docs/validation.md and its pictures.",
               "./run validate"};
  Options options;
  app.add_option("--root", options.root, "Root of the project");
  app.add_flag("--check", options.check, "Write nothing; fail when a written file would change")
      ->disable_flag_override();
  app.add_option("--measured", options.measured, "Score the runs of this CSV with the shipped calibrations instead");
  app.add_option("--devices", options.devices, "Devices of those runs; those of the project when absent");
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    files::print(app.help());
    return 0;
  } catch (const CLI::ParseError&) {
    throw std::runtime_error(arguments::refusal(app, {argv + 1, argv + argc}));
  }
  return run(options);
}

}  // namespace

int main(int argc, char** argv) {
  return files::run_program("", [&] { return run(argc, argv); });
}
