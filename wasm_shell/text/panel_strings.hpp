// Every sentence of the expert panels, one struct a panel, filled in polish_panels.cpp and english_panels.cpp.
// {gaps} are named and filled by fill().
#pragma once

#include <string_view>

#include "text/language.hpp"

namespace shell {

struct RooflineStrings {
  std::string_view lead;
  std::string_view chart_title;
  std::string_view x_label;
  std::string_view y_label;
  std::string_view sustained;
  std::string_view datasheet;
  // {intensity} {rate}
  std::string_view roof_readout;
  // {ridge}
  std::string_view ridge_note;
  // {phase} {intensity} {times}
  std::string_view note_compute;
  std::string_view note_memory;
  // {phase} {intensity}
  std::string_view note_ridge;
  // {times} {utilization}
  std::string_view note_gap;
  std::string_view note_below_roof;
  std::string_view note_below_roof_overhead;
  std::string_view note_lines;
  std::string_view note_no_decode;
  // {phase} {intensity} {rate} {utilization}
  std::string_view marker_readout;
  // {phase} {intensity} {rate} {times} {utilization}
  std::string_view marker_readout_gap;
  std::string_view caption;
  std::string_view column_point;
  std::string_view column_intensity;
  std::string_view column_rate;
  std::string_view column_roof;
  std::string_view column_bound;
  std::string_view ridge;
  std::string_view bound_compute;
  std::string_view bound_memory;
};

struct BatchStrings {
  std::string_view lead;
  // {marks}
  std::string_view key;
  // {batch}
  std::string_view mark_kv;
  std::string_view mark_compute;
  std::string_view mark_memory;
  std::string_view x_label;
  std::string_view chart_total;
  std::string_view chart_ttft;
  // {conversations} {value}
  std::string_view readout;
  // {at} {gain} {batch} {step}
  std::string_view note_gain;
  // {at} {gain}
  std::string_view note_gain_free;
  // {at} {step}
  std::string_view note_gain_none;
  // {at} {rate} {rate_one} {ttft} {ttft_one}
  std::string_view note_reader;
  // {from}
  std::string_view note_kv;
  // {from} {growth}: one of the two sentences that follow
  std::string_view note_compute;
  std::string_view growth_none;
  // {most} {growth}
  std::string_view growth_left;
  // {utilization}
  std::string_view note_utilization_kv;
  // {utilization} {at}
  std::string_view note_utilization_weights;
  std::string_view note_utilization_both;
  // {room}
  std::string_view note_memory;
  std::string_view note_memory_none;
  // {from}
  std::string_view note_no_limit;
  std::string_view note_no_decode;
  std::string_view caption;
  std::string_view column_total;
  std::string_view column_each;
  std::string_view column_ttft;
  std::string_view column_utilization;
  std::string_view column_memory;
  std::string_view fits;
  std::string_view fits_not;
};

struct PriceStrings {
  std::string_view lead;
  std::string_view chart_title;
  std::string_view x_label;
  std::string_view y_label;
  std::string_view band;
  std::string_view ratio;
  // {times}
  std::string_view longer;
  std::string_view shorter;
  std::string_view same;
  // {conversations} {times}
  std::string_view readout;
  // {machine} {first} {last} {ratio}
  std::string_view note_band;
  // {machine} {at} {ratio}
  std::string_view note_band_single;
  // {machine} {ratio}
  std::string_view note_band_at_one;
  // {machine} {from} {ratio} {at} {ratio_last}
  std::string_view note_no_band;
  // {room}
  std::string_view note_memory;
  std::string_view note_memory_none;
  std::string_view note_listed;
  // {at} {usd} {input} {output}
  std::string_view note_cost;
  std::string_view note_cost_only;
  std::string_view note_not_rented;
  std::string_view note_no_price;
  // {source}
  std::string_view note_source;
  std::string_view caption;
  std::string_view column_input_time;
  std::string_view column_output_time;
  std::string_view column_input_usd;
  std::string_view column_output_usd;
};

struct ResumeStrings {
  std::string_view lead;
  std::string_view kept;
  std::string_view lost;
  // {tokens}
  // Above the bars: what they are, and of which history where none is set.
  std::string_view key;
  std::string_view key_example;
  // {times} {lost} {kept}
  std::string_view note_longer;
  std::string_view note_same;
  // {bytes}
  std::string_view note_bytes;
  // {share}
  std::string_view note_cached_token;
  // {least} {most}
  std::string_view note_no_overhead;
  std::string_view note_empty;
  std::string_view caption;
  std::string_view column_cache;
  std::string_view column_ttft;
};

struct MemoryStrings {
  std::string_view lead;
  std::string_view weights;
  std::string_view shared_weights;
  std::string_view experts;
  std::string_view kv_cache;
  std::string_view free;
  std::string_view reserved;
  // {needed} {usable}
  std::string_view value;
  std::string_view value_exceeded;
  // {machine} {room}
  std::string_view note_room;
  std::string_view note_weights_fit_not;
  std::string_view note_fits_not;
  // {machines}
  std::string_view note_fits_not_on;
  std::string_view note_fits_everywhere;
  // {machine} {usable} {share} {memory}
  std::string_view note_mark;
  // {machine}
  std::string_view note_shared;
  // {model} {shared} {experts} {active} {all} {one}
  std::string_view note_experts;
  // {at} {touched} {all} {bytes} {separate}
  std::string_view note_embedding;
  std::string_view note_touched;
  // Label of the choice among the machines of the whole list.
  std::string_view all_machines;
  std::string_view caption;
  std::string_view column_machine;
  std::string_view column_total;
  std::string_view column_usable;
  std::string_view column_fits;
  std::string_view yes;
  std::string_view no;
};

struct PanelStrings {
  // Heading of a column of batch sizes.
  std::string_view conversations;
  // The phases at the start of a sentence.
  std::string_view prefill;
  std::string_view decode;
  RooflineStrings roofline;
  BatchStrings batch;
  PriceStrings price;
  ResumeStrings resume;
  MemoryStrings memory;
};

extern const PanelStrings polish_panels;
extern const PanelStrings english_panels;

const PanelStrings& panel_strings(Language language);

}  // namespace shell
