// Resumption: a kept history against one read again.
#include "app/panels/panels.hpp"
#include "text/strings.hpp"

namespace shell {

PanelContent compose_resume(const PanelInput& input) {
  PanelContent content;
  content.panel = Panel::resume;
  content.title = strings(input.controls.language).tab_resume;
  return content;
}

}  // namespace shell
