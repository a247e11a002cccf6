// Defaults, the scenario that lengths match, and the setting that controls mean.
#include "app/controls.hpp"

#include <catch2/catch_test_macros.hpp>

#include "shell/support.hpp"

using namespace shell;
using support::controls_of;

namespace {

const Catalogue& catalogue = built_in_catalogue();

}  // namespace

TEST_CASE("The defaults are the balanced scenario on the laptop in Polish") {
  const Controls controls = default_controls(catalogue);
  CHECK(controls.prompt_tokens == 1150);
  CHECK(controls.answer_tokens == 850);
  CHECK(controls.language == Language::polish);
  CHECK(catalogue.hardware[controls.hardware].id == "laptop");
  CHECK(catalogue.model[controls.model].id == "qwen2.5-7b");
  CHECK(catalogue.scenario[*matching_scenario(controls, catalogue)].id == "balanced");
}

TEST_CASE("Every scenario is recognised by its lengths, another length is none") {
  for (const ScenarioProfile& profile : catalogue.scenario) {
    const Controls controls = controls_of("scenario=" + profile.id);
    CHECK(catalogue.scenario[*matching_scenario(controls, catalogue)].id == profile.id);
  }
  CHECK_FALSE(matching_scenario(controls_of("prompt=1151"), catalogue));
}

TEST_CASE("The ideal machine sustains its datasheet without overhead") {
  const prefill_decode::Hardware ideal = setting_of(controls_of("efficiency=ideal"), catalogue).hardware;
  CHECK(ideal.compute_efficiency == 1.0);
  CHECK(ideal.memory_efficiency == 1.0);
  CHECK(ideal.pass_overhead_s == 0.0);
  CHECK(ideal.peak_flop_per_s == catalogue.hardware.front().hardware.peak_flop_per_s);
}

TEST_CASE("A lost history is read with the prompt, a kept one stands in the cache") {
  const auto kept = setting_of(controls_of("history=6000&prompt=50"), catalogue).scenario;
  CHECK(kept.cached_tokens == 6000);
  CHECK(kept.prompt_tokens == 50);
  const auto lost = setting_of(controls_of("history=6000&prompt=50&prefix=lost"), catalogue).scenario;
  CHECK(lost.cached_tokens == 0);
  CHECK(lost.prompt_tokens == 6050);
}

TEST_CASE("Chosen bits, batch and price replace the profiles' own") {
  const auto setting = setting_of(controls_of("weight_bits=8&kv_bits=4&batch=9&usd_per_hour=2"), catalogue);
  CHECK(setting.precision.weight_bits == 8.0);
  CHECK(setting.precision.kv_bits == 4.0);
  CHECK(setting.scenario.batch == 9);
  CHECK(setting.hardware.usd_per_hour == 2.0);
}
