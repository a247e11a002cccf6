// The shipped profiles as a whole: their order, what holds only between files, and the compiled copy.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "profiles/catalogue_source.hpp"
#include "profiles/reader.hpp"
#include "profiles/temporary_profiles.hpp"

namespace {

shell::Catalogue shipped() {
  const auto catalogue = profiles::read_catalogue(PREFILL_DECODE_PROFILES);
  INFO(catalogue.refusal);
  REQUIRE(catalogue.value);
  return *catalogue.value;
}

std::string refusal_of(const test::TemporaryProfiles& copy) { return profiles::read_catalogue(copy.path()).refusal; }

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("the first profile of each kind is the default of the article") {
  const shell::Catalogue catalogue = shipped();
  CHECK(catalogue.hardware.front().id == "laptop");
  CHECK(catalogue.model.front().id == "qwen2.5-7b");
  CHECK(catalogue.scenario.front().id == "balanced");
}

TEST_CASE("the plain view offers the laptop of the article, a desktop card and its server card") {
  Ids featured;
  for (const shell::HardwareProfile& machine : shipped().hardware) {
    if (machine.featured) featured.push_back(machine.id);
  }
  CHECK(featured == Ids{"laptop", "rtx-4090", "h100-sxm"});
}

TEST_CASE("a price has a source and only a price has one") {
  for (const shell::HardwareProfile& machine : shipped().hardware) {
    CHECK((machine.hardware.usd_per_hour > 0.0) == !machine.price_source.pl.empty());
    CHECK(machine.price_source.pl.empty() == machine.price_source.en.empty());
  }
}

TEST_CASE("Mixtral's parameters add up to the published 46.7 billion") {
  const shell::Catalogue catalogue = shipped();
  const auto mixtral = std::ranges::find(catalogue.model, "mixtral-8x7b", &shell::ModelProfile::id);
  REQUIRE(mixtral != catalogue.model.end());
  const prefill_decode::Model& model = mixtral->model;
  CHECK(model.shared_parameters + model.expert_parameters + model.head_parameters + model.embedding_parameters ==
        46702792704.0);
}

TEST_CASE("the compiled catalogue is the one of the files, bit by bit") {
  CHECK(profiles::catalogue_source(shell::built_in_catalogue()) == profiles::catalogue_source(shipped()));
}

TEST_CASE("a double is written so that it reads back as the same bits") {
  shell::Catalogue catalogue;
  catalogue.calibration.push_back({.id = "a", .label = {}, .compute_efficiency = 0.1 + 0.2, .memory_efficiency = 1.0});
  const std::string source = profiles::catalogue_source(catalogue);
  CHECK_THAT(source, Catch::Matchers::ContainsSubstring(".compute_efficiency = 0.30000000000000004"));
  CHECK_THAT(source, Catch::Matchers::ContainsSubstring(".memory_efficiency = 1.0"));
}

TEST_CASE("quotes, backslashes and line ends survive the way into C++") {
  shell::Catalogue catalogue;
  catalogue.model.push_back({.id = "a\"b\\c\nd", .name = "ząb", .model = {}, .precision = {}});
  const std::string source = profiles::catalogue_source(catalogue);
  CHECK_THAT(source, Catch::Matchers::ContainsSubstring(R"("a\"b\\c\n")"));
  CHECK_THAT(source, Catch::Matchers::ContainsSubstring("\"ząb\""));
}

TEST_CASE("two machines cannot take the same place in the listing") {
  const test::TemporaryProfiles copy;
  copy.replace("hardware/rtx-4090.json", "\"order\": 20", "\"order\": 10");
  CHECK(refusal_of(copy) == (copy.path() / "hardware/rtx-4090.json").string() + ": /order is 10, and so is that of " +
                                (copy.path() / "hardware/laptop.json").string() +
                                "; the place in the listing must be its own.");
}

TEST_CASE("a calibration that does not exist is refused by name") {
  const test::TemporaryProfiles copy;
  copy.replace("hardware/laptop.json", "openvino-intel-igpu", "no-such-class");
  CHECK_THAT(refusal_of(copy),
             Catch::Matchers::EndsWith("/calibration names \"no-such-class\", which is no profile of calibration."));
}

TEST_CASE("a schema that is none is refused by name") {
  const test::TemporaryProfiles copy;
  copy.replace("schema/model.schema.json", "\"required\": [", "\"required\": [7,");
  CHECK(refusal_of(copy) == (copy.path() / "schema/model.schema.json").string() + ": is no JSON Schema.");
}

TEST_CASE("without calibrations the others are read, whatever stands in their folder") {
  const test::TemporaryProfiles copy;
  copy.replace("calibration/llama-cpp-metal.json", "\"id\"", "");
  CHECK_FALSE(profiles::read_catalogue(copy.path()).value);
  const auto uncalibrated = profiles::read_uncalibrated_catalogue(copy.path());
  REQUIRE(uncalibrated.value);
  CHECK(uncalibrated.value->hardware.size() == shipped().hardware.size());
}

TEST_CASE("a kind without profiles is refused") {
  const test::TemporaryProfiles copy;
  std::filesystem::remove_all(copy.path() / "scenario");
  CHECK_THAT(refusal_of(copy), Catch::Matchers::EndsWith("scenario: holds no profile; one at least is needed."));
}

TEST_CASE("a folder without schemas is refused") {
  CHECK_THAT(profiles::read_catalogue("no_such_folder").refusal,
             Catch::Matchers::EndsWith("hardware.schema.json: cannot be read: there is no such file."));
}
