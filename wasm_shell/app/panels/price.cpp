// Price list: card time of an output token against an input token.
#include "app/panels/panels.hpp"
#include "text/strings.hpp"

namespace shell {

PanelContent compose_price(const PanelInput& input) {
  PanelContent content;
  content.panel = Panel::price;
  content.title = strings(input.controls.language).tab_price;
  return content;
}

}  // namespace shell
