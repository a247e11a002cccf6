// validate: fits the calibrations, measures them against published runs and writes the report; see docs/validation.md.
#include <CLI/CLI.hpp>
#include <exception>
#include <filesystem>
#include <iostream>

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
constexpr int bad_input_status = 2;

int check(const fs::path& root, const validation::Outputs& outputs) {
  const auto names = validation::outdated(root, outputs);
  for (const std::string& name : names) std::cerr << name << " is not what ./run validate writes.\n";
  return names.empty() ? 0 : outdated_status;
}

int score_new_runs(const Options& options) {
  const auto profiles = validation::read_profiles(options.root);
  const auto runs = validation::read_runs(options.root, profiles, options.measured, options.devices);
  if (runs.empty()) throw validation::InputError(options.measured.string() + ": there are no runs in it.");
  std::cout << validation::score_report(runs, profiles.calibration);
  return 0;
}

int run(const Options& options) {
  if (!options.measured.empty() || !options.devices.empty()) return score_new_runs(options);
  const auto outputs = validation::outputs_of(options.root);
  if (options.check) return check(options.root, outputs);
  validation::write(options.root, outputs);
  for (const auto& output : outputs) std::cout << "wrote " << output.first << "\n";
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Measures the model against published runs: writes calibrations, docs/validation.md and its pictures.",
               "./run validate"};
  try {
    Options options;
    app.add_option("--root", options.root, "Root of the project")->check(CLI::ExistingDirectory);
    app.add_flag("--check", options.check, "Write nothing; fail when a written file would change");
    app.add_option("--measured", options.measured, "Score the runs of this CSV with the shipped calibrations instead")
        ->check(CLI::ExistingFile);
    app.add_option("--devices", options.devices, "Devices of those runs; those of the project when absent")
        ->check(CLI::ExistingFile);
    app.parse(argc, argv);
    return run(options);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    std::cerr << error.what() << ".\n";
    return bad_input_status;
  } catch (const validation::InputError& error) {
    std::cerr << error.what() << "\n";
    return bad_input_status;
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return outdated_status;
  }
}
