// What the page is told after each change, as JSON: controls to mirror, texts, tables, the query of the state.
#pragma once

#include <string>

#include "app/screen.hpp"

namespace shell {

// "results" holds names only; the page asks for their values as numbers, in the order of named_results().
std::string snapshot_json(const Screen& screen, const Catalogue& catalogue);

}  // namespace shell
