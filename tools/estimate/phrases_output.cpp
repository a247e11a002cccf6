// Figures in words, by name, for sentences that stand outside of the widget.
#include <array>
#include <nlohmann/json.hpp>

#include "estimate/outputs.hpp"
#include "estimate/shown_state.hpp"
#include "text/quantities.hpp"

namespace estimate {
namespace {

using prefill_decode::Estimate;
using shell::Language;

struct Phrase {
  std::string_view name;
  std::string (*write)(double value, Language language);
  double (*value)(const Estimate& estimate);
};

// Names as in JSON, where the figure stands there.
constexpr std::array phrases{
    Phrase{"prefill_s", shell::duration, [](const Estimate& e) { return e.prefill.seconds; }},
    Phrase{"decode_s", shell::duration, [](const Estimate& e) { return e.decode.seconds; }},
    Phrase{"total_s", shell::duration, [](const Estimate& e) { return e.total_s; }},
    Phrase{"no_cache_s", shell::rough_duration, [](const Estimate& e) { return e.no_cache_s; }},
    Phrase{"rough_prefill_s", shell::rough_duration, [](const Estimate& e) { return e.prefill.seconds; }},
    Phrase{"rough_decode_s", shell::rough_duration, [](const Estimate& e) { return e.decode.seconds; }},
    Phrase{"rough_total_s", shell::rough_duration, [](const Estimate& e) { return e.total_s; }},
    Phrase{"prefill_share", shell::share_percent, [](const Estimate& e) { return e.prefill_share; }},
    Phrase{"prefill_utilization", shell::utilization_percent, [](const Estimate& e) { return e.prefill.utilization; }},
    Phrase{"decode_utilization", shell::utilization_percent, [](const Estimate& e) { return e.decode.utilization; }},
    Phrase{"prefill_mfu", shell::utilization_percent, [](const Estimate& e) { return e.prefill.mfu; }},
    Phrase{"decode_mfu", shell::utilization_percent, [](const Estimate& e) { return e.decode.mfu; }},
    Phrase{"weight_bytes", shell::bytes,
           [](const Estimate& e) { return e.memory.shared_weight_bytes + e.memory.expert_weight_bytes; }},
    Phrase{"output_to_input_ratio", shell::times, [](const Estimate& e) { return e.price.output_to_input_ratio; }},
};

void add_choice(const shell::ChoiceControl& control, std::string_view name, nlohmann::ordered_json& words) {
  if (const shell::Choice* choice = chosen(control)) words[std::string(name)] = choice->label;
}

}  // namespace

std::string phrases_output(const Situation& situation) {
  const shell::Screen& screen = situation.screen;
  const Language language = situation.controls.language;
  nlohmann::ordered_json words;
  add_choice(screen.scenario, "scenario", words);
  add_choice(screen.hardware, "hardware", words);
  words["prompt"] = shell::tokens(situation.controls.prompt_tokens, language);
  words["answer"] = shell::tokens(situation.controls.answer_tokens, language);
  words["compute_efficiency"] = shell::whole_percent(situation.setting.hardware.compute_efficiency, language);
  for (const Phrase& phrase : phrases) {
    words[std::string(phrase.name)] = phrase.write(phrase.value(screen.estimate), language);
  }
  return words.dump(2) + "\n";
}

}  // namespace estimate
