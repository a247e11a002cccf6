// Texts that make trouble: blanks, no blanks, marks without end, writing from the right, control characters.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "app/catalogue.hpp"

namespace stage {

std::span<const std::string> hostile_texts();
// Any of them, for any number.
const std::string& hostile_text(std::size_t index);

// Ours with such a text for every name that a profile gives.
shell::Catalogue hostile_catalogue(const std::string& text);

}  // namespace stage
