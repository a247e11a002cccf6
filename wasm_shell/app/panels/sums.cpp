// The sums: every number on the screen traced to its formula.
#include "app/panels/panels.hpp"
#include "text/strings.hpp"

namespace shell {

PanelContent compose_sums(const PanelInput& input) {
  PanelContent content;
  content.panel = Panel::sums;
  content.title = strings(input.controls.language).tab_sums;
  return content;
}

}  // namespace shell
