// The two pictures of the report.
#pragma once

#include <string>
#include <vector>

#include "validate/cross_validation.hpp"

namespace validation {

// Predicted against measured tokens/s, one panel for each cross-validated class, logarithmic.
std::string predicted_against_measured_svg(const std::vector<ClassScores>& classes);
// Predicted over measured against the length, median of each cross-validated class. Only series of runs that one
// machine, model and format has at three lengths or more, so that every length shows the same machines.
std::string error_against_length_svg(const std::vector<ClassScores>& classes);

}  // namespace validation
