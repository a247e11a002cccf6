// The command line as a whole: exit status, where messages go, and what each option refuses.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/edit.hpp"
#include "tools/program.hpp"

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using test::estimate;

namespace {

struct Refusal {
  std::vector<std::string> arguments;
  std::string sentence;
};

void check_refused(const Refusal& refusal) {
  const test::Ran ran = estimate(refusal.arguments);
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err == "estimate: " + refusal.sentence + "\n");
}

std::string hyphenated(std::string name) {
  std::replace(name.begin(), name.end(), '_', '-');
  return "--" + name;
}

}  // namespace

TEST_CASE("the result is alone on standard output") {
  const test::Ran ran = estimate({});
  CHECK(ran.status == 0);
  CHECK(ran.err.empty());
  CHECK_THAT(ran.out, StartsWith("Prefill kontra decode"));
}

TEST_CASE("help names every option and every field of a URL, and succeeds") {
  for (const char* spelling : {"--help", "-h"}) {
    const test::Ran ran = estimate({spelling});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    for (const shell::Field field : shell::all_fields()) {
      CHECK_THAT(ran.out, ContainsSubstring("\n  " + hyphenated(std::string(shell::field_name(field))) + " "));
    }
    for (const char* option :
         {"--hardware-file", "--model-file", "--json", "--csv", "--svg", "--html-table", "--phrases", "--width"}) {
      CHECK_THAT(ran.out, ContainsSubstring(option));
    }
  }
}

TEST_CASE("of the names that help lists for an option the first is the default") {
  const std::string usual = estimate({"--json"}).out;
  for (const shell::Field field : shell::all_fields()) {
    const std::vector<std::string> names = shell::field_choices(field, shell::built_in_catalogue());
    if (names.empty()) continue;
    const std::string option = hyphenated(std::string(shell::field_name(field)));
    INFO(option);
    CHECK(estimate({"--json", option, names.front()}).out == usual);
    CHECK_THAT(estimate({"--help"}).out, ContainsSubstring("(" + names.front()));
  }
}

TEST_CASE("every field refuses a bad value in one sentence that names the option") {
  for (const shell::Field field : shell::all_fields()) {
    const std::string option = hyphenated(std::string(shell::field_name(field)));
    const test::Ran ran = estimate({option, "no-such-value"});
    INFO(option);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, StartsWith("estimate: " + option + " no-such-value: "));
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
  }
}

TEST_CASE("numeric fields refuse what lies outside their range") {
  for (const shell::Field field : shell::all_fields()) {
    const auto range = shell::field_range(field);
    if (!range) continue;
    const std::string option = hyphenated(std::string(shell::field_name(field)));
    for (const double value : {range->minimum - 1, range->maximum + 1}) {
      INFO(option << " " << value);
      CHECK(estimate({option, std::to_string(static_cast<long long>(value))}).status == 2);
    }
    for (const double value : {range->minimum, range->maximum}) {
      INFO(option << " " << value);
      CHECK(estimate({option, std::to_string(static_cast<long long>(value))}).status == 0);
    }
  }
}

TEST_CASE("what is no value at all is refused by name") {
  check_refused({{"--prompt"}, "--prompt needs a value."});
  check_refused({{"--prompt="}, "--prompt needs a value."});
  check_refused({{"--json", "--prompt=1", "--prompt", "2"}, "--prompt is given more than once."});
  check_refused({{"--prompt", "1", "--prompt", "2"}, "--prompt is given more than once."});
  check_refused({{"--json=3"}, "--json takes no value."});
  check_refused({{"--prompt", "1.5"}, "--prompt 1.5: it must be a whole number."});
  check_refused({{"--usd-per-hour", "1,000", "--lang", "en"},
                 "--usd-per-hour 1,000: the comma could set off thousands or a fraction; write 1000 or 1."});
}

TEST_CASE("unknown arguments are refused by name") {
  check_refused({{"--promt", "8"}, "There is no option --promt."});
  check_refused({{"--prompt", "8", "-x"}, "There is no option -x."});
  check_refused({{"balanced"}, "There is no place for the argument “balanced”."});
  check_refused({{"--prompt", "8", "9"}, "There is no place for the argument “9”."});
  check_refused({{""}, "There is no place for the argument “”."});
}

TEST_CASE("what was typed is shown short, and none of it reaches the terminal as a command") {
  const std::string evil = "\x1b[31m\xE2\x80\xAE\xFF";
  const std::string harmless = "\\u001B[31m\\u202E\\xFF";
  check_refused({{evil}, "There is no place for the argument “" + harmless + "”."});
  check_refused({{"--" + evil}, "There is no option --" + harmless + "."});
  const std::string too_long = std::string(100'000, 'x');
  CHECK(estimate({"--prompt", evil}).err.starts_with("estimate: --prompt " + harmless + ": "));
  for (const std::string option : {"--prompt", "--hardware", "--width", "--hardware-file"}) {
    const test::Ran ran = estimate({"--svg", option, too_long});
    INFO(option);
    CHECK(ran.status == 2);
    CHECK(ran.err.size() < 500);
  }
}

TEST_CASE("options that contradict one another are refused") {
  check_refused({{"--json", "--csv"}, "--json and --csv cannot be given together."});
  check_refused({{"--hardware", "laptop", "--hardware-file", "x.json"},
                 "--hardware and --hardware-file cannot be given together."});
  check_refused({{"--width", "360"}, "--width needs --svg beside it."});
  check_refused({{"--svg", "--width", "500"}, "--width 500: the choices are: 720, 360."});
  check_refused(
      {{"--panel", "batch", "--json"}, "--panel: only plain text and --html-table print the table of a panel."});
}

TEST_CASE("an exact value may be written with a decimal comma or point") {
  const std::string point = estimate({"--weight-bits", "4.25", "--json"}).out;
  CHECK(estimate({"--weight-bits", "4,25", "--json"}).out == point);
  CHECK_THAT(point, ContainsSubstring("\"weight_bits\": 4.25"));
}

TEST_CASE("a scenario gives way to lengths, whatever the order") {
  CHECK(estimate({"--answer", "5", "--scenario", "long-document", "--json"}).out ==
        estimate({"--scenario", "long-document", "--answer", "5", "--json"}).out);
}
