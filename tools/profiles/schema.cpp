// Checking a document against a JSON Schema: valijson decides, first_fault() says where and why not.
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
  if (valijson::Validator().validate(rules.rules, NlohmannJsonAdapter(document), nullptr)) return;
  // valijson's own account of the place and the reason differs from release to release.
  const auto fault = first_fault(document, rules.document);
  if (!fault) throw Broken(file, "is not what the schema asks for.");
  const std::string place = fault->place.empty() ? "the profile" : files::shown(fault->place.to_string());
  throw Broken(file, place + " " + fault->reason + ".");
}

void check_is_schema(const std::string& schema, const std::string& file) {
  try {
    compiled(schema);
  } catch (const std::runtime_error&) {
    throw Broken(file, "is no JSON Schema.");
  }
}

}  // namespace profiles
