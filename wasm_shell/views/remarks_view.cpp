// What else the reader must know, and which values were refused.
#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

void draw_marked_line(View& view, std::string_view words, Color mark) {
  constexpr float indent = 14.0f;
  view.paint.disc({view.x + 3.0f, view.y + metrics::line_caption * 0.5f + 0.5f}, 2.5f, mark);
  view.y +=
      view.paint.text_block(TextStyle::caption, view.x + indent, view.y, view.width - indent, view.theme.ink, words);
}

}  // namespace

void draw_remarks(View& view, const Screen& screen) {
  for (const std::string& remark : screen.remarks) draw_marked_line(view, remark, view.theme.quiet);
}

void draw_refusals(View& view, const Screen& screen) {
  for (const std::string& refusal : screen.refusals) draw_marked_line(view, refusal, view.theme.prefill);
}

}  // namespace shell
