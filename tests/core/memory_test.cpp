// What has to fit into memory. The pencil model: 120 parameters of one byte, 4 bytes of KV cache per token.
#include "prefill_decode/memory.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;

TEST_CASE("Memory holds all weights and the KV cache of every conversation to its end") {
  // 100 + 10 + 10 bytes of weights; 2 · (2 + 3 + 4) tokens of 4 bytes; 0.9 · 1000 bytes usable.
  const MemoryUse use = memory_use(by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .cached_tokens = 2, .batch = 2}));
  CHECK(use.shared_weight_bytes == 120.0);
  CHECK(use.expert_weight_bytes == 0.0);
  CHECK(use.kv_cache_bytes == 72.0);
  CHECK(use.total_bytes == 192.0);
  CHECK(use.usable_bytes == 900.0);
  CHECK(use.fits);
}

TEST_CASE("All experts are kept in memory, whatever a token uses") {
  CHECK(memory_use(by_pencil({}, fixtures::pencil_experts)).expert_weight_bytes == 400.0);
}

TEST_CASE("Exactly full still fits, one byte more does not") {
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4});  // 120 + 28 bytes
  setting.hardware.usable_memory_fraction = 1.0;
  setting.hardware.memory_bytes = 148.0;
  CHECK(memory_use(setting).fits);
  setting.hardware.memory_bytes = 147.0;
  CHECK_FALSE(memory_use(setting).fits);
}

TEST_CASE("The largest batch fills what the weights leave") {
  // (900 − 120) / 28 = 27.9; with 400 bytes of experts (900 − 520) / 28 = 13.6.
  const Scenario scenario{.prompt_tokens = 3, .answer_tokens = 4};
  CHECK(largest_batch_that_fits(by_pencil(scenario)) == 27);
  CHECK(largest_batch_that_fits(by_pencil(scenario, fixtures::pencil_experts)) == 13);
}

TEST_CASE("No batch fits where the weights and one conversation do not") {
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4});
  setting.hardware.memory_bytes = 100.0;
  CHECK(largest_batch_that_fits(setting) == 0);
}

TEST_CASE("The largest batch does not depend on the batch asked for, and stops at the largest allowed") {
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .batch = 500});
  CHECK(largest_batch_that_fits(setting) == 27);
  setting.hardware.memory_bytes = 1e300;
  CHECK(largest_batch_that_fits(setting) == max_batch);
}

TEST_CASE("The batch that fits fits, and one more does not, on the H100") {
  // 81559 MiB · 0.9 = 76.9687e9 usable; weights 7,615,616,512 · 0.5625 = 4,283,784,288; a conversation of 2000 tokens
  // 114,688,000. (76.9687e9 − 4.2838e9) / 114.688e6 = 633.8.
  CHECK(largest_batch_that_fits(fixtures::on(fixtures::h100)) == 633);
  CHECK(memory_use(fixtures::with_batch(fixtures::on(fixtures::h100), 633)).fits);
  CHECK_FALSE(memory_use(fixtures::with_batch(fixtures::on(fixtures::h100), 634)).fits);
}

TEST_CASE("Mixtral at 4.5 bits needs 26 GB and does not fit into an RTX 4090") {
  // 46,702,792,704 · 0.5625 = 26,270,320,896 bytes of weights; 24564 MiB · 0.9 = 23.18e9 usable.
  const MemoryUse use = memory_use(fixtures::on(fixtures::rtx_4090, fixtures::balanced, fixtures::mixtral_8x7b));
  CHECK(use.shared_weight_bytes + use.expert_weight_bytes == 26270320896.0);
  CHECK_FALSE(use.fits);
}
