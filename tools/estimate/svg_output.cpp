// The static picture: the plain view from top to bottom, without what only a live one can do.
#include <algorithm>
#include <array>

#include "estimate/markup.hpp"
#include "estimate/outputs.hpp"
#include "estimate/shown_state.hpp"
#include "estimate/svg_time_bar.hpp"

namespace estimate {
namespace {

using shell::Screen;

constexpr double wide_margin = 24.0;
constexpr double narrow_margin = 16.0;
constexpr double body_leading = 22.0;
constexpr double caption_leading = 18.0;

struct Page {
  SvgCanvas canvas;
  double x;
  double width;
  bool narrow;
  // Top of what comes next.
  double y;
};

void draw_header(Page& page, const Screen& screen) {
  page.canvas.text(page.x, page.y + 20, screen.title, title_style);
  page.canvas.text(page.x, page.y + 40, screen.subtitle, caption_style);
  const double both = text_width(screen.title, title_style) + text_width(screen.series, caption_style) + 24;
  const bool beside = both <= page.width;
  page.canvas.text(beside ? page.x + page.width : page.x, page.y + (beside ? 20 : 58), screen.series, caption_style,
                   "q", beside ? Anchor::end : Anchor::start);
  page.y += beside ? 54 : 74;
}

void draw_state(Page& page, const Screen& screen) {
  constexpr double label_column = 96.0;
  for (const StateLine& line : shown_state(screen)) {
    page.canvas.text(page.x, page.y + 16, line.label, caption_style, "q");
    const Box box{page.x + label_column, page.y + 16, page.width - label_column, 0};
    const std::size_t lines = page.canvas.paragraph(box, 20, line.value, body_style);
    page.y += 24 + 20 * static_cast<double>(std::max<std::size_t>(lines, 1) - 1);
  }
  page.y += 16;
}

struct Figure {
  const shell::Metric* metric;
  std::string_view rule;
};

void draw_figure(Page& page, const Figure& figure, double x, double width) {
  constexpr double gap = 6.0;
  const shell::Metric& metric = *figure.metric;
  page.canvas.rectangle({x, page.y, width, 2}, 0, figure.rule);
  page.canvas.text(x, page.y + 20, metric.label, caption_style, "q");
  const TextStyle& style = text_width(metric.value, figure_style) <= width ? figure_style : title_style;
  const double line = text_width(metric.value, style) + gap + text_width(metric.unit, body_style);
  if (line <= width) {
    page.canvas.text_with_unit(x, page.y + 52, metric.value, style, metric.unit, body_style);
    return;
  }
  page.canvas.text(x, page.y + 52, metric.value, style);
  page.canvas.text(x, page.y + 70, metric.unit, caption_style, "q");
}

void draw_figures(Page& page, const Screen& screen) {
  const std::array figures{Figure{&screen.ttft, "prefill"}, Figure{&screen.total, "ink"},
                           Figure{&screen.rate, "decode"}};
  const double gap = page.narrow ? 12.0 : 24.0;
  const double width = (page.width - 2 * gap) / 3;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    draw_figure(page, figures[i], page.x + (width + gap) * static_cast<double>(i), width);
  }
  page.y += page.narrow ? 86 : 72;
}

// The filled start of a bar; what exists is 2 px at least, and a full bar is round at both ends.
void draw_start(Page& page, const Box& bar, double radius, double fraction, std::string_view color) {
  const double filled = std::max(fraction * bar.width, fraction > 0 ? 2.0 : 0.0);
  if (filled > bar.width - radius) {
    page.canvas.rectangle({bar.x, bar.y, filled, bar.height}, radius, color);
  } else if (filled > 0) {
    page.canvas.part_of_rectangle(bar, radius, filled, Anchor::start, color);
  }
}

void draw_meter(Page& page, const shell::MeterText& meter, std::string_view color, double x, double width) {
  constexpr double number_column = 50.0;
  const Box track{x, page.y + 9, width - number_column, 6};
  page.canvas.text(x + width, page.y + 16, meter.percent, caption_strong_style, {}, Anchor::end);
  page.canvas.rectangle(track, 3, "track");
  draw_start(page, track, 3, meter.fraction, color);
}

// Arithmetic and memory bandwidth side by side, a phase a row, all on one scale.
void draw_utilization(Page& page, const Screen& screen) {
  constexpr double gap = 16.0;
  const double names = page.narrow ? 64.0 : 136.0;
  const double width = (page.width - names - gap) / 2;
  const double compute = page.x + names;
  const double memory = compute + width + gap;
  if (!page.narrow) page.canvas.text(page.x, page.y + 13, screen.utilization_label, caption_style, "q");
  page.canvas.text(compute, page.y + 13, screen.compute_label, caption_style, "q");
  page.canvas.text(memory, page.y + 13, screen.memory_label, caption_style, "q");
  page.y += 18;
  const auto row = [&](const shell::PhaseText& phase, std::string_view color, std::string_view text_color) {
    page.canvas.text(page.x, page.y + 16, page.narrow ? phase.name : phase.label, caption_strong_style, text_color);
    draw_meter(page, phase.compute, color, compute, width);
    draw_meter(page, phase.memory, color, memory, width);
    page.y += 22;
  };
  row(screen.prefill, "prefill", "pt");
  row(screen.decode, "decode", "dt");
  const std::size_t lines =
      page.canvas.paragraph({page.x, page.y + 15, page.width, 0}, caption_leading, screen.limits, caption_style, "q");
  page.y += caption_leading * static_cast<double>(lines) + 14;
}

void draw_callout_bar(Page& page, prefill_decode::Dominance dominance, double height) {
  using prefill_decode::Dominance;
  const double half = height / 2;
  page.canvas.rectangle({page.x, page.y, 4, half}, 0, dominance == Dominance::decode ? "decode" : "prefill");
  page.canvas.rectangle({page.x, page.y + half, 4, half}, 0, dominance == Dominance::prefill ? "prefill" : "decode");
}

void draw_advice(Page& page, const Screen& screen) {
  constexpr double inset = 18.0;
  const double width = page.width - inset - 14;
  const auto headline = wrapped_to(screen.advice.headline, strong_style, width).size();
  const auto body = wrapped_to(screen.advice.body, body_style, width).size();
  const double height = body_leading * static_cast<double>(headline + body) + 20;
  page.canvas.rectangle({page.x, page.y, page.width, height}, 4, "surface");
  draw_callout_bar(page, screen.advice.phase, height);
  const double first = page.y + 26;
  page.canvas.paragraph({page.x + inset, first, width, 0}, body_leading, screen.advice.headline, strong_style);
  page.canvas.paragraph({page.x + inset, first + body_leading * static_cast<double>(headline), width, 0}, body_leading,
                        screen.advice.body, body_style);
  page.y += height + 16;
}

// The time with the cache under the end of its part, that without it under the end of the bar.
void draw_ends(Page& page, const shell::NoCacheText& words, const Box& bar) {
  const double y = bar.y + bar.height + 14;
  const double right = bar.x + bar.width;
  page.canvas.text(right, y, words.uncached, caption_style, {}, Anchor::end);
  const double part = text_width(words.cached, caption_style);
  const double end = right - text_width(words.uncached, caption_style) - 8;
  const double x = std::max(bar.x + part, std::min(bar.x + words.fraction * bar.width, end));
  if (x <= end) page.canvas.text(x, y, words.cached, caption_style, {}, Anchor::end);
}

void draw_no_cache(Page& page, const Screen& screen) {
  const shell::NoCacheText& words = screen.no_cache;
  const std::size_t lines =
      page.canvas.paragraph({page.x, page.y + 13, page.width, 0}, caption_leading, words.heading, caption_style);
  page.y += caption_leading * static_cast<double>(lines) + 4;
  const Box bar{page.x, page.y, page.width, 10};
  page.canvas.rectangle(bar, 4, "repeated");
  page.canvas.hatch(bar);
  // The time bar once more, on this scale.
  draw_start(page, bar, 4, words.fraction, "decode");
  draw_start(page, bar, 4, words.fraction * screen.prefill.fraction, "prefill");
  draw_ends(page, words, bar);
  page.y += 26;
}

void draw_remarks(Page& page, const Screen& screen) {
  if (!screen.remarks.empty()) page.y += 14;
  for (const std::string& remark : screen.remarks) {
    const std::size_t lines =
        page.canvas.paragraph({page.x, page.y + 13, page.width, 0}, caption_leading, remark, caption_style, "q");
    page.y += caption_leading * static_cast<double>(lines) + 2;
  }
}

void draw_page(Page& page, const Screen& screen) {
  draw_header(page, screen);
  draw_state(page, screen);
  draw_figures(page, screen);
  page.y += draw_time_bar(page.canvas, {page.x, page.y, page.width, 44}, screen);
  draw_utilization(page, screen);
  draw_advice(page, screen);
  draw_no_cache(page, screen);
  draw_remarks(page, screen);
}

std::string open_tag(double width, double height, std::string_view language) {
  const std::string size = svg_number(width) + " " + svg_number(height);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pd\" role=\"img\" lang=\"" + std::string(language) +
         "\" viewBox=\"0 0 " + size + "\" width=\"" + svg_number(width) + "\" height=\"" + svg_number(height) + "\">\n";
}

}  // namespace

std::string svg_output(const Situation& situation, int width) {
  const Screen& screen = situation.screen;
  const bool narrow = width < wide_picture;
  const double margin = narrow ? narrow_margin : wide_margin;
  Page page{.canvas = {}, .x = margin, .width = width - 2 * margin, .narrow = narrow, .y = margin};
  draw_page(page, screen);
  SvgCanvas ground;
  const Box all{0, 0, static_cast<double>(width), page.y + margin};
  ground.rectangle(all, 0, "ground");
  const std::string language = shell::field_value(shell::Field::lang, situation.controls, situation.catalogue);
  return open_tag(all.width, all.height, language) + "<title>" + escaped(screen.title) + "</title>\n<desc>" +
         escaped(screen.description) + "</desc>\n" + svg_style(situation.controls.theme) +
         "<g id=\"light\"><g id=\"dark\">\n" + ground.elements() + page.canvas.elements() + "</g></g>\n</svg>\n";
}

}  // namespace estimate
