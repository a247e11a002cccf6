// How long one estimate takes, for every built-in machine: the interface makes one on every change of a control.
#include <chrono>
#include <cstdio>

#include "app/catalogue.hpp"
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

}  // namespace

int main(int argc, char**) {
  if (argc > 1) {
    std::fputs("./run bench takes no options.\n", stderr);
    return 2;
  }
  std::puts("Time of one estimate, default scenario and model:");
  const shell::Catalogue& catalogue = shell::built_in_catalogue();
  const shell::ModelProfile& model = catalogue.model.front();
  double sum = 0.0;
  for (const shell::HardwareProfile& machine : catalogue.hardware) {
    const prefill_decode::Setting setting{.hardware = machine.hardware,
                                          .model = model.model,
                                          .precision = model.precision,
                                          .scenario = catalogue.scenario.front().scenario};
    std::printf("%7.0f ns  %s\n", nanoseconds(setting, sum), machine.name.c_str());
  }
  return sum > 0.0 ? 0 : 1;
}
