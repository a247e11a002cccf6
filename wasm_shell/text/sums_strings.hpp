// Every word of the sums, filled in polish_sums.cpp and english_sums.cpp; the formulas are in formulas.hpp.
#pragma once

#include <string_view>

#include "text/language.hpp"

namespace shell {

struct SumsStrings {
  std::string_view lead;
  std::string_view copy_hint;
  std::string_view copy;
  std::string_view copied;
  std::string_view legend;
  // Of the lines that a price adds.
  std::string_view legend_price;
  std::string_view compute_roof;
  std::string_view memory_roof;
  std::string_view ridge;
  std::string_view kv_per_token;
  // {phase} {operation}
  std::string_view operation_work;
  std::string_view operation_time;
  std::string_view linear;
  std::string_view attention;
  std::string_view head;
  std::string_view first_step;
  // {step}
  std::string_view step_total;
  std::string_view ttft;
  std::string_view decode;
  std::string_view total;
  std::string_view prefill_share;
  std::string_view prefill_rate;
  std::string_view decode_rate;
  std::string_view batch_rate;
  std::string_view step_mean;
  // {phase}
  std::string_view utilization;
  std::string_view mfu;
  std::string_view mbu;
  std::string_view intensity;
  std::string_view no_cache;
  std::string_view memory;
  std::string_view usable_memory;
  std::string_view half_answer;
  std::string_view half_prompt;
  std::string_view input_seconds;
  std::string_view output_seconds;
  std::string_view price_ratio;
  std::string_view input_usd;
  std::string_view output_usd;
  // {time}
  std::string_view wins_compute;
  std::string_view wins_memory;
  // {steps} {first} {last}
  std::string_view steps_from_to;
  std::string_view passes_from_to;
  std::string_view note_assumptions;
  std::string_view note_left_out;
  // Where the machine has none.
  std::string_view note_no_overhead;
  // {label} {prefill} {decode} {devices}
  std::string_view note_measured;
  // {label}
  std::string_view note_one_device;
  // {compute} {memory}
  std::string_view efficiency_of_class;
  // {class_compute} {class_memory} {compute} {memory}
  std::string_view efficiency_other;
  std::string_view note_not_measured;
  std::string_view caption;
  std::string_view column_formula;
  std::string_view column_substituted;
  std::string_view column_result;
};

extern const SumsStrings polish_sums;
extern const SumsStrings english_sums;

const SumsStrings& sums_strings(Language language);

}  // namespace shell
