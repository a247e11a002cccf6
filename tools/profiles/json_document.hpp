// JSON text to a document, with the line and column of a syntax error; a key that appears twice is an error.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace profiles {

// file is only named in the message. Throws Broken.
nlohmann::json parse_document(const std::string& text, const std::string& file);

}  // namespace profiles
