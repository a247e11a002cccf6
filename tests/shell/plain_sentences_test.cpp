// Every sentence of the plain view that carries a number is true of its setting.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <string>

#include "core/random_settings.hpp"
#include "prefill_decode/resumption.hpp"
#include "shell/support.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

using namespace shell;
using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;
using support::contains;

namespace {

constexpr int settings = 10000;

const Catalogue& catalogue = built_in_catalogue();

Controls random_controls(random_settings::Generator& random) {
  Controls controls = default_controls(catalogue);
  controls.prompt_tokens = random.magnitude(max_interface_prompt_tokens);
  controls.answer_tokens = random.magnitude(prefill_decode::max_answer_tokens);
  controls.history_tokens = random.one_in(2) ? 0 : random.magnitude(prefill_decode::max_cached_tokens);
  controls.prefix = random.one_in(2) ? Prefix::kept : Prefix::lost;
  controls.hardware =
      static_cast<std::size_t>(random.whole(1, static_cast<std::int64_t>(catalogue.hardware.size()))) - 1;
  controls.model = static_cast<std::size_t>(random.whole(1, static_cast<std::int64_t>(catalogue.model.size()))) - 1;
  if (random.one_in(3)) controls.weight_bits = random.between(1.0, 32.0);
  if (random.one_in(3)) controls.kv_bits = random.between(1.0, 32.0);
  controls.batch = random.one_in(2) ? 1 : random.magnitude(max_interface_batch);
  controls.efficiency = random.one_in(3) ? Efficiency::ideal : Efficiency::realistic;
  controls.language = random.one_in(2) ? Language::polish : Language::english;
  return controls;
}

// Of as many random states, the same for the same seed.
template <typename Check>
void for_random_screens(std::uint64_t seed, Check check) {
  random_settings::Generator random(seed);
  for (int i = 0; i < settings; ++i) {
    const Controls controls = random_controls(random);
    INFO(query_of(controls, catalogue));
    check(controls, compose_screen(controls, {}, catalogue));
  }
}

std::int64_t half(std::int64_t tokens) { return (tokens + 1) / 2; }

double total_s(const prefill_decode::Setting& setting) { return estimate(setting).total_s; }

// Two whole answers apart, which the core never computes for its advice.
double saved_by_half_answer_s(prefill_decode::Setting setting) {
  const double before = total_s(setting);
  setting.scenario.answer_tokens = half(setting.scenario.answer_tokens);
  return before - total_s(setting);
}

double saved_by_half_prompt_s(prefill_decode::Setting setting) {
  const double before = total_s(setting);
  setting.scenario.prompt_tokens = half(setting.scenario.prompt_tokens);
  return before - total_s(setting);
}

// Of that, what decode saves.
double saved_in_decode_s(prefill_decode::Setting setting) {
  const double before = estimate(setting).decode.seconds;
  setting.scenario.prompt_tokens = half(setting.scenario.prompt_tokens);
  return before - estimate(setting).decode.seconds;
}

bool advises_the_cache(const std::string& headline, bool polish) {
  return contains(headline,
                  polish ? "Najwięcej da zachowanie pamięci podręcznej" : "Keeping the KV cache saves the most");
}

bool says_nothing_helps(const std::string& headline, bool polish) {
  return contains(headline, polish ? "krótszy tekst prawie nic nie da" : "a shorter text hardly helps");
}

bool advises_none_of_them(const std::string& headline, bool polish) {
  return advises_the_cache(headline, polish) || says_nothing_helps(headline, polish);
}

// What differs by less than the digits of a whole answer decides nothing.
bool apart(double a, double b, double total) { return std::abs(a - b) > 1e-9 * total; }

}  // namespace

