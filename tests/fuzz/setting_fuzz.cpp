// The core on raw settings behind validate(), and the words for what comes of them, on machines and models that nobody
// could build.
#include <cmath>
#include <cstring>

#include "app/enum_names.hpp"
#include "app/snapshot.hpp"
#include "fuzz/invariant.hpp"
#include "prefill_decode/estimate.hpp"
#include "prefill_decode/validate.hpp"
#include "shell/screen_texts.hpp"
#include "views/bytes.hpp"

namespace {

using namespace prefill_decode;

double raw_double(stage::Bytes& bytes) {
  std::uint64_t bits = 0;
  for (int i = 0; i < 8; ++i) bits = (bits << 8U) | bytes.byte();
  double value = 0.0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// Every order of magnitude a double has, a small number, or any bits at all.
double number(stage::Bytes& bytes) {
  switch (bytes.byte() % 4) {
    case 0:
      return std::ldexp(1.0 + bytes.unit(), static_cast<int>(bytes.below(2098)) - 1074);
    case 1:
      return static_cast<double>(bytes.word());
    case 2:
      return bytes.unit();
    default:
      return raw_double(bytes);
  }
}

std::int64_t count(stage::Bytes& bytes, std::int64_t most) {
  const double exponent = bytes.unit() * std::log2(static_cast<double>(most) + 1.0);
  return std::min(most, static_cast<std::int64_t>(std::exp2(exponent)) - 1 + bytes.byte() % 2);
}

// A machine and model of ours, some of whose numbers are others.
Setting setting_from(stage::Bytes& bytes) {
  const shell::Catalogue& catalogue = shell::built_in_catalogue();
  Setting setting{.hardware = catalogue.hardware[bytes.below(catalogue.hardware.size())].hardware,
                  .model = catalogue.model[bytes.below(catalogue.model.size())].model,
                  .precision = catalogue.model.front().precision,
                  .scenario = {.prompt_tokens = count(bytes, max_prompt_tokens),
                               .answer_tokens = count(bytes, max_answer_tokens),
                               .cached_tokens = count(bytes, max_cached_tokens),
                               .batch = count(bytes, max_batch)}};
  double* const fields[] = {&setting.hardware.peak_flop_per_s,
                            &setting.hardware.compute_efficiency,
                            &setting.hardware.peak_bytes_per_s,
                            &setting.hardware.memory_efficiency,
                            &setting.hardware.memory_bytes,
                            &setting.hardware.usable_memory_fraction,
                            &setting.hardware.pass_overhead_s,
                            &setting.hardware.usd_per_hour,
                            &setting.model.layers,
                            &setting.model.query_heads,
                            &setting.model.kv_heads,
                            &setting.model.head_dimension,
                            &setting.model.shared_parameters,
                            &setting.model.expert_parameters,
                            &setting.model.experts,
                            &setting.model.active_experts,
                            &setting.model.head_parameters,
                            &setting.model.embedding_parameters,
                            &setting.model.trained_context_tokens,
                            &setting.precision.weight_bits,
                            &setting.precision.kv_bits};
  for (std::size_t changes = bytes.below(6); changes > 0; --changes)
    *fields[bytes.below(std::size(fields))] = number(bytes);
  return setting;
}

void check_estimate(const Estimate& estimate) {
  fuzz::holds(std::isfinite(estimate.total_s) && estimate.total_s > 0.0);
  fuzz::holds(estimate.total_s == estimate.prefill.seconds + estimate.decode.seconds);
  for (const PhaseEstimate* phase : {&estimate.prefill, &estimate.decode})
    fuzz::holds(phase->utilization >= 0.0 && phase->utilization <= 1.0 + 1e-9);
}

// Sums of many terms are equal to rounding only.
bool at_least(double larger, double smaller) { return larger >= smaller * (1.0 - 1e-12); }

void check_order(const Estimate& estimate, const Setting& changed, bool slower) {
  if (!validate(changed).empty()) return;
  const Estimate other = prefill_decode::estimate(changed);
  fuzz::holds(slower ? at_least(other.total_s, estimate.total_s) : at_least(estimate.total_s, other.total_s));
}

void check_orders(const Setting& setting, const Estimate& estimate) {
  Setting more = setting;
  ++more.scenario.prompt_tokens;
  check_order(estimate, more, true);
  more = setting;
  ++more.scenario.answer_tokens;
  check_order(estimate, more, true);
  more = setting;
  ++more.scenario.cached_tokens;
  check_order(estimate, more, true);
  more = setting;
  more.hardware.peak_bytes_per_s *= 2.0;
  check_order(estimate, more, false);
  more = setting;
  more.hardware.peak_flop_per_s *= 2.0;
  check_order(estimate, more, false);
}

void check_words(const Setting& setting, stage::Bytes& bytes) {
  using namespace shell;
  Catalogue catalogue = built_in_catalogue();
  catalogue.hardware.resize(2);
  catalogue.hardware.back().hardware = setting.hardware;
  catalogue.model.resize(1);
  catalogue.model.back().model = setting.model;
  catalogue.model.back().precision = setting.precision;
  Controls controls = default_controls(catalogue);
  controls.hardware = 1;
  controls.prompt_tokens = setting.scenario.prompt_tokens;
  controls.answer_tokens = setting.scenario.answer_tokens;
  controls.history_tokens = setting.scenario.cached_tokens;
  controls.batch = std::min(setting.scenario.batch, max_interface_batch);
  controls.panel = static_cast<Panel>(bytes.below(panel_names.size()));
  controls.language = static_cast<Language>(bytes.below(language_names.size()));
  if (!validate(setting_of(controls, catalogue)).empty()) return;
  const Screen screen = compose_screen(controls, {}, catalogue);
  fuzz::holds(support::fault_of(screen).empty());
  fuzz::holds(support::is_utf8(snapshot_json(screen, catalogue)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  stage::Bytes bytes(data, size);
  const Setting setting = setting_from(bytes);
  if (!validate(setting).empty()) return 0;
  const Estimate estimate = prefill_decode::estimate(setting);
  check_estimate(estimate);
  check_orders(setting, estimate);
  check_words(setting, bytes);
  return 0;
}
