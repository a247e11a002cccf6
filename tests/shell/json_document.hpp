// Reads JSON strictly, as a browser does; only for looking at what the interface writes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

struct Json {
  enum class Kind { null, boolean, number, string, array, object };
  Kind kind = Kind::null;
  bool truth = false;
  double number = 0.0;
  std::string text;
  std::vector<Json> items;
  std::map<std::string, Json> members;

  const Json& operator[](const std::string& name) const { return members.at(name); }
};

// Empty when the text is not one JSON value.
std::optional<Json> read_json(std::string_view text);

}  // namespace support
