// Plain text and tables: approved files, and that every form shows the same figures.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/enum_names.hpp"
#include "app/screen.hpp"
#include "tools/golden_file.hpp"

using Catch::Matchers::ContainsSubstring;
using test::check_golden;
using test::estimate;

namespace {

using Lines = std::vector<std::string>;

std::size_t columns(const std::string& line) {
  return static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

shell::Screen screen_of(const std::string& query) {
  const shell::Catalogue& catalogue = shell::built_in_catalogue();
  shell::Controls controls = shell::default_controls(catalogue);
  const auto refusals = shell::apply_query(query, controls, catalogue);
  return shell::compose_screen(controls, refusals, catalogue);
}

}  // namespace

TEST_CASE("plain text is the widget") {
  check_golden("balanced_laptop_pl.txt", estimate({}).out);
  check_golden("long_document_h100_en.txt",
               estimate({"--scenario", "long-document", "--hardware", "h100-sxm", "--lang", "en"}).out);
  check_golden("one_token_pl.txt", estimate({"--answer", "1", "--history", "6000", "--batch", "8"}).out);
}

TEST_CASE("the HTML table is approved") { check_golden("balanced_laptop_pl.html", estimate({"--html-table"}).out); }

TEST_CASE("text and table show the sentences of the widget") {
  const shell::Screen screen = screen_of("scenario=short-question&hardware=rtx-4090&lang=en");
  const Lines arguments{"--scenario", "short-question", "--hardware", "rtx-4090", "--lang", "en"};
  const std::string text = estimate(arguments).out;
  for (const std::string& part : {screen.title, screen.prefill.time, screen.prefill.share, screen.decode.time,
                                  screen.decode.compute.percent, screen.advice.headline}) {
    CHECK_THAT(text, ContainsSubstring(part));
  }
  Lines table = arguments;
  table.push_back("--html-table");
  const std::string html = estimate(table).out;
  for (const auto& row : screen.summary.rows) CHECK_THAT(html, ContainsSubstring("<td>" + row.back() + "</td>"));
}

TEST_CASE("phrases are the words of the widget, in the language of the result") {
  for (const std::string language : {"pl", "en"}) {
    const shell::Screen screen = screen_of("scenario=long-document&hardware=h100-sxm&lang=" + language);
    const nlohmann::json words = nlohmann::json::parse(
        estimate({"--phrases", "--scenario", "long-document", "--hardware", "h100-sxm", "--lang", language}).out);
    CHECK(words["prefill_s"] == screen.prefill.time);
    CHECK(words["decode_s"] == screen.decode.time);
    CHECK(words["total_s"] == shell::joined(screen.total));
    CHECK(words["prefill_share"] == screen.prefill.share);
    CHECK(words["prompt"] == screen.prompt.value_text);
    CHECK(words["answer"] == screen.answer.value_text);
    CHECK_THAT(screen.no_cache.sentence, ContainsSubstring(words["no_cache_s"]));
    CHECK_THAT(screen.no_cache.sentence, ContainsSubstring(words["rough_total_s"]));
  }
}

TEST_CASE("every panel prints its title, in both languages") {
  for (const std::string_view name : shell::panel_names) {
    if (name == "none") continue;
    const std::string panel(name);
    for (const std::string language : {"pl", "en"}) {
      const shell::Screen screen = screen_of("panel=" + panel + "&lang=" + language);
      REQUIRE(screen.panel);
      const test::Ran ran = estimate({"--panel", panel, "--lang", language});
      CHECK(ran.status == 0);
      CHECK(ran.out.substr(0, ran.out.find('\n')) == screen.panel->title);
      for (const auto& row : screen.panel->table.rows) CHECK_THAT(ran.out, ContainsSubstring(row.front()));
    }
  }
}

TEST_CASE("no line of the plain view is wider than 72 columns") {
  std::istringstream lines(estimate({"--lang", "pl", "--model", "llama-3.3-70b", "--batch", "256"}).out);
  for (std::string line; std::getline(lines, line);) CHECK(columns(line) <= 72);
}
