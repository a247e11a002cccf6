// Any bytes as a profile of each kind: one sentence that names the file, or a profile that gives estimates, and every
// form of the command line shows them.
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
  fuzz::holds(read.refusal.find("is not what the schema asks for") == std::string::npos);
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

void check_situations(const shell::Catalogue& catalogue, shell::Controls controls) {
  using shell::Panel;
  for (const Panel panel :
       {Panel::none, Panel::roofline, Panel::batch, Panel::price, Panel::resume, Panel::memory, Panel::sums}) {
    controls.panel = panel;
    controls.language = panel == Panel::none ? shell::Language::polish : shell::Language::english;
    try {
      check_forms(estimate::situation_of(catalogue, controls));
    } catch (const estimate::Refused&) {
      // Figures that are possible one by one and overflow together.
      return;
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string name(file);
  const profiles::Schemas& schemas = profiles::built_in_schemas();
  const auto hardware = profiles::parse_hardware(text, name, schemas);
  const auto model = profiles::parse_model(text, name, schemas);
  const auto scenario = profiles::parse_scenario(text, name, schemas);
  const auto calibration = profiles::parse_calibration(text, name, schemas);
  check_refusal(hardware);
  check_refusal(model);
  check_refusal(scenario);
  check_refusal(calibration);
  if (!hardware.value && !model.value && !scenario.value) return 0;
  shell::Catalogue catalogue = shell::built_in_catalogue();
  shell::Controls controls = shell::default_controls(catalogue);
  if (hardware.value) {
    catalogue.hardware.push_back(*hardware.value);
    catalogue.hardware.back().calibration.clear();
    controls.hardware = catalogue.hardware.size() - 1;
  }
  if (model.value) {
    catalogue.model.push_back(*model.value);
    controls.model = catalogue.model.size() - 1;
  }
  if (scenario.value) {
    catalogue.scenario.push_back(*scenario.value);
    controls.prompt_tokens = scenario.value->scenario.prompt_tokens;
    controls.answer_tokens = scenario.value->scenario.answer_tokens;
    controls.history_tokens = scenario.value->scenario.cached_tokens;
  }
  check_situations(catalogue, controls);
  return 0;
}
