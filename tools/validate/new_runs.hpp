// Other people's runs, scored with the calibrations as shipped.
#pragma once

#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "validate/measured_runs.hpp"

namespace validation {

// One line for each run (predicted, measured, error, or why it has no score), then the medians of each class.
std::string score_report(const std::vector<Run>& runs, const std::vector<shell::CalibrationProfile>& calibrations);

}  // namespace validation
