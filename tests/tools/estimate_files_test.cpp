// Machines and models of one's own.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "profiles/temporary_profiles.hpp"
#include "tools/program.hpp"

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using test::estimate;

namespace {

// A copy of a shipped profile under another id.
std::string renamed(const test::TemporaryProfiles& copy, const std::string& kind, const std::string& from) {
  const std::filesystem::path file = copy.path() / kind / "my-own.json";
  std::filesystem::copy(copy.path() / kind / (from + ".json"), file);
  copy.replace(kind + "/my-own.json", "\"id\": \"" + from + "\"", "\"id\": \"my-own\"");
  return file.string();
}

}  // namespace

TEST_CASE("a machine read from a file is the machine that is computed") {
  const test::TemporaryProfiles copy;
  const std::string file = renamed(copy, "hardware", "h100-sxm");
  const test::Ran own = estimate({"--hardware-file", file, "--csv"});
  const std::string shipped = estimate({"--hardware", "h100-sxm", "--csv"}).out;
  CHECK(own.err.empty());
  CHECK_THAT(own.out, ContainsSubstring(",my-own,qwen2.5-7b,"));
  CHECK_THAT(own.out, EndsWith(shipped.substr(shipped.rfind(",qwen2.5-7b,"))));
}

TEST_CASE("a model read from a file is the model that is computed") {
  const test::TemporaryProfiles copy;
  const std::string file = renamed(copy, "model", "llama-2-7b");
  const test::Ran own = estimate({"--model-file", file, "--csv"});
  CHECK_THAT(own.out, ContainsSubstring(",laptop,my-own,"));
}

TEST_CASE("a file takes values as the shipped profiles do") {
  const test::TemporaryProfiles copy;
  const test::Ran ran = estimate({"--hardware-file", renamed(copy, "hardware", "laptop"), "--panel", "memory"});
  CHECK(ran.status == 0);
}

TEST_CASE("a file that takes a built-in name is refused") {
  const test::Ran ran = estimate({"--hardware-file", PREFILL_DECODE_PROFILES "/hardware/laptop.json"});
  CHECK(ran.status == 2);
  CHECK(ran.err == "estimate: --hardware-file " PREFILL_DECODE_PROFILES
                   "/hardware/laptop.json: /id is \"laptop\", which a built-in profile has already.\n");
}

TEST_CASE("a broken file is refused with its place and reason") {
  const std::string file = PREFILL_DECODE_TEST_DATA "/../profiles/broken/hardware/negative-bandwidth.json";
  const test::Ran ran = estimate({"--hardware-file", file});
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err ==
        "estimate: --hardware-file " + file + ": /peak_bytes_per_s/value must be greater than 0, not -1000000000.\n");
}

TEST_CASE("a machine that nobody could build gets numbers or a sentence in every form") {
  const test::TemporaryProfiles copy;
  const std::string file = renamed(copy, "hardware", "laptop");
  const std::string before = test::file_text(file);
  for (const char* figure : {"32e12", "136.5e9", "34359738368"}) {
    for (const char* extreme : {"1e-300", "1e-9", "1e-8", "1e-4", "1e18", "1e300"}) {
      std::ofstream(file) << before;
      copy.replace("hardware/my-own.json", figure, extreme);
      for (const char* form : {"--json", "--csv", "--svg", "--html-table", "--lang=en"}) {
        const test::Ran ran = estimate({"--hardware-file", file, form});
        INFO(figure << " " << extreme << " " << form);
        CHECK((ran.status == 0 ? ran.err.empty() && !ran.out.empty() : ran.status == 2 && ran.err.ends_with(".\n")));
      }
    }
  }
}

TEST_CASE("figures that overflow together are refused") {
  const test::TemporaryProfiles copy;
  const std::string file = renamed(copy, "hardware", "laptop");
  copy.replace("hardware/my-own.json", "136.5e9", "1e-305");
  CHECK(estimate({"--hardware-file", file}).status == 2);
}
