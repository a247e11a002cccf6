// Whether every number of an estimate is one.
#pragma once

#include "prefill_decode/estimate.hpp"

namespace prefill_decode {

// Every field finite and not negative.
bool is_finite(const Estimate& estimate);

}  // namespace prefill_decode
