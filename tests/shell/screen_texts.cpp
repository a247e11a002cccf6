// Every text of a screen, and what is wrong with it, if anything.
#include "shell/screen_texts.hpp"

#include <algorithm>
#include <cmath>

#include "text/utf8.hpp"

namespace support {
namespace {

using shell::PanelContent;
using shell::Screen;
using Texts = std::vector<std::string>;

void append(const shell::Table& table, Texts& texts) {
  texts.push_back(table.caption);
  texts.insert(texts.end(), table.columns.begin(), table.columns.end());
  for (const auto& row : table.rows) texts.insert(texts.end(), row.begin(), row.end());
}

void append(const shell::SliderControl& slider, Texts& texts) {
  texts.insert(texts.end(), {slider.label, slider.value_text});
  if (!slider.note.empty()) texts.push_back(slider.note);
}

void append(const shell::NumberControl& number, Texts& texts) {
  texts.insert(texts.end(), {number.label, number.value_text});
}

void append(const shell::ChoiceControl& control, Texts& texts) {
  texts.push_back(control.label);
  for (const shell::Choice& choice : control.choices) texts.insert(texts.end(), {choice.label, choice.name});
}

void append(const shell::Axis& axis, Texts& texts) {
  for (const shell::Tick& tick : axis.ticks) texts.push_back(tick.label);
}

void append(const shell::Chart& chart, Texts& texts) {
  texts.insert(texts.end(), {chart.title, chart.x.label});
  append(chart.x, texts);
  append(chart.y, texts);
  for (const auto& band : chart.bands) texts.push_back(band.label);
  for (const auto& line : chart.lines) texts.insert(texts.end(), line.readouts.begin(), line.readouts.end());
  for (const auto& rule : chart.rules) texts.push_back(rule.label);
  for (const auto& marker : chart.markers) texts.insert(texts.end(), {marker.label, marker.readout});
}

void append(const shell::BarRow& row, Texts& texts) {
  texts.insert(texts.end(), {row.label, row.value});
  for (const auto& segment : row.segments) texts.push_back(segment.label);
}

void append(const PanelContent& panel, Texts& texts) {
  texts.insert(texts.end(), {panel.title, panel.lead});
  if (!panel.key.empty()) texts.push_back(panel.key);
  if (!panel.sums.empty()) texts.insert(texts.end(), {panel.copying.hint, panel.copying.copy, panel.copying.copied});
  for (const auto& control : panel.controls) {
    std::visit([&texts](const auto& any) { append(any, texts); }, control);
  }
  for (const auto& chart : panel.charts) append(chart, texts);
  for (const auto& row : panel.bars) append(row, texts);
  for (const auto& sum : panel.sums) {
    texts.insert(texts.end(), {sum.name, sum.formula, sum.substituted, sum.result});
  }
  texts.insert(texts.end(), panel.notes.begin(), panel.notes.end());
  append(panel.table, texts);
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c & 0x80) != 0; }

// "nan", but not "finanse".
bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]))) return true;
  }
  return false;
}

std::string text_fault(std::string_view text) {
  if (text.empty()) return "a text is empty";
  if (!is_utf8(text)) return "no UTF-8: " + std::string(text);
  const bool open = text.find_first_of("{}") != std::string_view::npos;
  return open || has_word(text, "nan") || has_word(text, "inf") ? "not filled in: " + std::string(text) : "";
}

bool is_fraction(double value) { return value >= 0.0 && value <= 1.0 + 1e-9; }

std::string axis_fault(const shell::Axis& axis) {
  if (!std::isfinite(axis.maximum) || !(axis.minimum < axis.maximum)) return "an axis has no length: " + axis.label;
  if (axis.logarithmic && !(axis.minimum > 0.0)) return "a logarithmic axis reaches zero: " + axis.label;
  constexpr std::size_t most_ticks = 1000;
  return axis.ticks.empty() || axis.ticks.size() > most_ticks ? "an axis has odd ticks: " + axis.label : "";
}

