// Numbers as people write them.
#pragma once

#include <optional>
#include <string_view>

namespace shell {

// Takes a decimal comma or point, spaces between groups of digits; nothing else besides digits and a sign.
std::optional<double> parse_number(std::string_view text);
// The same where only whole numbers make sense: "8,000" and "131.072" mean thousands.
std::optional<double> parse_count(std::string_view text);

}  // namespace shell
