// Calibration profiles: the constants of a class as profiles/calibration/*.json.
#pragma once

#include <string>

#include "validate/cross_validation.hpp"

namespace validation {

// What a class's calibration profile says, rounded as the file has it: efficiencies and errors to three decimals,
// overhead to ten microseconds.
struct Calibration {
  const ClassRuns* members = nullptr;
  Constants constants;
  // 0 when no device could be left out.
  double prefill_median_error = 0.0;
  double decode_median_error = 0.0;
  int devices = 0;
  // Measured values that the constants were fitted to.
  int measurements = 0;
};

Calibration calibrate(const ClassScores& scores);
std::string calibration_json(const Calibration& calibration);

}  // namespace validation
