// Reads profiles/: each file checked against its schema and against the formulas, or refused in one sentence.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/catalogue.hpp"

namespace profiles {

// Texts of the JSON Schemas of the four kinds.
struct Schemas {
  std::string hardware;
  std::string model;
  std::string scenario;
  std::string calibration;
};

// Either the profile, or one sentence that names file, field (JSON pointer) and reason.
template <class Value>
struct Read {
  std::optional<Value> value;
  std::string refusal;
};

Read<Schemas> read_schemas(const std::filesystem::path& schema_dir);

// The text of a file; file is what the sentence calls it.
Read<shell::HardwareProfile> parse_hardware(const std::string& text, const std::string& file, const Schemas& schemas);
Read<shell::ModelProfile> parse_model(const std::string& text, const std::string& file, const Schemas& schemas);
Read<shell::ScenarioProfile> parse_scenario(const std::string& text, const std::string& file, const Schemas& schemas);
Read<shell::CalibrationProfile> parse_calibration(const std::string& text, const std::string& file,
                                                  const Schemas& schemas);

// A file's name without .json must be the profile's id; a pipe has no name.
Read<shell::HardwareProfile> read_hardware(const std::filesystem::path& file, const Schemas& schemas);
Read<shell::ModelProfile> read_model(const std::filesystem::path& file, const Schemas& schemas);
Read<shell::ScenarioProfile> read_scenario(const std::filesystem::path& file, const Schemas& schemas);
Read<shell::CalibrationProfile> read_calibration(const std::filesystem::path& file, const Schemas& schemas);

// All of profiles_dir, in the order of the files' "order"; the schemas are those of profiles_dir/schema.
Read<shell::Catalogue> read_catalogue(const std::filesystem::path& profiles_dir);
// The same without calibrations, also where they are missing or broken: for whoever is about to write them.
Read<shell::Catalogue> read_uncalibrated_catalogue(const std::filesystem::path& profiles_dir);

}  // namespace profiles
