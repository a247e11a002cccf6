// The work and the time of one pass. The pencil model has 100 parameters in its layers and 10 in its head, 16 FLOP per
// query-key pair and 4 bytes of KV cache per token; the pencil machine does 1000 FLOP/s and 10 bytes/s.
#include "prefill_decode/pass.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"

using namespace prefill_decode;
using fixtures::eight_bits;
using fixtures::pencil_experts;
using fixtures::pencil_machine;
using fixtures::pencil_model;
using fixtures::relative_difference;

TEST_CASE("Prefill reads the weights once and multiplies them for every token") {
  // 2 · 100 · 3 FLOP and 100 bytes; the head for the last position only: 2 · 10 FLOP and 10 bytes.
  const PassWork pass = prefill_work(pencil_model, eight_bits, {.prompt_tokens = 3});
  CHECK(pass.linear.flop == 600.0);
  CHECK(pass.linear.bytes == 100.0);
  CHECK(pass.head.flop == 20.0);
  CHECK(pass.head.bytes == 10.0);
}

TEST_CASE("In prefill a token attends to itself and to the tokens before it") {
  // 1 + 2 + 3 pairs of 16 FLOP; three tokens of 4 bytes.
  const PassWork pass = prefill_work(pencil_model, eight_bits, {.prompt_tokens = 3});
  CHECK(pass.attention.flop == 96.0);
  CHECK(pass.attention.bytes == 12.0);
}

TEST_CASE("Tokens in the cache are attended to and read, not computed") {
  // 3 · 2 cached pairs and 1 + 2 + 3 new ones, of 16 FLOP; five tokens of 4 bytes.
  const PassWork pass = prefill_work(pencil_model, eight_bits, {.prompt_tokens = 3, .cached_tokens = 2});
  CHECK(pass.attention.flop == 192.0);
  CHECK(pass.attention.bytes == 20.0);
  CHECK(pass.linear.flop == 600.0);
}

TEST_CASE("A batch shares the weights and nothing else") {
  const PassWork pass = prefill_work(pencil_model, eight_bits, {.prompt_tokens = 3, .cached_tokens = 2, .batch = 2});
  CHECK(pass.linear.flop == 1200.0);
  CHECK(pass.linear.bytes == 100.0);
  CHECK(pass.attention.flop == 384.0);
  CHECK(pass.attention.bytes == 40.0);
  CHECK(pass.head.flop == 40.0);
  CHECK(pass.head.bytes == 10.0);
}

TEST_CASE("A decode step attends to its whole context") {
  // Five pairs of 16 FLOP and five tokens of 4 bytes, for one computed token: 2 · 100 FLOP.
  const PassWork step = decode_step_work(pencil_model, eight_bits, 1, 5);
  CHECK(step.linear.flop == 200.0);
  CHECK(step.linear.bytes == 100.0);
  CHECK(step.attention.flop == 80.0);
  CHECK(step.attention.bytes == 20.0);
}

TEST_CASE("The work of a pass is the sum of its operations") {
  // 600 + 96 + 20 FLOP; 100 + 12 + 10 bytes.
  const Work work = total_work(prefill_work(pencil_model, eight_bits, {.prompt_tokens = 3}));
  CHECK(work.flop == 716.0);
  CHECK(work.bytes == 122.0);
}

TEST_CASE("A pass lasts the sum of maxima, each operation on its own side of the ridge") {
  // 60 tokens. Linear: 12,000 FLOP or 100 bytes = 12 s against 10. Attention: 1830 pairs = 29,280 FLOP or 240 bytes =
  // 29.28 s against 24. Head: 20 FLOP or 10 bytes = 0.02 s against 1. Sum 12 + 29.28 + 1.
  const PassWork pass = prefill_work(pencil_model, eight_bits, {.prompt_tokens = 60});
  CHECK(relative_difference(pass_seconds(pass, pencil_machine), 42.28) < 1e-15);
}

