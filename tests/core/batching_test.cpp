// Where a batch stops being free. Machine and model as in pass_test.cpp.
#include "prefill_decode/batching.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"
#include "core/random_settings.hpp"
#include "prefill_decode/pass.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;

namespace {

bool compute_bound(const Setting& setting, std::int64_t batch) {
  const PassWork step = decode_step_work(setting.model, setting.precision, batch, 1);
  const Roof roof = sustained_roof(setting.hardware);
  return compute_seconds(step.linear, roof) >= memory_seconds(step.linear, roof) &&
         compute_seconds(step.experts, roof) >= memory_seconds(step.experts, roof);
}

}  // namespace

TEST_CASE("The matrix products of a step become compute-bound where the batch reaches the ridge") {
  // 0.2 s a conversation against 10 s of weight reads.
  CHECK(batch_limits(by_pencil({.prompt_tokens = 3, .answer_tokens = 4})).linear_compute_bound == 50);
}

TEST_CASE("KV reads of many conversations exceed the weights in the middle of the answer") {
  // Step 2 of 3, context 3 + 2: 20 bytes a conversation against 100 + 10 bytes of layers and head.
  CHECK(batch_limits(by_pencil({.prompt_tokens = 3, .answer_tokens = 4})).kv_reads_exceed_weights == 6);
}

TEST_CASE("A one-token answer is judged by its next step") {
  // Context 3 + 1: 16 bytes a conversation, 7 of them 112.
  CHECK(batch_limits(by_pencil({.prompt_tokens = 3, .answer_tokens = 1})).kv_reads_exceed_weights == 7);
}

TEST_CASE("Experts postpone the compute bound: a larger batch also reads more of them") {
  // Of the experts 2 · 100 FLOP = 0.2 s a conversation against 400 · (1 − 0.75^B) / 10 s, 40 s from B = 120 on: 200
  // conversations. The shared weights, 0.2 s against 10 s, are past it at 50.
  const Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4}, fixtures::pencil_experts);
  CHECK(batch_limits(setting).linear_compute_bound == 200);
}

TEST_CASE("A machine with more arithmetic than any batch can use has no compute bound") {
  Setting setting = by_pencil({.prompt_tokens = 1, .answer_tokens = 1});
  setting.hardware.peak_flop_per_s = 1e9;
  CHECK_FALSE(batch_limits(setting).linear_compute_bound.has_value());
}

TEST_CASE("Few short conversations with small caches never read more KV than weights") {
  Setting setting = by_pencil({.prompt_tokens = 1, .answer_tokens = 1});
  setting.model.shared_parameters = 1e9;
  CHECK_FALSE(batch_limits(setting).kv_reads_exceed_weights.has_value());
}

TEST_CASE("On the H100 the matrix products of Qwen2.5 7B are compute-bound from batch 67 on") {
  // 2·N·B / F ≥ N · 4.5/8 / W for B ≥ 4.5/16 · F/W = 0.28125 · 593.64e12 / 2514e9 = 66.4.
  CHECK(batch_limits(fixtures::on(fixtures::h100)).linear_compute_bound == 67);
  CHECK(batch_limits(fixtures::on(fixtures::h100)).fits_memory == 633);
}

TEST_CASE("On the H100 the KV reads of 45 balanced conversations exceed the weights") {
  // 57,344 bytes · (1150 + 425) tokens = 90,316,800 a conversation; weights 3,977,223,264; quotient 44.04.
  CHECK(batch_limits(fixtures::on(fixtures::h100)).kv_reads_exceed_weights == 45);
}

TEST_CASE("The limits are the first batch at which they hold, on random settings") {
  random_settings::Generator random(5);
  int found = 0;
  for (int i = 0; i < 500; ++i) {
    const Setting setting = random_settings::setting(random);
    const auto limit = batch_limits(setting).linear_compute_bound;
    if (!limit) {
      CHECK_FALSE(compute_bound(setting, max_batch));
      continue;
    }
    ++found;
    CHECK(compute_bound(setting, *limit));
    if (*limit > 1) CHECK_FALSE(compute_bound(setting, *limit - 1));
  }
  CHECK(found > 100);
}
