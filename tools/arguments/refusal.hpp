// What is wrong with arguments that CLI11 refuses, in our own words: the library's differ from release to release.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace arguments {

// One sentence about the first argument that the options of app do not take. Options take one value, flags none.
std::string refusal(const CLI::App& app, const std::vector<std::string>& arguments);

}  // namespace arguments
