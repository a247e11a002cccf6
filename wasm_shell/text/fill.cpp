// Sentences with named gaps.
#include "text/fill.hpp"

namespace shell {

std::string fill(std::string_view pattern, std::initializer_list<Gap> gaps) {
  std::string result;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
    if (close == std::string_view::npos) break;
    result += pattern.substr(0, open);
    const std::string_view name = pattern.substr(open + 1, close - open - 1);
    std::string_view value = pattern.substr(open, close - open + 1);
    for (const Gap& gap : gaps) {
      if (gap.name == name) value = gap.value;
    }
    result += value;
    pattern.remove_prefix(close + 1);
    // "14 godz." ends its sentence by itself.
    if (value.ends_with('.') && pattern.starts_with('.')) pattern.remove_prefix(1);
  }
  result += pattern;
  return result;
}

}  // namespace shell
