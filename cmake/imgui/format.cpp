// The formatting that Dear ImGui asks its host for: %s %c %d %i %u %x %X %p %f %%, with flags - and 0, width,
// precision.
#include <cstdarg>
#include <cstdint>
#include <cstdio>

#include "imgui.h"
#include "imgui_internal.h"

namespace {

struct Output {
  char* buffer;
  std::size_t size;
  std::size_t length = 0;

  void put(char c) {
    if (buffer != nullptr && length + 1 < size) buffer[length] = c;
    ++length;
  }
};

struct Spec {
  bool left = false;
  bool zeros = false;
  int width = 0;
  int precision = -1;
  int longs = 0;
};

void put_padded(Output& out, const Spec& spec, const char* sign, const char* text, int length) {
  const int fill = spec.width - length - (*sign != '\0' ? 1 : 0);
  if (!spec.left && !spec.zeros)
    for (int i = 0; i < fill; ++i) out.put(' ');
  if (*sign != '\0') out.put(*sign);
  if (!spec.left && spec.zeros)
    for (int i = 0; i < fill; ++i) out.put('0');
  for (int i = 0; i < length; ++i) out.put(text[i]);
  if (spec.left)
    for (int i = 0; i < fill; ++i) out.put(' ');
}

// Writes backwards from `end`; returns the first digit.
char* digits_before(char* end, std::uint64_t value, unsigned base, const char* alphabet) {
  do {
    *--end = alphabet[value % base];
    value /= base;
  } while (value != 0);
  return end;
}

void put_unsigned(Output& out, const Spec& spec, const char* sign, std::uint64_t value, unsigned base, bool upper) {
  char text[24];
  char* end = text + sizeof text;
  char* first = digits_before(end, value, base, upper ? "0123456789ABCDEF" : "0123456789abcdef");
  put_padded(out, spec, sign, first, static_cast<int>(end - first));
}

// Plain decimals up to 2^53 and nine digits after the point: as much as a label of a widget can need.
void put_float(Output& out, const Spec& spec, double value) {
  const int places = spec.precision < 0 ? 6 : (spec.precision > 9 ? 9 : spec.precision);
  std::uint64_t scale = 1;
  for (int i = 0; i < places; ++i) scale *= 10;
  const bool negative = value < 0.0;
  const double magnitude = negative ? -value : value;
  if (!(magnitude < 9007199254740992.0)) {
    put_padded(out, spec, negative ? "-" : "", magnitude == magnitude ? "inf" : "nan", 3);
    return;
  }
  std::uint64_t whole = static_cast<std::uint64_t>(magnitude);
  const double rest = (magnitude - static_cast<double>(whole)) * static_cast<double>(scale);
  std::uint64_t fraction = static_cast<std::uint64_t>(rest + 0.5);
  if (fraction >= scale) {
    fraction -= scale;
    ++whole;
  }
  char text[40];
  char* end = text + sizeof text;
  char* first = end;
  if (places > 0) {
    for (int i = 0; i < places; ++i, fraction /= 10) *--first = static_cast<char>('0' + fraction % 10);
    *--first = '.';
  }
  first = digits_before(first, whole, 10, "0123456789");
  put_padded(out, spec, negative ? "-" : "", first, static_cast<int>(end - first));
}

const char* read_number(const char* format, int& value, va_list& arguments) {
  if (*format == '*') {
    value = va_arg(arguments, int);
    return format + 1;
  }
  value = 0;
  for (; *format >= '0' && *format <= '9'; ++format) value = value * 10 + (*format - '0');
  return format;
}

const char* read_spec(const char* format, Spec& spec, va_list& arguments) {
  for (; *format == '-' || *format == '0' || *format == '+' || *format == ' ' || *format == '#'; ++format) {
    if (*format == '-') spec.left = true;
    if (*format == '0') spec.zeros = true;
  }
  format = read_number(format, spec.width, arguments);
  if (*format == '.') format = read_number(format + 1, spec.precision, arguments);
  for (; *format == 'l' || *format == 'z' || *format == 'h'; ++format)
    if (*format != 'h') ++spec.longs;
  return format;
}

std::uint64_t next_unsigned(const Spec& spec, va_list& arguments) {
  if (spec.longs >= 2) return va_arg(arguments, unsigned long long);
  return spec.longs == 1 ? va_arg(arguments, unsigned long) : va_arg(arguments, unsigned);
}

std::int64_t next_signed(const Spec& spec, va_list& arguments) {
  if (spec.longs >= 2) return va_arg(arguments, long long);
  return spec.longs == 1 ? va_arg(arguments, long) : va_arg(arguments, int);
}

void put_string(Output& out, const Spec& spec, const char* text) {
  if (text == nullptr) text = "(null)";
  int length = 0;
  while (text[length] != '\0' && (spec.precision < 0 || length < spec.precision)) ++length;
  put_padded(out, spec, "", text, length);
}

void put_argument(Output& out, const Spec& spec, char conversion, va_list& arguments) {
  switch (conversion) {
    case 's':
      return put_string(out, spec, va_arg(arguments, const char*));
    case 'c':
      return out.put(static_cast<char>(va_arg(arguments, int)));
    case 'u':
      return put_unsigned(out, spec, "", next_unsigned(spec, arguments), 10, false);
    case 'x':
      return put_unsigned(out, spec, "", next_unsigned(spec, arguments), 16, false);
    case 'X':
      return put_unsigned(out, spec, "", next_unsigned(spec, arguments), 16, true);
    case 'p':
      return put_unsigned(out, spec, "", reinterpret_cast<std::uintptr_t>(va_arg(arguments, void*)), 16, false);
    case 'f':
    case 'g':
      return put_float(out, spec, va_arg(arguments, double));
    case 'd':
    case 'i': {
      const std::int64_t value = next_signed(spec, arguments);
      const auto magnitude = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
      return put_unsigned(out, spec, value < 0 ? "-" : "", magnitude, 10, false);
    }
    default:
      return out.put(conversion);
  }
}

}  // namespace

int ImFormatStringV(char* buffer, std::size_t size, const char* format, va_list arguments) {
  va_list rest;
  va_copy(rest, arguments);
  Output out{buffer, size};
  while (*format != '\0') {
    if (*format != '%') {
      out.put(*format++);
      continue;
    }
    Spec spec;
    format = read_spec(format + 1, spec, rest);
    if (*format == '\0') break;
    put_argument(out, spec, *format++, rest);
  }
  va_end(rest);
  if (buffer == nullptr) return static_cast<int>(out.length);
  const std::size_t written = out.length < size ? out.length : size - 1;
  buffer[written] = '\0';
  return static_cast<int>(written);
}

int ImFormatString(char* buffer, std::size_t size, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int length = ImFormatStringV(buffer, size, format, arguments);
  va_end(arguments);
  return length;
}
