// Everything the report says, computed once.
#pragma once

#include <string_view>
#include <vector>

#include "app/catalogue.hpp"
#include "validate/calibration_file.hpp"
#include "validate/cross_validation.hpp"

namespace validation {

// The classes' scores by each method, all in the order of classes.
struct Analysis {
  std::vector<ClassRuns> classes;
  std::vector<ClassScores> fitted;
  std::vector<ClassScores> constant_efficiency;
  std::vector<ClassScores> ideal;
  std::vector<ClassScores> all_lengths;
  std::vector<ClassScores> by_precision;
  std::vector<ClassScores> micro_batches;
  // As fitted, all variants of a chip left out at once.
  std::vector<ClassScores> by_chip;
  std::vector<Calibration> calibrations;
  std::vector<shell::HardwareProfile> machines;
};

// Result points into itself: keep it where it is.
void analyse(const std::vector<Run>& runs, const std::vector<shell::HardwareProfile>& machines, Analysis& analysis);

bool is_cross_validated(const ClassScores& scores);
// Errors of every cross-validated run together.
Errors all_errors(const std::vector<ClassScores>& classes);

// Why a phase of a run has no score; empty when it has one.
std::string_view obstacle(const Run& run, const RunClass& kind, Phase phase);

}  // namespace validation
