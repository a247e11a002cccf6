// A catalogue as C++ source: designated initialisers, shortest literals that read back exactly.
#include "profiles/catalogue_source.hpp"

#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <vector>

namespace profiles {
namespace {

std::string literal(double value) {
  std::array<char, 32> buffer{};
  const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  std::string text(buffer.data(), end);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::string literal(const std::string& value) {
  std::string text = "\"";
  for (const char c : value) {
    if (c == '\n') {
      text += "\\n\"\n    \"";
    } else {
      // A question mark is escaped too: two of them may start a trigraph.
      if (c == '"' || c == '\\' || c == '?') text += '\\';
      text += c;
    }
  }
  return text + "\"";
}

std::string literal(bool value) { return value ? "true" : "false"; }

std::string literal(int value) { return std::to_string(value); }
std::string literal(std::int64_t value) { return std::to_string(value); }

std::string literal(const shell::LocalName& name) {
  return "{.pl = " + literal(name.pl) + ", .en = " + literal(name.en) + "}";
}

std::string literal(const prefill_decode::Hardware& hardware);
std::string literal(const prefill_decode::Model& model);
std::string literal(const prefill_decode::Precision& precision);
std::string literal(const prefill_decode::Scenario& scenario);
template <class Profile>
std::string literal(const std::vector<Profile>& profiles);

// Collects ".name = literal" of one struct.
class Fields {
 public:
  template <class Value>
  Fields& add(std::string_view name, const Value& value) {
    return add_text(name, literal(value));
  }
  Fields& add_text(std::string_view name, const std::string& text) {
    text_ += (text_.empty() ? "." : ",\n     .") + std::string(name) + " = " + text;
    return *this;
  }
  std::string braced() const { return "{" + text_ + "}"; }

 private:
  std::string text_;
};

std::string literal(const prefill_decode::Hardware& hardware) {
  return Fields()
      .add("peak_flop_per_s", hardware.peak_flop_per_s)
      .add("compute_efficiency", hardware.compute_efficiency)
      .add("peak_bytes_per_s", hardware.peak_bytes_per_s)
      .add("memory_efficiency", hardware.memory_efficiency)
      .add("memory_bytes", hardware.memory_bytes)
      .add("usable_memory_fraction", hardware.usable_memory_fraction)
      .add("pass_overhead_s", hardware.pass_overhead_s)
      .add("usd_per_hour", hardware.usd_per_hour)
      .braced();
}

std::string literal(const prefill_decode::Model& model) {
  return Fields()
      .add("layers", model.layers)
      .add("query_heads", model.query_heads)
      .add("kv_heads", model.kv_heads)
      .add("head_dimension", model.head_dimension)
      .add("shared_parameters", model.shared_parameters)
      .add("expert_parameters", model.expert_parameters)
      .add("experts", model.experts)
      .add("active_experts", model.active_experts)
      .add("head_parameters", model.head_parameters)
      .add("embedding_parameters", model.embedding_parameters)
      .add("trained_context_tokens", model.trained_context_tokens)
      .braced();
}

std::string literal(const prefill_decode::Precision& precision) {
  return Fields().add("weight_bits", precision.weight_bits).add("kv_bits", precision.kv_bits).braced();
}

std::string literal(const prefill_decode::Scenario& scenario) {
  return Fields()
      .add("prompt_tokens", scenario.prompt_tokens)
      .add("answer_tokens", scenario.answer_tokens)
      .add("cached_tokens", scenario.cached_tokens)
      .add("batch", scenario.batch)
      .braced();
}

std::string literal(const shell::HardwareProfile& profile) {
  return Fields()
      .add("id", profile.id)
      .add("name", profile.name)
      .add("label", profile.label)
      .add("featured", profile.featured)
      .add("hardware", profile.hardware)
      .add("memory_shared_with_system", profile.memory_shared_with_system)
      .add("calibration", profile.calibration)
      .add("price_source", profile.price_source)
      .braced();
}

std::string literal(const shell::ModelProfile& profile) {
  return Fields()
      .add("id", profile.id)
      .add("name", profile.name)
      .add("model", profile.model)
      .add("precision", profile.precision)
      .braced();
}

std::string literal(const shell::ScenarioProfile& profile) {
  return Fields()
      .add("id", profile.id)
      .add("name", profile.name)
      .add("label", profile.label)
      .add("scenario", profile.scenario)
      .add("prefix_lost", profile.prefix_lost)
      .braced();
}

std::string literal(const shell::CalibrationProfile& profile) {
  return Fields()
      .add("id", profile.id)
      .add("label", profile.label)
      .add("compute_efficiency", profile.compute_efficiency)
      .add("memory_efficiency", profile.memory_efficiency)
      .add("pass_overhead_s", profile.pass_overhead_s)
      .add("prefill_median_error", profile.prefill_median_error)
      .add("decode_median_error", profile.decode_median_error)
      .add("devices", profile.devices)
      .braced();
}

template <class Profile>
std::string literal(const std::vector<Profile>& profiles) {
  std::string text;
  for (const Profile& profile : profiles) {
    text += "\n    " + literal(profile) + ",";
  }
  return "{" + text + "}";
}

std::string function(const std::string& return_type, const std::string& name, const Fields& fields) {
  return "const " + return_type + "& " + name + "() {\n  static const " + return_type + " value = " + fields.braced() +
         ";\n  return value;\n}\n";
}

}  // namespace

std::string catalogue_source(const shell::Catalogue& catalogue) {
  Fields fields;
  fields.add("hardware", catalogue.hardware)
      .add("model", catalogue.model)
      .add("scenario", catalogue.scenario)
      .add("calibration", catalogue.calibration);
  return "// Generated from profiles/ by tools/profile_compiler. Edit the JSON files, not this.\n"
         "#include \"app/catalogue.hpp\"\n\nnamespace shell {\n\n" +
         function("Catalogue", "built_in_catalogue", fields) + "\n}  // namespace shell\n";
}

std::string schemas_source(const Schemas& schemas) {
  Fields fields;
  fields.add("hardware", schemas.hardware)
      .add("model", schemas.model)
      .add("scenario", schemas.scenario)
      .add("calibration", schemas.calibration);
  return "// Generated from profiles/schema/ by tools/profile_compiler. Edit the JSON files, not this.\n"
         "#include \"profiles/built_in_schemas.hpp\"\n\nnamespace profiles {\n\n" +
         function("Schemas", "built_in_schemas", fields) + "\n}  // namespace profiles\n";
}

}  // namespace profiles
