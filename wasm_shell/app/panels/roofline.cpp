// Roofline: where both phases stand under the roof of the machine.
#include <cmath>

#include "app/panels/axes.hpp"
#include "app/panels/panels.hpp"
#include "prefill_decode/operating_point.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::OperatingPoint;
using prefill_decode::PhaseEstimate;
using prefill_decode::Roof;

// Ranges of the machine alone, so that the points move and not the axes; wider only where a point would fall outside.
constexpr int first_intensity_decade = -1;
constexpr int last_intensity_decade = 6;
// The rates shown below the flat part of the roof, in decades.
constexpr int rate_decades = 2;
constexpr double points_per_decade = 4.0;

struct NamedPoint {
  std::string name;
  Role role = Role::neutral;
  OperatingPoint at;
  double utilization = 0.0;
};

struct Plot {
  const RooflineStrings& words;
  Language language;
  Roof roof;
  double ridge = 0.0;
  std::vector<NamedPoint> points;
};

void append_point(std::string_view name, Role role, const PhaseEstimate& phase, Plot& plot) {
  if (phase.seconds == 0.0) return;
  plot.points.push_back({std::string(name), role, operating_point(phase.work, phase.seconds), phase.utilization});
}

Plot plot_of(const PanelInput& input) {
  const Language language = input.controls.language;
  Plot plot{.words = panel_strings(language).roofline,
            .language = language,
            .roof = sustained_roof(input.setting.hardware),
            .ridge = input.estimate.ridge_flop_per_byte,
            .points = {}};
  append_point(panel_strings(language).prefill, Role::prefill, input.estimate.prefill, plot);
  append_point(panel_strings(language).decode, Role::decode, input.estimate.decode, plot);
  return plot;
}

// The roof from the left or lower edge of the chart through its ridge to the right edge.
std::vector<std::pair<double, double>> roof_points(const Roof& roof, const Chart& chart) {
  const double ridge = ridge_flop_per_byte(roof);
  const double start = std::max(chart.x.minimum, chart.y.minimum / roof.bytes_per_s);
  std::vector<std::pair<double, double>> points;
  const auto append = [&](double x) { points.emplace_back(x, attainable_flop_per_s(roof, x)); };
  append(start);
  const double step = std::pow(10.0, 1.0 / points_per_decade);
  for (double x = chart.x.minimum; x < chart.x.maximum / noticeable_ratio; x *= step) {
    const double before = points.back().first;
    if (x <= before * noticeable_ratio) continue;
    if (before < ridge && ridge < x) append(ridge);
    append(x);
  }
  append(chart.x.maximum);
  return points;
}

ChartLine sustained_line(const Plot& plot, const Chart& chart) {
  ChartLine line{.label = std::string(plot.words.sustained),
                 .role = Role::neutral,
                 .dashed = false,
                 .points = roof_points(plot.roof, chart),
                 .readouts = {}};
  for (const auto& [intensity, rate] : line.points) {
    line.readouts.push_back(fill(plot.words.roof_readout, {{"intensity", flop_per_byte(intensity, plot.language)},
                                                           {"rate", flop_per_second(rate, plot.language)}}));
  }
  return line;
}

// The phase that keeps the cores waiting, with the flat part of the roof above it.
bool has_gap(const NamedPoint& point) {
  return point.role == Role::decode && point.utilization * noticeable_ratio < 1.0;
}

std::string gap_times(const NamedPoint& point, Language language) { return times(1.0 / point.utilization, language); }

ChartMarker marker(const Plot& plot, const NamedPoint& point) {
  const Language language = plot.language;
  const bool gap = has_gap(point);
  return {.x = point.at.flop_per_byte,
          .y = point.at.flop_per_s,
          .role = point.role,
          .label = point.name,
          .readout = fill(gap ? plot.words.marker_readout_gap : plot.words.marker_readout,
                          {{"phase", point.name},
                           {"intensity", flop_per_byte(point.at.flop_per_byte, language)},
                           {"rate", flop_per_second(point.at.flop_per_s, language)},
                           {"times", gap ? gap_times(point, language) : std::string()},
                           {"utilization", utilization_percent(point.utilization, language)}})};
}

bool is_ideal(const PanelInput& input) { return input.controls.efficiency == Efficiency::ideal; }

