// The plain view in English.
#include "text/english.hpp"

namespace shell {

const Strings english_strings{
    .title = "Prefill versus decode",
    .subtitle = "where the seconds of an answer go",
    .series = "webflux · inside the model",

    .scenario_label = "Scenario",
    .prompt_label = "Prompt",
    .answer_label = "Answer",
    .history_label = "History",
    .prefix_label = "KV cache of the conversation",
    .prefix_kept = "kept",
    .prefix_lost = "evicted",
    .hardware_label = "Machine",
    .model_label = "Model",
    .weight_bits_label = "Bits per weight",
    .kv_bits_label = "Bits per KV cache value",
    .batch_label = "Concurrent conversations",
    .efficiency_label = "Efficiency",
    .efficiency_realistic = "realistic",
    .efficiency_ideal = "ideal",
    .usd_per_hour_label = "Price per hour (USD)",
    .no_price = "enter",
    .panel_label = "More",
    .language_label = "Language",
    .theme_label = "Theme",

    .model_note = "{model}, {bits}",
    .model_note_scaled = "{model}, {bits} ({overhead} with scales)",

    .pages_note = "≈\u00A0{pages}",
    .less_than_a_page = "less than a page",
    .history_note = "+\u00A0history: {tokens}",

    .ttft_label = "first token",
    .total_label = "whole answer",
    .rate_label = "writing speed",
    .no_value = "–",
    .no_decode = "none: the answer is one token",

    .prefill = "prefill",
    .decode = "decode",
    .prefill_label = "prefill – reading",
    .decode_label = "decode – writing",
    .utilization_label = "Utilisation",
    .compute_label = "compute",
    .memory_traffic_label = "memory bandwidth",
    .compute_utilization = "compute utilisation",
    .memory_utilization = "memory bandwidth utilisation",
    .limits_compute_memory = "Prefill is compute-bound; in decode the cores wait for memory.",
    .limits_compute = "Both phases are compute-bound.",
    .limits_memory = "Both phases are memory-bound: the cores wait for data.",
    .limits_memory_compute = "Prefill is memory-bound, decode compute-bound.",
    .limits_prefill_compute = "Prefill is compute-bound.",
    .limits_prefill_memory = "Prefill is memory-bound: the cores wait for data.",
    .full_is_attainable = "100% is what software is assumed to sustain.",
    .full_is_datasheet = "100% is the datasheet figure.",
    .phase_detail =
        "{phase}: {share} of the time. Of the datasheet: {mfu} of compute (MFU), {mbu} of bandwidth (MBU). "
        "Intensity: {intensity}",

    .prompt_noun = "prompt",
    .prompt_genitive = "prompt",
    .prompt_and_history_noun = "prompt and history",
    .prompt_and_history_genitive = "prompt and history",
    .advice_decode_headline = "Writing takes most of the time: shorten the answer",
    .advice_decode_but_prompt_headline = "Writing takes most of the time, but a shorter {read} saves more",
    .advice_prefill_headline = "Reading takes most of the time: shorten the {read}",
    .advice_prefill_but_answer_headline = "Reading takes most of the time, but a shorter answer saves more",
    .advice_neither_headline = "Reading from memory takes most of the time: a shorter text hardly helps",
    .advice_kept_cache_headline = "Keeping the KV cache saves the most",
    .advice_both_headline = "Reading and writing take about the same time: both count",
    .advice_answer_saves_more = "Halving the answer saves {answer}; halving the {read_genitive} saves {prompt}.",
    .advice_prompt_saves_more = "Halving the {read_genitive} saves {prompt}; halving the answer saves {answer}.",
    .advice_in_both_phases = "{saves} (both phases)",
    .advice_one_token_prompt = "Halving the answer saves {answer}. The prompt is one token and cannot be shorter.",
    .advice_one_token_answer =
        "Halving the {read_genitive} saves {prompt}. The answer is one token, and prefill already yields it.",
    .advice_kept_cache = "Keeping the KV cache saves {cache}.",
    .advice_shortest_headline = "Nothing left to shorten",
    .advice_shortest_body = "One token in and one token out.",

    .without_cache = "Without the KV cache",
    .without_cache_either = "Without a KV cache in decode either",
    .no_cache = "{without}: {slow} instead of {fast} ({times}\u00A0as\u00A0long)",
    .no_cache_same = "{without}: {slow} as well – here it hardly matters",
    .no_cache_heading = "{without}: {times} as\u00A0long",
    .no_cache_same_heading = "{without}: about the same",

    .remark_history_kept = "The KV cache already holds {tokens} of earlier conversation.",
    .remark_history_lost = "Along with the prompt the model rereads {tokens} of earlier conversation.",
    .remark_batch = "The machine serves {conversations} at once; the times are for the one that waits longest.",
    .remark_kv = "KV cache: {bits} per element.",
    .remark_memory = "This does not fit: it needs {needed}, there is {usable}. The times are hypothetical.",
    .remark_context =
        "{model} supports a context of up to {tokens} tokens. A longer one can be computed, but the answer "
        "will be unreliable.",
    .remark_ideal = "Computed from datasheet figures, without losses: real machines are slower.",

    .play = "Play",
    .play_pause = "Pause",
    .play_again = "Play again",
    .play_step = "Next",
    .play_restart = "Start over",
    .play_waiting = "The model reads the prompt, the screen is empty.",
    .play_writing = "Token {shown} of {tokens}",
    .play_faster = "{times} faster than real time",
    .tab_roofline = "Roofline",
    .tab_batch = "Batching",
    .tab_price = "Price list",
    .tab_resume = "Resuming",
    .tab_memory = "Model and memory",
    .tab_sums = "Calculation",

    .summary_caption = "Where the seconds of an answer go",
    .column_figure = "Figure",
    .column_value = "Value",
    .no_cache_label = "without the KV cache",
    .kv_cache_label = "KV cache",
    .memory_label = "weights and KV cache",
    .description =
        "Time bar of the answer, {machine}: prefill {prefill}, which is {prefill_share}; decode {decode}, "
        "which is {decode_share}. Compute utilisation: {prefill_utilization} in prefill, "
        "{decode_utilization} in decode; of memory bandwidth: {prefill_memory} and {decode_memory}. {limits} "
        "{no_cache}. {advice}",
    .description_one_token =
        "Time bar of the answer, {machine}: prefill yields its only token after {prefill}. Utilisation in "
        "prefill: {prefill_utilization} of compute, {prefill_memory} of memory bandwidth. {limits} {no_cache}. "
        "{advice}",
    .announcement = "First token after {ttft}, whole answer in {total}, {rate}.",
    .announcement_one_token = "The whole answer is one token: {ttft}.",

    .refusal = "{label}: ignored “{value}” – {reason}.",
    .refusal_empty = "{label}: no value.",
    .reason_not_a_number = "this is not a number in digits",
    .reason_unclear_number = "the comma could set off thousands or a fraction; write {thousands} or {fraction}",
    .reason_unclear_fraction =
        "values from {minimum} to {maximum} are allowed; if the comma sets off a fraction, write {fraction}",
    .reason_not_whole = "it must be a whole number",
    .reason_out_of_range = "values from {minimum} to {maximum} are allowed",
    .reason_unknown_choice = "the choices are: {choices}",
};

}  // namespace shell
