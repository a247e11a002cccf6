// Why a value was not taken, in one sentence.
#include "app/refusal_text.hpp"

#include "app/control_text.hpp"
#include "text/fill.hpp"
#include "text/numbers.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

constexpr std::size_t longest_echo_bytes = 32;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Bytes of the UTF-8 character at the front; 0 when there is none.
std::size_t character_bytes(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80U) return 1;
  if (lead < 0xC2U || lead > 0xF4U) return 0;
  const std::size_t length = lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
  if (text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues_character(text[i])) return 0;
  }
  return length;
}

// The refused value, short, without control characters and bytes that are no text.
std::string echo(std::string_view value) {
  std::string result;
  while (!value.empty()) {
    if (result.size() >= longest_echo_bytes) return result + "…";
    const std::size_t length = character_bytes(value);
    const bool control = static_cast<unsigned char>(value.front()) < 0x20U || value.front() == 0x7F;
    result += length == 0 ? "?" : control ? " " : value.substr(0, length);
    value.remove_prefix(length == 0 ? 1 : length);
  }
  return result;
}

std::string list_of(const std::vector<std::string>& choices) {
  std::string result;
  for (const std::string& choice : choices) result.append(result.empty() ? "" : ", ").append(choice);
  return result;
}

}  // namespace

std::string refusal_reason(const Refusal& refusal, Language language) {
  const Strings& words = strings(language);
  switch (refusal.reason) {
    case RefusalReason::not_a_number:
      return std::string(words.reason_not_a_number);
    case RefusalReason::not_whole:
      return std::string(words.reason_not_whole);
    case RefusalReason::out_of_range:
      return fill(words.reason_out_of_range, {{"minimum", trimmed(refusal.minimum, 2, language).digits},
                                              {"maximum", trimmed(refusal.maximum, 2, language).digits}});
    case RefusalReason::unknown_choice:
      return fill(words.reason_unknown_choice, {{"choices", list_of(refusal.choices)}});
  }
  return {};
}

std::string refusal_sentence(const Refusal& refusal, Language language) {
  const Strings& words = strings(language);
  const std::string_view label = field_label(refusal.field, language);
  const std::string value = echo(refusal.value);
  if (value.find_first_not_of(' ') == std::string::npos) return fill(words.refusal_empty, {{"label", label}});
  return fill(words.refusal, {{"label", label}, {"value", value}, {"reason", refusal_reason(refusal, language)}});
}

}  // namespace shell
