// Where a schema refuses a document and why, in words for the author of the file.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace profiles {

struct SchemaFault {
  nlohmann::json::json_pointer place;
  // Continues a sentence that begins with the place.
  std::string reason;
};

// The first value that the schema refuses, innermost first; none when it refuses nothing, or only by keywords that
// profiles/schema does not use. Precondition: patterns have short texts to match, see most_text_bytes.
std::optional<SchemaFault> first_fault(const nlohmann::json& document, const nlohmann::json& schema);

}  // namespace profiles
