// Many conversations: what a batch gains and what it costs.
#include <algorithm>

#include "app/panels/axes.hpp"
#include "app/panels/batch_marks.hpp"
#include "app/panels/batch_points.hpp"
#include "prefill_decode/batching.hpp"
#include "prefill_decode/pass.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::BatchPoint;

// For readers who have not chosen a batch: the article's example where machines are rented to many, a few at home.
constexpr std::int64_t rented_example_batch = 200;
constexpr std::int64_t own_example_batch = 32;
// A batch that gains at least this share of its size gains almost for free.
constexpr double free_share = 0.9;

using Value = double (*)(const BatchPoint&);

struct Batches {
  const BatchStrings& words;
  Language language;
  std::vector<BatchPoint> points;
  BatchPoint chosen;
  // Those within the chart, from left to right.
  std::vector<BatchMark> limits;
  // Whether arithmetic outlasts the weights within the chart.
  bool compute_bound = false;
  bool decodes = false;
};

Batches batches_of(const PanelInput& input) {
  const Language language = input.controls.language;
  const BatchStrings& words = panel_strings(language).batch;
  const prefill_decode::BatchLimits limits = batch_limits(input.setting);
  return {.words = words,
          .language = language,
          .points = sweep(input.setting),
          .chosen = batch_point(input.setting, input.setting.scenario.batch),
          .limits = batch_marks(input.setting, limits, language),
          .compute_bound = within_chart(limits.linear_compute_bound),
          .decodes = input.estimate.decode.seconds > 0.0};
}

std::string rate_tick(double value, Language language) { return trimmed(value, 2, language).digits; }

ChartLine line_of(const Batches& batches, Role role, Value value, TickText text) {
  ChartLine line{.label = {}, .role = role, .dashed = false, .points = {}, .readouts = {}};
  for (const BatchPoint& point : batches.points) {
    line.points.emplace_back(static_cast<double>(point.batch), value(point));
    line.readouts.push_back(
        fill(batches.words.readout, {{"conversations", conversations(point.batch, batches.language)},
                                     {"value", text(value(point), batches.language)}}));
  }
  return line;
}

void append_rules(const Batches& batches, Chart& chart) {
  for (const BatchMark& limit : batches.limits) {
    if (limit.batch < 1) continue;
    const auto batch = static_cast<double>(limit.batch);
    chart.rules.push_back({.x = batch, .role = limit.role, .label = whole(batch, batches.language).digits});
  }
}

struct ChartPlan {
  std::string_view title;
  Role role;
  Value value;
  // As it is read out, and the scale.
  TickText text;
};

Chart chart_of(const Batches& batches, const ChartPlan& plan, Axis y) {
  Chart chart;
  chart.title = plan.title;
  chart.x = batch_axis(batches.words.x_label, batches.language);
  chart.y = std::move(y);
  chart.lines.push_back(line_of(batches, plan.role, plan.value, plan.text));
  append_rules(batches, chart);
  const std::string shown = plan.text(plan.value(batches.chosen), batches.language);
  chart.markers.push_back(
      {.x = static_cast<double>(batches.chosen.batch),
       .y = plan.value(batches.chosen),
       .role = plan.role,
       .label = shown,
       .readout = fill(batches.words.readout,
                       {{"conversations", conversations(batches.chosen.batch, batches.language)}, {"value", shown}})});
  return chart;
}

double largest(const Batches& batches, Value value) {
  double result = value(batches.chosen);
  for (const BatchPoint& point : batches.points) result = std::max(result, value(point));
  return result;
}

constexpr Value total_rate = [](const BatchPoint& point) { return point.tokens_per_s; };
constexpr Value ttft = [](const BatchPoint& point) { return point.ttft_s; };
constexpr Value utilization = [](const BatchPoint& point) { return point.decode_utilization; };

std::vector<Chart> charts_of(const Batches& batches) {
  const BatchStrings& words = batches.words;
  const Language language = batches.language;
  std::vector<Chart> charts;
  if (batches.decodes) {
    charts.push_back(chart_of(batches, {words.chart_total, Role::decode, total_rate, token_rate_text},
                              amount_axis(largest(batches, total_rate), rate_tick, language)));
  }
  charts.push_back(chart_of(batches, {words.chart_ttft, Role::prefill, ttft, duration},
                            time_axis(largest(batches, ttft), language)));
  return charts;
}

// Whether KV caches, which no two conversations share, take longer to read than to multiply by.
bool waits_for_caches(const prefill_decode::Setting& setting) {
  const prefill_decode::PassWork step =
      decode_step_work(setting.model, setting.precision, max_interface_batch, whole_context_tokens(setting.scenario));
  return !compute_bound(step.attention, sustained_roof(setting.hardware));
}