std::string table_fault(const shell::Table& table) {
  const bool whole = std::all_of(table.rows.begin(), table.rows.end(),
                                 [&table](const auto& row) { return row.size() == table.columns.size(); });
  return whole && !table.rows.empty() ? "" : "a table has holes: " + table.caption;
}

std::string bars_fault(const std::vector<shell::BarRow>& rows) {
  for (const shell::BarRow& row : rows) {
    double sum = 0.0;
    for (const shell::BarSegment& segment : row.segments) sum += segment.fraction >= 0.0 ? segment.fraction : 2.0;
    if (!is_fraction(sum) || !(row.limit <= 1.0 + 1e-9)) return "a bar leaves its scale: " + row.label;
  }
  return {};
}

std::string panel_fault(const PanelContent& panel) {
  std::string fault = table_fault(panel.table);
  if (fault.empty()) fault = bars_fault(panel.bars);
  for (const shell::Chart& chart : panel.charts)
    if (fault.empty()) fault = chart_fault(chart);
  return fault;
}

std::string figures_fault(const Screen& screen) {
  for (const shell::PhaseText* phase : {&screen.prefill, &screen.decode})
    if (!is_fraction(phase->fraction) || !is_fraction(phase->compute.fraction) || !is_fraction(phase->memory.fraction))
      return phase->name + " is no share";
  if (!is_fraction(screen.no_cache.fraction)) return "the cached answer is no part of the other";
  return table_fault(screen.summary);
}

}  // namespace

Texts texts_of(const Screen& screen) {
  Texts texts{screen.title,
              screen.series,
              screen.utilization_label,
              screen.advice.headline,
              screen.advice.body,
              screen.no_cache.sentence,
              screen.description,
              screen.announcement,
              screen.ttft.label,
              screen.ttft.value,
              screen.total.label,
              screen.total.value,
              screen.rate.label,
              screen.rate.value,
              screen.prefill.name,
              figures(screen.prefill),
              figures(screen.decode),
              screen.prefill.detail,
              screen.decode.detail,
              screen.decode.name};
  append(screen.scenario, texts);
  append(screen.prompt, texts);
  append(screen.answer, texts);
  append(screen.hardware, texts);
  for (const auto& tab : screen.tabs) texts.push_back(tab.label);
  texts.insert(texts.end(), screen.remarks.begin(), screen.remarks.end());
  texts.insert(texts.end(), screen.refusals.begin(), screen.refusals.end());
  append(screen.summary, texts);
  if (screen.panel) append(*screen.panel, texts);
  return texts;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const shell::Character character = shell::first_character(text);
    if (!character.valid) return false;
    text.remove_prefix(character.bytes);
  }
  return true;
}

std::string chart_fault(const shell::Chart& chart) {
  for (const shell::Axis* axis : {&chart.x, &chart.y})
    if (std::string fault = axis_fault(*axis); !fault.empty()) return fault;
  for (const shell::ChartLine& line : chart.lines) {
    if (line.points.size() < 2) return "a line has no length: " + line.label;
    for (const auto& [x, y] : line.points)
      if (std::isnan(x) || std::isnan(y)) return "a point is nowhere: " + line.label;
  }
  for (const shell::ChartMarker& marker : chart.markers)
    if (std::isnan(marker.x) || std::isnan(marker.y)) return "a marker is nowhere: " + marker.label;
  return {};
}

std::string fault_of(const Screen& screen) {
  // What a stranger wrote stands in the refusals, and only there.
  Screen ours = screen;
  ours.refusals.clear();
  for (const std::string& text : texts_of(ours))
    if (std::string fault = text_fault(text); !fault.empty()) return fault;
  for (const std::string& refusal : screen.refusals)
    if (refusal.empty() || !is_utf8(refusal)) return "no UTF-8: " + refusal;
  if (std::string fault = figures_fault(screen); !fault.empty()) return fault;
  return screen.panel ? panel_fault(*screen.panel) : "";
}

}  // namespace support
