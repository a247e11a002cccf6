// Why a schema refuses a value, in words: one function for each kind of value.
#include "profiles/schema_reason.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "files/plain_text.hpp"
#include "profiles/plain_number.hpp"

namespace profiles {
namespace {

using nlohmann::json;
using Reason = std::optional<std::string>;

const json& resolved(const json& node, const json& schema) {
  const auto reference = node.find("$ref");
  return reference == node.end() ? node : schema.at(json::json_pointer(reference->get<std::string>().substr(1)));
}

std::string quoted(const std::string& key) { return "\"" + files::shown(key) + "\""; }

std::string shown(const json& value) {
  return value.is_number_float() ? plain_number(value.get<double>()) : files::shown(value.dump());
}

Reason missing_key(const json& value, const json& schema) {
  for (const json& key : schema.value("required", json::array())) {
    if (!value.contains(key.get<std::string>())) {
      return "lacks the key " + key.dump();
    }
  }
  return std::nullopt;
}

Reason unknown_key(const json& value, const json& schema) {
  const json known = schema.value("properties", json::object());
  for (const auto& [key, ignored] : value.items()) {
    if (!known.contains(key)) {
      return "has the unknown key " + quoted(key);
    }
  }
  return std::nullopt;
}

Reason missing_companion(const json& value, const json& schema) {
  const json dependencies = schema.value("dependencies", json::object());
  for (const auto& [key, companions] : dependencies.items()) {
    for (const json& companion : companions) {
      if (value.contains(key) && !value.contains(companion.get<std::string>())) {
        return "has " + quoted(key) + " but lacks the key " + companion.dump();
      }
    }
  }
  return std::nullopt;
}

Reason object_reason(const json& value, const json& schema) {
  for (const auto rule : {missing_key, unknown_key, missing_companion}) {
    if (Reason reason = rule(value, schema)) {
      return reason;
    }
  }
  return std::nullopt;
}

Reason number_reason(const json& value, const json& schema) {
  const double number = value.get<double>();
  const auto bound = [&](const char* keyword, const char* words, auto broken) -> Reason {
    const auto limit = schema.find(keyword);
    if (limit == schema.end() || !broken(number, limit->get<double>())) {
      return std::nullopt;
    }
    return std::string("must be ") + words + " " + plain_number(limit->get<double>()) + ", not " + shown(value);
  };
  if (Reason reason = bound("exclusiveMinimum", "greater than", std::less_equal<>{})) return reason;
  if (Reason reason = bound("minimum", "at least", std::less<>{})) return reason;
  return bound("maximum", "at most", std::greater<>{});
}

Reason string_reason(const json& value, const json& schema) {
  const std::string text = value.get<std::string>();
  if (text.empty()) return "is empty";
  if (files::characters(text) < schema.value("minLength", std::size_t{0})) {
    return "must have at least " + schema.at("minLength").dump() + " characters";
  }
  if (schema.contains("pattern"))
    return "is " + shown(value) + ", which does not match " + schema.at("pattern").get<std::string>();
  return std::nullopt;
}

Reason array_reason(const json& value, const json& schema) {
  if (value.size() < schema.value("minItems", std::size_t{0})) return "must not be empty";
  if (schema.value("uniqueItems", false)) return "has an item twice";
  return std::nullopt;
}

Reason type_reason(const json& value, const json& schema) {
  const std::string type = schema.value("type", "");
  const bool fits = (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
                    (type == "string" && value.is_string()) || (type == "boolean" && value.is_boolean()) ||
                    (type == "integer" && value.is_number_integer()) || (type == "number" && value.is_number());
  if (fits || type.empty()) return std::nullopt;
  constexpr double integers_end = 9223372036854775808.0;
  if (type == "integer" && value.is_number() && std::abs(value.get<double>()) >= integers_end) {
    return "must be a whole number below 2^63, not " + shown(value);
  }
  if (type == "integer" && value.is_number()) {
    return "must be a whole number without point or exponent, not " + shown(value);
  }
  const bool vowel = type == "object" || type == "array" || type == "integer";
  const char* article = vowel ? "an " : "a ";
  return "must be " + std::string(article) + type + ", not " + shown(value);
}

Reason reason_by_kind(const json& value, const json& schema) {
  if (Reason reason = type_reason(value, schema)) return reason;
  if (value.is_object()) return object_reason(value, schema);
  if (value.is_array()) return array_reason(value, schema);
  if (value.is_number()) return number_reason(value, schema);
  if (value.is_string()) return string_reason(value, schema);
  return std::nullopt;
}

std::vector<std::string> steps_of(json::json_pointer pointer) {
  std::vector<std::string> steps;
  for (; !pointer.empty(); pointer.pop_back()) {
    steps.push_back(pointer.back());
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

}  // namespace

json schema_at(const json& schema, const json::json_pointer& pointer) {
  const json* node = &schema;
  for (const std::string& step : steps_of(pointer)) {
    const char* keyword = node->contains("items") ? "items" : "properties";
    const json::json_pointer next(node->contains("items") ? "/items" : "/properties/" + step);
    if (!node->contains(keyword) || !node->contains(next)) {
      return nullptr;
    }
    node = &resolved(node->at(next), schema);
  }
  return *node;
}

std::string schema_reason(const json& value, const json& schema) {
  const std::string unexplained = "is not what the schema asks for";
  return schema.is_object() ? reason_by_kind(value, schema).value_or(unexplained) : unexplained;
}

}  // namespace profiles
