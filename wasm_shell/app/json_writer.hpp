// A JSON text in the making: objects, arrays, strings, numbers. Commas take care of themselves.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shell {

class JsonWriter {
 public:
  void begin_object();
  void end_object();
  void begin_array();
  void end_array();
  void key(std::string_view name);
  void string(std::string_view value);
  void integer(std::int64_t value);
  // Not negative, up to three decimals.
  void number(double value);
  void boolean(bool value);
  void null();

  const std::string& text() const { return text_; }

 private:
  void separate();
  void quote(std::string_view value);

  std::string text_;
  bool needs_comma_ = false;
};

}  // namespace shell
