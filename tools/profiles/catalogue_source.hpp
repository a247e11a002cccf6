// A catalogue as C++ source.
#pragma once

#include <string>

#include "app/catalogue.hpp"
#include "profiles/reader.hpp"

namespace profiles {

// Source that defines shell::built_in_catalogue(); every double reads back as the same bits.
std::string catalogue_source(const shell::Catalogue& catalogue);

// Source that defines profiles::built_in_schemas().
std::string schemas_source(const Schemas& schemas);

}  // namespace profiles
