// A choice of few as one segmented control with a label.
#include <string>
#include <vector>

#include "views/metrics.hpp"
#include "views/views.hpp"

namespace shell {
namespace {

constexpr float inset = 3.0f;

struct Segments {
  TextStyle style = TextStyle::body;
  std::vector<float> widths;
  float total = 0.0f;
};

Segments measure(const Painter& paint, const ChoiceControl& choice, TextStyle style, float padding) {
  Segments segments{.style = style, .widths = {}, .total = 2 * inset};
  for (const Choice& c : choice.choices) {
    segments.widths.push_back(paint.text_width(style, c.label) + 2 * padding);
    segments.total += segments.widths.back();
  }
  return segments;
}

// Room that is left goes to all alike, up to a comfortable width.
void spread(Segments& segments, float room) {
  const float each = (room - segments.total) / static_cast<float>(segments.widths.size());
  for (float& width : segments.widths) width += each;
  segments.total = room;
}

void draw_raised(View& view, const ChoiceControl& choice, const Segments& segments, Rect frame) {
  float x = frame.x + inset;
  for (std::size_t i = 0; i < choice.choices.size(); ++i) {
    if (choice.choices[i].selected) {
      // A field may stand on the screen twice, with few choices and with all.
      const std::string name = std::string(field_name(choice.field)) + std::to_string(choice.choices.size());
      // Of the frame's width: the raised part glides from one choice to another.
      const float left = view.state.motion.follow(name + ".left", (x - frame.x) / frame.width) * frame.width;
      const float width = view.state.motion.follow(name + ".width", segments.widths[i] / frame.width) * frame.width;
      const Rect raised{frame.x + left, frame.y + inset, width, frame.height - 2 * inset};
      view.paint.fill(raised, view.theme.raised, metrics::radius - inset + 1.0f);
      view.paint.outline(raised, view.theme.hairline, metrics::radius - inset + 1.0f);
    }
    x += segments.widths[i];
  }
}

void draw_segment(View& view, Field field, const Choice& choice, Rect rect, TextStyle style) {
  const float reach = (view.target_height(metrics::segmented) - rect.height) * 0.5f;
  const Hit hit = control(view, choice_key(field, choice.value), rect.grown(0.0f, reach), Cursor::pointer);
  const bool inverted = choice.selected && view.theme.raised == view.theme.chosen;
  if (!choice.selected && (hit.hovered || hit.held))
    view.paint.fill(rect, surface_of(view, hit), metrics::radius - inset);
  const Color color = inverted ? view.theme.chosen_ink : (choice.selected ? view.theme.ink : view.theme.quiet);
  view.paint.text_in(style, rect, Align::center, color, choice.label);
  if (hit.focused) focus_ring(view, rect, metrics::radius - inset);
  if (hit.clicked) view.requests.edits.push_back({.field = field, .value = choice.value});
}

void draw_frame(View& view, const ChoiceControl& choice, const Segments& segments, Rect frame) {
  view.paint.fill(frame, view.theme.surface, metrics::radius);
  view.paint.outline(frame, view.theme.edge, metrics::radius);
  draw_raised(view, choice, segments, frame);
  float x = frame.x + inset;
  for (std::size_t i = 0; i < choice.choices.size(); ++i) {
    const Rect rect{x, frame.y + inset, segments.widths[i], frame.height - 2 * inset};
    draw_segment(view, choice.field, choice.choices[i], rect, segments.style);
    x += segments.widths[i];
  }
}

}  // namespace

float draw_segmented(View& view, const ChoiceControl& choice) {
  const bool above = view.narrow();
  const float indent = above ? 0.0f : view.label_column;
  const Rect label{view.x, view.y, view.width, above ? metrics::line_body : metrics::segmented};
  view.paint.text_in(TextStyle::body, label, Align::left, view.theme.ink, choice.label);
  if (above) view.y += label.height + 2.0f;
  const float room = view.width - indent;
  Segments segments = measure(view.paint, choice, TextStyle::body, 2 * metrics::unit);
  if (segments.total > room) segments = measure(view.paint, choice, TextStyle::body, metrics::unit);
  if (segments.total > room) segments = measure(view.paint, choice, TextStyle::caption, metrics::unit - 2.0f);
  if (segments.total > room || choice.choices.empty()) {
    View inner = view;
    inner.x += indent;
    inner.width -= indent;
    if (!above) inner.y += (metrics::segmented - metrics::chip) * 0.5f;
    draw_chips(inner, choice);
    view.y = inner.y + (above ? 0.0f : (metrics::segmented - metrics::chip) * 0.5f);
    return view.x + view.width;
  }
  if (above) spread(segments, room);
  draw_frame(view, choice, segments, {view.x + indent, view.y, segments.total, metrics::segmented});
  view.y += metrics::segmented;
  return view.x + indent + segments.total;
}

}  // namespace shell
