// Which panel is open.
#include "app/panels/panels.hpp"

namespace shell {

std::optional<PanelContent> compose_panel(const PanelInput& input) {
  switch (input.controls.panel) {
    case Panel::none:
      return std::nullopt;
    case Panel::roofline:
      return compose_roofline(input);
    case Panel::batch:
      return compose_batch(input);
    case Panel::price:
      return compose_price(input);
    case Panel::resume:
      return compose_resume(input);
    case Panel::memory:
      return compose_memory(input);
    case Panel::sums:
      return compose_sums(input);
  }
  return std::nullopt;
}

}  // namespace shell
