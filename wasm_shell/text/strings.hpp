// Every sentence of the plain view, one struct, filled in polish.cpp and english.cpp.
// {gaps} are named and filled by fill().
#pragma once

#include <string_view>

#include "text/language.hpp"

namespace shell {

struct Strings {
  std::string_view title;
  // Beside the title: what the picture is about.
  std::string_view subtitle;
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
  // In the field of a price that is not known: what to do.
  std::string_view no_price;
  std::string_view panel_label;
  std::string_view language_label;
  std::string_view theme_label;

  // {model} {bits}
  std::string_view model_note;
  // {bits} {overhead}: of a format with scales
  std::string_view model_note_scaled;

  // {pages}
  std::string_view pages_note;
  std::string_view less_than_a_page;
  std::string_view history_note;

  std::string_view ttft_label;
  std::string_view total_label;
  std::string_view rate_label;
  // Where there is nothing to show.
  std::string_view no_value;
  std::string_view no_decode;

  std::string_view prefill;
  std::string_view decode;
  // The phases with the plain word for what they do.
  std::string_view prefill_label;
  std::string_view decode_label;
  std::string_view utilization_label;
  // Columns of the meters, and the same in a table.
  std::string_view compute_label;
  std::string_view memory_traffic_label;
  std::string_view compute_utilization;
  std::string_view memory_utilization;
  // What holds each phase back: arithmetic or memory in prefill, then in decode; prefill alone for a one-token answer.
  std::string_view limits_compute_memory;
  std::string_view limits_compute;
  std::string_view limits_memory;
  std::string_view limits_memory_compute;
  std::string_view limits_prefill_compute;
  std::string_view limits_prefill_memory;
  // What 100% means.
  std::string_view full_is_attainable;
  std::string_view full_is_datasheet;
  // {phase} {share} {mfu} {mbu} {intensity}
  std::string_view phase_detail;

  // What there is to read: a prompt, or with it a lost history.
  std::string_view prompt_noun;
  std::string_view prompt_genitive;
  std::string_view prompt_and_history_noun;
  std::string_view prompt_and_history_genitive;
  std::string_view advice_decode_headline;
  // {read}
  std::string_view advice_decode_but_prompt_headline;
  // {read}
  std::string_view advice_prefill_headline;
  std::string_view advice_prefill_but_answer_headline;
  // Where half of either length would hardly be noticed.
  std::string_view advice_neither_headline;
  std::string_view advice_kept_cache_headline;
  std::string_view advice_both_headline;
  // {answer} {prompt} {read_genitive}; the larger saving first
  std::string_view advice_answer_saves_more;
  std::string_view advice_prompt_saves_more;
  std::string_view advice_in_both_phases;
  // {answer}
  std::string_view advice_one_token_prompt;
  // {prompt} {read_genitive}
  std::string_view advice_one_token_answer;
  // {cache}
  std::string_view advice_kept_cache;
  std::string_view advice_shortest_headline;
  std::string_view advice_shortest_body;

  // {without} of the sentences that follow; the second where a history's cache is gone already.
  std::string_view without_cache;
  std::string_view without_cache_either;
  // {without} {slow} {fast} {times}
  std::string_view no_cache;
  std::string_view no_cache_same;
  // {without} {times}: over a bar whose ends say the two times
  std::string_view no_cache_heading;
  std::string_view no_cache_same_heading;

  // {tokens}
  std::string_view remark_history_kept;
  std::string_view remark_history_lost;
  // {conversations}
  std::string_view remark_batch;
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
