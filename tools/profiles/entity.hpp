// From a checked document to a profile.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "app/catalogue.hpp"

namespace profiles {

// Precondition of each: the document satisfies the schema of its kind.
void from_document(const nlohmann::json& document, shell::HardwareProfile& profile);
void from_document(const nlohmann::json& document, shell::ModelProfile& profile);
void from_document(const nlohmann::json& document, shell::ScenarioProfile& profile);
void from_document(const nlohmann::json& document, shell::CalibrationProfile& profile);

// What the formulas refuse though the schema lets it pass. Throws Broken.
void check_formulas(const shell::HardwareProfile& profile, const std::string& file);
void check_formulas(const shell::ModelProfile& profile, const std::string& file);
void check_formulas(const shell::ScenarioProfile& profile, const std::string& file);
inline void check_formulas(const shell::CalibrationProfile&, const std::string&) {}

}  // namespace profiles
