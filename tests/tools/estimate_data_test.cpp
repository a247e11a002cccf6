// JSON and CSV: their keys, and that they hold the core's numbers in full.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "prefill_decode/estimate.hpp"
#include "profiles/reader.hpp"
#include "tools/program.hpp"

using nlohmann::json;
using test::estimate;

namespace {

json answer_of(std::vector<std::string> arguments) {
  arguments.push_back("--json");
  return json::parse(estimate(arguments).out);
}

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> result;
  std::istringstream stream(line);
  for (std::string cell; std::getline(stream, cell, ',');) result.push_back(cell);
  return result;
}

}  // namespace

TEST_CASE("JSON has the documented keys") {
  const json answer = answer_of({});
  for (const char* key : {"prefill_s", "decode_s", "total_s", "no_cache_s", "prefill_share", "prefill_utilization",
                          "decode_utilization", "prefill_tokens_per_s", "decode_tokens_per_s", "kv_cache_bytes",
                          "memory_bytes", "fits_memory", "exceeds_trained_context", "prefill_intensity",
                          "decode_intensity", "ridge_flop_per_byte", "advice", "inputs"}) {
    CHECK(answer.contains(key));
  }
}

TEST_CASE("JSON numbers are the core's to the last bit") {
  const auto catalogue = profiles::read_catalogue(PREFILL_DECODE_PROFILES);
  REQUIRE(catalogue.value);
  const prefill_decode::Estimate expected =
      prefill_decode::estimate({.hardware = catalogue.value->hardware.front().hardware,
                                .model = catalogue.value->model.front().model,
                                .precision = catalogue.value->model.front().precision,
                                .scenario = {.prompt_tokens = 1150, .answer_tokens = 850}});
  const json answer = answer_of({});
  CHECK(answer["prefill_s"].get<double>() == expected.prefill.seconds);
  CHECK(answer["decode_s"].get<double>() == expected.decode.seconds);
  CHECK(answer["no_cache_s"].get<double>() == expected.no_cache_s);
  CHECK(answer["decode_intensity"].get<double>() == expected.decode.intensity);
}

TEST_CASE("advice names the phase that holds the time") {
  CHECK(answer_of({"--scenario", "short-question"})["advice"] == "decode");
  CHECK(answer_of({"--scenario", "long-document"})["advice"] == "prefill");
}

TEST_CASE("inputs say what was computed, lengths that are no scenario's as null") {
  const json inputs = answer_of({"--prompt", "77", "--batch", "8", "--prefix", "lost"})["inputs"];
  CHECK(inputs["scenario"].is_null());
  CHECK(inputs["prompt"] == 77);
  CHECK(inputs["answer"] == 850);
  CHECK(inputs["batch"] == 8);
  CHECK(inputs["prefix"] == "lost");
  CHECK(inputs["hardware"] == "laptop");
  CHECK(answer_of({"--scenario", "code-completion"})["inputs"]["scenario"] == "code-completion");
}

TEST_CASE("an unknown price is null, a given one is taken") {
  CHECK(answer_of({})["usd_per_million_output_tokens"].is_null());
  CHECK(answer_of({"--usd-per-hour", "3.6"})["usd_per_million_output_tokens"].get<double>() > 0.0);
  CHECK(answer_of({"--hardware", "h100-sxm"})["inputs"]["usd_per_hour"].get<double>() > 0.0);
}

TEST_CASE("JSON and CSV say the same in every language") {
  for (const char* form : {"--json", "--csv"}) {
    CHECK(estimate({form, "--lang", "pl"}).out == estimate({form, "--lang", "en"}).out);
  }
}

TEST_CASE("CSV is a line of names and a line of values with decimal points") {
  const std::string csv = estimate({"--csv"}).out;
  REQUIRE(std::count(csv.begin(), csv.end(), '\n') == 2);
  const std::vector<std::string> names = cells(csv.substr(0, csv.find('\n')));
  const std::vector<std::string> values = cells(csv.substr(csv.find('\n') + 1));
  REQUIRE(names.size() == values.size());
  const auto at = [&](const char* name) {
    return values[static_cast<std::size_t>(std::ranges::find(names, name) - names.begin())];
  };
  CHECK(std::stod(at("total_s")) == answer_of({})["total_s"].get<double>());
  CHECK(at("hardware") == "laptop");
  CHECK(at("advice") == "decode");
}
