// The screens that the article walks through, in both languages.
#include "app/screen.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "shell/support.hpp"

using namespace shell;
using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;
using prefill_decode::Dominance;
using support::contains;
using support::nb;
using support::screen_of;

namespace {

std::string shown(const Metric& metric) { return metric.value + "|" + metric.unit; }

}  // namespace

TEST_CASE("Balanced on the laptop: 1.7 s of prefill, 48 s of decode, 17.7 tokens a second") {
  const Screen screen = screen_of("");
  CHECK(shown(screen.ttft) == "1,7|s");
  CHECK(shown(screen.total) == "49,7|s");
  CHECK(shown(screen.rate) == "17,7|tokena/s");
  CHECK(screen.prefill.time == nb("1,7~s"));
  CHECK(screen.prefill.share == "3,5%");
  CHECK(screen.decode.time == nb("48,0~s"));
  CHECK(screen.decode.share == "96,5%");
  CHECK(screen.decode.compute.percent == "3,0%");
  CHECK(screen.advice.phase == Dominance::decode);
}

TEST_CASE("Without the KV cache: 34 minutes instead of 50 seconds") {
  CHECK(screen_of("").no_cache.sentence ==
        nb("Bez pamięci podręcznej (KV cache): 34~min zamiast 50~s (41~razy~dłużej)"));
  CHECK(contains(screen_of("lang=en").no_cache.sentence, "34 min instead of 50 s"));
}

TEST_CASE("Short question, long answer: under a tenth of a second of prefill, then over 99 percent decode") {
  const Screen screen = screen_of("prompt=50&answer=800");
  CHECK(shown(screen.ttft) == "0,08|s");
  CHECK(screen.decode.time == nb("44,4~s"));
  CHECK(screen.decode.share == "99,8%");
  CHECK(screen.advice.phase == Dominance::decode);
  CHECK(screen.scenario.choices[1].selected);
}

TEST_CASE("Long document, short summary: prefill takes two thirds and the advice turns around") {
  const Screen screen = screen_of("prompt=8000&answer=100");
  CHECK(screen.prefill.time == nb("13,3~s"));
  CHECK(screen.decode.time == nb("6,1~s"));
  CHECK(screen.prefill.share == "68,6%");
  CHECK(screen.advice.phase == Dominance::prefill);
  CHECK(contains(screen.advice.headline, "skróć prompt"));
  CHECK(contains(screen_of("prompt=50&answer=800").advice.headline, "skróć odpowiedź"));
  CHECK(contains(screen_of("prompt=8000&answer=100&lang=en").advice.headline, "shorten the prompt"));
}

TEST_CASE("From the laptop to the H100 decode utilisation falls from 3 to 1.5 percent") {
  CHECK(screen_of("").decode.compute.percent == "3,0%");
  CHECK(screen_of("hardware=h100-sxm").decode.compute.percent == "1,5%");
  CHECK(screen_of("hardware=h100-sxm&lang=en").decode.compute.percent == "1.5%");
}

TEST_CASE("The advice names the seconds that it saves") {
  const Screen screen = screen_of("");
  CHECK(contains(screen.advice.body, "24 s"));
  const Screen both = screen_of("prompt=4000&answer=110");
  CHECK(both.advice.phase == Dominance::both);
  CHECK(contains(both.advice.headline, "liczy się jedno i drugie"));
}

TEST_CASE("The parts of the bar are the estimate's shares") {
  const Screen screen = screen_of("scenario=code-completion");
  CHECK_THAT(screen.prefill.fraction + screen.decode.fraction, WithinRel(1.0, 1e-12));
  CHECK_THAT(screen.prefill.fraction, WithinRel(screen.estimate.prefill_share, 1e-12));
  CHECK_THAT(screen_of("").no_cache.fraction, WithinAbs(49.7 / (33.96 * 60.0), 1e-3));
}

TEST_CASE("A one-token answer has no decode and no rate") {
  const Screen screen = screen_of("answer=1");
  CHECK(screen.rate.value == "–");
  CHECK(screen.decode.fraction == 0.0);
  CHECK(figures(screen.decode) == "brak, bo odpowiedź to jeden token");
  CHECK(screen.decode.compute.percent == "–");
  CHECK(contains(screen.decode.detail, "nie ma fazy decode"));
  CHECK_FALSE(contains(screen.description, "decode"));
  CHECK(contains(screen.announcement, "jeden token"));
  CHECK(contains(screen.advice.body, "jeden token"));
  CHECK(contains(screen.no_cache.sentence, "też"));
  CHECK(screen_of("prompt=1&answer=1").advice.headline == "Krócej się nie da");
}

TEST_CASE("What the reader must know besides: memory, history, batch, model, efficiency") {
  CHECK(screen_of("").remarks.empty());
  const auto remarked = [](std::string_view query, std::string_view part) {
    for (const std::string& remark : screen_of(query).remarks) {
      if (contains(remark, part)) return true;
    }
    return false;
  };
  CHECK(remarked("model=llama-3.3-70b", "nie mieści"));
  CHECK(remarked("history=6000", "6000 tokenów"));
  CHECK(remarked("history=6000&prefix=lost", "od nowa 6000 tokenów"));
  CHECK(remarked("batch=22", "22 rozmowy"));
  CHECK(remarked("kv_bits=8", "8 bitów na element"));
  CHECK(remarked("efficiency=ideal", "katalogowych"));
}

