// Classes of machine and program that share their constants, and which class a run belongs to.
#pragma once

#include <string_view>
#include <vector>

#include "validate/measured_runs.hpp"

namespace validation {

struct RunClass {
  std::string_view id;
  int order = 0;
  std::string_view label_pl;
  std::string_view label_en;
  // What the hardware profiles count as the peak over what devices.csv counts. GeForce cards multiply FP16 with FP32
  // accumulate at half the rate of FP16 accumulate; devices.csv has the second, the profiles the first.
  double peak_share = 1.0;
  // Why prefill cannot be scored; empty when it can.
  std::string_view prefill_obstacle = "";
  // Why no calibration profile is written; empty when one is.
  std::string_view calibration_obstacle = "";
};

// In the order of the report.
const std::vector<RunClass>& run_classes();
// Null when no class covers the run.
const RunClass* class_of(const Run& run);

struct ClassRuns {
  const RunClass* kind = nullptr;
  // Peaks as the hardware profiles count them.
  std::vector<Run> runs;
};

// One entry for each class that has runs.
std::vector<ClassRuns> runs_by_class(const std::vector<Run>& runs);

}  // namespace validation
