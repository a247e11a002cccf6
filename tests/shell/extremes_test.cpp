// At the ends of every range, on every machine and model, every panel has something finite to say.
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <cmath>

#include "app/enum_names.hpp"
#include "shell/support.hpp"

using namespace shell;
using support::screen_of;

namespace {

constexpr const char* states[] = {
    "",
    "prompt=1&answer=1",
    "prompt=1&answer=2",
    "prompt=1&answer=16384",
    "prompt=131072&answer=16384",
    "prompt=131072&answer=16384&history=131072&batch=256",
    "prompt=131072&answer=1&history=131072&prefix=lost&batch=256",
    "model=llama-3.3-70b&weight_bits=16&batch=256",
    "model=llama-3.3-70b&weight_bits=1&kv_bits=1",
    "model=llama-2-7b&weight_bits=32&kv_bits=32&prompt=131072",
    "model=mixtral-8x7b&batch=3",
    "model=mixtral-8x7b&hardware=h100-sxm&answer=1",
    "hardware=b200&efficiency=ideal&usd_per_hour=1000",
    "hardware=h100-sxm&usd_per_hour=0",
    "hardware=strix-halo&scenario=resumed-conversation&prefix=lost",
    "hardware=m4-max&scenario=code-completion&batch=200",
};

// A number that is none; a word such as „uznane” has a letter behind these three.
bool has_nan(const std::string& text) {
  for (std::size_t at = text.find("nan"); at != std::string::npos; at = text.find("nan", at + 1)) {
    if (at + 3 == text.size() || std::isalpha(static_cast<unsigned char>(text[at + 3])) == 0) return true;
  }
  return false;
}

// Hundreds of thousands of texts: only the bad ones are reported.
void check_text(const std::string& text) {
  bool whole = !text.empty() && !has_nan(text);
  for (const char* broken : {"{", "}", "∞", ".."}) whole = whole && text.find(broken) == std::string::npos;
  if (!whole) FAIL_CHECK("\"" << text << "\"");
}

void check_axis(const Axis& axis) {
  CHECK(std::isfinite(axis.maximum));
  CHECK(axis.minimum < axis.maximum);
  CHECK(axis.ticks.size() >= 3);
  if (axis.logarithmic) CHECK(axis.minimum > 0.0);
}

void check_inside(const Axis& axis, double value) {
  const bool inside = value >= axis.minimum * (1.0 - 1e-9) && value <= axis.maximum * (1.0 + 1e-9);
  if (!std::isfinite(value) || !inside) FAIL_CHECK(value << " lies outside " << axis.label);
}

void check_chart(const Chart& chart) {
  INFO(chart.title);
  check_axis(chart.x);
  check_axis(chart.y);
  for (const ChartLine& line : chart.lines) {
    CHECK(line.points.size() >= 2);
    CHECK((line.readouts.empty() || line.readouts.size() == line.points.size()));
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      check_inside(chart.x, line.points[i].first);
      check_inside(chart.y, line.points[i].second);
      if (i > 0 && line.points[i].first <= line.points[i - 1].first) FAIL_CHECK("x falls at point " << i);
    }
  }
  for (const ChartMarker& marker : chart.markers) {
    check_inside(chart.x, marker.x);
    check_inside(chart.y, marker.y);
  }
  for (const ChartRule& rule : chart.rules) check_inside(chart.x, rule.x);
}

void check_bars(const PanelContent& panel) {
  for (const BarRow& row : panel.bars) {
    double sum = 0.0;
    for (const BarSegment& segment : row.segments) {
      CHECK(segment.fraction >= 0.0);
      sum += segment.fraction;
    }
    CHECK(sum <= 1.0 + 1e-9);
    CHECK(row.limit <= 1.0);
  }
}

void check_table(const Table& table) {
  CHECK_FALSE(table.rows.empty());
  for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
}

void check_panel(const PanelContent& panel) {
  for (const Chart& chart : panel.charts) check_chart(chart);
  check_bars(panel);
  check_table(panel.table);
  CHECK_FALSE(panel.notes.empty());
  CHECK_FALSE(panel.controls.empty());
}

}  // namespace

TEST_CASE("Every panel in every language says something whole and finite at the ends of every range") {
  for (const char* state : states) {
    for (const std::string_view panel : panel_names) {
      for (const char* language : {"pl", "en"}) {
        const std::string query = std::string(state) + "&panel=" + std::string(panel) + "&lang=" + language;
        INFO(query);
        const Screen screen = screen_of(query);
        for (const std::string& text : support::texts_of(screen)) check_text(text);
        if (screen.panel) check_panel(*screen.panel);
      }
    }
  }
}

TEST_CASE("Every machine runs every model") {
  for (const HardwareProfile& hardware : built_in_catalogue().hardware) {
    for (const ModelProfile& model : built_in_catalogue().model) {
      for (const std::string_view panel : panel_names) {
        const std::string query = "hardware=" + hardware.id + "&model=" + model.id + "&panel=" + std::string(panel);
        INFO(query);
        const Screen screen = screen_of(query);
        for (const std::string& text : support::texts_of(screen)) check_text(text);
        if (screen.panel) check_panel(*screen.panel);
      }
    }
  }
}

TEST_CASE("A machine of any order of magnitude has all its panels in words") {
  for (const double bytes_per_s : {1e-9, 1.0, 1e6, 1e30}) {
    for (const double flop_per_s : {1e-8, 1.0, 1e6, 1e30}) {
      Catalogue catalogue = built_in_catalogue();
      prefill_decode::Hardware& machine = catalogue.hardware.front().hardware;
      machine.peak_bytes_per_s = bytes_per_s;
      machine.peak_flop_per_s = flop_per_s;
      Controls controls = default_controls(catalogue);
      for (const std::string_view panel : panel_names) {
        controls.panel = *named<Panel>(panel, panel_names);
        INFO(bytes_per_s << " byte/s, " << flop_per_s << " FLOP/s, " << panel);
        CHECK(support::fault_of(compose_screen(controls, {}, catalogue)) == "");
      }
    }
  }
}
