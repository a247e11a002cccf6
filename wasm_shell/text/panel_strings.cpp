// Which language the expert panels speak.
#include "text/panel_strings.hpp"

#include "text/sums_strings.hpp"

namespace shell {

const PanelStrings& panel_strings(Language language) {
  return language == Language::polish ? polish_panels : english_panels;
}

const SumsStrings& sums_strings(Language language) { return language == Language::polish ? polish_sums : english_sums; }

}  // namespace shell
