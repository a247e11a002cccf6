// What the tests of the interface share.
#include "shell/support.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

#include "text/numbers.hpp"

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

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  while (!text.empty()) {
    const bool here = text.starts_with(from);
    result += here ? to : text.substr(0, 1);
    text.remove_prefix(here ? from.size() : 1);
  }
  return result;
}

}  // namespace

std::string nb(std::string_view text) { return replaced(text, "~", shell::no_break_space); }

std::string plain(std::string_view text) { return replaced(text, shell::no_break_space, " "); }

bool contains(std::string_view text, std::string_view part) { return plain(text).find(part) != std::string::npos; }

shell::Controls controls_of(std::string_view query) {
  shell::Controls controls = default_controls(shell::built_in_catalogue());
  REQUIRE(apply_query(query, controls, shell::built_in_catalogue()).empty());
  return controls;
}

Screen screen_of(std::string_view query) { return compose_screen(controls_of(query), {}, shell::built_in_catalogue()); }

PanelContent panel_of(std::string_view query) {
  const Screen screen = screen_of(query);
  REQUIRE(screen.panel);
  return *screen.panel;
}

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

std::string joined_notes(const PanelContent& panel) {
  std::string text;
  for (const std::string& note : panel.notes) text += note + "\n";
  return text;
}

std::string project_path(const std::string& path) { return PREFILL_DECODE_PROFILES "/../" + path; }

std::string file_text(const std::string& path) {
  std::ifstream file(project_path(path), std::ios::binary);
  INFO(path);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<char32_t> code_points(std::string_view utf8) {
  std::vector<char32_t> points;
  for (const char c : utf8) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) == 0x80U) {
      REQUIRE_FALSE(points.empty());
      points.back() = (points.back() << 6U) | (byte & 0x3FU);
    } else {
      points.push_back(byte < 0x80U ? byte : byte & (byte >= 0xF0U ? 0x07U : byte >= 0xE0U ? 0x0FU : 0x1FU));
    }
  }
  return points;
}

}  // namespace support