TEST_CASE("The advice names both savings, the larger one first, and advises it") {
  for_random_screens(11, [](const Controls& controls, const Screen& screen) {
    const prefill_decode::Setting setting = setting_of(controls, catalogue);
    const double answer_s = saved_by_half_answer_s(setting);
    const double prompt_s = saved_by_half_prompt_s(setting);
    const prefill_decode::Advice& advice = screen.estimate.advice;
    REQUIRE_THAT(advice.half_answer_saves_s, WithinAbs(answer_s, 1e-9 * screen.estimate.total_s));
    REQUIRE_THAT(advice.half_prompt_saves_s, WithinAbs(prompt_s, 1e-9 * screen.estimate.total_s));
    const std::string answer =
        rough_duration_beside(advice.half_answer_saves_s, advice.half_prompt_saves_s, controls.language);
    const std::string prompt =
        rough_duration_beside(advice.half_prompt_saves_s, advice.half_answer_saves_s, controls.language);
    const std::string& body = screen.advice.body;
    if (advice.half_answer_saves_s > 0.0) REQUIRE(body.find(answer) != std::string::npos);
    if (advice.half_prompt_saves_s > 0.0) REQUIRE(body.find(prompt) != std::string::npos);
    const double in_decode_s = saved_in_decode_s(setting);
    REQUIRE_THAT(advice.half_prompt_saves_in_decode_s, WithinAbs(in_decode_s, 1e-9 * screen.estimate.total_s));
    if (advice.half_prompt_saves_s > 0.0 && apart(in_decode_s, 0.05 * prompt_s, screen.estimate.total_s)) {
      REQUIRE((body.find(prompt + (controls.language == Language::polish ? " (obie" : " (both")) !=
               std::string::npos) == (in_decode_s > 0.05 * prompt_s));
    }
    if (!(advice.half_answer_saves_s > 0.0 && advice.half_prompt_saves_s > 0.0)) return;
    if (!apart(answer_s, prompt_s, screen.estimate.total_s)) return;
    const bool answer_first = answer_s > prompt_s;
    if (answer != prompt) {
      const bool polish = controls.language == Language::polish;
      const std::size_t of_answer = body.find(polish ? "odpowiedzi" : "alving the answer");
      const std::size_t of_prompt = body.find(polish ? "promptu" : "alving the prompt");
      REQUIRE((of_answer < of_prompt) == answer_first);
    }
    const std::string& headline = screen.advice.headline;
    const bool polish = controls.language == Language::polish;
    if (advises_none_of_them(headline, polish)) return;
    const bool says_answer = contains(headline, polish ? "skróć odpowiedź" : "shorten the answer") ||
                             contains(headline, polish ? "krótsza odpowiedź" : "shorter answer");
    if (screen.estimate.advice.dominance != prefill_decode::Dominance::both) REQUIRE(says_answer == answer_first);
  });
}

TEST_CASE("What a kept cache would save is said where a history is reread, and first where it saves most") {
  for_random_screens(16, [](const Controls& controls, const Screen& screen) {
    const bool polish = controls.language == Language::polish;
    const std::string& body = screen.advice.body;
    const std::size_t kept = body.find(polish ? "Zachowanie pamięci podręcznej" : "Keeping the KV cache");
    const bool rereads = controls.prefix == Prefix::lost && controls.history_tokens > 0;
    REQUIRE((screen.no_cache.heading.find(polish ? "także podczas pisania" : "in decode either") !=
             std::string::npos) == rereads);
    if (!rereads) {
      REQUIRE(kept == std::string::npos);
      return;
    }
    Controls other = controls;
    other.prefix = Prefix::kept;
    const double saved_s = screen.estimate.total_s - total_s(setting_of(other, catalogue));
    const prefill_decode::Resumption waits_s = prefill_decode::resumption(setting_of(other, catalogue));
    REQUIRE_THAT(waits_s.lost_ttft_s - waits_s.kept_ttft_s, WithinAbs(saved_s, 1e-9 * screen.estimate.total_s));
    REQUIRE((kept != std::string::npos) == (waits_s.lost_ttft_s > waits_s.kept_ttft_s));
    if (kept == std::string::npos) return;
    REQUIRE(body.find(rough_duration(waits_s.lost_ttft_s - waits_s.kept_ttft_s, controls.language), kept) !=
            std::string::npos);
    const prefill_decode::Advice& advice = screen.estimate.advice;
    const double halves_s = std::max(advice.half_answer_saves_s, advice.half_prompt_saves_s);
    if (apart(saved_s, halves_s, screen.estimate.total_s)) REQUIRE((kept == 0) == (saved_s > halves_s));
  });
}

TEST_CASE("The headline advises what saves most, or says that nothing shorter would be noticed") {
  for_random_screens(17, [](const Controls& controls, const Screen& screen) {
    const bool polish = controls.language == Language::polish;
    const std::string& headline = screen.advice.headline;
    if (controls.answer_tokens == 1 && screen.estimate.advice.half_prompt_saves_s == 0.0) return;
    Controls other = controls;
    other.prefix = Prefix::kept;
    const double all_s = screen.estimate.total_s;
    const double cache_s = all_s - total_s(setting_of(other, catalogue));
    const prefill_decode::Setting setting = setting_of(controls, catalogue);
    const double halves_s = std::max(saved_by_half_answer_s(setting), saved_by_half_prompt_s(setting));
    // One in twenty is the least difference that the words of the product notice.
    const auto noticed = [all_s](double saved_s) { return all_s / (all_s - saved_s) - 1.05; };
    if (!apart(cache_s, halves_s, all_s) || std::abs(noticed(cache_s)) < 1e-9 || std::abs(noticed(halves_s)) < 1e-9)
      return;
    const bool cache_first = cache_s > halves_s && noticed(cache_s) > 0.0;
    REQUIRE(advises_the_cache(headline, polish) == cache_first);
    const bool nothing = !cache_first && noticed(halves_s) < 0.0;
    REQUIRE(says_nothing_helps(headline, polish) == nothing);
    if (!nothing) return;
    const prefill_decode::PhaseEstimate& prefill = screen.estimate.prefill;
    const bool reads = prefill.memory_utilization > prefill.utilization;
    REQUIRE(reads);
    REQUIRE(prefill.memory_utilization > 0.5);
  });
}

