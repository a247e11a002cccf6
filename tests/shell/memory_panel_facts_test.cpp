// Every sentence with a number in the panel on memory, read back and compared with the setting that it is about.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include "app/panels/panels.hpp"
#include "core/random_settings.hpp"
#include "shell/support.hpp"
#include "text/panel_strings.hpp"

namespace {

using namespace shell;
using Gaps = std::map<std::string, std::string>;

constexpr int settings = 10000;
constexpr double three_digits = 0.0051;
constexpr double two_digits = 0.051;

// What stands in the gaps of a sentence that was filled from the template; nothing for another sentence.
std::optional<Gaps> gaps_of(std::string_view pattern, std::string_view sentence) {
  Gaps gaps;
  while (!pattern.empty()) {
    const std::size_t open = std::min(pattern.find('{'), pattern.size());
    if (sentence.substr(0, open) != pattern.substr(0, open)) return std::nullopt;
    sentence.remove_prefix(open);
    pattern.remove_prefix(open);
    if (pattern.empty()) break;
    const std::size_t close = pattern.find('}');
    const std::string_view after = pattern.substr(close + 1, pattern.find('{', close) - close - 1);
    const bool last = close + 1 + after.size() == pattern.size();
    if (last && !sentence.ends_with(after)) return std::nullopt;
    const std::size_t end = last ? sentence.size() - after.size() : sentence.find(after);
    if (end == std::string_view::npos) return std::nullopt;
    gaps[std::string(pattern.substr(1, close - 1))] = std::string(sentence.substr(0, end));
    sentence.remove_prefix(end);
    pattern.remove_prefix(close + 1);
  }
  return sentence.empty() ? std::optional(gaps) : std::nullopt;
}

// 19.6 GB, one conversation, 4,096 conversations, 57%
double number_of(const std::string& text) {
  if (text.starts_with("one ")) return 1.0;
  std::string digits = support::plain(text);
  digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
  char* end = nullptr;
  const double value = std::strtod(digits.c_str(), &end);
  while (*end == ' ') ++end;
  const std::string unit = end;
  const std::map<std::string, double> factors{{"kB", 1e3},  {"MB", 1e6},  {"GB", 1e9},
                                              {"TB", 1e12}, {"PB", 1e15}, {"%", 0.01}};
  const auto factor = factors.find(unit);
  return factor == factors.end() ? value : value * factor->second;
}

bool near(const std::string& text, double value, double tolerance) {
  return std::abs(number_of(text) - value) <= tolerance * value;
}

struct Case {
  Catalogue catalogue;
  Controls controls;
};

HardwareProfile random_machine(random_settings::Generator& random, const char* id) {
  HardwareProfile profile;
  profile.id = id;
  profile.label = {.pl = id, .en = id};
  profile.hardware = random_settings::hardware(random);
  profile.memory_shared_with_system = random.one_in(2);
  return profile;
}

Case random_case(random_settings::Generator& random) {
  Case made;
  for (const char* id : {"one", "two", "three"}) made.catalogue.hardware.push_back(random_machine(random, id));
  const random_settings::Setting setting = random_settings::setting(random);
  made.catalogue.model.push_back({.id = "m", .name = "m", .model = setting.model, .precision = setting.precision});
  Controls& controls = made.controls;
  controls.prompt_tokens = setting.scenario.prompt_tokens;
  controls.answer_tokens = setting.scenario.answer_tokens;
  controls.history_tokens = setting.scenario.cached_tokens;
  controls.batch = setting.scenario.batch;
  controls.hardware = static_cast<std::size_t>(random.whole(0, 2));
  controls.panel = Panel::memory;
  controls.language = Language::english;
  return made;
}

// The arithmetic of docs/model.md, written once more.
struct Facts {
  explicit Facts(const prefill_decode::Setting& s) : setting(s) {}

  double weight_bytes(double parameters) const { return parameters * setting.precision.weight_bits / 8.0; }
  double shared() const {
    const prefill_decode::Model& m = setting.model;
    return weight_bytes(m.shared_parameters + m.head_parameters + m.embedding_parameters);
  }
  double experts() const { return weight_bytes(setting.model.expert_parameters); }
  double cache(double batch) const {
    const prefill_decode::Model& m = setting.model;
    const prefill_decode::Scenario& sc = setting.scenario;
    const double token = 2.0 * m.layers * m.kv_heads * m.head_dimension * setting.precision.kv_bits / 8.0;
    return batch * token * static_cast<double>(sc.cached_tokens + sc.prompt_tokens + sc.answer_tokens);
  }
  double needed(double batch) const { return shared() + experts() + cache(batch); }
  double touched_share(double tokens) const {
    return -std::expm1(tokens * std::log1p(-setting.model.active_experts / setting.model.experts));
  }
  double step_reads(double batch) const {
    const prefill_decode::Model& m = setting.model;
    return weight_bytes(m.shared_parameters + m.head_parameters + m.expert_parameters * touched_share(batch));
  }

