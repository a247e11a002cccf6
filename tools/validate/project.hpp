// The validation as files: what it reads of the project and what it writes into it.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "validate/measured_runs.hpp"

namespace validation {

// A file that a run of the tool writes, from the root of the project, and its content.
using Outputs = std::map<std::string, std::string>;

// Throws InputError with the reader's sentence.
shell::Catalogue read_profiles(const std::filesystem::path& root);
std::vector<Run> read_runs(const std::filesystem::path& root, const shell::Catalogue& profiles,
                           const std::filesystem::path& runs_csv, const std::filesystem::path& devices_csv);

// Calibrations, report, pictures and the table of runs.
Outputs outputs_of(const std::filesystem::path& root);
void write(const std::filesystem::path& root, const Outputs& outputs);
// Files whose content on disk differs from what would be written.
std::vector<std::string> outdated(const std::filesystem::path& root, const Outputs& outputs);

}  // namespace validation
