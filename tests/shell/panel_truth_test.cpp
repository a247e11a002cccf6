// The numbers in the panels' sentences hold for any machine, model and lengths: redone with plain loops.
#include <catch2/catch_test_macros.hpp>

#include "prefill_decode/answer.hpp"
#include "prefill_decode/batch_sweep.hpp"
#include "prefill_decode/pass.hpp"
#include "prefill_decode/resumption.hpp"
#include "shell/random_cases.hpp"
#include "shell/support.hpp"
#include "text/quantities.hpp"

using namespace shell;
using prefill_decode::Setting;
using support::contains;
using support::expect;
using support::for_random_cases;
using support::RandomCase;

namespace {

constexpr Language pl = Language::polish;
constexpr std::int64_t largest = max_interface_batch;

template <typename Holds>
std::int64_t first_batch(Holds holds) {
  for (std::int64_t batch = 1; batch <= largest; ++batch)
    if (holds(batch)) return batch;
  return 0;
}

// "Od jednej rozmowy", "Od 45 rozmów"
std::string from_conversations(std::int64_t count) {
  return count == 1 ? "Od jednej rozmowy " : "Od " + std::to_string(count) + " rozmów ";
}

// Of a chart's rules, that of the role; 0 when there is none.
std::int64_t rule_at(const PanelContent& panel, Role role) {
  for (const ChartRule& rule : panel.charts.front().rules)
    if (rule.role == role) return static_cast<std::int64_t>(rule.x);
  return 0;
}

double total_rate(const Setting& setting, std::int64_t batch) { return batch_point(setting, batch).tokens_per_s; }

// Beyond the batch from which multiplying outlasts reading: no growth, or by how many percent to the end.
void check_growth(const Setting& setting, std::int64_t from, const std::string& notes) {
  const double growth = total_rate(setting, largest) / total_rate(setting, from);
  if (growth < noticeable_ratio) return expect(contains(notes, "już nie rośnie"), "growth", notes);
  expect(contains(notes, "do 256 rozmów, łączne tempo rośnie jeszcze o " + whole_percent(growth - 1.0, pl)), "growth",
         notes);
}

void check_batch_thresholds(const RandomCase& one, const PanelContent& panel, const std::string& notes) {
  const Setting& setting = one.setting;
  const prefill_decode::Model& model = setting.model;
  const prefill_decode::Scenario& lengths = setting.scenario;
  const prefill_decode::Roof roof = sustained_roof(setting.hardware);
  const auto context =
      static_cast<double>(lengths.cached_tokens + lengths.prompt_tokens + (lengths.answer_tokens + 1) / 2);
  const double byte = setting.precision.weight_bits / 8.0;
  const double cache =
      2.0 * model.layers * model.kv_heads * model.head_dimension * setting.precision.kv_bits / 8.0 * context;
  const double shared = model.shared_parameters * byte;
  const auto experts = [&](std::int64_t batch) { return read_expert_parameters(model, batch) * byte; };
  const std::int64_t caches = first_batch([&](std::int64_t batch) {
    return static_cast<double>(batch) * cache >= shared + experts(batch) + model.head_parameters * byte;
  });
  const std::int64_t compute = first_batch([&](std::int64_t batch) {
    const auto bound = [&](double parameters, double bytes) {
      return 2.0 * parameters * static_cast<double>(batch) / roof.flop_per_s >= bytes / roof.bytes_per_s;
    };
    return bound(model.shared_parameters, shared) && bound(active_expert_parameters(model), experts(batch));
  });
  expect(rule_at(panel, Role::decode) == caches, "caches", std::to_string(caches) + notes);
  expect(rule_at(panel, Role::prefill) == compute, "compute", std::to_string(compute) + notes);
  for (const Role role : {Role::decode, Role::prefill}) {
    const std::int64_t rule = rule_at(panel, role);
    if (rule > 0) expect(contains(notes, from_conversations(rule)), "from", notes);
  }
  if (compute > 0) check_growth(setting, compute, notes);
}

// What the cores are said to wait for takes longer to read than to compute with, however many conversations there are.
void check_waits(const Setting& setting, const std::string& notes) {
  const prefill_decode::Scenario& lengths = setting.scenario;
  const prefill_decode::Roof roof = sustained_roof(setting.hardware);
  const prefill_decode::PassWork step = decode_step_work(
      setting.model, setting.precision, largest, lengths.cached_tokens + lengths.prompt_tokens + lengths.answer_tokens);
  const auto waits = [&](const prefill_decode::Work& work) {
    return work.bytes / roof.bytes_per_s > work.flop / roof.flop_per_s;
  };
  if (contains(notes, "czekają na odczyt wag"))
    expect(waits(step.linear) || waits(step.experts), "waits for weights", notes);
  if (contains(notes, "odczyt wag i pamięci podręcznych") || contains(notes, "więc rdzenie na nie czekają"))
    expect(waits(step.attention), "waits for caches", notes);
}

}  // namespace

