// How many experts of a layer a pass reads.
#include "prefill_decode/experts.hpp"

#include "expert_coverage.hpp"

namespace prefill_decode {

double touched_experts(const Model& model, std::int64_t tokens) {
  return model.experts * coverage(active_expert_share(model), tokens);
}

}  // namespace prefill_decode
