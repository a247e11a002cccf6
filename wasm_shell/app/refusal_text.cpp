// Why a value was not taken, in one sentence.
#include "app/refusal_text.hpp"

#include <string>

#include "app/control_text.hpp"
#include "app/plain_number.hpp"
#include "text/fill.hpp"
#include "text/foreign_text.hpp"
#include "text/numbers.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

// "2,500" as 2500 and as 2.5. Where only one of them is allowed, the other is not offered.
std::string unclear_number(const Refusal& refusal, const Strings& words, Language language) {
  const double value = read_number(refusal.value, NumberKind::decimal).value;
  const std::string fraction = plain_number(value);
  if (1000.0 * value > refusal.maximum)
    return fill(words.reason_unclear_fraction, {{"fraction", fraction},
                                                {"minimum", trimmed(refusal.minimum, 2, language).digits},
                                                {"maximum", trimmed(refusal.maximum, 2, language).digits}});
  const std::string thousands = plain_number(1000.0 * value);
  return fill(words.reason_unclear_number, {{"thousands", thousands}, {"fraction", fraction}});
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
    case RefusalReason::unclear_number:
      return unclear_number(refusal, words, language);
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
  const std::string value = excerpt(refusal.value);
  if (value.empty()) return fill(words.refusal_empty, {{"label", label}});
  return fill(words.refusal, {{"label", label}, {"value", value}, {"reason", refusal_reason(refusal, language)}});
}

}  // namespace shell
