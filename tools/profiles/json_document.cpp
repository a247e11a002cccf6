// JSON text to a document: syntax errors by line and column, keys that appear twice by their pointer.
#include "profiles/json_document.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "profiles/broken.hpp"

namespace profiles {
namespace {

using nlohmann::json;

std::string position(std::string_view text, std::size_t bytes_read) {
  const std::string_view before = text.substr(0, std::min(bytes_read == 0 ? 0 : bytes_read - 1, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::string_view last_line = before.substr(before.rfind('\n') + 1);
  // UTF-8 continuation bytes are no columns of their own.
  const auto column = 1 + std::count_if(last_line.begin(), last_line.end(), [](char c) { return (c & 0xC0) != 0x80; });
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// nlohmann writes "[json.exception.parse_error.101] parse error at line 1, column 2: reason".
std::string reason_of(const json::exception& error) {
  const std::string text = error.what();
  const std::size_t column = text.find(", column ");
  const std::size_t start =
      text.find(column == std::string::npos ? "] " : ": ", column == std::string::npos ? 0 : column);
  return start == std::string::npos ? text : text.substr(start + 2);
}

// Follows the parser through the objects and refuses the second of two equal keys.
class KeyWatch {
 public:
  explicit KeyWatch(const std::string& file) : file_(file) {}

  bool operator()(int, json::parse_event_t event, json& parsed) {
    if (event == json::parse_event_t::object_start) {
      objects_.emplace_back();
    } else if (event == json::parse_event_t::object_end) {
      objects_.pop_back();
    } else if (event == json::parse_event_t::key) {
      see(parsed.get<std::string>());
    }
    return true;
  }

 private:
  struct Object {
    std::set<std::string> keys;
    std::string current;
  };

  void see(const std::string& key) {
    objects_.back().current = key;
    if (objects_.back().keys.insert(key).second) {
      return;
    }
    std::string pointer;
    for (const Object& object : objects_) {
      pointer += "/" + object.current;
    }
    throw Broken(file_, pointer + " appears twice.");
  }

  const std::string& file_;
  std::vector<Object> objects_;
};

}  // namespace

json parse_document(const std::string& text, const std::string& file) {
  try {
    return json::parse(text, KeyWatch(file));
  } catch (const json::parse_error& error) {
    throw Broken(file, position(text, error.byte) + ": " + reason_of(error) + ".");
  } catch (const json::exception& error) {
    throw Broken(file, reason_of(error) + ".");
  }
}

}  // namespace profiles
