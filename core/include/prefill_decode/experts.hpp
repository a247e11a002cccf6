// How many experts of a layer a pass reads when every token picks its own.
#pragma once

#include <cstdint>

#include "prefill_decode/model.hpp"

namespace prefill_decode {

// E·(1−(1−a/E)^n) for n tokens; 0 for a dense model.
double touched_experts(const Model& model, std::int64_t tokens);

}  // namespace prefill_decode
