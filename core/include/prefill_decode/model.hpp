// A decoder-only transformer as the formulas see it: shapes and parameter counts.
#pragma once

namespace prefill_decode {

struct Model {
  // L, h, k, e of docs/model.md. Whole numbers, kept as double because every formula multiplies them.
  double layers = 0.0;
  double query_heads = 0.0;
  double kv_heads = 0.0;
  double head_dimension = 0.0;
  // Layers and final norm, without experts, embedding and LM head.
  double shared_parameters = 0.0;
  // All experts of all layers together; 0 for a dense model.
  double expert_parameters = 0.0;
  // Experts per layer and experts that one token uses; both 0 for a dense model.
  double experts = 0.0;
  double active_experts = 0.0;
  double head_parameters = 0.0;
  // Input embedding; 0 when it is the same table as the LM head.
  double embedding_parameters = 0.0;
  // Longest context that the model is published for; 0 when unknown. Nothing but exceeds_trained_context rests on it.
  double trained_context_tokens = 0.0;
};

inline constexpr double min_bits = 1.0;
inline constexpr double max_bits = 32.0;

// What quantisation leaves of the numbers. Quantised weights are expanded and multiplied at the 16-bit rate.
struct Precision {
  // 4.5 for 4-bit formats with scales.
  double weight_bits = 4.5;
  double kv_bits = 16.0;
};

}  // namespace prefill_decode
