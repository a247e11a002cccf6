// The plain view in English.
#include "text/english.hpp"

namespace shell {

const Strings english_strings{
    .title = "Prefill versus decode",
    .series = "webflux · inside the model",

    .scenario_label = "Scenario",
    .prompt_label = "Prompt",
    .answer_label = "Answer",
    .history_label = "History",
    .prefix_label = "KV cache of the conversation",
    .prefix_kept = "kept",
    .prefix_lost = "lost",
    .hardware_label = "Machine",
    .model_label = "Model",
    .weight_bits_label = "Bits per weight",
    .kv_bits_label = "Bits in the KV cache",
    .batch_label = "Conversations at once",
    .efficiency_label = "Efficiency",
    .efficiency_realistic = "realistic",
    .efficiency_ideal = "ideal",
    .usd_per_hour_label = "Price of the card per hour (USD)",
    .panel_label = "More",
    .language_label = "Language",
    .theme_label = "Theme",

    .pages_note = "≈\u00A0{pages}",
    .less_than_a_page = "less than a page",

    .ttft_label = "first token",
    .total_label = "whole answer",
    .rate_label = "writing speed",
    .no_value = "–",
    .no_decode = "none – the answer is one token",

    .prefill = "prefill",
    .decode = "decode",
    .utilization_label = "Card utilisation",
    .phase_detail =
        "{phase}: the card computes at {utilization} of the rate it can sustain; MFU\u00A0{mfu}, MBU\u00A0{mbu}, "
        "intensity {intensity}",

    .advice_decode_headline = "Writing takes the time – shorten the answer",
    .advice_decode_body = "Halving the answer saves {saves}. A shorter prompt saves {other} at most.",
    .advice_prefill_headline = "Reading takes the time – shorten the prompt",
    .advice_prefill_body =
        "Halving the prompt saves {saves}. A shorter answer saves {other} at most: the whole decode.",
    .advice_both_headline = "Reading and writing take about as long – both count",
    .advice_both_body = "Halving the prompt saves {prompt}, halving the answer {answer}.",
    .advice_one_token_answer =
        "Halving the prompt saves {saves}. The answer is one token, and the prefill already "
        "yields it.",
    .advice_shortest_headline = "Nothing left to shorten",
    .advice_shortest_body = "One token in and one token out.",

    .no_cache = "Without the KV cache: {slow} instead of {fast} ({times}\u00A0as\u00A0long)",
    .no_cache_same = "Without the KV cache: {slow} as well – for so short an answer it hardly matters",

    .remark_history_kept = "The KV cache already holds {tokens} of earlier conversation.",
    .remark_history_lost = "With the prompt the model reads {tokens} of earlier conversation again.",
    .remark_batch = "The card serves {conversations} at once; the times are those of one of them.",
    .remark_model = "Model: {model}, {bits} per weight.",
    .remark_kv = "KV cache: {bits} per element.",
    .remark_memory = "This does not fit: it needs {needed}, there is {usable}. The times are hypothetical.",
    .remark_ideal = "Computed from the datasheet, without losses: real machines are slower.",

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

    .summary_caption = "Where the time of the answer goes",
    .column_figure = "Figure",
    .column_value = "Value",
    .no_cache_label = "without the KV cache",
    .kv_cache_label = "KV cache",
    .memory_label = "weights and KV cache",
    .description =
        "Time bar of the answer, {machine}: prefill {prefill}, which is {prefill_share}; decode {decode}, "
        "which is {decode_share}. Card utilisation: {prefill_utilization} in prefill, "
        "{decode_utilization} in decode. {no_cache}. {advice}",
    .description_one_token =
        "Time bar of the answer, {machine}: prefill yields its only token after {prefill}. Card utilisation in "
        "prefill: {prefill_utilization}. {no_cache}. {advice}",
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