  prefill_decode::Setting setting;
};

double usable(const HardwareProfile& profile) {
  return profile.hardware.memory_bytes * profile.hardware.usable_memory_fraction;
}

struct Seen {
  int room = 0, none = 0, no_weights = 0, mark = 0, somewhere = 0, everywhere = 0, experts = 0, touched = 0, shared = 0;
};

bool room_is_true(const Facts& facts, double room_bytes, double room) {
  constexpr double most = 4096.0;
  return facts.needed(room) <= room_bytes * (1 + 1e-12) &&
         (room == most || facts.needed(room + 1.0) > room_bytes * (1 - 1e-12));
}

bool names_exactly_those_without_room(const std::string& names, const Case& made, const Facts& facts, double batch) {
  std::string expected;
  for (const HardwareProfile& profile : made.catalogue.hardware) {
    if (facts.needed(batch) <= usable(profile)) continue;
    expected.append(expected.empty() ? "" : ", ").append(profile.id);
  }
  return names == expected;
}

bool experts_are_true(const Gaps& gaps, const Facts& facts) {
  const prefill_decode::Model& model = facts.setting.model;
  return near(gaps.at("shared"), facts.shared(), three_digits) &&
         near(gaps.at("experts"), facts.experts(), three_digits) &&
         number_of(gaps.at("active")) == model.active_experts && number_of(gaps.at("all")) == model.experts &&
         near(gaps.at("one"), facts.step_reads(1.0), three_digits);
}

bool touched_is_true(const Gaps& gaps, const Facts& facts, double batch) {
  const double at = batch > 1.0 ? batch : 8.0;
  return number_of(gaps.at("at")) == at && number_of(gaps.at("all")) == facts.setting.model.experts &&
         near(gaps.at("touched"), facts.setting.model.experts * facts.touched_share(at), two_digits) &&
         near(gaps.at("bytes"), facts.step_reads(at), three_digits) &&
         near(gaps.at("separate"), at * facts.step_reads(1.0), three_digits);
}

// Whether the sentence is one of the panel's and true.
bool is_true(const std::string& note, const Case& made, const Facts& facts, Seen& seen) {
  const MemoryStrings& words = panel_strings(Language::english).memory;
  const HardwareProfile& chosen = made.catalogue.hardware[made.controls.hardware];
  const auto batch = static_cast<double>(made.controls.batch);
  const auto is_chosen = [&chosen](const Gaps& gaps) { return gaps.at("machine") == chosen.id; };
  if (const auto gaps = gaps_of(words.note_fits_everywhere, note)) {
    ++seen.everywhere;
    return near(gaps->at("needed"), facts.needed(batch), three_digits) &&
           names_exactly_those_without_room("", made, facts, batch);
  }
  if (const auto gaps = gaps_of(words.note_room, note)) {
    ++seen.room;
    return is_chosen(*gaps) && room_is_true(facts, usable(chosen), number_of(gaps->at("room")));
  }
  if (const auto gaps = gaps_of(words.note_fits_not, note)) {
    ++seen.none;
    return is_chosen(*gaps) && facts.needed(1.0) > usable(chosen) * (1 - 1e-12) &&
           facts.needed(0.0) <= usable(chosen) * (1 + 1e-12);
  }
  if (const auto gaps = gaps_of(words.note_weights_fit_not, note)) {
    ++seen.no_weights;
    return is_chosen(*gaps) && facts.needed(0.0) > usable(chosen) * (1 - 1e-12);
  }
  if (note == words.note_embedding) return facts.setting.model.embedding_parameters > 0.0;
  if (const auto gaps = gaps_of(words.note_fits_not_on, note)) {
    ++seen.somewhere;
    return names_exactly_those_without_room(gaps->at("machines"), made, facts, batch);
  }
  if (const auto gaps = gaps_of(words.note_mark, note)) {
    ++seen.mark;
    return is_chosen(*gaps) && near(gaps->at("usable"), usable(chosen), three_digits) &&
           near(gaps->at("memory"), chosen.hardware.memory_bytes, three_digits) &&
           std::abs(number_of(gaps->at("share")) - chosen.hardware.usable_memory_fraction) < 0.0051;
  }
  if (const auto gaps = gaps_of(words.note_shared, note)) {
    ++seen.shared;
    return is_chosen(*gaps) && chosen.memory_shared_with_system;
  }
  if (const auto gaps = gaps_of(words.note_experts, note)) {
    ++seen.experts;
    return experts_are_true(*gaps, facts);
  }
  if (const auto gaps = gaps_of(words.note_touched, note)) {
    ++seen.touched;
    return touched_is_true(*gaps, facts, batch);
  }
  return false;
}

bool bar_is_true(const BarRow& row, const HardwareProfile& profile, const Facts& facts, double batch) {
  const MemoryStrings& words = panel_strings(Language::english).memory;
  const bool fits = facts.needed(batch) <= usable(profile);
  const auto gaps = gaps_of(fits ? words.value : words.value_exceeded, row.value);
  return gaps && near(gaps->at("needed"), facts.needed(batch), three_digits) &&
         near(gaps->at("usable"), usable(profile), three_digits);
}

}  // namespace

TEST_CASE("Every sentence of the panel on memory is true of 10,000 random settings") {
  random_settings::Generator random(1611);
  Seen seen;
  for (int i = 0; i < settings; ++i) {
    const Case made = random_case(random);
    const prefill_decode::Setting setting = setting_of(made.controls, made.catalogue);
    const prefill_decode::Estimate estimate = prefill_decode::estimate(setting);
    const PanelContent panel = compose_memory({made.controls, made.catalogue, setting, estimate});
    const Facts facts(setting);
    for (const std::string& note : panel.notes) {
      if (!is_true(note, made, facts, seen)) FAIL_CHECK(i << ": " << note);
    }
    for (std::size_t k = 0; k < panel.bars.size(); ++k) {
      const auto batch = static_cast<double>(made.controls.batch);
      if (!bar_is_true(panel.bars[k], made.catalogue.hardware[k], facts, batch)) {
        FAIL_CHECK(i << ": " << panel.bars[k].value);
      }
    }
  }
  for (const int times : {seen.room, seen.none, seen.no_weights, seen.mark, seen.somewhere, seen.everywhere,
                          seen.experts, seen.touched, seen.shared}) {
    CHECK(times > 100);
  }
}
