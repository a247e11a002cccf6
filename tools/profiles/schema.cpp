// Checking a document against a JSON Schema: valijson finds the place, schema_reason() says what is wrong there.
#include "profiles/schema.hpp"

#include <map>
#include <stdexcept>
#include <string_view>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "files/plain_text.hpp"
#include "profiles/broken.hpp"
#include "profiles/schema_reason.hpp"

namespace profiles {
namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

// valijson writes a path as "<root>", "[key]", "[0]".
json::json_pointer pointer_of(const valijson::ValidationResults::Error& error) {
  json::json_pointer pointer;
  for (std::string_view step : error.context) {
    if (step.starts_with('[')) {
      pointer.push_back(std::string(step.substr(1, step.size() - 2)));
    }
  }
  return pointer;
}

// Compiling a schema takes longer than checking against it.
struct Compiled {
  explicit Compiled(const std::string& text) : document(json::parse(text)) {
    valijson::SchemaParser().populateSchema(NlohmannJsonAdapter(document), rules);
  }
  json document;
  valijson::Schema rules;
};

const Compiled& compiled(const std::string& schema) {
  static std::map<std::string, Compiled> all;
  return all.try_emplace(schema, schema).first->second;
}

}  // namespace

void check_schema(const json& document, const std::string& schema, const std::string& file) {
  const Compiled& rules = compiled(schema);
  valijson::ValidationResults results;
  if (valijson::Validator().validate(rules.rules, NlohmannJsonAdapter(document), &results)) return;
  // Errors come innermost first.
  valijson::ValidationResults::Error error;
  results.popError(error);
  const json::json_pointer pointer = pointer_of(error);
  const std::string place = pointer.empty() ? "the profile" : files::shown(pointer.to_string());
  throw Broken(file, place + " " + schema_reason(document.at(pointer), schema_at(rules.document, pointer)) + ".");
}

void check_is_schema(const std::string& schema, const std::string& file) {
  try {
    compiled(schema);
  } catch (const std::runtime_error&) {
    throw Broken(file, "is no JSON Schema.");
  }
}

}  // namespace profiles
