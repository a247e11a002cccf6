// The widget in plain text.
#include <algorithm>

#include "estimate/outputs.hpp"
#include "estimate/shown_state.hpp"
#include "estimate/text_layout.hpp"

namespace estimate {
namespace {

using shell::Screen;

constexpr std::size_t line_width = 72;
constexpr std::size_t meter_width = 20;

class Lines {
 public:
  void add(const std::string& line) { text_ += line.substr(0, line.find_last_not_of(' ') + 1) + "\n"; }
  void blank() { text_ += "\n"; }
  void paragraph(const std::string& text, const std::string& indent = {}) {
    for (const std::string& line : wrapped(text, line_width - columns(indent))) add(indent + line);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

void add_state(const Screen& screen, Lines& lines) {
  const std::vector<StateLine> state = shown_state(screen);
  std::size_t width = 0;
  for (const StateLine& line : state) width = std::max(width, columns(line.label));
  for (const StateLine& line : state) lines.add(padded(line.label, width) + "  " + line.value);
}

std::string metric(const shell::Metric& metric) {
  return metric.label + " " + metric.value + (metric.unit.empty() ? "" : " " + metric.unit);
}

// In one line where they fit.
void add_metrics(const Screen& screen, Lines& lines) {
  const std::string all = metric(screen.ttft) + "  " + metric(screen.total) + "  " + metric(screen.rate);
  if (columns(all) <= line_width) {
    lines.add(all);
    return;
  }
  for (const shell::Metric* figure : {&screen.ttft, &screen.total, &screen.rate}) lines.add(metric(*figure));
}

void add_time_bar(const Screen& screen, Lines& lines) {
  lines.add(two_part_bar(screen.prefill.fraction, "▒", line_width));
  const auto label = [](const shell::PhaseText& phase) { return phase.label + " " + figures(phase); };
  const std::string prefill = "█ " + label(screen.prefill);
  const std::string decode = "▒ " + label(screen.decode);
  if (columns(prefill) + columns(decode) < line_width) {
    lines.add(justified(prefill, decode, line_width));
    return;
  }
  lines.add(prefill);
  lines.add(padded_left(decode, line_width));
}

void add_meters(const Screen& screen, Lines& lines) {
  constexpr std::size_t names = 19;
  constexpr std::size_t numbers = 6;
  lines.add(padded(screen.utilization_label, names) + padded(screen.compute_label, meter_width + numbers + 1) +
            screen.memory_label);
  for (const shell::PhaseText* phase : {&screen.prefill, &screen.decode}) {
    std::string line = padded(phase->label, names);
    for (const shell::MeterText* meter : {&phase->compute, &phase->memory}) {
      line += padded(block_bar(meter->fraction, meter_width), meter_width) + padded_left(meter->percent, numbers) + " ";
    }
    lines.add(line);
  }
  lines.paragraph(screen.limits);
}

std::string widget_text(const Screen& screen) {
  Lines lines;
  lines.add(justified(screen.title, screen.series, line_width));
  add_state(screen, lines);
  lines.blank();
  add_metrics(screen, lines);
  lines.blank();
  add_time_bar(screen, lines);
  lines.blank();
  add_meters(screen, lines);
  lines.blank();
  lines.paragraph(screen.advice.headline, "│ ");
  lines.paragraph(screen.advice.body, "│ ");
  lines.blank();
  lines.paragraph(screen.no_cache.sentence);
  lines.add(two_part_bar(screen.no_cache.fraction, "░", line_width));
  if (!screen.remarks.empty()) lines.blank();
  for (const std::string& remark : screen.remarks) lines.paragraph(remark);
  return lines.text();
}

std::vector<std::size_t> column_widths(const shell::Table& table) {
  std::vector<std::size_t> widths;
  const auto widen = [&widths](const std::vector<std::string>& row) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  };
  widen(table.columns);
  for (const auto& row : table.rows) widen(row);
  return widths;
}

void add_table(const shell::Table& table, Lines& lines) {
  const std::vector<std::size_t> widths = column_widths(table);
  const auto add_row = [&](const std::vector<std::string>& row) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      // The heading of a row stands left, numbers right.
      line += i == 0 ? padded(row[i], widths[i]) : "  " + padded_left(row[i], widths[i]);
    }
    lines.add(line);
  };
  lines.paragraph(table.caption);
  add_row(table.columns);
  for (const auto& row : table.rows) add_row(row);
}

void add_sums(const std::vector<shell::SumLine>& sums, Lines& lines) {
  for (const shell::SumLine& sum : sums) {
    lines.paragraph(sum.name + " = " + sum.result);
    lines.paragraph(sum.formula, "  ");
    lines.paragraph(sum.substituted, "  ");
  }
}

std::string panel_text(const shell::PanelContent& panel) {
  Lines lines;
  lines.add(panel.title);
  lines.paragraph(panel.lead);
  if (!panel.key.empty()) lines.paragraph(panel.key);
  lines.blank();
  // The table of the sums says the same in columns too wide for a terminal.
  if (panel.sums.empty()) {
    add_table(panel.table, lines);
  } else {
    add_sums(panel.sums, lines);
  }
  if (!panel.notes.empty()) lines.blank();
  for (const std::string& note : panel.notes) lines.paragraph(note);
  return lines.text();
}

}  // namespace

std::string text_output(const Situation& situation) {
  const Screen& screen = situation.screen;
  return screen.panel ? panel_text(*screen.panel) : widget_text(screen);
}

}  // namespace estimate
