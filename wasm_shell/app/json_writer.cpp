// A JSON text in the making.
#include "app/json_writer.hpp"

#include "app/plain_number.hpp"

namespace shell {

void JsonWriter::separate() {
  if (needs_comma_) text_ += ',';
  needs_comma_ = true;
}

void JsonWriter::begin_object() {
  separate();
  text_ += '{';
  needs_comma_ = false;
}

void JsonWriter::end_object() {
  text_ += '}';
  needs_comma_ = true;
}

void JsonWriter::begin_array() {
  separate();
  text_ += '[';
  needs_comma_ = false;
}

void JsonWriter::end_array() {
  text_ += ']';
  needs_comma_ = true;
}

void JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  text_ += ':';
  needs_comma_ = false;
}

void JsonWriter::string(std::string_view value) {
  separate();
  quote(value);
}

void JsonWriter::integer(std::int64_t value) {
  separate();
  text_ += std::to_string(value);
}

void JsonWriter::number(double value) {
  separate();
  text_ += plain_number(value);
}

void JsonWriter::boolean(bool value) {
  separate();
  text_ += value ? "true" : "false";
}

void JsonWriter::null() {
  separate();
  text_ += "null";
}

void JsonWriter::quote(std::string_view value) {
  static constexpr char hex[] = "0123456789abcdef";
  text_ += '"';
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (byte < 0x20U) {
      text_ += "\\u00";
      text_ += hex[byte >> 4U];
      text_ += hex[byte & 0xFU];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

}  // namespace shell
