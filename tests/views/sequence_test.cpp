// A reader who does anything at all meets no bad frame.
#include "views/sequence.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <optional>
#include <random>

#include "views/stage.hpp"

namespace {

// More for a thorough run: PREFILL_DECODE_SEQUENCES=100000 views_tests 'Random sequences*'
int sequences() {
  const char* given = std::getenv("PREFILL_DECODE_SEQUENCES");
  return given != nullptr ? std::atoi(given) : stage::sanitized ? 50 : 500;
}

std::string random_bytes(std::mt19937& random) {
  std::string bytes(400, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random() & 0xFFU);
  return bytes;
}

}  // namespace

TEST_CASE("Random sequences of input never lead to a bad frame") {
  std::mt19937 random(20240517);
  constexpr int on_one_stage = 50;
  std::optional<stage::Stage> stage;
  for (int i = 0; i < sequences(); ++i) {
    if (i % on_one_stage == 0) stage.reset();
    if (!stage) stage.emplace("");
    const std::string fault = stage::play_sequence(random_bytes(random), *stage);
    INFO("sequence " << i);
    REQUIRE(fault == "");
  }
}
