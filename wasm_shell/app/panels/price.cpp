// Price list: card time of an output token against an input token.
#include <algorithm>

#include "app/panels/axes.hpp"
#include "app/panels/batch_points.hpp"
#include "prefill_decode/batching.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::BatchPoint;
using prefill_decode::TokenPrice;

// What price lists ask for an output token, in input tokens.
constexpr double lowest_listed_ratio = 3.0;
constexpr double highest_listed_ratio = 5.0;
// Of the ratio's axis; a ratio beyond widens it.
constexpr int first_ratio_decade = 0;
constexpr int last_ratio_decade = 2;
constexpr int time_digits = 3;
// What a machine that is not rented is compared with.
constexpr std::string_view rented_example = "h100-sxm";

struct Prices {
  const PriceStrings& words;
  Language language;
  std::vector<BatchPoint> points;
  const TokenPrice& chosen;
};

double ratio_of(const BatchPoint& point) { return point.price.output_to_input_ratio; }

// "37 razy dłużej"
std::string comparison(const Prices& prices, double times_as_long) {
  const bool longer = times_as_long >= noticeable_ratio;
  if (!longer && times_as_long * noticeable_ratio > 1.0) return std::string(prices.words.same);
  return fill(longer ? prices.words.longer : prices.words.shorter,
              {{"times", times(longer ? times_as_long : 1.0 / times_as_long, prices.language)}});
}

std::string readout(const Prices& prices, std::int64_t batch, double times_as_long) {
  return fill(prices.words.readout,
              {{"conversations", conversations(batch, prices.language)}, {"times", comparison(prices, times_as_long)}});
}

ChartLine line_of(const Prices& prices) {
  ChartLine line{.label = {}, .role = Role::decode, .dashed = false, .points = {}, .readouts = {}};
  for (const BatchPoint& point : prices.points) {
    line.points.emplace_back(static_cast<double>(point.batch), ratio_of(point));
    line.readouts.push_back(readout(prices, point.batch, ratio_of(point)));
  }
  return line;
}

Axis ratio_axis(const Prices& prices) {
  double smallest = prices.chosen.output_to_input_ratio;
  double largest = smallest;
  for (const BatchPoint& point : prices.points) {
    smallest = std::min(smallest, ratio_of(point));
    largest = std::max(largest, ratio_of(point));
  }
  Axis axis = decade_axis(prices.words.y_label, first_ratio_decade, last_ratio_decade, {smallest, largest});
  for (Tick& tick : axis.ticks) tick.label = trimmed(tick.value, 2, prices.language).digits;
  return axis;
}

Chart chart_of(const PanelInput& input, const Prices& prices) {
  const double chosen = prices.chosen.output_to_input_ratio;
  Chart chart;
  chart.title = prices.words.chart_title;
  chart.x = batch_axis(prices.words.x_label, prices.language);
  chart.y = ratio_axis(prices);
  chart.bands.push_back(
      {.from = lowest_listed_ratio, .to = highest_listed_ratio, .label = std::string(prices.words.band)});
  chart.lines.push_back(line_of(prices));
  chart.markers.push_back({.x = static_cast<double>(input.controls.batch),
                           .y = chosen,
                           .role = Role::decode,
                           .label = comparison(prices, chosen),
                           .readout = readout(prices, input.controls.batch, chosen)});
  return chart;
}

// A machine with its lengths: the chosen one, or the one it is compared with.
struct Machine {
  const std::string& label;
  const prefill_decode::Setting& setting;
};

std::string ratio_at(const Machine& machine, std::int64_t batch, Language language) {
  return ratio(token_price(with_batch(machine.setting, batch)).output_to_input_ratio, language);
}

std::string band_note(const Machine& machine, const prefill_decode::BatchRange& band, const Prices& prices) {
  const PriceStrings& words = prices.words;
  const Language language = prices.language;
  const std::string at_one = ratio_at(machine, 1, language);
  if (band.first == 1) return fill(words.note_band_at_one, {{"machine", machine.label}, {"ratio", at_one}});
  if (band.first == band.last) {
    return fill(
        words.note_band_single,
        {{"machine", machine.label}, {"at", conversations(band.first, language, Case::locative)}, {"ratio", at_one}});
  }
  return fill(words.note_band, {{"machine", machine.label},
                                {"first", whole(static_cast<double>(band.first), language).digits},
                                {"last", whole(static_cast<double>(band.last), language).digits},
                                {"ratio", at_one}});
}

std::string no_band_note(const Machine& machine, const Prices& prices) {
  const Language language = prices.language;
  return fill(prices.words.note_no_band, {{"machine", machine.label},
                                          {"from", conversations(max_interface_batch, language, Case::genitive)},
                                          {"ratio", ratio_at(machine, 1, language)},
                                          {"at", conversations(max_interface_batch, language, Case::locative)},
                                          {"ratio_last", ratio_at(machine, max_interface_batch, language)}});
}