TEST_CASE("Every pass pays the overhead once") {
  Hardware machine = pencil_machine;
  machine.pass_overhead_s = 0.5;
  const PassWork pass = prefill_work(pencil_model, eight_bits, {.prompt_tokens = 60, .batch = 7});
  CHECK(relative_difference(pass_seconds(pass, machine) - pass_seconds(pass, pencil_machine), 0.5) < 1e-12);
}

TEST_CASE("One token multiplies its active experts") {
  // 2 of 8 experts of 50.
  CHECK(active_expert_parameters(pencil_experts) == 100.0);
  CHECK(active_expert_parameters(pencil_model) == 0.0);
}

TEST_CASE("More tokens touch more experts, and a few tokens not all of them") {
  // One token misses 6 of 8: 400 · (1 − 0.75) = 100. Two: 400 · (1 − 0.5625) = 175. Three: 400 · (1 − 0.421875).
  CHECK(read_expert_parameters(pencil_experts, 1) == 100.0);
  CHECK(read_expert_parameters(pencil_experts, 2) == 175.0);
  CHECK(read_expert_parameters(pencil_experts, 3) == 231.25);
  CHECK(read_expert_parameters(pencil_experts, 1000) == 400.0);
  CHECK(read_expert_parameters(pencil_model, 3) == 0.0);
}

TEST_CASE("A prefill with experts reads what its tokens touch and multiplies what each of them uses") {
  // 2 · 100 · 3 FLOP each with the shared parameters and with the active experts; 100 and 231.25 bytes.
  const PassWork pass = prefill_work(pencil_experts, eight_bits, {.prompt_tokens = 3});
  CHECK(pass.linear.flop == 600.0);
  CHECK(pass.linear.bytes == 100.0);
  CHECK(pass.experts.flop == 600.0);
  CHECK(pass.experts.bytes == 231.25);
}

TEST_CASE("A decode step of a batch touches the experts of all its conversations") {
  const PassWork step = decode_step_work(pencil_experts, eight_bits, 2, 5);
  CHECK(step.linear.flop == 400.0);
  CHECK(step.linear.bytes == 100.0);
  CHECK(step.experts.flop == 400.0);
  CHECK(step.experts.bytes == 175.0);
}

TEST_CASE("Shared weights and experts have a maximum each: they are multiplied at different moments") {
  // 60 tokens. Shared: 12,000 FLOP or 100 bytes = 12 s against 10. Experts: 12,000 FLOP or 400 · (1 − 0.75^60) bytes =
  // 12 s against nearly 40. Attention 29.28 s and head 1 s as in the dense pass.
  const PassWork pass = prefill_work(pencil_experts, eight_bits, {.prompt_tokens = 60});
  CHECK(relative_difference(pass_seconds(pass, pencil_machine), 12.0 + 40.0 + 29.28 + 1.0) < 1e-7);
}

TEST_CASE("Mixtral 8x7B has the parameters of its published configuration") {
  // Hidden 4096, 32 layers, 32 heads and 8 KV heads of 128, feed-forward 14336, 8 experts, vocabulary 32000, untied.
  const double attention = 2.0 * 4096 * 4096 + 2.0 * 4096 * (8 * 128);  // Q and O, K and V: 41,943,040
  const double router = 4096.0 * 8;                                     // 32,768
  const double norms = 2.0 * 4096;                                      // 8,192
  const double expert = 3.0 * 4096 * 14336;                             // gate, up and down: 176,160,768
  const double shared = 32 * (attention + router + norms) + 4096;       // and the final norm
  const Model& mixtral = fixtures::mixtral_8x7b;
  CHECK(shared == 1343492096.0);
  CHECK(mixtral.shared_parameters == shared);
  CHECK(mixtral.expert_parameters == 32 * 8 * expert);
  CHECK(mixtral.head_parameters == 32000.0 * 4096);
  CHECK(mixtral.embedding_parameters == 32000.0 * 4096);
  const double tables = mixtral.head_parameters + mixtral.embedding_parameters;
  CHECK(shared + mixtral.expert_parameters + tables == 46702792704.0);
  // The published 12.9 billion that a token uses: with both tables 1,343,492,096 + 45,097,156,608 / 4 + 262,144,000.
  CHECK(shared + active_expert_parameters(mixtral) + tables == 12879925248.0);
}