TEST_CASE("History is named exactly where it is read again") {
  for_random_screens(12, [](const Controls& controls, const Screen& screen) {
    if (screen.estimate.advice.half_prompt_saves_s == 0.0) return;
    const bool rereads = controls.prefix == Prefix::lost && controls.history_tokens > 0;
    REQUIRE(contains(screen.advice.body, controls.language == Language::polish ? "promptu z historią" : "history") ==
            rereads);
  });
}

TEST_CASE("What holds a phase back is what it uses more of, and 100% is what the formulas divide by") {
  for_random_screens(13, [](const Controls& controls, const Screen& screen) {
    const prefill_decode::Setting setting = setting_of(controls, catalogue);
    const prefill_decode::Hardware& hardware = setting.hardware;
    const double flop_per_s = hardware.peak_flop_per_s * hardware.compute_efficiency;
    const double bytes_per_s = hardware.peak_bytes_per_s * hardware.memory_efficiency;
    const bool polish = controls.language == Language::polish;
    for (const prefill_decode::PhaseEstimate* phase : {&screen.estimate.prefill, &screen.estimate.decode}) {
      if (phase->seconds == 0.0) continue;
      REQUIRE_THAT(phase->utilization * flop_per_s * phase->seconds, WithinRel(phase->work.flop, 1e-12));
      REQUIRE_THAT(phase->memory_utilization * bytes_per_s * phase->seconds, WithinRel(phase->work.bytes, 1e-12));
      REQUIRE(phase->memory_utilization <= 1.0 + 1e-12);
    }
    const auto computes = [](const prefill_decode::PhaseEstimate& p) { return p.utilization >= p.memory_utilization; };
    const bool some_memory = !computes(screen.estimate.prefill) ||
                             (screen.estimate.decode.seconds > 0.0 && !computes(screen.estimate.decode));
    REQUIRE((contains(screen.limits, polish ? "pami" : "emory")) == some_memory);
    const bool ideal = controls.efficiency == Efficiency::ideal;
    REQUIRE(contains(screen.limits, polish ? "katalogowe" : "datasheet") == ideal);
    REQUIRE(contains(screen.limits, polish ? "uznane za osiągalne" : "assumed to sustain") == !ideal);
  });
}

TEST_CASE("Without the cache: both times and how many times as long") {
  for_random_screens(14, [](const Controls& controls, const Screen& screen) {
    const prefill_decode::Setting setting = setting_of(controls, catalogue);
    const double ratio = no_cache_seconds(setting) / total_s(setting);
    const double uncached_s = no_cache_seconds(setting);
    REQUIRE(screen.no_cache.uncached == rough_duration_beside(uncached_s, total_s(setting), controls.language));
    REQUIRE(screen.no_cache.cached == rough_duration_beside(total_s(setting), uncached_s, controls.language));
    const bool noticeable = ratio >= noticeable_ratio;
    REQUIRE(contains(screen.no_cache.heading, support::plain(times(ratio, controls.language))) == noticeable);
    REQUIRE_THAT(screen.no_cache.fraction, WithinRel(std::min(1.0, 1.0 / ratio), 1e-12));
  });
}

TEST_CASE("The times under the bar stand where they are, at most seven of them") {
  for_random_screens(15, [](const Controls& controls, const Screen& screen) {
    REQUIRE(!screen.time_ticks.empty());
    REQUIRE(screen.time_ticks.size() <= 7);
    double before = -1.0;
    for (const TimeTick& tick : screen.time_ticks) {
      REQUIRE(tick.fraction > before);
      REQUIRE(tick.fraction <= 1.0);
      // The product of the fraction may have lost the last bit of a round time.
      const double at_s = tick.fraction * screen.estimate.total_s * (1.0 + 1e-12);
      REQUIRE(tick.label == tick_time_to(screen.estimate.total_s)(at_s, controls.language));
      before = tick.fraction;
    }
  });
}
