// profile_compiler PROFILES_DIR OUTPUT.cpp: compiles the JSON profiles into the source of shell::built_in_catalogue().
// profile_compiler --schemas PROFILES_DIR OUTPUT.cpp: their schemas into that of profiles::built_in_schemas().
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "files/program.hpp"
#include "files/write_files.hpp"
#include "profiles/catalogue_source.hpp"
#include "profiles/reader.hpp"

namespace {

template <class Value>
const Value& value_of(const profiles::Read<Value>& read) {
  if (!read.value) throw std::runtime_error(read.refusal);
  return *read.value;
}

std::string source_of(const std::string& profiles_dir, bool schemas) {
  if (!schemas) return profiles::catalogue_source(value_of(profiles::read_catalogue(profiles_dir)));
  return profiles::schemas_source(value_of(profiles::read_schemas(std::filesystem::path(profiles_dir) / "schema")));
}

}  // namespace

int main(int argc, char** argv) {
  return files::run_program("", [&] {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const bool schemas = !arguments.empty() && arguments.front() == "--schemas";
    if (schemas) arguments.erase(arguments.begin());
    if (arguments.size() != 2) {
      throw std::runtime_error("usage: profile_compiler [--schemas] PROFILES_DIR OUTPUT.cpp");
    }
    files::write_files({{arguments[1], source_of(arguments[0], schemas)}});
    return 0;
  });
}
