// Ways to predict a run from other runs of its class; the report compares them.
#pragma once

#include <functional>
#include <vector>

#include "validate/fit.hpp"

namespace validation {

// tokens/s of a run.
using Prediction = std::function<double(const Run&)>;

struct Predictor {
  Prediction prefill;
  Prediction decode;
};

// From the runs that may be learnt from to a predictor.
using Method = std::function<Predictor(const std::vector<Run>&)>;

Predictor predictor_of(const Constants& constants);

// The product's: η_c, η_m and t_0 of the class, fitted to short contexts.
Predictor fitted(const std::vector<Run>& runs);
// The datasheet roofline: η = 1, t_0 = 0.
Predictor ideal(const std::vector<Run>& runs);
// η_c and η_m of the class, t_0 = 0.
Predictor constant_efficiency(const std::vector<Run>& runs);
// As fitted, to runs of every length.
Predictor fitted_to_all_lengths(const std::vector<Run>& runs);
// As fitted, with one η_c for 16-bit and one for quantised weights.
Predictor fitted_by_precision(const std::vector<Run>& runs);

}  // namespace validation
