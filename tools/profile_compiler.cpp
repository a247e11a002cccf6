// profile_compiler PROFILES_DIR OUTPUT.cpp: compiles the JSON profiles into the source of shell::built_in_catalogue().
// profile_compiler --schemas PROFILES_DIR OUTPUT.cpp: their schemas into that of profiles::built_in_schemas().
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "profiles/catalogue_source.hpp"
#include "profiles/reader.hpp"

namespace {

constexpr int exit_refused = 2;

int refuse(const std::string& sentence) {
  std::cerr << sentence << '\n';
  return exit_refused;
}

int write_source(const std::string& source, const std::string& output) {
  std::ofstream stream(output, std::ios::binary);
  stream << source;
  stream.close();
  return stream ? 0 : refuse(output + ": cannot be written.");
}

int compile_catalogue(const std::string& profiles_dir, const std::string& output) {
  const auto catalogue = profiles::read_catalogue(profiles_dir);
  return catalogue.value ? write_source(profiles::catalogue_source(*catalogue.value), output)
                         : refuse(catalogue.refusal);
}

int compile_schemas(const std::string& profiles_dir, const std::string& output) {
  const auto schemas = profiles::read_schemas(std::filesystem::path(profiles_dir) / "schema");
  return schemas.value ? write_source(profiles::schemas_source(*schemas.value), output) : refuse(schemas.refusal);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool schemas = !arguments.empty() && arguments.front() == "--schemas";
  if (schemas) arguments.erase(arguments.begin());
  if (arguments.size() != 2) {
    return refuse("usage: profile_compiler [--schemas] PROFILES_DIR OUTPUT.cpp");
  }
  return schemas ? compile_schemas(arguments[0], arguments[1]) : compile_catalogue(arguments[0], arguments[1]);
}
