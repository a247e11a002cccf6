// The expert panels: what each shows for a state. One source per panel.
#pragma once

#include <optional>

#include "app/panel_content.hpp"
#include "prefill_decode/estimate.hpp"

namespace shell {

// What every panel is composed from.
struct PanelInput {
  const Controls& controls;
  const Catalogue& catalogue;
  const prefill_decode::Setting& setting;
  const prefill_decode::Estimate& estimate;
};

PanelContent compose_roofline(const PanelInput& input);
PanelContent compose_batch(const PanelInput& input);
PanelContent compose_price(const PanelInput& input);
PanelContent compose_resume(const PanelInput& input);
PanelContent compose_memory(const PanelInput& input);
PanelContent compose_sums(const PanelInput& input);

// The open panel; none when none is open.
std::optional<PanelContent> compose_panel(const PanelInput& input);

}  // namespace shell
