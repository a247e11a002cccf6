// Markdown tables.
#pragma once

#include <string>
#include <vector>

namespace validation {

// The first column to the left, the others to the right.
std::string markdown_table(const std::vector<std::string>& header, const std::vector<std::vector<std::string>>& rows);

}  // namespace validation
