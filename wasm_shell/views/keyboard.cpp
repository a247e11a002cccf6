// What keys do to the controls on the canvas.
#include "views/keyboard.hpp"

#include <optional>

namespace shell {

std::vector<Edit> edits_of_key(std::string_view key, const Screen& screen) {
  const std::size_t colon = key.find(':');
  if (colon == std::string_view::npos) return {};
  const std::optional<Field> field = field_named(key.substr(0, colon));
  if (!field) return {};
  std::string value(key.substr(colon + 1));
  if (*field == Field::panel) {
    for (const PanelTab& tab : screen.tabs)
      if (panel_key(tab.panel) == key) value = tab.value;
  }
  return {{.field = *field, .value = value}};
}

std::string next_focus(const std::vector<Target>& targets, std::string_view focus, bool backwards) {
  std::vector<std::string_view> keys;
  for (const Target& target : targets)
    if (!target.key.starts_with(value_key_prefix)) keys.push_back(target.key);
  if (keys.empty()) return {};
  std::size_t at = backwards ? 0 : keys.size() - 1;
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i] == focus) at = i;
  at = (at + (backwards ? keys.size() - 1 : 1)) % keys.size();
  return std::string(keys[at]);
}

}  // namespace shell