void append_band(const Machine& machine, const Prices& prices, std::vector<std::string>& notes) {
  const std::optional<prefill_decode::BatchRange> band =
      batches_at_price_ratio(machine.setting, lowest_listed_ratio, highest_listed_ratio, max_interface_batch);
  if (!band) {
    notes.push_back(no_band_note(machine, prices));
    return;
  }
  notes.push_back(band_note(machine, *band, prices));
  const std::int64_t fits = largest_batch_that_fits(machine.setting);
  if (fits >= band->first) return;
  const std::string room = conversations(fits, prices.language, Case::accusative);
  notes.back() +=
      ' ' + (fits == 0 ? std::string(prices.words.note_memory_none) : fill(prices.words.note_memory, {{"room", room}}));
}

// The same lengths on a machine that is rented.
void append_rented_example(const PanelInput& input, const Prices& prices, std::vector<std::string>& notes) {
  const auto& machines = input.catalogue.hardware;
  const auto found =
      std::find_if(machines.begin(), machines.end(), [](const auto& machine) { return machine.id == rented_example; });
  if (found == machines.end()) return;
  Controls controls = input.controls;
  controls.hardware = static_cast<std::size_t>(found - machines.begin());
  append_band({local(found->label, prices.language), setting_of(controls, input.catalogue)}, prices, notes);
}

void append_cost(const PanelInput& input, const Prices& prices, std::vector<std::string>& notes) {
  const PriceStrings& words = prices.words;
  const Language language = prices.language;
  const double usd_per_hour = input.setting.hardware.usd_per_hour;
  if (usd_per_hour == 0.0) {
    notes.emplace_back(is_rented(input) ? words.note_no_price : words.note_not_rented);
    return;
  }
  notes.push_back(
      fill(words.note_cost, {{"at", conversations(input.controls.batch, language, Case::locative)},
                             {"usd", us_dollars(usd_per_hour, language)},
                             {"input", us_dollars(prices.chosen.usd_per_million_input_tokens, language)},
                             {"output", us_dollars(prices.chosen.usd_per_million_output_tokens, language)}}));
  notes.emplace_back(words.note_cost_only);
  const std::string& source = local(input.catalogue.hardware[input.controls.hardware].price_source, language);
  if (!input.controls.usd_per_hour && !source.empty()) notes.push_back(fill(words.note_source, {{"source", source}}));
}

std::vector<std::string> table_row(const PanelInput& input, const Prices& prices, std::int64_t batch) {
  const Language language = prices.language;
  const TokenPrice price = token_price(with_batch(input.setting, batch));
  std::vector<std::string> row{whole(static_cast<double>(batch), language).digits,
                               ratio(price.output_to_input_ratio, language),
                               precise_time(price.card_seconds_per_input_token, time_digits, language),
                               precise_time(price.card_seconds_per_output_token, time_digits, language)};
  if (input.setting.hardware.usd_per_hour > 0.0) {
    row.push_back(us_dollars(price.usd_per_million_input_tokens, language));
    row.push_back(us_dollars(price.usd_per_million_output_tokens, language));
  }
  return row;
}

Table table_of(const PanelInput& input, const Prices& prices) {
  const PriceStrings& words = prices.words;
  Table table{.caption = std::string(words.caption), .columns = {}, .rows = {}};
  for (const std::string_view column :
       {panel_strings(prices.language).conversations, words.ratio, words.column_input_time, words.column_output_time}) {
    table.columns.emplace_back(column);
  }
  if (input.setting.hardware.usd_per_hour > 0.0) {
    table.columns.emplace_back(words.column_input_usd);
    table.columns.emplace_back(words.column_output_usd);
  }
  for (const std::int64_t batch : tabled_batches(input.controls.batch)) {
    table.rows.push_back(table_row(input, prices, batch));
  }
  return table;
}

}  // namespace

PanelContent compose_price(const PanelInput& input) {
  const Language language = input.controls.language;
  const Prices prices{.words = panel_strings(language).price,
                      .language = language,
                      .points = sweep(input.setting),
                      .chosen = input.estimate.price};
  PanelContent content;
  content.panel = Panel::price;
  content.title = strings(language).tab_price;
  content.lead = prices.words.lead;
  if (!is_rented(input)) content.controls.emplace_back(hardware_control(input.controls, input.catalogue, false));
  content.controls.emplace_back(slider_control(Field::batch, input.controls, input.catalogue));
  content.controls.emplace_back(price_control(input.controls, input.catalogue));
  content.charts.push_back(chart_of(input, prices));
  append_band({machine_label(input), input.setting}, prices, content.notes);
  if (!is_rented(input)) append_rented_example(input, prices, content.notes);
  content.notes.emplace_back(prices.words.note_listed);
  append_cost(input, prices, content.notes);
  content.table = table_of(input, prices);
  return content;
}

}  // namespace shell