TEST_CASE("Batches: thresholds, gain, room and utilisation are those of the setting") {
  for_random_cases(1, 10000, [](RandomCase& one) {
    const Setting& setting = one.setting;
    const PanelContent panel = one.panel(Panel::batch);
    const std::string notes = support::plain(support::joined_notes(panel));
    std::int64_t room = 0;
    while (room < largest && memory_use(with_batch(setting, room + 1)).fits) ++room;
    expect(contains(notes, "ani jedna rozmowa") == (room == 0), "room", notes);
    if (room > 0) expect(rule_at(panel, Role::accent) == (room < largest ? room : 0), "room", notes);
    if (setting.scenario.answer_tokens == 1) return;
    check_batch_thresholds(one, panel, notes);
    const std::int64_t batch = one.controls.batch > 1                ? one.controls.batch
                               : setting.hardware.usd_per_hour > 0.0 ? 200
                                                                     : 32;
    const double gain = total_rate(setting, batch) / total_rate(setting, 1);
    if (contains(notes, "prawie takie samo")) return expect(gain < 1.05, "gain", notes);
    expect(contains(notes, support::plain("jest " + times(gain, pl) + " większe niż przy jednej")), "gain", notes);
    expect(contains(notes, "prawie za darmo") == (gain > 0.9 * static_cast<double>(batch)), "free", notes);
    double highest = 0.0;
    for (std::int64_t b = 1; b <= largest; ++b) highest = std::max(highest, batch_point(setting, b).decode_utilization);
    if (contains(notes, "dochodzi")) expect(highest < 0.96, "utilisation", notes);
    check_waits(setting, notes);
  });
}

TEST_CASE("Price list: the band is the first run of batches at 3 to 5, the point is the chosen batch's ratio") {
  for_random_cases(2, 10000, [](RandomCase& one) {
    const PanelContent panel = one.panel(Panel::price);
    const std::string note = support::plain(panel.notes.front());
    const auto ratio_at = [&](std::int64_t batch) {
      return token_price(with_batch(one.setting, batch)).output_to_input_ratio;
    };
    const auto inside = [&](std::int64_t batch) { return ratio_at(batch) >= 3.0 && ratio_at(batch) <= 5.0; };
    const std::int64_t first = first_batch(inside);
    std::int64_t last = first;
    while (first > 0 && last < largest && inside(last + 1)) ++last;
    expect(contains(note, "nie mieści się między 3 a 5 aż do 256 rozmów") == (first == 0), "no band", note);
    expect(contains(note, "już przy jednej rozmowie") == (first == 1), "at one", note);
    if (first > 1 && last > first)
      expect(contains(note, "od " + std::to_string(first) + " do " + std::to_string(last)), "band", note);
    const double chosen = ratio_at(one.controls.batch);
    const std::string label = support::plain(panel.charts.front().markers.front().label);
    const std::string expected = chosen >= 1.05         ? times(chosen, pl) + " dłużej"
                                 : chosen * 1.05 <= 1.0 ? times(1.0 / chosen, pl) + " krócej"
                                                        : "tak samo długo";
    expect(label == support::plain(expected), "label", label);
    const double usd_per_hour = one.setting.hardware.usd_per_hour;
    if (usd_per_hour == 0.0) return;
    const prefill_decode::Estimate figures = estimate(one.setting);
    const auto batch = static_cast<double>(one.setting.scenario.batch);
    const auto read = batch * static_cast<double>(one.setting.scenario.prompt_tokens);
    const double input_usd = figures.prefill.seconds / read / 3600.0 * usd_per_hour * 1e6;
    const std::string notes = support::plain(support::joined_notes(panel));
    expect(contains(notes, support::plain(us_dollars(input_usd, pl))), "input", notes);
  });
}

