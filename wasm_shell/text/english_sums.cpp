// The sums in English.
#include "text/sums_strings.hpp"

namespace shell {

const SumsStrings english_sums{
    .lead = "The key figures of the screen: the formula, the values substituted, the result.",
    .copy_hint = "A click copies the line. With the keyboard: arrows and Enter.",
    .copy = "Copy",
    .copied = "Copied",
    .legend =
        "P – prompt, A – answer, C – history in the KV cache, B – concurrent conversations, t – context of a step, "
        "i – number of a pass without the KV cache. "
        "N – layer parameters that a token uses, N′ – those that a pass reads, N₁ – parameters of the LM head, "
        "G – bytes of all weights. L, h, k, e – layers, attention heads, KV heads and their dimension. b₁, b₂ – bits "
        "of a "
        "weight and of a KV cache element, κ – KV cache bytes per token. Q – operations (FLOP), D – bytes read, "
        "T – time of the phase, T(t) – of a step, S – of the whole answer, TTFT – time to first token; in lines on a "
        "whole phase Q and D are the sums of its operations. MFU, MBU – utilisation of compute and bandwidth by the "
        "datasheet. F₀, W₀ – compute and bandwidth of the "
        "datasheet, η₁, η₂ – the shares that software is assumed to sustain, F, W – those rates, t₀ – fixed overhead "
        "per "
        "pass. M – memory, u – its usable part. A GB is "
        "10⁹ bytes, a GiB 2³⁰.",
    .legend_price = "T₁ – machine time per token, USD – price per hour.",
    .compute_roof = "Compute",
    .memory_roof = "Memory bandwidth",
    .ridge = "Ridge point",
    .kv_per_token = "KV cache per token",
    .operation_work = "{phase}, {operation}: work",
    .operation_time = "{phase}, {operation}: time",
    .linear = "layers",
    .attention = "attention",
    .head = "LM head",
    .first_step = "First decode step",
    .step_total = "{step}: total",
    .ttft = "First token (TTFT)",
    .decode = "Decode",
    .total = "Whole answer",
    .prefill_share = "Prefill share",
    .prefill_rate = "Prefill rate",
    .decode_rate = "Writing speed",
    .batch_rate = "Total writing speed",
    .step_mean = "Mean decode step",
    .utilization = "{phase}: utilisation",
    .mfu = "{phase}: MFU",
    .mbu = "{phase}: MBU",
    .intensity = "{phase}: intensity",
    .no_cache = "Without the KV cache",
    .memory = "Memory needed",
    .usable_memory = "Usable memory",
    .half_answer = "Saved by halving the answer",
    .half_prompt = "Saved by halving the prompt",
    .input_seconds = "Machine time per prompt token",
    .output_seconds = "Machine time per answer token",
    .price_ratio = "Machine time, answer : prompt token",
    .input_usd = "A million prompt tokens",
    .output_usd = "A million answer tokens",
    .wins_compute = "{time} (compute)",
    .wins_memory = "{time} (memory)",
    .steps_from_to = "steps: {steps}, from {first} to {last}",
    .passes_from_to = "passes: {steps}, from {first} to {last}",
    .note_assumptions =
        "Assumptions: a stream of identical requests, one device, efficiency that depends neither on "
        "length nor on batch.",
    .note_left_out =
        "Left out: writes to memory and activation traffic, chunked prefill, speculative decoding, sliding-window "
        "attention.",
    .note_no_overhead = "The fixed overhead of the software per pass is left out too: t₀ = 0.",
    .note_measured =
        "Accuracy: with efficiencies fitted to other machines of the class “{label}”, the median error is {prefill} "
        "in prefill and {decode} in decode. Devices: {devices}.",
    .note_one_device =
        "Accuracy: only one device of the class “{label}” has been measured, so there is nothing to test predictions "
        "on.",
    .efficiency_of_class =
        "The efficiencies are those fitted to this class: η₁\u00A0=\u00A0{compute}, η₂\u00A0=\u00A0{memory}.",
    .efficiency_other =
        "The best fit to the measurements of this class is η₁\u00A0=\u00A0{class_compute}, "
        "η₂\u00A0=\u00A0{class_memory}; with them the first token would come after {ttft} and the whole answer after "
        "{total}. The screen takes {compute} and {memory}.",
    .note_not_measured = "There are no measurements of such a machine to check the calculation against.",
    .caption = "Calculation",
    .column_formula = "formula",
    .column_substituted = "values substituted",
    .column_result = "result",
};

}  // namespace shell
