// What is asked of the machine: lengths in tokens and the number of identical conversations at once.
#pragma once

#include <cstdint>

namespace prefill_decode {

struct Scenario {
  // P: new tokens to read.
  std::int64_t prompt_tokens = 1;
  // A: tokens to write; the prefill pass yields the first of them.
  std::int64_t answer_tokens = 1;
  // C: tokens already in the KV cache.
  std::int64_t cached_tokens = 0;
  // B: conversations in the batch.
  std::int64_t batch = 1;
};

// History, prompt and answer of one conversation.
constexpr std::int64_t whole_context_tokens(const Scenario& scenario) {
  return scenario.cached_tokens + scenario.prompt_tokens + scenario.answer_tokens;
}

// Largest lengths and batch the formulas accept: their integer sums stay exact in double.
// A prompt may be a full prompt and a full lost history together.
inline constexpr std::int64_t max_prompt_tokens = 262144;
inline constexpr std::int64_t max_answer_tokens = 16384;
inline constexpr std::int64_t max_cached_tokens = 131072;
inline constexpr std::int64_t max_batch = 4096;

}  // namespace prefill_decode
