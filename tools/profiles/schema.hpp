// Checking a document against a JSON Schema (draft 7).
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace profiles {

// Throws Broken with the pointer of the first value that the schema refuses and what it would accept.
void check_schema(const nlohmann::json& document, const std::string& schema, const std::string& file);
// Throws Broken when it is none; precondition of check_schema().
void check_is_schema(const std::string& schema, const std::string& file);

}  // namespace profiles
