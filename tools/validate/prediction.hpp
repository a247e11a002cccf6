// What the formulas of core say of a run, for given constants.
#pragma once

#include "prefill_decode/hardware.hpp"
#include "prefill_decode/pass.hpp"
#include "validate/measured_runs.hpp"

namespace validation {

struct Constants {
  double compute_efficiency = 1.0;
  double memory_efficiency = 1.0;
  double pass_overhead_s = 0.0;
};

bool can_score_prefill(const Run& run);
bool can_score_decode(const Run& run);

// A peak that nobody publishes limits nothing: decode at batch 1 is bound by memory.
prefill_decode::Hardware hardware_of(const Run& run, const Constants& constants);

prefill_decode::PassWork prefill_work_of(const Run& run);
// llama-bench writes from an empty context up to context_tokens: one step in the middle stands for all of them, the
// time being linear in the context. Other programs are measured right after the prompt.
prefill_decode::PassWork decode_work_of(const Run& run);

double predicted_prefill_tokens_per_s(const Run& run, const prefill_decode::Hardware& hardware);
double predicted_decode_tokens_per_s(const Run& run, const prefill_decode::Hardware& hardware);
double predicted_prefill_tokens_per_s(const Run& run, const Constants& constants);
double predicted_decode_tokens_per_s(const Run& run, const Constants& constants);

}  // namespace validation
