// The advice in words: which phase holds the time, and what halving either length or a kept cache saves.
#include "app/advice_text.hpp"

#include <algorithm>

#include "text/fill.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

// What a shorter prompt would shorten: with a lost history also that.
std::string_view read_noun(const Controls& controls) {
  const Strings& words = strings(controls.language);
  return rereads_history(controls) ? words.prompt_and_history_noun : words.prompt_noun;
}

std::string_view read_genitive(const Controls& controls) {
  const Strings& words = strings(controls.language);
  return rereads_history(controls) ? words.prompt_and_history_genitive : words.prompt_genitive;
}

std::string_view advice_body(const prefill_decode::Advice& advice, const Strings& words) {
  if (advice.half_answer_saves_s == 0.0) return words.advice_one_token_answer;
  if (advice.half_prompt_saves_s == 0.0) return words.advice_one_token_prompt;
  return advice.half_answer_saves_s >= advice.half_prompt_saves_s ? words.advice_answer_saves_more
                                                                  : words.advice_prompt_saves_more;
}

double longest_half_s(const prefill_decode::Advice& advice) {
  return std::max(advice.half_answer_saves_s, advice.half_prompt_saves_s);
}

// A shorter prompt shortens decode too. Where that is more than rounding, the reader may wonder at the sum.
std::string prompt_saves(const prefill_decode::Advice& advice, const std::string& saves, const Strings& words) {
  constexpr double share_worth_a_word = 0.05;
  const bool in_both = advice.half_prompt_saves_in_decode_s >= share_worth_a_word * advice.half_prompt_saves_s;
  return in_both ? fill(words.advice_in_both_phases, {{"saves", saves}}) : saves;
}

bool is_noticeable(double saves_s, double total_s) { return total_s >= noticeable_ratio * (total_s - saves_s); }

// The larger saving first.
std::string with_kept_cache(std::string body, const prefill_decode::Advice& advice, double saves_s, Language language) {
  // Where reading the weights takes all the time, reading the cache as well may even take longer.
  if (saves_s <= 0.0) return body;
  const std::string kept = fill(strings(language).advice_kept_cache, {{"cache", rough_duration(saves_s, language)}});
  return saves_s > longest_half_s(advice) ? kept + " " + body : body + " " + kept;
}

// Of the halves: the larger saving.
std::string half_headline(const prefill_decode::Advice& advice, const Controls& controls) {
  const Strings& words = strings(controls.language);
  const bool answer_first = advice.half_answer_saves_s >= advice.half_prompt_saves_s;
  switch (advice.dominance) {
    case prefill_decode::Dominance::decode:
      return fill(answer_first ? words.advice_decode_headline : words.advice_decode_but_prompt_headline,
                  {{"read", read_noun(controls)}});
    case prefill_decode::Dominance::prefill:
      return fill(answer_first ? words.advice_prefill_but_answer_headline : words.advice_prefill_headline,
                  {{"read", read_noun(controls)}});
    case prefill_decode::Dominance::both:
      break;
  }
  return std::string(words.advice_both_headline);
}

bool saves_the_most(double kept_cache_saves_s, const prefill_decode::Estimate& estimate) {
  return kept_cache_saves_s > longest_half_s(estimate.advice) && is_noticeable(kept_cache_saves_s, estimate.total_s);
}

std::string lengths_headline(const prefill_decode::Estimate& estimate, const Controls& controls) {
  // The same weights and KV caches are read for any prompt: halving saves little where that takes all the time.
  if (!is_noticeable(longest_half_s(estimate.advice), estimate.total_s)) {
    return std::string(strings(controls.language).advice_neither_headline);
  }
  return half_headline(estimate.advice, controls);
}

}  // namespace

AdviceText advice_text(const prefill_decode::Estimate& estimate, const Controls& controls, double kept_cache_saves_s) {
  const Language language = controls.language;
  const Strings& words = strings(language);
  const prefill_decode::Advice& advice = estimate.advice;
  if (advice.half_prompt_saves_s == 0.0 && advice.half_answer_saves_s == 0.0) {
    return {advice.dominance, std::string(words.advice_shortest_headline), std::string(words.advice_shortest_body)};
  }
  const auto beside = [language](double saves_s, double other_s) {
    return rough_duration_beside(saves_s, other_s, language);
  };
  const std::string prompt = beside(advice.half_prompt_saves_s, advice.half_answer_saves_s);
  std::string body =
      fill(advice_body(advice, words), {{"answer", beside(advice.half_answer_saves_s, advice.half_prompt_saves_s)},
                                        {"prompt", prompt_saves(advice, prompt, words)},
                                        {"read_genitive", read_genitive(controls)}});
  body = with_kept_cache(std::move(body), advice, kept_cache_saves_s, language);
  if (saves_the_most(kept_cache_saves_s, estimate)) {
    // A kept cache spares reading.
    return {prefill_decode::Dominance::prefill, std::string(words.advice_kept_cache_headline), std::move(body)};
  }
  return {advice.dominance, lengths_headline(estimate, controls), std::move(body)};
}

}  // namespace shell
