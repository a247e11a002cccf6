// The figures of an estimate by name: keys of the command line's JSON and CSV and of the page's change event.
#pragma once

#include <span>
#include <string_view>

#include "prefill_decode/estimate.hpp"

namespace shell {

// In SI units; shares and utilisations are fractions.
struct NamedResult {
  std::string_view name;
  double (*value)(const prefill_decode::Estimate&);
};

std::span<const NamedResult> named_results();

// "prefill", "both" or "decode": the phase that the advice is about.
std::string_view advice_name(prefill_decode::Dominance dominance);

}  // namespace shell
