// Reads profiles/: files to documents to profiles, and what holds only between files.
#include "profiles/reader.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <system_error>
#include <utility>
#include <vector>

#include "files/plain_text.hpp"
#include "files/read_text.hpp"
#include "profiles/broken.hpp"
#include "profiles/entity.hpp"
#include "profiles/json_document.hpp"
#include "profiles/schema.hpp"

namespace profiles {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t most_file_bytes = files::megabyte;

template <class Profile>
struct Entry {
  Profile profile;
  std::int64_t order = 0;
  std::string file;
};

std::string name_of(const fs::path& file) { return files::shown(file.string(), files::most_shown_path_characters); }

files::TextFile read_file(const fs::path& file) {
  try {
    return files::read_text(file, most_file_bytes);
  } catch (const files::Unreadable& unreadable) {
    throw Broken(name_of(file), unreadable.what());
  }
}

void check_file_name(const std::string& id, const fs::path& file) {
  if (id == file.stem().string()) return;
  throw Broken(name_of(file), "/id is \"" + id + "\", but the file is named \"" +
                                  files::shown(file.filename().string()) + "\"; they must agree.");
}

template <class Profile>
Entry<Profile> parse_entry(const std::string& text, const std::string& file, const std::string& schema) {
  const json document = parse_document(text, file);
  check_schema(document, schema, file);
  Entry<Profile> entry{.profile = {}, .order = document.at("order").get<std::int64_t>(), .file = file};
  from_document(document, entry.profile);
  check_formulas(entry.profile, entry.file);
  return entry;
}

template <class Profile>
Entry<Profile> read_entry(const fs::path& file, const std::string& schema) {
  const files::TextFile read = read_file(file);
  Entry<Profile> entry = parse_entry<Profile>(read.text, name_of(file), schema);
  if (read.has_name) check_file_name(entry.profile.id, file);
  return entry;
}

template <class Profile>
void check_orders(const std::vector<Entry<Profile>>& entries) {
  const auto twin = std::adjacent_find(entries.begin(), entries.end(),
                                       [](const auto& a, const auto& b) { return a.order == b.order; });
  if (twin != entries.end()) {
    throw Broken(std::next(twin)->file, "/order is " + std::to_string(twin->order) + ", and so is that of " +
                                            twin->file + "; the place in the listing must be its own.");
  }
}

// Empty when there is no such folder.
std::vector<fs::path> json_files(const fs::path& directory) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator entry(directory, error); !error && entry != fs::end(entry); entry.increment(error)) {
    if (entry->path().extension() == ".json") found.push_back(entry->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

template <class Profile>
std::vector<Profile> read_kind(const fs::path& directory, const std::string& schema) {
  std::vector<Entry<Profile>> entries;
  for (const fs::path& file : json_files(directory)) {
    entries.push_back(read_entry<Profile>(file, schema));
  }
  std::stable_sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.order < b.order; });
  check_orders(entries);
  std::vector<Profile> profiles;
  profiles.reserve(entries.size());
  for (Entry<Profile>& entry : entries) {
    profiles.push_back(std::move(entry.profile));
  }
  return profiles;
}

void check_not_empty(bool empty, const fs::path& directory) {
  if (empty) throw Broken(name_of(directory), "holds no profile; one at least is needed.");
}

void check_calibrations(const shell::Catalogue& catalogue, const fs::path& hardware_dir) {
  for (const shell::HardwareProfile& machine : catalogue.hardware) {
    const auto named = [&](const shell::CalibrationProfile& profile) { return profile.id == machine.calibration; };
    if (!machine.calibration.empty() && std::ranges::none_of(catalogue.calibration, named)) {
      throw Broken(name_of(hardware_dir / (machine.id + ".json")),
                   "/calibration names \"" + machine.calibration + "\", which is no profile of calibration.");
    }
  }
}

