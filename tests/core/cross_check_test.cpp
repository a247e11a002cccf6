// Figures derived independently of the core, and the factors by which other calculators differ from it. docs/model.md
// names the calculators.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"
#include "prefill_decode/answer.hpp"
#include "prefill_decode/memory.hpp"
#include "prefill_decode/pass.hpp"

using namespace prefill_decode;
using fixtures::on;
using fixtures::relative_difference;
using fixtures::rounds_to;

namespace {

constexpr Model mistral_7b{.layers = 32, .query_heads = 32, .kv_heads = 8, .head_dimension = 128};
constexpr Precision four_bits{.weight_bits = 4.0, .kv_bits = 16.0};
// Datasheet roofs, nothing lost.
constexpr Hardware a100_peak{.peak_flop_per_s = 312e12, .peak_bytes_per_s = 2039e9, .memory_bytes = 80e9};
constexpr Hardware h100_peak{.peak_flop_per_s = 989e12, .peak_bytes_per_s = 3350e9, .memory_bytes = 80e9};

PassWork prefill_of(const Model& model, std::int64_t tokens) {
  return prefill_work(model, {}, {.prompt_tokens = tokens});
}

double linear_prefill_s(const Model& model, std::int64_t tokens, const Hardware& hardware) {
  return compute_seconds(prefill_of(model, tokens).linear, sustained_roof(hardware));
}

}  // namespace

TEST_CASE("Llama 2 7B reads a thousand tokens in 41.51 ms at 312 TFLOP/s, and eight thousand in 332.1 ms") {
  // Linear part, layers only. A layer: 4 · 4096² + 3 · 4096 · 11008 + 2 · 4096 = 202,383,360 parameters; 32 layers and
  // the final norm: 6,476,271,616. 2 · 6,476,271,616 · 1000 / 312e12 = 0.041515 s; eight times that 0.332117 s.
  const double layer = 4.0 * 4096 * 4096 + 3.0 * 4096 * 11008 + 2.0 * 4096;
  CHECK(32 * layer + 4096 == fixtures::llama2_7b.shared_parameters);
  CHECK(rounds_to(linear_prefill_s(fixtures::llama2_7b, 1000, a100_peak), 41.51e-3, 0.01e-3));
  CHECK(rounds_to(linear_prefill_s(fixtures::llama2_7b, 8000, a100_peak), 332.1e-3, 0.1e-3));
}

TEST_CASE("The KV cache takes 524,288 bytes a token in Llama 2, 131,072 in Mistral 7B, 57,344 in Qwen2.5 7B") {
  // 2 · 32 · 32 · 128 · 2, 2 · 32 · 8 · 128 · 2 and 2 · 28 · 4 · 128 · 2 bytes.
  CHECK(kv_bytes_per_token(fixtures::llama2_7b, {}) == 524288.0);
  CHECK(kv_bytes_per_token(mistral_7b, {}) == 131072.0);
  CHECK(kv_bytes_per_token(fixtures::qwen25_7b, {}) == 57344.0);
}

TEST_CASE("Qwen2.5 7B at exactly 4 bits takes 1.072 ms a step on the H100 at context 1000") {
  // (6,525,621,760 + 544,997,376) / 2 = 3,535,309,568 bytes of weights and 57,344,000 of KV cache, at 3350 GB/s.
  const PassWork step = decode_step_work(fixtures::qwen25_7b, four_bits, 1, 1000);
  CHECK(total_work(step).bytes == 3592653568.0);
  CHECK(rounds_to(pass_seconds(step, h100_peak), 1.072e-3, 0.001e-3));
}

TEST_CASE("Reading the input embedding too makes the step 1.154 ms, a factor of 1.076") {
  // 544,997,376 / 2 = 272,498,688 bytes more. A token looks up one row of the table, it does not read it.
  const PassWork step = decode_step_work(fixtures::qwen25_7b, four_bits, 1, 1000);
  const double with_table = (total_work(step).bytes + 272498688.0) / 3350e9;
  CHECK(rounds_to(with_table, 1.154e-3, 0.001e-3));
  CHECK(rounds_to(with_table / pass_seconds(step, h100_peak), 1.076, 0.001));
}

TEST_CASE("A batched step lasts the sum of the maxima of its operations") {
  // H100, 200 conversations at context 1575. F = 593.64e12 FLOP/s, W = 2514e9 bytes/s.
  // Linear: 2 · 6,525,621,760 · 200 = 2.6102e12 FLOP = 4.397 ms against 3.6707e9 bytes = 1.460 ms: arithmetic.
  // Attention: 57,344 · 1575 · 200 = 1.80634e10 bytes = 7.185 ms against 4 · 28 · 28 · 128 · 1575 · 200 = 1.2645e11
  // FLOP = 0.213 ms: memory. Head: 2 · 544,997,376 · 200 = 2.18e11 FLOP = 0.367 ms against 3.0656e8 bytes = 0.122 ms.
  const PassWork step = decode_step_work(fixtures::qwen25_7b, {}, 200, 1575);
  const Roof roof = sustained_roof(fixtures::h100);
  CHECK(rounds_to(compute_seconds(step.linear, roof), 4.397e-3, 0.001e-3));
  CHECK(rounds_to(memory_seconds(step.linear, roof), 1.460e-3, 0.001e-3));
  CHECK(rounds_to(memory_seconds(step.attention, roof), 7.185e-3, 0.001e-3));
  CHECK(rounds_to(compute_seconds(step.attention, roof), 0.213e-3, 0.001e-3));
  CHECK(rounds_to(compute_seconds(step.head, roof), 0.367e-3, 0.001e-3));
  CHECK(rounds_to(pass_seconds(step, fixtures::h100), 4.397e-3 + 7.185e-3 + 0.367e-3, 0.002e-3));
}

