// Machines, models and settings that the tests of the core share, and how far two numbers are apart.
#pragma once

#include "prefill_decode/setting.hpp"

namespace fixtures {

using prefill_decode::Hardware;
using prefill_decode::Model;
using prefill_decode::Scenario;
using prefill_decode::Setting;

inline constexpr Hardware laptop{.peak_flop_per_s = 32e12,
                                 .compute_efficiency = 0.275,
                                 .peak_bytes_per_s = 136.5e9,
                                 .memory_efficiency = 0.5275,
                                 .memory_bytes = 34359738368.0,
                                 .usable_memory_fraction = 0.57};
inline constexpr Hardware rtx_4090{.peak_flop_per_s = 165.2e12,
                                   .compute_efficiency = 0.60,
                                   .peak_bytes_per_s = 1008e9,
                                   .memory_efficiency = 0.75,
                                   .memory_bytes = 25757220864.0};
inline constexpr Hardware a100{.peak_flop_per_s = 312e12,
                               .compute_efficiency = 0.60,
                               .peak_bytes_per_s = 2039e9,
                               .memory_efficiency = 0.75,
                               .memory_bytes = 85899345920.0};
inline constexpr Hardware h100{.peak_flop_per_s = 989.4e12,
                               .compute_efficiency = 0.60,
                               .peak_bytes_per_s = 3352e9,
                               .memory_efficiency = 0.75,
                               .memory_bytes = 85520809984.0};
// 1000 FLOP/s, 10 bytes/s: ridge at 100 FLOP per byte.
inline constexpr Hardware pencil_machine{.peak_flop_per_s = 1000.0, .peak_bytes_per_s = 10.0, .memory_bytes = 1000.0};

inline constexpr Model qwen25_7b{.layers = 28,
                                 .query_heads = 28,
                                 .kv_heads = 4,
                                 .head_dimension = 128,
                                 .shared_parameters = 6525621760,
                                 .head_parameters = 544997376,
                                 .embedding_parameters = 544997376};
inline constexpr Model llama31_8b{.layers = 32,
                                  .query_heads = 32,
                                  .kv_heads = 8,
                                  .head_dimension = 128,
                                  .shared_parameters = 6979588096,
                                  .head_parameters = 525336576,
                                  .embedding_parameters = 525336576};
inline constexpr Model llama2_7b{.layers = 32,
                                 .query_heads = 32,
                                 .kv_heads = 32,
                                 .head_dimension = 128,
                                 .shared_parameters = 6476271616,
                                 .head_parameters = 131072000,
                                 .embedding_parameters = 131072000};
inline constexpr Model llama33_70b{.layers = 80,
                                   .query_heads = 64,
                                   .kv_heads = 8,
                                   .head_dimension = 128,
                                   .shared_parameters = 68452360192,
                                   .head_parameters = 1050673152,
                                   .embedding_parameters = 1050673152};
inline constexpr Model mixtral_8x7b{.layers = 32,
                                    .query_heads = 32,
                                    .kv_heads = 8,
                                    .head_dimension = 128,
                                    .shared_parameters = 1343492096,
                                    .expert_parameters = 45097156608,
                                    .experts = 8,
                                    .active_experts = 2,
                                    .head_parameters = 131072000,
                                    .embedding_parameters = 131072000};
// One layer, two query heads on one KV head of dimension 2: 16 FLOP per query-key pair (4 · 1 · 2 · 2), and at 8 bits
// 4 bytes of KV cache per token (2 · 1 · 1 · 2).
inline constexpr Model pencil_model{.layers = 1,
                                    .query_heads = 2,
                                    .kv_heads = 1,
                                    .head_dimension = 2,
                                    .shared_parameters = 100,
                                    .head_parameters = 10,
                                    .embedding_parameters = 10};
// The same with 8 experts of 50 parameters, 2 of them active.
inline constexpr Model pencil_experts{.layers = 1,
                                      .query_heads = 2,
                                      .kv_heads = 1,
                                      .head_dimension = 2,
                                      .shared_parameters = 100,
                                      .expert_parameters = 400,
                                      .experts = 8,
                                      .active_experts = 2,
                                      .head_parameters = 10,
                                      .embedding_parameters = 10};
inline constexpr prefill_decode::Precision eight_bits{.weight_bits = 8.0, .kv_bits = 8.0};

inline constexpr Scenario balanced{.prompt_tokens = 1150, .answer_tokens = 850};
inline constexpr Scenario short_question{.prompt_tokens = 50, .answer_tokens = 800};
inline constexpr Scenario long_document{.prompt_tokens = 8000, .answer_tokens = 100};

inline Setting on(const Hardware& hardware, const Scenario& scenario = balanced, const Model& model = qwen25_7b) {
  return {.hardware = hardware, .model = model, .precision = {}, .scenario = scenario};
}

inline Setting with_batch(Setting setting, std::int64_t batch) {
  setting.scenario.batch = batch;
  return setting;
}

// The pencil model on the pencil machine, everything at 8 bits.
inline Setting by_pencil(const Scenario& scenario, const Model& model = pencil_model) {
  return {.hardware = pencil_machine, .model = model, .precision = eight_bits, .scenario = scenario};
}

// |a − b| / |b|, or |a| for b = 0.
inline double relative_difference(double a, double b) {
  const double difference = a > b ? a - b : b - a;
  const double size = b < 0.0 ? -b : b;
  return size > 0.0 ? difference / size : difference;
}

// Whether a is the figure b to the last digit that b is written with.
inline bool rounds_to(double a, double b, double last_digit) {
  return a >= b - last_digit / 2 && a <= b + last_digit / 2;
}

}  // namespace fixtures
