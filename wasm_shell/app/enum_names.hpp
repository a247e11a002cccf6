// Names of the choices in URLs and on the command line, in the order of their enumerators.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace shell {

inline constexpr std::array<std::string_view, 2> prefix_names{"kept", "lost"};
inline constexpr std::array<std::string_view, 2> efficiency_names{"realistic", "ideal"};
inline constexpr std::array<std::string_view, 7> panel_names{"none",   "roofline", "batch", "price",
                                                             "resume", "memory",   "sums"};
inline constexpr std::array<std::string_view, 2> language_names{"pl", "en"};
inline constexpr std::array<std::string_view, 3> theme_names{"auto", "light", "dark"};

template <typename Enum, std::size_t Count>
std::string_view name_of(Enum value, const std::array<std::string_view, Count>& names) {
  return names[static_cast<std::size_t>(value)];
}

template <typename Enum>
std::optional<Enum> named(std::string_view name, std::span<const std::string_view> names) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

}  // namespace shell
