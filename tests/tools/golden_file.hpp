// Approved outputs. APPROVE=1 in the environment writes them anew; read the difference before committing it.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <string>

#include "tools/program.hpp"

namespace test {

inline void check_golden(const std::string& name, const std::string& text) {
  const std::filesystem::path file =
      std::filesystem::path(PREFILL_DECODE_TEST_DATA).parent_path() / "tools" / "golden" / name;
  const char* const approve = std::getenv("APPROVE");
  if (approve != nullptr && std::string(approve) == "1") {
    std::ofstream(file, std::ios::binary) << text;
    WARN("approved " << name);
    return;
  }
  INFO("golden file " << file << "; APPROVE=1 writes it anew");
  CHECK(text == file_text(file));
}

}  // namespace test
