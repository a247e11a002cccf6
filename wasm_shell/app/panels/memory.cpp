// Model and memory: what has to fit, and where it does.
#include "app/panels/panels.hpp"
#include "text/strings.hpp"

namespace shell {

PanelContent compose_memory(const PanelInput& input) {
  PanelContent content;
  content.panel = Panel::memory;
  content.title = strings(input.controls.language).tab_memory;
  return content;
}

}  // namespace shell
