// From a checked document to a profile: one field a line, keys are the names of the C++ fields.
#include "profiles/entity.hpp"

#include <cstdint>

namespace profiles {
namespace {

using nlohmann::json;

// {"value": …, "source": "…"}; a figure that the file leaves out keeps the default of the struct.
template <class Value>
void read_figure(const json& document, const char* key, Value& value) {
  if (const auto figure = document.find(key); figure != document.end()) {
    figure->at("value").get_to(value);
  }
}

shell::LocalName local_name(const json& document, const char* key) {
  return {.pl = document.at(key).at("pl").get<std::string>(), .en = document.at(key).at("en").get<std::string>()};
}

}  // namespace

void from_document(const json& document, shell::HardwareProfile& profile) {
  document.at("id").get_to(profile.id);
  document.at("name").get_to(profile.name);
  profile.label = local_name(document, "label");
  document.at("featured").get_to(profile.featured);
  prefill_decode::Hardware& hardware = profile.hardware;
  read_figure(document, "peak_flop_per_s", hardware.peak_flop_per_s);
  read_figure(document, "compute_efficiency", hardware.compute_efficiency);
  read_figure(document, "peak_bytes_per_s", hardware.peak_bytes_per_s);
  read_figure(document, "memory_efficiency", hardware.memory_efficiency);
  read_figure(document, "memory_bytes", hardware.memory_bytes);
  read_figure(document, "usable_memory_fraction", hardware.usable_memory_fraction);
  read_figure(document, "pass_overhead_s", hardware.pass_overhead_s);
  read_figure(document, "usd_per_hour", hardware.usd_per_hour);
  profile.memory_shared_with_system = document.value("memory_shared_with_system", false);
  profile.calibration = document.value("calibration", "");
  if (const auto price = document.find("usd_per_hour"); price != document.end()) {
    profile.price_source = local_name(*price, "source");
  }
}

void from_document(const json& document, shell::ModelProfile& profile) {
  document.at("id").get_to(profile.id);
  document.at("name").get_to(profile.name);
  prefill_decode::Model& model = profile.model;
  read_figure(document, "layers", model.layers);
  read_figure(document, "query_heads", model.query_heads);
  read_figure(document, "kv_heads", model.kv_heads);
  read_figure(document, "head_dimension", model.head_dimension);
  read_figure(document, "shared_parameters", model.shared_parameters);
  read_figure(document, "expert_parameters", model.expert_parameters);
  read_figure(document, "experts", model.experts);
  read_figure(document, "active_experts", model.active_experts);
  read_figure(document, "head_parameters", model.head_parameters);
  read_figure(document, "embedding_parameters", model.embedding_parameters);
  read_figure(document, "trained_context_tokens", model.trained_context_tokens);
  read_figure(document, "weight_bits", profile.precision.weight_bits);
  read_figure(document, "kv_bits", profile.precision.kv_bits);
}

void from_document(const json& document, shell::ScenarioProfile& profile) {
  document.at("id").get_to(profile.id);
  profile.name = local_name(document, "name");
  profile.label = local_name(document, "label");
  read_figure(document, "prompt_tokens", profile.scenario.prompt_tokens);
  read_figure(document, "answer_tokens", profile.scenario.answer_tokens);
  read_figure(document, "cached_tokens", profile.scenario.cached_tokens);
  std::string prefix;
  read_figure(document, "prefix", prefix);
  profile.prefix_lost = prefix == "lost";
}

void from_document(const json& document, shell::CalibrationProfile& profile) {
  document.at("id").get_to(profile.id);
  profile.label = local_name(document, "label");
  document.at("compute_efficiency").get_to(profile.compute_efficiency);
  document.at("memory_efficiency").get_to(profile.memory_efficiency);
  document.at("pass_overhead_s").get_to(profile.pass_overhead_s);
  document.at("prefill_median_error").get_to(profile.prefill_median_error);
  document.at("decode_median_error").get_to(profile.decode_median_error);
  document.at("devices").get_to(profile.devices);
}

}  // namespace profiles
