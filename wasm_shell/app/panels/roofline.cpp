// Roofline: where both phases stand under the roof of the machine.
#include "app/panels/panels.hpp"
#include "text/strings.hpp"

namespace shell {

PanelContent compose_roofline(const PanelInput& input) {
  PanelContent content;
  content.panel = Panel::roofline;
  content.title = strings(input.controls.language).tab_roofline;
  return content;
}

}  // namespace shell
