// The sums in English.
#include "text/sums_strings.hpp"

namespace shell {

const SumsStrings english_sums{
    .lead = "Every number of the screen: formula, values put in, result.",
    .copy_hint = "A click copies the line. With the keyboard: arrows and Enter.",
    .copy = "Copy",
    .copied = "Copied",
    .legend =
        "P – prompt, A – answer, C – history in the KV cache, B – conversations at once, t – context of a step. "
        "N – parameters of the layers that a token uses, N′ – those that a pass reads, N₁ – of the output head, "
        "G – bytes of all weights. L, h, k, e – layers, heads, KV heads and their dimension. b₁, b₂ – bits of a "
        "weight and in the KV cache, κ – KV cache bytes of a token. Q – operations (FLOP), D – bytes read, "
        "T – time of the phase, S – time of the whole answer. F₀, W₀ – arithmetic and bandwidth of the datasheet, "
        "η – share that programs sustain, t₀ – fixed overhead of a pass. M – memory, u – its usable part. "
        "A GB is 10⁹ bytes, a GiB 2³⁰.",
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
    .step_total = "{step}: together",
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
    .half_answer = "Saved by half the answer",
    .half_prompt = "Saved by half the prompt",
    .input_seconds = "Card time of a prompt token",
    .output_seconds = "Card time of an answer token",
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
        "model typically (median) errs by {prefill} in prefill and {decode} in decode. Devices: {devices}.",
    .note_not_measured = "How well the model predicts measurements of this class of machine was not checked.",
    .caption = "Calculation",
    .column_formula = "formula",
    .column_substituted = "values put in",
    .column_result = "result",
};

}  // namespace shell
