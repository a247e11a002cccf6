// The one entry point, against golden figures and by pencil.
#include "prefill_decode/estimate.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "core/fixtures.hpp"
#include "core/random_settings.hpp"
#include "prefill_decode/validate.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;
using fixtures::relative_difference;

namespace {

constexpr std::size_t settings = 6;
constexpr std::size_t figures = 11;

Hardware hardware_of(const std::string& id) {
  const std::map<std::string, Hardware> all{{"laptop", fixtures::laptop},
                                            {"rtx-4090", fixtures::rtx_4090},
                                            {"a100-80gb", fixtures::a100},
                                            {"h100-sxm", fixtures::h100}};
  return all.at(id);
}

Model model_of(const std::string& id) {
  const std::map<std::string, Model> all{{"qwen2.5-7b", fixtures::qwen25_7b},
                                         {"llama-3.1-8b", fixtures::llama31_8b},
                                         {"llama-2-7b", fixtures::llama2_7b},
                                         {"llama-3.3-70b", fixtures::llama33_70b}};
  return all.at(id);
}

std::array<double, figures> figures_of(const Estimate& e) {
  return {e.prefill.seconds,
          e.decode.seconds,
          e.total_s,
          e.no_cache_s,
          e.prefill_share,
          e.prefill.utilization,
          e.decode.utilization,
          e.prefill.tokens_per_s,
          e.decode.tokens_per_s,
          e.memory.kv_cache_bytes,
          e.memory.total_bytes};
}

Setting setting_of(const std::array<std::string, settings>& cells) {
  return {.hardware = hardware_of(cells[0]),
          .model = model_of(cells[1]),
          .precision = {},
          .scenario = {.prompt_tokens = std::stoll(cells[2]),
                       .answer_tokens = std::stoll(cells[3]),
                       .cached_tokens = std::stoll(cells[4]),
                       .batch = std::stoll(cells[5])}};
}

}  // namespace

TEST_CASE("The 66 golden estimates are met to 1e-9") {
  std::ifstream file(PREFILL_DECODE_TEST_DATA "/golden_estimates.csv");
  std::string line;
  std::getline(file, line);
  int rows = 0;
  while (std::getline(file, line)) {
    INFO(line);
    std::istringstream row(line);
    std::array<std::string, settings> cells;
    for (std::string& cell : cells) std::getline(row, cell, ',');
    const Setting setting = setting_of(cells);
    CHECK(validate(setting).empty());
    for (const double actual : figures_of(estimate(setting))) {
      std::string golden;
      std::getline(row, golden, ',');
      CHECK(relative_difference(actual, std::strtod(golden.c_str(), nullptr)) < 1e-9);
    }
    ++rows;
  }
  CHECK(rows == 66);
}

TEST_CASE("Mixtral's estimates are those of a plain loop over tokens and operations") {
  // The figures come from a Python program that shares nothing with the core: it loops over the tokens of each pass,
  // takes shared weights, experts, attention and head as operations with a maximum each, and adds with math.fsum.
  struct Golden {
    Hardware hardware;
    Scenario scenario;
    double prefill_s, decode_s, no_cache_s;
  };
  const Golden all[] = {
      {fixtures::laptop, {1150, 850, 0, 1}, 3.338283466669444, 86.99047523008177, 3903.090659727937},
      {fixtures::h100, {1150, 850, 0, 1}, 0.04950019108864223, 2.491503751331742, 57.870657127384845},
      {fixtures::h100, {150, 400, 0, 1}, 0.01080862602082504, 1.1454355432171837, 6.234820329733351},
      {fixtures::h100, {1150, 850, 0, 126}, 6.233384519102486, 17.882368919861396, 7288.609173694021},
      {fixtures::h100, {1150, 850, 0, 244}, 12.070998592547673, 26.606556719633403, 14114.449510963024},
      {fixtures::h100, {200, 50, 6000, 8}, 0.07666562220514381, 0.58831963249642, 112.6873076814478}};
  for (const Golden& golden : all) {
    const Estimate e = estimate(fixtures::on(golden.hardware, golden.scenario, fixtures::mixtral_8x7b));
    CHECK(relative_difference(e.prefill.seconds, golden.prefill_s) < 1e-12);
    CHECK(relative_difference(e.decode.seconds, golden.decode_s) < 1e-12);
    CHECK(relative_difference(e.no_cache_s, golden.no_cache_s) < 1e-12);
  }
}

