// Panels of random machines, models and lengths.
#include "shell/random_cases.hpp"

#include <algorithm>

#include "prefill_decode/validate.hpp"
#include "shell/support.hpp"

namespace support {

using namespace shell;
using prefill_decode::Setting;

PanelContent RandomCase::panel(Panel panel) {
  controls.panel = panel;
  return *compose_panel({controls, catalogue, setting, estimate(setting)});
}

std::optional<RandomCase> random_case(random_settings::Generator& random) {
  const Setting made = random_settings::setting(random);
  RandomCase one;
  one.catalogue.hardware = {{.id = "random",
                             .name = "Random",
                             .label = {.pl = "Losowa", .en = "Random"},
                             .featured = true,
                             .hardware = made.hardware,
                             .calibration = {},
                             .price_source = {}}};
  one.catalogue.model = {{.id = "random", .name = "Random", .model = made.model, .precision = made.precision}};
  one.catalogue.scenario = built_in_catalogue().scenario;
  one.controls = default_controls(one.catalogue);
  one.controls.prompt_tokens = std::min(made.scenario.prompt_tokens, max_interface_prompt_tokens);
  one.controls.answer_tokens = made.scenario.answer_tokens;
  one.controls.history_tokens = made.scenario.cached_tokens;
  one.controls.batch = std::min(made.scenario.batch, max_interface_batch);
  one.setting = setting_of(one.controls, one.catalogue);
  if (!validate(one.setting).empty()) return std::nullopt;
  return one;
}

}  // namespace support