Schemas load_schemas(const fs::path& schema_dir) {
  const auto load = [&](const char* kind) {
    const fs::path file = schema_dir / (std::string(kind) + ".schema.json");
    std::string text = read_file(file).text;
    parse_document(text, name_of(file));
    check_is_schema(text, name_of(file));
    return text;
  };
  return {.hardware = load("hardware"),
          .model = load("model"),
          .scenario = load("scenario"),
          .calibration = load("calibration")};
}

shell::Catalogue load_uncalibrated(const fs::path& dir, const Schemas& schemas) {
  shell::Catalogue catalogue{.hardware = read_kind<shell::HardwareProfile>(dir / "hardware", schemas.hardware),
                             .model = read_kind<shell::ModelProfile>(dir / "model", schemas.model),
                             .scenario = read_kind<shell::ScenarioProfile>(dir / "scenario", schemas.scenario),
                             .calibration = {}};
  check_not_empty(catalogue.hardware.empty(), dir / "hardware");
  check_not_empty(catalogue.model.empty(), dir / "model");
  check_not_empty(catalogue.scenario.empty(), dir / "scenario");
  return catalogue;
}

shell::Catalogue load_catalogue(const fs::path& dir) {
  const Schemas schemas = load_schemas(dir / "schema");
  shell::Catalogue catalogue = load_uncalibrated(dir, schemas);
  catalogue.calibration = read_kind<shell::CalibrationProfile>(dir / "calibration", schemas.calibration);
  check_calibrations(catalogue, dir / "hardware");
  return catalogue;
}

template <class Function>
auto caught(Function function) -> Read<decltype(function())> {
  try {
    return {.value = function(), .refusal = {}};
  } catch (const Broken& broken) {
    return {.value = std::nullopt, .refusal = broken.what()};
  }
}

}  // namespace

Read<Schemas> read_schemas(const fs::path& schema_dir) {
  return caught([&] { return load_schemas(schema_dir); });
}

Read<shell::HardwareProfile> parse_hardware(const std::string& text, const std::string& file, const Schemas& schemas) {
  return caught([&] { return parse_entry<shell::HardwareProfile>(text, file, schemas.hardware).profile; });
}

Read<shell::ModelProfile> parse_model(const std::string& text, const std::string& file, const Schemas& schemas) {
  return caught([&] { return parse_entry<shell::ModelProfile>(text, file, schemas.model).profile; });
}

Read<shell::ScenarioProfile> parse_scenario(const std::string& text, const std::string& file, const Schemas& schemas) {
  return caught([&] { return parse_entry<shell::ScenarioProfile>(text, file, schemas.scenario).profile; });
}

Read<shell::CalibrationProfile> parse_calibration(const std::string& text, const std::string& file,
                                                  const Schemas& schemas) {
  return caught([&] { return parse_entry<shell::CalibrationProfile>(text, file, schemas.calibration).profile; });
}

Read<shell::HardwareProfile> read_hardware(const fs::path& file, const Schemas& schemas) {
  return caught([&] { return read_entry<shell::HardwareProfile>(file, schemas.hardware).profile; });
}

Read<shell::ModelProfile> read_model(const fs::path& file, const Schemas& schemas) {
  return caught([&] { return read_entry<shell::ModelProfile>(file, schemas.model).profile; });
}

Read<shell::ScenarioProfile> read_scenario(const fs::path& file, const Schemas& schemas) {
  return caught([&] { return read_entry<shell::ScenarioProfile>(file, schemas.scenario).profile; });
}

Read<shell::CalibrationProfile> read_calibration(const fs::path& file, const Schemas& schemas) {
  return caught([&] { return read_entry<shell::CalibrationProfile>(file, schemas.calibration).profile; });
}

Read<shell::Catalogue> read_uncalibrated_catalogue(const fs::path& profiles_dir) {
  return caught([&] { return load_uncalibrated(profiles_dir, load_schemas(profiles_dir / "schema")); });
}

Read<shell::Catalogue> read_catalogue(const fs::path& profiles_dir) {
  return caught([&] { return load_catalogue(profiles_dir); });
}

}  // namespace profiles
