// Which share of the experts a pass reads, when every token picks its experts independently and evenly.
#pragma once

#include <cstdint>

#include "prefill_decode/model.hpp"
#include "series.hpp"

namespace prefill_decode {

// a/E; 0 for a dense model.
double active_expert_share(const Model& model);
// 1 − (1−x)^n for x = active_share of the experts per token.
double coverage(double active_share, std::int64_t tokens);
// Σ of the coverage of n · tokens_per_step over the range.
double sum_of_coverage(double active_share, std::int64_t tokens_per_step, const TokenRange& range);

}  // namespace prefill_decode
