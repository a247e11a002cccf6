// Reads JSON strictly.
#include "shell/json_document.hpp"

#include <cctype>
#include <cstdlib>

namespace support {
namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::optional<Json> document() {
    Json value;
    if (!read(value) || !rest_.empty()) return std::nullopt;
    return value;
  }

 private:
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  bool read(Json& value) {
    if (take("null")) return true;
    if (take("true")) return set_truth(value, true);
    if (take("false")) return set_truth(value, false);
    if (rest_.starts_with('"')) {
      value.kind = Json::Kind::string;
      return read_string(value.text);
    }
    if (take("[")) return read_array(value);
    if (take("{")) return read_object(value);
    return read_number(value);
  }

  static bool set_truth(Json& value, bool truth) {
    value.kind = Json::Kind::boolean;
    value.truth = truth;
    return true;
  }

  bool read_number(Json& value) {
    std::size_t length = 0;
    while (length < rest_.size() && (std::isdigit(static_cast<unsigned char>(rest_[length])) != 0 ||
                                     rest_[length] == '.' || rest_[length] == '-')) {
      ++length;
    }
    if (length == 0) return false;
    value.kind = Json::Kind::number;
    value.number = std::strtod(std::string(rest_.substr(0, length)).c_str(), nullptr);
    rest_.remove_prefix(length);
    return true;
  }

  bool read_string(std::string& text) {
    if (!take("\"")) return false;
    while (!rest_.empty() && rest_.front() != '"') {
      if (static_cast<unsigned char>(rest_.front()) < 0x20U) return false;
      if (!read_character(text)) return false;
    }
    return take("\"");
  }

  bool read_character(std::string& text) {
    if (take("\\u00")) {
      if (rest_.size() < 2) return false;
      text += static_cast<char>(std::strtol(std::string(rest_.substr(0, 2)).c_str(), nullptr, 16));
      rest_.remove_prefix(2);
      return true;
    }
    if (take("\\") && !rest_.starts_with('"') && !rest_.starts_with('\\')) return false;
    text += rest_.front();
    rest_.remove_prefix(1);
    return true;
  }

  bool read_array(Json& value) {
    value.kind = Json::Kind::array;
    if (take("]")) return true;
    do {
      if (!read(value.items.emplace_back())) return false;
    } while (take(","));
    return take("]");
  }

  bool read_object(Json& value) {
    value.kind = Json::Kind::object;
    if (take("}")) return true;
    do {
      std::string name;
      if (!read_string(name) || !take(":") || value.members.contains(name)) return false;
      if (!read(value.members[name])) return false;
    } while (take(","));
    return take("}");
  }

  std::string_view rest_;
};

}  // namespace

std::optional<Json> read_json(std::string_view text) { return Reader(text).document(); }

}  // namespace support
