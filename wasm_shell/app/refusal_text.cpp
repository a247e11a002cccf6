// Why a value was not taken, in one sentence.
#include "app/refusal_text.hpp"

#include "text/fill.hpp"
#include "text/numbers.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

constexpr std::size_t longest_echo_bytes = 32;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The refused value, short and without control characters.
std::string echo(const std::string& value) {
  std::string result;
  for (const char c : value) {
    if (result.size() >= longest_echo_bytes && !continues_character(c)) return result + "…";
    const bool control = static_cast<unsigned char>(c) < 0x20U || c == 0x7F;
    result += control ? ' ' : c;
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
  return fill(strings(language).refusal, {{"name", field_name(refusal.field)},
                                          {"value", echo(refusal.value)},
                                          {"reason", refusal_reason(refusal, language)}});
}

}  // namespace shell
