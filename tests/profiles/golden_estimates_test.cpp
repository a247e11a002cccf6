// The shipped profiles give the 66 estimates of an independent program.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "prefill_decode/estimate.hpp"
#include "profiles/reader.hpp"

namespace {

using prefill_decode::Estimate;
using Row = std::map<std::string, std::string>;

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> result;
  // The file may have Windows line ends.
  std::istringstream stream(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
  for (std::string cell; std::getline(stream, cell, ',');) result.push_back(cell);
  return result;
}

std::vector<Row> golden_rows() {
  std::ifstream stream(PREFILL_DECODE_TEST_DATA "/golden_estimates.csv");
  std::string line;
  std::getline(stream, line);
  const std::vector<std::string> columns = cells(line);
  std::vector<Row> rows;
  while (std::getline(stream, line)) {
    const std::vector<std::string> values = cells(line);
    Row& row = rows.emplace_back();
    for (std::size_t i = 0; i < columns.size(); ++i) row[columns[i]] = values.at(i);
  }
  return rows;
}

template <class Profile>
const Profile& named(const std::vector<Profile>& entries, const std::string& id) {
  const auto found = std::ranges::find(entries, id, &Profile::id);
  REQUIRE(found != entries.end());
  return *found;
}

prefill_decode::Setting setting_of(const Row& row, const shell::Catalogue& catalogue) {
  const shell::ModelProfile& model = named(catalogue.model, row.at("model"));
  return {.hardware = named(catalogue.hardware, row.at("hardware")).hardware,
          .model = model.model,
          .precision = model.precision,
          .scenario = {.prompt_tokens = std::stoll(row.at("prompt")),
                       .answer_tokens = std::stoll(row.at("answer")),
                       .cached_tokens = std::stoll(row.at("cached")),
                       .batch = std::stoll(row.at("batch"))}};
}

void check_row(const Row& row, const Estimate& estimate) {
  constexpr double tolerance = 1e-9;
  const auto check = [&](const char* column, double value) {
    INFO(column << " of " << row.at("hardware") << ", " << row.at("model") << ", " << row.at("prompt"));
    CHECK_THAT(value, Catch::Matchers::WithinRel(std::stod(row.at(column)), tolerance));
  };
  check("prefill_s", estimate.prefill.seconds);
  check("decode_s", estimate.decode.seconds);
  check("total_s", estimate.total_s);
  check("no_cache_s", estimate.no_cache_s);
  check("prefill_share", estimate.prefill_share);
  check("prefill_utilization", estimate.prefill.utilization);
  check("decode_utilization", estimate.decode.utilization);
  check("prefill_tokens_per_s", estimate.prefill.tokens_per_s);
  check("decode_tokens_per_s", estimate.decode.tokens_per_s);
  check("kv_cache_bytes", estimate.memory.kv_cache_bytes);
  check("memory_bytes", estimate.memory.total_bytes);
}

}  // namespace

TEST_CASE("the shipped profiles reproduce all golden estimates") {
  const auto catalogue = profiles::read_catalogue(PREFILL_DECODE_PROFILES);
  REQUIRE(catalogue.value);
  const std::vector<Row> rows = golden_rows();
  REQUIRE(rows.size() == 66);
  for (const Row& row : rows) {
    check_row(row, prefill_decode::estimate(setting_of(row, *catalogue.value)));
  }
}