TEST_CASE("One maximum over the whole pass hides the arithmetic under the reads: that step 1.36 times shorter") {
  // Arithmetic 4.397 + 0.213 + 0.367 = 4.977 ms, memory 1.460 + 7.185 + 0.122 = 8.767 ms: 8.767 instead of 11.949 ms.
  const PassWork step = decode_step_work(fixtures::qwen25_7b, {}, 200, 1575);
  const double one_maximum = roofline_seconds(total_work(step), sustained_roof(fixtures::h100));
  CHECK(rounds_to(one_maximum, 8.767e-3, 0.001e-3));
  CHECK(rounds_to(pass_seconds(step, fixtures::h100) / one_maximum, 1.36, 0.01));
}

TEST_CASE("Attention as a full square is twice the causal half") {
  // 4·L·h·e·P² over 2·L·h·e·P·(P + 1) = 2P / (P + 1): 1.998 at a thousand tokens.
  const double square = 4.0 * 28 * 28 * 128 * 1000 * 1000;
  CHECK(rounds_to(square / prefill_of(fixtures::qwen25_7b, 1000).attention.flop, 1.998, 0.001));
}

TEST_CASE("The 80 GB of a card's name are 6.9 percent less than the memory that programs see") {
  // 81559 MiB · 1048576 = 85,520,809,984 bytes.
  CHECK(fixtures::h100.memory_bytes == 81559.0 * 1024 * 1024);
  CHECK(rounds_to(fixtures::h100.memory_bytes / 80e9, 1.069, 0.001));
}

TEST_CASE("LLaMA 7B in 16 bits with 60 conversations of 128 and 2048 tokens fits an A100, where it was measured") {
  // 6,738,415,616 · 2 bytes of weights and 60 · 2176 · 524,288 of KV cache: 81.9e9, more than the 80e9 of the name. A
  // program that takes all of the card is the test; the 0.9 of the profiles is the room that others leave.
  Setting setting = on(fixtures::a100, {.prompt_tokens = 128, .answer_tokens = 2048, .batch = 60}, fixtures::llama2_7b);
  setting.precision = {.weight_bits = 16.0, .kv_bits = 16.0};
  setting.hardware.usable_memory_fraction = 1.0;
  CHECK(rounds_to(memory_use(setting).total_bytes, 81.9e9, 0.1e9));
  CHECK(memory_use(setting).fits);
}

TEST_CASE(
    "One maximum over shared weights and experts hides one under the other: a step of Mixtral 1.03 times shorter") {
  // H100, 244 conversations at context 1150. Shared: 2 · 1.3435e9 · 244 FLOP = 1.104 ms against 0.301 ms. Experts:
  // 2 · 11.274e9 · 244 FLOP = 9.268 ms against 45.097e9 · 0.5625 bytes = 10.090 ms.
  const PassWork step = decode_step_work(fixtures::mixtral_8x7b, {}, 244, 1150);
  const Roof roof = sustained_roof(fixtures::h100);
  CHECK(rounds_to(compute_seconds(step.linear, roof), 1.104e-3, 0.001e-3));
  CHECK(rounds_to(memory_seconds(step.experts, roof), 10.090e-3, 0.001e-3));
  CHECK(compute_seconds(step.experts, roof) < memory_seconds(step.experts, roof));
  PassWork one_maximum = step;
  one_maximum.linear = step.linear + step.experts;
  one_maximum.experts = {};
  CHECK(rounds_to(pass_seconds(step, fixtures::h100) / pass_seconds(one_maximum, fixtures::h100), 1.032, 0.001));
}

TEST_CASE("A KV cache counted twice doubles the attention of a step") {
  // κ already holds keys and values. At context 8000 on the laptop: 57,344 · 8000 = 458,752,000 bytes = 6.37 ms.
  const Work once = decode_step_work(fixtures::qwen25_7b, {}, 1, 8000).attention;
  const Work twice{.flop = once.flop, .bytes = 2.0 * once.bytes};
  const Roof roof = sustained_roof(fixtures::laptop);
  CHECK(rounds_to(roofline_seconds(once, roof), 6.37e-3, 0.01e-3));
  CHECK(relative_difference(roofline_seconds(twice, roof), 2.0 * roofline_seconds(once, roof)) < 1e-15);
}

TEST_CASE("4-bit weights taken for 4-bit arithmetic make a long prefill 4 times too short") {
  // Weights are expanded to 16 bits before the product, so the 16-bit rate holds. Compute-bound throughout.
  Setting setting = on(fixtures::h100, fixtures::long_document);
  const double at_16_bits = prefill_phase(setting).seconds;
  setting.hardware.peak_flop_per_s *= 4.0;
  CHECK(rounds_to(at_16_bits / prefill_phase(setting).seconds, 4.0, 0.1));
}

TEST_CASE("A peak with sparsity taken for a dense one makes a long prefill twice too short") {
  // 1979 TFLOP/s on the datasheet of the H100 against 989.4.
  Setting setting = on(fixtures::h100, fixtures::long_document);
  const double dense = prefill_phase(setting).seconds;
  setting.hardware.peak_flop_per_s = 1979e12;
  CHECK(rounds_to(dense / prefill_phase(setting).seconds, 2.0, 0.01));
}