// Why the cores are not busy all the time however many conversations there are; empty where they hardly wait.
std::string_view utilization_note(const PanelInput& input, const Batches& batches) {
  const bool caches = waits_for_caches(input.setting);
  if (batches.compute_bound) return caches ? batches.words.note_utilization_kv : std::string_view();
  return caches ? batches.words.note_utilization_both : batches.words.note_utilization_weights;
}

void append_utilization(const PanelInput& input, const Batches& batches, std::vector<std::string>& notes) {
  const double highest = largest(batches, utilization);
  if (highest * noticeable_ratio >= 1.0) return;
  const std::string_view note = utilization_note(input, batches);
  if (note.empty()) return;
  notes.push_back(fill(note, {{"utilization", utilization_percent(highest, batches.language)},
                              {"at", conversations(max_interface_batch, batches.language, Case::locative)}}));
}

std::int64_t example_batch(const PanelInput& input) {
  return is_rented(input) ? rented_example_batch : own_example_batch;
}

std::string_view gain_note(const BatchStrings& words, double gain, double size) {
  if (gain < noticeable_ratio) return words.note_gain_none;
  return gain > free_share * size ? words.note_gain_free : words.note_gain;
}

void append_gain(const PanelInput& input, const Batches& batches, std::vector<std::string>& notes) {
  const Language language = batches.language;
  const std::int64_t batch = input.controls.batch > 1 ? input.controls.batch : example_batch(input);
  const prefill_decode::Setting setting = with_batch(input.setting, batch);
  const prefill_decode::BatchGain gain = batch_gain(setting);
  const std::string at = conversations(batch, language, Case::locative);
  const auto size = static_cast<double>(batch);
  notes.push_back(
      fill(gain_note(batches.words, gain.throughput_factor, size), {{"at", at},
                                                                    {"gain", times(gain.throughput_factor, language)},
                                                                    {"batch", whole(size, language).digits},
                                                                    {"step", times(gain.step_factor, language)}}));
  const BatchPoint many = batch_point(input.setting, batch);
  const BatchPoint& single = batches.points.front();
  notes.push_back(
      fill(batches.words.note_reader, {{"rate", token_rate_text(many.tokens_per_s_each, language)},
                                       {"rate_one", token_rate_genitive(single.tokens_per_s_each, language)},
                                       {"ttft", duration_beside(many.ttft_s, single.ttft_s, language)},
                                       {"ttft_one", duration_beside(single.ttft_s, many.ttft_s, language)}}));
}

std::vector<std::string> notes_of(const PanelInput& input, const Batches& batches) {
  const BatchStrings& words = batches.words;
  std::vector<std::string> notes;
  if (batches.decodes) {
    append_gain(input, batches, notes);
  } else {
    notes.emplace_back(words.note_no_decode);
  }
  for (const BatchMark& limit : batches.limits) notes.push_back(limit.note);
  if (batches.limits.empty() && batches.decodes) {
    notes.push_back(
        fill(words.note_no_limit, {{"from", conversations(max_interface_batch, batches.language, Case::genitive)}}));
  }
  if (batches.decodes) append_utilization(input, batches, notes);
  return notes;
}

std::vector<std::string> table_row(const PanelInput& input, const Batches& batches, std::int64_t batch) {
  const Language language = batches.language;
  const BatchPoint point = batch_point(input.setting, batch);
  const auto decoded = [&](const std::string& text) {
    return batches.decodes ? text : std::string(strings(language).no_value);
  };
  return {whole(static_cast<double>(batch), language).digits,
          decoded(token_rate_text(point.tokens_per_s, language)),
          decoded(token_rate_text(point.tokens_per_s_each, language)),
          duration(point.ttft_s, language),
          decoded(utilization_percent(point.decode_utilization, language)),
          std::string(point.fits_memory ? batches.words.fits : batches.words.fits_not)};
}

Table table_of(const PanelInput& input, const Batches& batches) {
  const BatchStrings& words = batches.words;
  Table table{.caption = std::string(words.caption), .columns = {}, .rows = {}};
  for (const std::string_view column :
       {panel_strings(batches.language).conversations, words.column_total, words.column_each, words.column_ttft,
        words.column_utilization, words.column_memory}) {
    table.columns.emplace_back(column);
  }
  for (const std::int64_t batch : tabled_batches(input.controls.batch)) {
    table.rows.push_back(table_row(input, batches, batch));
  }
  return table;
}

}  // namespace

PanelContent compose_batch(const PanelInput& input) {
  const Batches batches = batches_of(input);
  PanelContent content;
  content.panel = Panel::batch;
  content.title = strings(batches.language).tab_batch;
  content.lead = batches.words.lead;
  content.controls.emplace_back(slider_control(Field::batch, input.controls, input.catalogue));
  content.key = marks_key(batches.limits, batches.language);
  content.charts = charts_of(batches);
  content.notes = notes_of(input, batches);
  content.table = table_of(input, batches);
  return content;
}

}  // namespace shell
