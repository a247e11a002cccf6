// The static picture: small, well formed, in both schemes, and with the figures of the widget.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>

#include "tools/golden_file.hpp"

using Catch::Matchers::ContainsSubstring;
using test::estimate;

namespace {

constexpr std::size_t largest_picture_bytes = 12'000;

// Every element is closed in the order it was opened. Enough for a writer that knows only elements and text.
bool is_well_formed(const std::string& svg) {
  std::vector<std::string> open;
  for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
    const std::size_t end = svg.find('>', at);
    if (end == std::string::npos) return false;
    const std::string tag = svg.substr(at + 1, end - at - 1);
    if (tag.ends_with('/')) continue;
    if (!tag.starts_with('/')) {
      open.push_back(tag.substr(0, tag.find(' ')));
    } else if (open.empty() || open.back() != tag.substr(1)) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

std::string picture(std::vector<std::string> arguments) {
  arguments.push_back("--svg");
  return estimate(arguments).out;
}

}  // namespace

TEST_CASE("pictures of all scenarios and machines are small and well formed") {
  for (const char* scenario :
       {"balanced", "short-question", "long-document", "resumed-conversation", "code-completion"}) {
    for (const char* hardware : {"laptop", "rtx-4090", "h100-sxm"}) {
      for (const char* width : {"720", "360"}) {
        const std::string svg = picture({"--scenario", scenario, "--hardware", hardware, "--width", width});
        INFO(scenario << " " << hardware << " " << width);
        CHECK(svg.size() <= largest_picture_bytes);
        CHECK(is_well_formed(svg));
        CHECK_THAT(svg, ContainsSubstring(" width=\"" + std::string(width) + "\" height=\""));
      }
    }
  }
}

TEST_CASE("a picture has a title and a description") {
  const std::string svg = picture({"--lang", "en"});
  CHECK_THAT(svg, ContainsSubstring("<title>Prefill versus decode</title>"));
  CHECK_THAT(svg, ContainsSubstring("<desc>Time bar of the answer"));
  CHECK_THAT(svg, ContainsSubstring("lang=\"en\""));
}

TEST_CASE("a picture follows the reader's scheme unless one is forced") {
  CHECK_THAT(picture({}), ContainsSubstring("prefers-color-scheme:dark"));
  CHECK_THAT(picture({}),
             ContainsSubstring("#light:target{--ground:#fff") && ContainsSubstring("#dark:target{--ground:#14171a"));
  for (const char* theme : {"light", "dark"}) {
    CHECK_THAT(picture({"--theme", theme}), !ContainsSubstring("prefers-color-scheme"));
  }
  CHECK(picture({"--theme", "light"}) != picture({"--theme", "dark"}));
}

TEST_CASE("a picture fetches nothing and runs nothing") {
  for (const char* word : {"href", "url(", "<script", "@import", "<image", "foreignObject"}) {
    CHECK_THAT(picture({}), !ContainsSubstring(word));
  }
}

TEST_CASE("the picture's figures are those of the table") {
  const std::string svg = picture({"--hardware", "h100-sxm"});
  for (const char* figure : {"26", "1,4", "618"}) {
    CHECK_THAT(svg, ContainsSubstring(">" + std::string(figure) + "<tspan"));
    CHECK_THAT(estimate({"--hardware", "h100-sxm", "--html-table"}).out,
               ContainsSubstring("<td>" + std::string(figure)));
  }
}

TEST_CASE("pictures are approved") {
  test::check_golden("balanced_laptop_pl.svg", picture({}));
  test::check_golden("long_document_h100_en_narrow_dark.svg",
                     picture({"--scenario", "long-document", "--hardware", "h100-sxm", "--lang", "en", "--width", "360",
                              "--theme", "dark"}));
}
