// Checking a document against a JSON Schema: valijson finds the place, schema_reason() says what is wrong there.
#include "profiles/schema.hpp"

#include <string_view>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

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

}  // namespace

void check_schema(const json& document, const json& schema, const std::string& file) {
  valijson::Schema compiled;
  valijson::SchemaParser().populateSchema(NlohmannJsonAdapter(schema), compiled);
  valijson::ValidationResults results;
  if (valijson::Validator().validate(compiled, NlohmannJsonAdapter(document), &results)) {
    return;
  }
  // Errors come innermost first.
  valijson::ValidationResults::Error error;
  results.popError(error);
  const json::json_pointer pointer = pointer_of(error);
  const std::string reason = schema_reason(document.at(pointer), schema_at(schema, pointer), error.description);
  throw Broken(file, (pointer.empty() ? "the profile" : pointer.to_string()) + " " + reason + ".");
}

}  // namespace profiles
