// How long one estimate takes, for every built-in machine: the interface makes one on every change of a control.
#include <array>
#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <string>

#include "app/catalogue.hpp"
#include "files/program.hpp"
#include "prefill_decode/estimate.hpp"

namespace {

constexpr int repetitions = 200'000;

// Nanoseconds an estimate; `sum` keeps the compiler from leaving the work out.
double nanoseconds(const prefill_decode::Setting& setting, double& sum) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < repetitions; ++i) sum += prefill_decode::estimate(setting).total_s;
  const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
  return elapsed.count() / repetitions;
}

std::string line_of(const std::string& machine, double time) {
  std::array<char, 32> figure{};
  std::snprintf(figure.data(), figure.size(), "%7.0f ns  ", time);
  return figure.data() + machine + "\n";
}

void print_times() {
  files::print("Time of one estimate, default scenario and model:\n");
  const shell::Catalogue& catalogue = shell::built_in_catalogue();
  const shell::ModelProfile& model = catalogue.model.front();
  double sum = 0.0;
  for (const shell::HardwareProfile& machine : catalogue.hardware) {
    const prefill_decode::Setting setting{.hardware = machine.hardware,
                                          .model = model.model,
                                          .precision = model.precision,
                                          .scenario = catalogue.scenario.front().scenario};
    files::print(line_of(machine.name, nanoseconds(setting, sum)));
  }
  if (!(sum > 0.0)) throw std::runtime_error("the estimates took no time.");
}

}  // namespace

int main(int argc, char**) {
  return files::run_program("", [&] {
    if (argc > 1) throw std::runtime_error("./run bench takes no options.");
    print_times();
    return 0;
  });
}
