// Which panel is open.
#include "app/panels/panels.hpp"

#include "app/chart_stops.hpp"

namespace shell {

namespace {

std::optional<PanelContent> compose(const PanelInput& input) {
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

}  // namespace

std::optional<PanelContent> compose_panel(const PanelInput& input) {
  std::optional<PanelContent> content = compose(input);
  if (!content) return content;
  for (Chart& chart : content->charts) chart.cursor = first_stop(chart);
  return content;
}

}  // namespace shell
