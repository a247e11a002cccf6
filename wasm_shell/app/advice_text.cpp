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

// The longer part of what is read.
std::string_view longest_read_noun(const Controls& controls) {
  const bool history = rereads_history(controls) && controls.history_tokens > controls.prompt_tokens;
  return history ? strings(controls.language).history_noun : read_noun(controls);
}

std::string_view advice_body(const prefill_decode::Advice& advice, const Strings& words) {
  if (advice.half_answer_saves_s == 0.0) return words.advice_one_token_answer;
  if (advice.half_prompt_saves_s == 0.0) return words.advice_one_token_prompt;
  return advice.half_answer_saves_s >= advice.half_prompt_saves_s ? words.advice_answer_saves_more
                                                                  : words.advice_prompt_saves_more;
}

// The larger saving first.
std::string with_kept_cache(std::string body, const prefill_decode::Advice& advice, double saves_s, Language language) {
  // Where reading the weights takes all the time, reading the cache as well may even take longer.
  if (saves_s <= 0.0) return body;
  const std::string kept = fill(strings(language).advice_kept_cache, {{"cache", rough_duration(saves_s, language)}});
  const bool first = saves_s > std::max(advice.half_answer_saves_s, advice.half_prompt_saves_s);
  return first ? kept + " " + body : body + " " + kept;
}

std::string advice_headline(const prefill_decode::Advice& advice, const Controls& controls) {
  const Strings& words = strings(controls.language);
  const bool answer_first = advice.half_answer_saves_s >= advice.half_prompt_saves_s;
  switch (advice.dominance) {
    case prefill_decode::Dominance::decode:
      return fill(answer_first ? words.advice_decode_headline : words.advice_decode_but_prompt_headline,
                  {{"read", read_noun(controls)}});
    case prefill_decode::Dominance::prefill:
      return fill(answer_first ? words.advice_prefill_but_answer_headline : words.advice_prefill_headline,
                  {{"read", longest_read_noun(controls)}});
    case prefill_decode::Dominance::both:
      break;
  }
  return std::string(words.advice_both_headline);
}

}  // namespace

AdviceText advice_text(const prefill_decode::Estimate& estimate, const Controls& controls, double kept_cache_saves_s) {
  const Language language = controls.language;
  const Strings& words = strings(language);
  const prefill_decode::Advice& advice = estimate.advice;
  if (advice.half_prompt_saves_s == 0.0 && advice.half_answer_saves_s == 0.0) {
    return {advice.dominance, std::string(words.advice_shortest_headline), std::string(words.advice_shortest_body)};
  }
  std::string body = fill(advice_body(advice, words), {{"answer", rough_duration(advice.half_answer_saves_s, language)},
                                                       {"prompt", rough_duration(advice.half_prompt_saves_s, language)},
                                                       {"read_genitive", read_genitive(controls)}});
  return {advice.dominance, advice_headline(advice, controls),
          with_kept_cache(std::move(body), advice, kept_cache_saves_s, language)};
}

}  // namespace shell
