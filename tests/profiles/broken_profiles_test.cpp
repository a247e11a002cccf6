// Every file of broken/ is refused in the one sentence that stands beside it.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "profiles/reader.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path broken_dir = fs::path(PREFILL_DECODE_TEST_DATA).parent_path() / "profiles" / "broken";

std::vector<fs::path> broken_files(const std::string& kind) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(broken_dir / kind)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  return files;
}

std::string expected_sentence(fs::path file) {
  std::ifstream stream(file.replace_extension(".txt"));
  std::string line;
  std::getline(stream, line);
  return line;
}

template <class Reader>
void check_kind(const std::string& kind, Reader read) {
  const auto schemas = profiles::read_schemas(fs::path(PREFILL_DECODE_PROFILES) / "schema");
  REQUIRE(schemas.value);
  const std::vector<fs::path> files = broken_files(kind);
  REQUIRE_FALSE(files.empty());
  for (const fs::path& file : files) {
    const auto result = read(file, *schemas.value);
    CHECK_FALSE(result.value);
    CHECK(result.refusal == (file.parent_path() / expected_sentence(file)).string());
  }
}

}  // namespace

TEST_CASE("broken hardware profiles are refused in one sentence each") {
  check_kind("hardware", profiles::read_hardware);
}

TEST_CASE("broken model profiles are refused in one sentence each") { check_kind("model", profiles::read_model); }

TEST_CASE("broken scenario profiles are refused in one sentence each") {
  check_kind("scenario", profiles::read_scenario);
}

TEST_CASE("broken calibration profiles are refused in one sentence each") {
  check_kind("calibration", profiles::read_calibration);
}
