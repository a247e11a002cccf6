// The sums in English.
#include "text/sums_strings.hpp"

namespace shell {

const SumsStrings english_sums{
    .lead = "The main numbers of the screen: formula, formula with values, result.",
    .copy_hint = "A click copies the line. With the keyboard: arrows and Enter.",
    .copy = "Copy",
    .copied = "Copied",
    .legend =
        "P – prompt, A – answer, C – history in the KV cache, B – conversations at once, t – context of a step, "
        "i – number of a pass without the KV cache. "
        "N – parameters of the layers that a token uses, N′ – those that a pass reads, N₁ – of the output head, "
        "G – bytes of all weights. L, h, k, e – layers, heads, KV heads and their dimension. b₁, b₂ – bits of a "
        "weight and in the KV cache, κ – KV cache bytes of a token. Q – operations (FLOP), D – bytes read, "
        "T – time of the phase, T(t) – of a step, S – of the whole answer. F₀, W₀ – arithmetic and bandwidth of the "
        "datasheet, η₁, η₂ – shares of them that programs sustain, F, W – what they sustain, t₀ – fixed overhead of a "
        "pass. M – memory, u – its usable part. T₁ – machine time of a token, USD – price per hour. A GB is "
        "10⁹ bytes, a GiB 2³⁰.",
    .compute_roof = "Arithmetic",
    .memory_roof = "Memory bandwidth",
    .ridge = "Ridge of the roof",
    .kv_per_token = "KV cache of a token",
    .operation_work = "{phase}, {operation}: work",
    .operation_time = "{phase}, {operation}: time",
    .linear = "layers",
    .attention = "attention",
    .head = "head",
    .first_step = "First decode step",
    .step_total = "{step}: total",
    .ttft = "First token (TTFT)",
    .decode = "Decode",
    .total = "Whole answer",
    .prefill_share = "Share of prefill",
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
    .input_seconds = "Machine time of a prompt token",
    .output_seconds = "Machine time of an answer token",
    .price_ratio = "Answer token to prompt token",
    .input_usd = "Million prompt tokens",
    .output_usd = "Million answer tokens",
    .wins_compute = "{time} (arithmetic)",
    .wins_memory = "{time} (memory)",
    .steps_from_to = "steps: {steps}, from {first} to {last}",
    .passes_from_to = "passes: {steps}, from {first} to {last}",
    .note_assumptions =
        "Assumptions: a stream of identical requests, one device, efficiency that depends neither on "
        "length nor on batch.",
    .note_left_out = "Left out: chunked prefill, speculative decoding, sliding attention windows.",
    .note_measured =
        "How well this predicts: with efficiencies fitted to other machines of the class “{label}”, the "
        "calculation is typically (median) off by {prefill} in prefill and {decode} in decode. Devices: {devices}.",
    .note_one_device =
        "How well this predicts: only one device of the class “{label}” was measured, which leaves none to predict.",
    .efficiency_of_class = "The efficiencies are those fitted to this class: η₁ = {compute}, η₂ = {memory}.",
    .efficiency_other =
        "The measurements of this class are fitted best by η₁ = {class_compute} and η₂ = {class_memory}; the screen "
        "uses others: {compute} and {memory}.",
    .note_not_measured = "There are no measurements of such a machine to compare the calculation with.",
    .caption = "Calculation",
    .column_formula = "formula",
    .column_substituted = "with values",
    .column_result = "result",
};

}  // namespace shell
