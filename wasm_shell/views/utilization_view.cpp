// How much of the arithmetic and of the memory bandwidth each phase uses: two meters a phase, all on one scale.
#include <algorithm>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float number_column = 46.0f;
constexpr float column_gap = 2 * metrics::unit;

struct Columns {
  // Left ends, and the width of both.
  float compute = 0.0f;
  float memory = 0.0f;
  float width = 0.0f;
};

Columns columns_of(const View& view, float names) {
  const float width = std::max(0.0f, (view.width - names - 2 * column_gap) * 0.5f);
  const float compute = view.x + names + column_gap;
  return {.compute = compute, .memory = compute + width + column_gap, .width = width};
}

void draw_meter(View& view, const MeterText& meter, std::string_view key, Color color, Rect box) {
  const Rect track{box.x, box.middle() - metrics::meter * 0.5f, std::max(0.0f, box.width - number_column),
                   metrics::meter};
  const float fraction = view.state.motion.follow(key, static_cast<float>(meter.fraction));
  const float least = meter.fraction > 0.0 ? metrics::segment_minimum / std::max(1.0f, track.width) : 0.0f;
  view.paint.fill(track, view.theme.track, metrics::meter * 0.5f);
  view.paint.fill_part(track, 0.0f, std::max(fraction, least), color, metrics::meter * 0.5f);
  view.paint.text_in(TextStyle::caption_strong, box, Align::right, view.theme.ink, meter.percent);
}

struct Row {
  const PhaseText& phase;
  std::string_view name;
  Color color;
  Color text;
  std::string_view compute_key;
  std::string_view memory_key;
};

void draw_row(View& view, const Row& row, const Columns& columns) {
  const Rect box{view.x, view.y, view.width, metrics::meter_row};
  detail(view, row.compute_key, box, row.phase.detail);
  view.paint.text_in(TextStyle::caption_strong, box, Align::left, row.text, row.name);
  draw_meter(view, row.phase.compute, row.compute_key, row.color, {columns.compute, box.y, columns.width, box.height});
  draw_meter(view, row.phase.memory, row.memory_key, row.color, {columns.memory, box.y, columns.width, box.height});
  view.y = box.bottom();
}

}  // namespace

void draw_utilization(View& view, const Screen& screen) {
  // The time bar has just said what the phases do.
  const bool short_names = view.narrow();
  const Row rows[2] = {{screen.prefill, short_names ? screen.prefill.name : screen.prefill.label, view.theme.prefill,
                        view.theme.prefill_text, "prefill.compute", "prefill.memory"},
                       {screen.decode, short_names ? screen.decode.name : screen.decode.label, view.theme.decode,
                        view.theme.decode_text, "decode.compute", "decode.memory"}};
  // A narrow view has no room for a heading of the names.
  float names = short_names ? 0.0f : view.paint.text_width(TextStyle::caption, screen.utilization_label);
  for (const Row& row : rows) names = std::max(names, view.paint.text_width(TextStyle::caption_strong, row.name));
  const Columns columns = columns_of(view, names);
  const float heads = std::max(view.paint.block_height(TextStyle::caption, screen.compute_label, columns.width),
                               view.paint.block_height(TextStyle::caption, screen.memory_label, columns.width));
  if (!short_names) view.paint.text(TextStyle::caption, view.x, view.y, view.theme.quiet, screen.utilization_label);
  view.paint.text_block(TextStyle::caption, columns.compute, view.y, columns.width, view.theme.quiet,
                        screen.compute_label);
  view.paint.text_block(TextStyle::caption, columns.memory, view.y, columns.width, view.theme.quiet,
                        screen.memory_label);
  view.y += heads;
  for (const Row& row : rows) draw_row(view, row, columns);
  view.y += view.paint.text_block(TextStyle::caption, view.x, view.y, view.width, view.theme.quiet, screen.limits);
}

}  // namespace shell
