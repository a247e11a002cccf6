// Any bytes as a profile: one sentence that names the file, or a profile that gives estimates, and every
// form of the command line shows them.
#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "estimate/outputs.hpp"
#include "files/plain_text.hpp"
#include "fuzz/invariant.hpp"
#include "profiles/built_in_schemas.hpp"
#include "profiles/reader.hpp"
#include "shell/screen_texts.hpp"

namespace {

constexpr std::string_view file = "fuzz.json";
constexpr std::size_t longest_sentence_bytes = 1000;

template <class Value>
void check_refusal(const profiles::Read<Value>& read) {
  fuzz::holds(read.value.has_value() == read.refusal.empty());
  if (read.value) return;
  fuzz::holds(read.refusal.starts_with(file) && read.refusal.ends_with('.'));
  fuzz::holds(read.refusal.size() <= longest_sentence_bytes);
  fuzz::holds(!files::first_invalid_utf8(read.refusal) && !files::first_control(read.refusal));
  // A refusal that could not be explained.
  fuzz::holds(!read.refusal.ends_with(": is not what the schema asks for."));
}

void check_output(const std::string& text) { fuzz::holds(!text.empty() && !files::first_invalid_utf8(text)); }

void check_estimate(const prefill_decode::Estimate& estimate) {
  for (const double seconds : {estimate.total_s, estimate.prefill.seconds, estimate.decode.seconds}) {
    fuzz::holds(std::isfinite(seconds) && seconds >= 0.0);
  }
}

void check_forms(const estimate::Situation& situation) {
  check_estimate(situation.screen.estimate);
  fuzz::holds(support::fault_of(situation.screen).empty());
  check_output(estimate::text_output(situation));
  check_output(estimate::html_table_output(situation));
  if (situation.controls.panel != shell::Panel::none) return;
  check_output(estimate::json_output(situation));
  check_output(estimate::csv_output(situation));
  check_output(estimate::svg_output(situation, estimate::wide_picture));
}

// One panel an input: any of them, since any input comes in many sizes.
void check_situation(const shell::Catalogue& catalogue, shell::Controls controls, std::size_t choice) {
  controls.panel = static_cast<shell::Panel>(choice % (static_cast<std::size_t>(shell::Panel::sums) + 1));
  controls.language = choice % 2 == 0 ? shell::Language::polish : shell::Language::english;
  try {
    check_forms(estimate::situation_of(catalogue, controls));
  } catch (const estimate::Refused&) {
    // Figures that are possible one by one and overflow together.
  }
}

// Somebody's "nan" or "{" is no number that is none and no place that was left unfilled.
void take_words(std::string& text) {
  const auto is_suspect = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= '}'); };
  std::replace_if(text.begin(), text.end(), is_suspect, 'x');
}
void take_words(shell::LocalName& name) {
  take_words(name.pl);
  take_words(name.en);
}

void check_hardware(const std::string& text) {
  const auto read = profiles::parse_hardware(text, std::string(file), profiles::built_in_schemas());
  check_refusal(read);
  if (!read.value) return;
  shell::Catalogue catalogue = shell::built_in_catalogue();
  catalogue.hardware.push_back(*read.value);
  shell::HardwareProfile& machine = catalogue.hardware.back();
  machine.calibration.clear();
  take_words(machine.name);
  take_words(machine.label);
  take_words(machine.price_source);
  shell::Controls controls = shell::default_controls(catalogue);
  controls.hardware = catalogue.hardware.size() - 1;
  check_situation(catalogue, controls, text.size());
}

void check_model(const std::string& text) {
  const auto read = profiles::parse_model(text, std::string(file), profiles::built_in_schemas());
  check_refusal(read);
  if (!read.value) return;
  shell::Catalogue catalogue = shell::built_in_catalogue();
  catalogue.model.push_back(*read.value);
  take_words(catalogue.model.back().name);
  shell::Controls controls = shell::default_controls(catalogue);
  controls.model = catalogue.model.size() - 1;
  check_situation(catalogue, controls, text.size());
}

void check_scenario(const std::string& text) {
  const auto read = profiles::parse_scenario(text, std::string(file), profiles::built_in_schemas());
  check_refusal(read);
  if (!read.value) return;
  shell::Catalogue catalogue = shell::built_in_catalogue();
  catalogue.scenario.push_back(*read.value);
  take_words(catalogue.scenario.back().name);
  take_words(catalogue.scenario.back().label);
  shell::Controls controls = shell::default_controls(catalogue);
  controls.prompt_tokens = read.value->scenario.prompt_tokens;
  controls.answer_tokens = read.value->scenario.answer_tokens;
  controls.history_tokens = read.value->scenario.cached_tokens;
  check_situation(catalogue, controls, text.size());
}

bool has(const std::string& text, std::string_view key) { return text.find(key) != std::string::npos; }

}  // namespace

// The kind is the one that the keys in the text speak of.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (has(text, "bytes_per_s")) {
    check_hardware(text);
  } else if (has(text, "layers")) {
    check_model(text);
  } else if (has(text, "prompt_tokens")) {
    check_scenario(text);
  } else {
    check_refusal(profiles::parse_calibration(text, std::string(file), profiles::built_in_schemas()));
  }
  return 0;
}
