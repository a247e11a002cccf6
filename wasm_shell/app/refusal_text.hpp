// Why a value was not taken, in one sentence.
#pragma once

#include <string>

#include "app/edit.hpp"

namespace shell {

// "to nie jest liczba"
std::string refusal_reason(const Refusal& refusal, Language language);
// "Prompt: pominięto „abc” – to nie jest liczba zapisana cyframi."
std::string refusal_sentence(const Refusal& refusal, Language language);

}  // namespace shell
