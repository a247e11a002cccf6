// Why a schema refuses a value, in words for the author of the file.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace profiles {

// The part of the schema that speaks of the value at pointer; null when it speaks of none.
nlohmann::json schema_at(const nlohmann::json& schema, const nlohmann::json::json_pointer& pointer);

// Continues a sentence that begins with the value's place.
std::string schema_reason(const nlohmann::json& value, const nlohmann::json& schema);

}  // namespace profiles
