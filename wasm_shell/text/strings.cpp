// Which language speaks.
#include "text/strings.hpp"

#include "text/english.hpp"
#include "text/polish.hpp"

namespace shell {

const Strings& strings(Language language) { return language == Language::polish ? polish_strings : english_strings; }

}  // namespace shell
