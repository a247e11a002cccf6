// What has to fit into the machine's memory.
#include "prefill_decode/memory.hpp"

#include "prefill_decode/pass.hpp"
#include "prefill_decode/units.hpp"
#include "series.hpp"

namespace prefill_decode {

MemoryUse memory_use(const Setting& setting) {
  const Model& model = setting.model;
  const Scenario& scenario = setting.scenario;
  const double bytes_per_weight = setting.precision.weight_bits / bits_per_byte;
  const std::int64_t tokens = scenario.batch * whole_context_tokens(scenario);
  MemoryUse use{.shared_weight_bytes =
                    (model.shared_parameters + model.head_parameters + model.embedding_parameters) * bytes_per_weight,
                .expert_weight_bytes = model.expert_parameters * bytes_per_weight,
                .kv_cache_bytes = kv_bytes_per_token(model, setting.precision) * static_cast<double>(tokens),
                .usable_bytes = setting.hardware.usable_memory_fraction * setting.hardware.memory_bytes};
  use.total_bytes = use.shared_weight_bytes + use.expert_weight_bytes + use.kv_cache_bytes;
  use.fits = use.total_bytes <= use.usable_bytes;
  return use;
}

std::int64_t largest_batch_that_fits(const Setting& setting) {
  const auto exceeds_memory = [&](std::int64_t batch) {
    Setting changed = setting;
    changed.scenario.batch = batch;
    return !memory_use(changed).fits;
  };
  return split_where({.first = 1, .count = max_batch}, exceeds_memory).before.count;
}

}  // namespace prefill_decode