Chart chart_of(const PanelInput& input, const Plot& plot) {
  const Roof datasheet = datasheet_roof(input.setting.hardware);
  const OperatingPoint first = plot.points.front().at;
  const OperatingPoint last = plot.points.back().at;
  Chart chart;
  chart.title = plot.words.chart_title;
  chart.x = decade_axis(plot.words.x_label, first_intensity_decade, last_intensity_decade,
                        {first.flop_per_byte, last.flop_per_byte, plot.ridge, ridge_flop_per_byte(datasheet)});
  const int roof_decade = static_cast<int>(std::floor(std::log10(plot.roof.flop_per_s)));
  chart.y = decade_axis(plot.words.y_label, roof_decade - rate_decades, roof_decade + 1,
                        {first.flop_per_s, last.flop_per_s, datasheet.flop_per_s});
  if (!is_ideal(input)) {
    chart.lines.push_back({.label = std::string(plot.words.datasheet),
                           .role = Role::quiet,
                           .dashed = true,
                           .points = roof_points(datasheet, chart),
                           .readouts = {}});
  }
  chart.lines.push_back(sustained_line(plot, chart));
  chart.rules.push_back({.x = plot.ridge, .role = Role::quiet, .label = flop_per_byte(plot.ridge, plot.language)});
  for (const NamedPoint& point : plot.points) {
    chart.markers.push_back(marker(plot, point));
    if (!has_gap(point)) continue;
    chart.gaps.push_back({.x = point.at.flop_per_byte,
                          .from = point.at.flop_per_s,
                          .to = plot.roof.flop_per_s,
                          .role = point.role,
                          .label = gap_times(point, plot.language)});
  }
  return chart;
}

std::string bound_note(const Plot& plot, const NamedPoint& point) {
  const double intensity = point.at.flop_per_byte;
  const std::string shown = flop_per_byte(intensity, plot.language);
  const double apart = intensity > plot.ridge ? intensity / plot.ridge : plot.ridge / intensity;
  if (apart < noticeable_ratio) return fill(plot.words.note_ridge, {{"phase", point.name}, {"intensity", shown}});
  return fill(intensity > plot.ridge ? plot.words.note_compute : plot.words.note_memory,
              {{"phase", point.name}, {"intensity", shown}, {"times", times(apart, plot.language)}});
}

bool lies_below_roof(const Plot& plot, const NamedPoint& point) {
  return point.at.flop_per_s * noticeable_ratio < attainable_flop_per_s(plot.roof, point.at.flop_per_byte);
}

std::vector<std::string> notes_of(const PanelInput& input, const Plot& plot) {
  std::vector<std::string> notes;
  bool any_below = false;
  for (const NamedPoint& point : plot.points) {
    notes.push_back(bound_note(plot, point));
    any_below = any_below || lies_below_roof(plot, point);
  }
  if (input.estimate.decode.seconds == 0.0) notes.emplace_back(plot.words.note_no_decode);
  for (const NamedPoint& point : plot.points) {
    if (!has_gap(point)) continue;
    notes.push_back(
        fill(plot.words.note_gap, {{"times", gap_times(point, plot.language)},
                                   {"utilization", utilization_percent(point.utilization, plot.language)}}));
  }
  notes.push_back(fill(plot.words.ridge_note, {{"ridge", flop_per_byte(plot.ridge, plot.language)}}));
  if (any_below) {
    const bool overhead = input.setting.hardware.pass_overhead_s > 0.0;
    notes.emplace_back(overhead ? plot.words.note_below_roof_overhead : plot.words.note_below_roof);
  }
  if (!is_ideal(input)) notes.emplace_back(plot.words.note_lines);
  return notes;
}

std::vector<std::string> table_row(const Plot& plot, const std::string& name, const OperatingPoint& at,
                                   std::string_view bound) {
  return {name, flop_per_byte(at.flop_per_byte, plot.language), flop_per_second(at.flop_per_s, plot.language),
          flop_per_second(attainable_flop_per_s(plot.roof, at.flop_per_byte), plot.language), std::string(bound)};
}

Table table_of(const Plot& plot) {
  const RooflineStrings& words = plot.words;
  Table table{.caption = std::string(words.caption), .columns = {}, .rows = {}};
  for (const std::string_view column :
       {words.column_point, words.column_intensity, words.column_rate, words.column_roof, words.column_bound}) {
    table.columns.emplace_back(column);
  }
  for (const NamedPoint& point : plot.points) {
    const bool compute = point.at.flop_per_byte >= plot.ridge;
    table.rows.push_back(table_row(plot, point.name, point.at, compute ? words.bound_compute : words.bound_memory));
  }
  const OperatingPoint ridge{.flop_per_byte = plot.ridge, .flop_per_s = plot.roof.flop_per_s};
  table.rows.push_back(table_row(plot, std::string(words.ridge), ridge, std::string(strings(plot.language).no_value)));
  return table;
}

}  // namespace

PanelContent compose_roofline(const PanelInput& input) {
  const Plot plot = plot_of(input);
  PanelContent content;
  content.panel = Panel::roofline;
  content.title = strings(plot.language).tab_roofline;
  content.lead = plot.words.lead;
  content.controls.emplace_back(efficiency_control(input.controls, input.catalogue));
  content.charts.push_back(chart_of(input, plot));
  content.notes = notes_of(input, plot);
  content.table = table_of(plot);
  return content;
}

}  // namespace shell