TEST_CASE("Roofline: each phase is limited by what its side of the ridge says, and the bracket is its gap") {
  for_random_cases(3, 10000, [](RandomCase& one) {
    const prefill_decode::Estimate figures = estimate(one.setting);
    const PanelContent panel = one.panel(Panel::roofline);
    const std::string prefill = support::plain(panel.notes.front());
    const prefill_decode::Hardware& machine = one.setting.hardware;
    const double ridge =
        machine.peak_flop_per_s * machine.compute_efficiency / (machine.peak_bytes_per_s * machine.memory_efficiency);
    const double apart = figures.prefill.work.flop / figures.prefill.work.bytes / ridge;
    const bool compute = contains(prefill, "moc obliczeniowa");
    const bool memory = contains(prefill, "Ogranicza go pamięć");
    if (apart > 1.0501)
      expect(compute && contains(prefill, support::plain(times(apart, pl)) + " więcej"), "right", prefill);
    if (apart < 0.9522)
      expect(memory && contains(prefill, support::plain(times(1.0 / apart, pl)) + " mniej"), "left", prefill);
    const std::vector<ChartGap>& gaps = panel.charts.front().gaps;
    const bool gap = figures.decode.seconds > 0.0 && figures.decode.utilization * 1.05 < 1.0;
    expect(gaps.size() == (gap ? 1U : 0U), "gap", prefill);
    const std::string notes = support::plain(support::joined_notes(panel));
    expect(!contains(notes, "narzut przebiegu") || machine.pass_overhead_s > 0.0, "overhead", notes);
    if (gap && !gaps.empty())
      expect(gaps.front().label == times(1.0 / figures.decode.utilization, pl), "gap", gaps.front().label);
  });
}

TEST_CASE("Resuming: the sentence has the ratio of the two bars, of the reader's history or of the example") {
  for_random_cases(4, 10000, [](RandomCase& one) {
    const PanelContent panel = one.panel(Panel::resume);
    const std::string notes = support::plain(support::joined_notes(panel));
    Setting setting = one.setting;
    expect(contains(panel.key, "przykład") == (setting.scenario.cached_tokens == 0), "example", notes);
    if (setting.scenario.cached_tokens == 0) setting.scenario.cached_tokens = 6000;
    const double kept_s = prefill_phase(setting).seconds;
    Setting lost = setting;
    lost.scenario.prompt_tokens += lost.scenario.cached_tokens;
    lost.scenario.cached_tokens = 0;
    const double slower = prefill_phase(lost).seconds / kept_s;
    const bool same = slower < 1.05;
    expect(contains(notes, "różnicy prawie nie widać") == same, "same", notes);
    if (!same) expect(contains(notes, support::plain(times(slower, pl) + " dłużej")), "times", notes);
    const double lost_s = prefill_phase(lost).seconds;
    expect(panel.bars[0].value == duration_beside(kept_s, lost_s, pl), "bar", notes);
    expect(panel.bars[1].value == duration_beside(lost_s, kept_s, pl), "bar", notes);
    const bool left_out = contains(notes, "pomija tu stały narzut");
    expect(!left_out || setting.hardware.pass_overhead_s == 0.0, "overhead", notes);
  });
}
