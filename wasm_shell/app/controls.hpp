// Controls: all that a URL, a command line or a hand on a slider can say. The single state of the product.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/catalogue.hpp"
#include "prefill_decode/setting.hpp"
#include "text/language.hpp"

namespace shell {

// Names in URLs and on the command line: field_name().
enum class Field {
  scenario,
  prompt,
  answer,
  history,
  prefix,
  hardware,
  model,
  weight_bits,
  kv_bits,
  batch,
  efficiency,
  usd_per_hour,
  panel,
  lang,
  theme,
};

enum class Prefix { kept, lost };
enum class Efficiency { realistic, ideal };
enum class Panel { none, roofline, batch, price, resume, memory, sums };
enum class Theme { automatic, light, dark };

struct Controls {
  std::int64_t prompt_tokens = 1;
  std::int64_t answer_tokens = 1;
  std::int64_t history_tokens = 0;
  // Whether the history still stands in the KV cache, or is read again.
  Prefix prefix = Prefix::kept;
  // Indices into the catalogue.
  std::size_t hardware = 0;
  std::size_t model = 0;
  // Empty: the model's own.
  std::optional<double> weight_bits;
  std::optional<double> kv_bits;
  std::int64_t batch = 1;
  Efficiency efficiency = Efficiency::realistic;
  // Empty: the machine's own.
  std::optional<double> usd_per_hour;
  Panel panel = Panel::none;
  Language language = Language::polish;
  Theme theme = Theme::automatic;

  bool operator==(const Controls&) const = default;
};

// Largest values that the interface offers; the formulas accept more.
inline constexpr std::int64_t max_interface_prompt_tokens = 131072;
inline constexpr std::int64_t max_interface_batch = 256;

// The first entry of each list of the catalogue.
Controls default_controls(const Catalogue& catalogue);

Prefix prefix_of(const ScenarioProfile& profile);
// Lengths and cache of the scenario; the rest stays.
void take_scenario(const ScenarioProfile& profile, Controls& controls);

// Index of the scenario that the lengths and the cache are, none when they are no scenario's.
std::optional<std::size_t> matching_scenario(const Controls& controls, const Catalogue& catalogue);

// A lost history is read again with the prompt.
bool rereads_history(const Controls& controls);

// The same conversation with its history in the KV cache, whatever became of it.
prefill_decode::Setting kept_setting(const Controls& controls, const Catalogue& catalogue);
// What the formulas are asked.
prefill_decode::Setting setting_of(const Controls& controls, const Catalogue& catalogue);

}  // namespace shell