TEST_CASE("An estimate says whether history, prompt and answer exceed the context that the model is published for") {
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .cached_tokens = 2, .batch = 5});
  CHECK_FALSE(estimate(setting).exceeds_trained_context);
  setting.model.trained_context_tokens = 9;
  CHECK_FALSE(estimate(setting).exceeds_trained_context);
  setting.model.trained_context_tokens = 8;
  CHECK(estimate(setting).exceeds_trained_context);
}

TEST_CASE("An estimate says of each phase how long, how fast and how well used") {
  // Half of 2000 FLOP/s and a quarter of 40 bytes/s: the pencil machine with a datasheet above it.
  // Prefill: 716 FLOP and 122 bytes in 12.2 s. Decode: 900 FLOP and 390 bytes in 39 s.
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4});
  setting.hardware.peak_flop_per_s = 2000.0;
  setting.hardware.compute_efficiency = 0.5;
  setting.hardware.peak_bytes_per_s = 40.0;
  setting.hardware.memory_efficiency = 0.25;
  const Estimate e = estimate(setting);
  CHECK(relative_difference(e.prefill.seconds, 12.2) < 1e-15);
  CHECK(relative_difference(e.prefill.tokens_per_s, 3 / 12.2) < 1e-15);
  CHECK(relative_difference(e.prefill.utilization, 0.716 / 12.2) < 1e-15);
  CHECK(relative_difference(e.prefill.mfu, 0.358 / 12.2) < 1e-15);
  CHECK(relative_difference(e.prefill.mbu, 0.25) < 1e-15);
  CHECK(relative_difference(e.prefill.intensity, 716.0 / 122) < 1e-15);
  CHECK(relative_difference(e.decode.utilization, 0.9 / 39) < 1e-15);
  CHECK(relative_difference(e.decode.tokens_per_s, 3.0 / 39) < 1e-15);
  CHECK(relative_difference(e.seconds_per_output_token, 13.0) < 1e-15);
  CHECK(relative_difference(e.output_tokens_per_s_each, 3.0 / 39) < 1e-15);
  CHECK(relative_difference(e.total_s, 51.2) < 1e-15);
  CHECK(relative_difference(e.prefill_share, 12.2 / 51.2) < 1e-15);
  CHECK(relative_difference(e.decode_share, 39 / 51.2) < 1e-15);
  CHECK(e.no_cache_ratio == e.no_cache_s / e.total_s);
  CHECK(e.ridge_flop_per_byte == 100.0);
}

TEST_CASE("Throughput counts the whole batch, time per token one conversation") {
  // 45 s for 3 steps of 2 conversations.
  const Estimate e = estimate(by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .batch = 2}));
  CHECK(relative_difference(e.decode.tokens_per_s, 6.0 / 45) < 1e-15);
  CHECK(relative_difference(e.seconds_per_output_token, 15.0) < 1e-15);
}

TEST_CASE("A one-token answer is all prefill") {
  const Estimate e = estimate(by_pencil({.prompt_tokens = 3, .answer_tokens = 1}));
  CHECK(e.decode.seconds == 0.0);
  CHECK(e.decode.tokens_per_s == 0.0);
  CHECK(e.decode.utilization == 0.0);
  CHECK(e.decode.intensity == 0.0);
  CHECK(e.seconds_per_output_token == 0.0);
  CHECK(e.prefill_share == 1.0);
  CHECK(e.decode_share == 0.0);
  CHECK(e.no_cache_ratio == 1.0);
  CHECK(e.total_s == e.prefill.seconds);
}

TEST_CASE("Shares and utilisations stay within one, and the cache never costs time, on random settings") {
  random_settings::Generator random(3);
  constexpr double one = 1.0 + 1e-14;
  for (int i = 0; i < 3000; ++i) {
    const Estimate e = estimate(random_settings::setting(random));
    for (const PhaseEstimate& phase : {e.prefill, e.decode}) {
      CHECK(phase.utilization <= one);
      CHECK(phase.mfu <= one);
      CHECK(phase.mbu <= one);
    }
    CHECK(e.prefill_share <= 1.0);
    CHECK(e.total_s <= e.no_cache_s * one);
  }
}
