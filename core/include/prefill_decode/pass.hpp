// One pass through the model: the work of its kinds of operation, and its time.
// The operations run one after another, so a pass is a sum of maxima, not one maximum.
#pragma once

#include "prefill_decode/roofline.hpp"
#include "prefill_decode/setting.hpp"

namespace prefill_decode {

struct PassWork {
  // Everything of the layers that multiplies weights shared by all tokens: projections, and the feed-forward part of a
  // dense model.
  Work linear;
  // Feed-forward part of a mixture of experts; no work in a dense model.
  Work experts;
  // Scores and weighted sum over the KV cache.
  Work attention;
  // LM head, last position only.
  Work head;
};

// Parameters of the experts that one token multiplies.
double active_expert_parameters(const Model& model);
// Parameters of the experts that a pass over this many tokens reads: of E·(1−(1−a/E)^n) experts of E.
double read_expert_parameters(const Model& model, std::int64_t tokens);
// Bytes of one token in the KV cache, keys and values of all layers.
double kv_bytes_per_token(const Model& model, const Precision& precision);

// Prefill of prompt_tokens on cached_tokens, for the whole batch.
PassWork prefill_work(const Model& model, const Precision& precision, const Scenario& scenario);
// One decode step that attends to context_tokens, the new one included, for the whole batch.
PassWork decode_step_work(const Model& model, const Precision& precision, std::int64_t batch,
                          std::int64_t context_tokens);

Work total_work(const PassWork& pass);
// pass_overhead_s + sum over the operations of max(FLOP/F, bytes/W) on the sustained roof.
double pass_seconds(const PassWork& pass, const Hardware& hardware);

}  // namespace prefill_decode