TEST_CASE("The model is named, with the bits of a weight and what the scales add") {
  CHECK(screen_of("").model_note == nb("Qwen2.5 7B, 4~bity (4,5 ze skalami)"));
  CHECK(screen_of("model=llama-2-7b&weight_bits=8").model_note == nb("Llama 2 7B, 8~bitów"));
  CHECK(screen_of("lang=en").model_note == nb("Qwen2.5 7B, 4~bits (4.5 with scales)"));
}

TEST_CASE("Prefill loads the arithmetic and decode the memory, on one scale of what programs sustain") {
  const Screen screen = screen_of("");
  CHECK(screen.prefill.compute.percent == "100%");
  CHECK(screen.prefill.memory.percent == "3,2%");
  CHECK(screen.decode.memory.percent == "100%");
  CHECK(contains(screen.limits, "W prefillu rdzenie liczą, w decode czekają na dane z pamięci"));
  CHECK(contains(screen_of("efficiency=ideal").limits, "100% to dane katalogowe"));
}

TEST_CASE("A lost history is read with the prompt, and the advice says so") {
  const Screen screen = screen_of("scenario=resumed-conversation");
  CHECK(contains(screen.advice.body, "promptu z historią"));
  CHECK(
      contains(screen_of("prompt=5000&answer=30&history=4000&prefix=lost").advice.headline, "skróć prompt z historią"));
  CHECK(screen_of("prompt=50&answer=30&history=6000&prefix=lost").advice.headline ==
        "Najwięcej da zachowanie pamięci podręcznej");
  CHECK_FALSE(contains(screen_of("scenario=resumed-conversation&prefix=kept").advice.body, "historią"));
}

TEST_CASE("A resumed conversation has lost its cache: almost ten seconds to the first token") {
  const Screen screen = screen_of("scenario=resumed-conversation");
  CHECK(shown(screen.ttft) == "9,8|s");
  CHECK(screen.scenario.choices[3].selected);
  CHECK_FALSE(screen_of("scenario=resumed-conversation&prefix=kept").scenario.choices[3].selected);
}

TEST_CASE("Each refused value is one line on the screen") {
  Controls controls = default_controls(built_in_catalogue());
  const auto refusals = apply_query("prompt=abc&theme=pink", controls, built_in_catalogue());
  const Screen screen = compose_screen(controls, refusals, built_in_catalogue());
  REQUIRE(screen.refusals.size() == 2);
  CHECK(contains(screen.refusals[0], "„abc”"));
}

TEST_CASE("The tab of an open panel closes it") {
  const Screen screen = screen_of("panel=batch");
  REQUIRE(screen.tabs.size() == 6);
  for (const PanelTab& tab : screen.tabs) {
    CHECK(tab.open == (tab.panel == Panel::batch));
    CHECK((tab.value == "none") == tab.open);
  }
  REQUIRE(screen.panel);
  CHECK(screen.panel->panel == Panel::batch);
  CHECK_FALSE(screen_of("").panel);
}

TEST_CASE("The summary holds the figures of the screen") {
  const Screen screen = screen_of("");
  const Table& table = screen.summary;
  CHECK(table.columns.size() == 2);
  for (const auto& row : table.rows) CHECK(row.size() == 2);
  CHECK(table.rows[0][1] == nb("1,7~s"));
  CHECK(table.rows[1][1] == nb("49,7~s"));
}

TEST_CASE("The description says what the canvas shows") {
  const std::string description = screen_of("").description;
  for (const char* part :
       {"Intel Core Ultra 7 258V", "1,7 s", "3,5%", "48,0 s", "96,5%", "100%", "3,0%", "34 min", "skróć odpowiedź",
        "promptu – 1,3 s", "3,2%", "czekają na dane z pamięci", "uznane za osiągalne"}) {
    INFO(part);
    CHECK(contains(description, part));
  }
}

TEST_CASE("A setting beyond the model's context says so, right after the memory") {
  const Screen screen = screen_of("model=llama-2-7b&prompt=100000");
  REQUIRE(screen.remarks.size() >= 2);
  CHECK(contains(screen.remarks[0], "nie mieści"));
  CHECK(contains(screen.remarks[1], "Llama 2 7B obsługuje kontekst do 4096 tokenów."));
  CHECK(contains(screen_of("model=llama-2-7b&prompt=100000&lang=en").remarks[1], "up to 4,096 tokens"));
  const auto says_so = [](std::string_view query) {
    const std::vector<std::string> remarks = screen_of(query).remarks;
    return std::any_of(remarks.begin(), remarks.end(),
                       [](const std::string& remark) { return contains(remark, "kontekst"); });
  };
  CHECK_FALSE(says_so(""));
  // 3246 + 850 is 4096.
  CHECK_FALSE(says_so("model=llama-2-7b&prompt=3246&answer=850"));
  CHECK(says_so("model=llama-2-7b&prompt=3247&answer=850"));
  CHECK(says_so("model=llama-2-7b&prompt=50&answer=850&history=3200&prefix=lost"));
}
