// Replacing {{names}}.
#include "validate/template_text.hpp"

#include "files/plain_text.hpp"

namespace validation {

std::string fill(const std::string& text, const Values& values) {
  std::string filled;
  std::size_t at = 0;
  for (std::size_t open = text.find("{{"); open != std::string::npos; open = text.find("{{", at)) {
    const std::size_t close = text.find("}}", open);
    if (close == std::string::npos) throw TemplateError("it opens {{ and never closes it");
    const std::string name = text.substr(open + 2, close - open - 2);
    const auto found = values.find(name);
    if (found == values.end()) throw TemplateError("it asks for {{" + files::shown(name) + "}}, which has no value");
    filled += text.substr(at, open - at) + found->second;
    at = close + 2;
  }
  return filled + text.substr(at);
}

}  // namespace validation
