// Many conversations: what a batch gains and what it costs.
#include "app/panels/panels.hpp"
#include "text/strings.hpp"

namespace shell {

PanelContent compose_batch(const PanelInput& input) {
  PanelContent content;
  content.panel = Panel::batch;
  content.title = strings(input.controls.language).tab_batch;
  return content;
}

}  // namespace shell
