// The sums of the machine and its memory.
#include "app/panels/sum_lines.hpp"
#include "prefill_decode/pass.hpp"
#include "prefill_decode/units.hpp"
#include "text/formulas.hpp"
#include "text/quantities.hpp"
#include "text/sums_strings.hpp"

namespace shell {
namespace {

using prefill_decode::Roof;
using prefill_decode::Setting;

constexpr double largest_written_out = 1e6;
constexpr int gibibyte_digits = 3;
constexpr int put_in_decimals = 4;
constexpr int time_digits = 4;

// Memory is sold in GB and counted by the driver in GiB.
std::string memory_size(double count, Language language) {
  constexpr double gibibyte = 1024.0 * 1024.0 * 1024.0;
  constexpr double least = 1e9;
  constexpr double most = 1e15;
  const std::string shown = bytes(count, language);
  if (count < least || count >= most) return shown;
  return shown + " (" + with_unit(significant(count / gibibyte, gibibyte_digits, language), "GiB") + ")";
}

SumLine line(std::string_view name, std::string_view formula, std::string substituted, std::string result) {
  return {std::string(name), std::string(formula), std::move(substituted), std::move(result)};
}

}  // namespace

std::string put_in(double value, Language language) {
  if (value >= largest_written_out) return scientific(value, put_in_digits, language).digits;
  return trimmed(value, put_in_decimals, language).digits;
}

std::string sum_time(double seconds, Language language) { return precise_time(seconds, time_digits, language); }

std::string product(std::initializer_list<double> factors, Language language) {
  std::string result;
  for (const double factor : factors) result.append(result.empty() ? "" : " · ").append(put_in(factor, language));
  return result;
}

std::vector<SumLine> machine_sums(const PanelInput& input) {
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const Setting& setting = input.setting;
  const Roof peak = datasheet_roof(setting.hardware);
  const Roof roof = sustained_roof(setting.hardware);
  const prefill_decode::Model& model = setting.model;
  const std::string arithmetic = flop_per_second(roof.flop_per_s, language, put_in_digits);
  const std::string bandwidth = bytes_per_second(roof.bytes_per_s, language, put_in_digits);
  return {
      line(words.compute_roof, formulas::compute_roof,
           put_in(setting.hardware.compute_efficiency, language) + " · " +
               flop_per_second(peak.flop_per_s, language, put_in_digits),
           arithmetic),
      line(words.memory_roof, formulas::memory_roof,
           put_in(setting.hardware.memory_efficiency, language) + " · " +
               bytes_per_second(peak.bytes_per_s, language, put_in_digits),
           bandwidth),
      line(words.ridge, formulas::ridge, arithmetic + " / " + bandwidth,
           flop_per_byte(input.estimate.ridge_flop_per_byte, language)),
      line(words.kv_per_token, formulas::kv_per_token,
           product({2.0, model.layers, model.kv_heads, model.head_dimension, setting.precision.kv_bits}, language) +
               " / 8",
           bytes(kv_bytes_per_token(model, setting.precision), language)),
  };
}

std::vector<SumLine> memory_sums(const PanelInput& input) {
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const prefill_decode::MemoryUse& use = input.estimate.memory;
  const prefill_decode::Hardware& hardware = input.setting.hardware;
  const double weights = use.shared_weight_bytes + use.expert_weight_bytes;
  return {line(words.memory, formulas::memory, bytes(weights, language) + " + " + bytes(use.kv_cache_bytes, language),
               memory_size(use.total_bytes, language)),
          line(words.usable_memory, formulas::usable_memory,
               put_in(hardware.usable_memory_fraction, language) + " · " + memory_size(hardware.memory_bytes, language),
               memory_size(use.usable_bytes, language))};
}

}  // namespace shell
