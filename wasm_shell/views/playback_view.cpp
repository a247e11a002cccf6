// The played answer: an empty line while prefill runs, then blocks for tokens, the last lines of them.
#include <algorithm>
#include <vector>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr int lines = 3;
constexpr float line = 14.0f;
constexpr float block = 7.0f;
constexpr float block_gap = 4.0f;
constexpr float padding = 10.0f;

// Tokens are syllables and short words; widths from a fixed scramble, the same in every run.
float block_width(std::int64_t token) {
  const auto scrambled = static_cast<std::uint32_t>(token) * 2654435761u;
  return 7.0f + static_cast<float>(scrambled >> 27);
}

struct Block {
  std::int64_t line;
  float x;
  float width;
};

// Tokens set like words, from the first one on; only the last lines are kept.
std::vector<Block> set_blocks(std::int64_t count, float width) {
  std::vector<Block> blocks;
  std::int64_t row = 0;
  float x = 0.0f;
  for (std::int64_t token = 0; token < count; ++token) {
    const float wide = block_width(token);
    if (x + wide > width) {
      x = 0.0f;
      ++row;
    }
    blocks.push_back({.line = row, .x = x, .width = wide});
    x += wide + block_gap;
  }
  const std::int64_t first = std::max<std::int64_t>(0, row - lines + 1);
  std::erase_if(blocks, [first](const Block& b) { return b.line < first; });
  for (Block& b : blocks) b.line -= first;
  return blocks;
}

void draw_blocks(View& view, std::int64_t count, Rect box) {
  float caret_x = box.x;
  float caret_line = 0.0f;
  for (const Block& b : set_blocks(count, box.width)) {
    const float y = box.y + static_cast<float>(b.line) * line + (line - block) * 0.5f;
    view.paint.fill({box.x + b.x, y, b.width, block}, view.theme.decode, 2.0f);
    caret_x = box.x + b.x + b.width + 2.0f;
    caret_line = static_cast<float>(b.line);
  }
  view.paint.fill({caret_x, box.y + caret_line * line + 1.0f, 2.0f, line - 2.0f}, view.theme.ink);
}

// At the right end of the status line; returns its width.
float draw_restart(View& view) {
  const std::string_view label = view.playback.text.restart;
  const float width = view.paint.text_width(TextStyle::caption, label);
  const Rect rect{view.x + view.width - width, view.y, width, metrics::line_caption};
  const Hit hit = control(view, restart_action, rect.grown(6.0f), Cursor::pointer);
  const bool lit = hit.hovered || hit.held;
  view.paint.text_in(TextStyle::caption, rect, Align::left, lit ? view.theme.ink : view.theme.quiet, label);
  view.paint.line({rect.x, rect.bottom() - 2.0f}, {rect.right(), rect.bottom() - 2.0f},
                  lit ? view.theme.ink : view.theme.hairline);
  if (hit.focused) focus_ring(view, rect, metrics::radius_small);
  if (hit.clicked) view.requests.action = restart_action;
  return width;
}

}  // namespace

void draw_playback(View& view) {
  if (!view.playback.started) return;
  const PlaybackText& text = view.playback.text;
  const float restart = draw_restart(view);
  const float speed = view.paint.text_width(TextStyle::caption, text.speed);
  const float room = view.width - restart - 2 * metrics::unit;
  // The speed stands beside the status, or below it where the line is too short.
  const bool beside = view.paint.text_width(TextStyle::caption, text.status) + speed + 2 * metrics::unit <= room;
  const Rect words{view.x, view.y, room, metrics::line_caption};
  if (beside) view.paint.text_in(TextStyle::caption, words, Align::right, view.theme.quiet, text.speed);
  view.y += view.paint.text_block(TextStyle::caption, view.x, view.y, room, view.theme.ink, text.status);
  if (!beside) view.y += view.paint.text_block(TextStyle::caption, view.x, view.y, room, view.theme.quiet, text.speed);
  const Rect box{view.x, view.y + 4.0f, view.width, static_cast<float>(lines) * line + 2 * padding};
  view.paint.fill(box, view.theme.surface, metrics::radius_small);
  draw_blocks(view, view.playback.tokens, box.grown(-padding));
  view.y = box.bottom() + metrics::unit;
}

// What is not played yet is paler; a press or a drag on the bar goes there.
void draw_playhead(View& view, Rect bar) {
  if (!view.playback.started) return;
  const Hit hit = control(view, "seek", bar, Cursor::horizontal, true);
  if (hit.follows_pointer()) view.requests.seek = std::clamp((hit.pointer.x - bar.x) / bar.width, 0.0f, 1.0f);
  const float played = view.playback.fraction;
  view.paint.fill_part(bar, played, 1.0f, with_alpha(view.theme.ground, 0.35f), metrics::radius);
  const float x = std::min(bar.x + bar.width * played, bar.right() - 2.0f);
  view.paint.fill({x, bar.y - 3.0f, 2.0f, bar.height + 6.0f}, view.theme.ink);
}

}  // namespace shell
