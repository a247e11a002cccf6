// Every sentence of the plain view, one struct, filled in polish.cpp and english.cpp.
// {gaps} are named and filled by fill().
#pragma once

#include <string_view>

#include "text/language.hpp"

namespace shell {

struct Strings {
  std::string_view title;
  std::string_view series;

  std::string_view scenario_label;
  std::string_view prompt_label;
  std::string_view answer_label;
  std::string_view history_label;
  std::string_view prefix_label;
  std::string_view prefix_kept;
  std::string_view prefix_lost;
  std::string_view hardware_label;
  std::string_view model_label;
  std::string_view weight_bits_label;
  std::string_view kv_bits_label;
  std::string_view batch_label;
  std::string_view efficiency_label;
  std::string_view efficiency_realistic;
  std::string_view efficiency_ideal;
  std::string_view usd_per_hour_label;
  std::string_view panel_label;
  std::string_view language_label;
  std::string_view theme_label;

  // {pages}
  std::string_view pages_note;
  std::string_view less_than_a_page;

  std::string_view ttft_label;
  std::string_view total_label;
  std::string_view rate_label;
  // Where there is nothing to show.
  std::string_view no_value;
  std::string_view no_decode;

  std::string_view prefill;
  std::string_view decode;
  std::string_view utilization_label;
  // {phase} {utilization} {mfu} {mbu} {intensity}
  std::string_view phase_detail;

  std::string_view advice_decode_headline;
  // {saves} {other}
  std::string_view advice_decode_body;
  std::string_view advice_prefill_headline;
  // {saves} {other}
  std::string_view advice_prefill_body;
  std::string_view advice_both_headline;
  // {prompt} {answer}
  std::string_view advice_both_body;
  // {saves}
  std::string_view advice_one_token_answer;
  std::string_view advice_shortest_headline;
  std::string_view advice_shortest_body;

  // {slow} {fast} {times}
  std::string_view no_cache;
  std::string_view no_cache_same;

  // {tokens}
  std::string_view remark_history_kept;
  std::string_view remark_history_lost;
  // {conversations}
  std::string_view remark_batch;
  // {model} {bits}
  std::string_view remark_model;
  // {bits}
  std::string_view remark_kv;
  // {needed} {usable}
  std::string_view remark_memory;
  // {model} {tokens}
  std::string_view remark_context;
  std::string_view remark_ideal;

  std::string_view play;
  std::string_view play_pause;
  std::string_view play_again;
  std::string_view play_step;
  std::string_view play_restart;
  std::string_view play_waiting;
  // {shown} {tokens}
  std::string_view play_writing;
  // {times}
  std::string_view play_faster;
  std::string_view tab_roofline;
  std::string_view tab_batch;
  std::string_view tab_price;
  std::string_view tab_resume;
  std::string_view tab_memory;
  std::string_view tab_sums;

  std::string_view summary_caption;
  std::string_view column_figure;
  std::string_view column_value;
  std::string_view no_cache_label;
  std::string_view kv_cache_label;
  std::string_view memory_label;
  // {machine} {prefill} {prefill_share} {decode} {decode_share} {prefill_utilization} {decode_utilization} {no_cache}
  // {advice}
  std::string_view description;
  // {machine} {prefill} {prefill_utilization} {no_cache} {advice}
  std::string_view description_one_token;
  // {ttft} {total} {rate}
  std::string_view announcement;
  // {ttft}
  std::string_view announcement_one_token;

  // {label} {value} {reason}
  std::string_view refusal;
  // {label}
  std::string_view refusal_empty;
  std::string_view reason_not_a_number;
  // {thousands} {fraction}: the two readings
  std::string_view reason_unclear_number;
  // {fraction} {minimum} {maximum}: the other reading is out of range
  std::string_view reason_unclear_fraction;
  std::string_view reason_not_whole;
  // {minimum} {maximum}
  std::string_view reason_out_of_range;
  // {choices}
  std::string_view reason_unknown_choice;
};

const Strings& strings(Language language);

}  // namespace shell
