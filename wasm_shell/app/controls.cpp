// Controls: defaults, the scenario they match, and the setting they mean.
#include "app/controls.hpp"

#include "prefill_decode/resumption.hpp"

namespace shell {

Prefix prefix_of(const ScenarioProfile& profile) { return profile.prefix_lost ? Prefix::lost : Prefix::kept; }

void take_scenario(const ScenarioProfile& profile, Controls& controls) {
  controls.prompt_tokens = profile.scenario.prompt_tokens;
  controls.answer_tokens = profile.scenario.answer_tokens;
  controls.history_tokens = profile.scenario.cached_tokens;
  controls.prefix = prefix_of(profile);
}

Controls default_controls(const Catalogue& catalogue) {
  Controls controls;
  take_scenario(catalogue.scenario.front(), controls);
  return controls;
}

std::optional<std::size_t> matching_scenario(const Controls& controls, const Catalogue& catalogue) {
  for (std::size_t i = 0; i < catalogue.scenario.size(); ++i) {
    const prefill_decode::Scenario& scenario = catalogue.scenario[i].scenario;
    if (scenario.prompt_tokens == controls.prompt_tokens && scenario.answer_tokens == controls.answer_tokens &&
        scenario.cached_tokens == controls.history_tokens &&
        (controls.history_tokens == 0 || controls.prefix == prefix_of(catalogue.scenario[i]))) {
      return i;
    }
  }
  return std::nullopt;
}

namespace {

prefill_decode::Hardware chosen_hardware(const Controls& controls, const Catalogue& catalogue) {
  prefill_decode::Hardware hardware = catalogue.hardware[controls.hardware].hardware;
  if (controls.efficiency == Efficiency::ideal) {
    hardware.compute_efficiency = 1.0;
    hardware.memory_efficiency = 1.0;
    hardware.pass_overhead_s = 0.0;
  }
  hardware.usd_per_hour = controls.usd_per_hour.value_or(hardware.usd_per_hour);
  return hardware;
}

prefill_decode::Precision chosen_precision(const Controls& controls, const Catalogue& catalogue) {
  const prefill_decode::Precision& own = catalogue.model[controls.model].precision;
  return {.weight_bits = controls.weight_bits.value_or(own.weight_bits),
          .kv_bits = controls.kv_bits.value_or(own.kv_bits)};
}

}  // namespace

bool rereads_history(const Controls& controls) {
  return controls.prefix == Prefix::lost && controls.history_tokens > 0;
}

prefill_decode::Setting kept_setting(const Controls& controls, const Catalogue& catalogue) {
  return {.hardware = chosen_hardware(controls, catalogue),
          .model = catalogue.model[controls.model].model,
          .precision = chosen_precision(controls, catalogue),
          .scenario = {.prompt_tokens = controls.prompt_tokens,
                       .answer_tokens = controls.answer_tokens,
                       .cached_tokens = controls.history_tokens,
                       .batch = controls.batch}};
}

prefill_decode::Setting setting_of(const Controls& controls, const Catalogue& catalogue) {
  const prefill_decode::Setting kept = kept_setting(controls, catalogue);
  return controls.prefix == Prefix::lost ? prefill_decode::with_lost_prefix(kept) : kept;
}

}  // namespace shell
