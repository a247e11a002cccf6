// The formulas of the sums, the same in every language. Symbols are those of the panel's legend.
#pragma once

#include <string_view>

namespace shell::formulas {

inline constexpr std::string_view compute_roof = "F = η₁·F₀";
inline constexpr std::string_view memory_roof = "W = η₂·W₀";
inline constexpr std::string_view ridge = "F / W";
inline constexpr std::string_view kv_per_token = "κ = 2·L·k·e·b₂ / 8";

inline constexpr std::string_view prefill_linear = "Q = 2·N·P·B; D = N′·b₁ / 8";
inline constexpr std::string_view prefill_attention = "Q = 4·L·h·e·B·(C·P + P·(P+1) / 2); D = B·κ·(C+P)";
inline constexpr std::string_view step_linear = "Q = 2·N·B; D = N′·b₁ / 8";
inline constexpr std::string_view step_attention = "Q = 4·L·h·e·B·t; D = B·κ·t; t = C+P+1";
inline constexpr std::string_view head = "Q = 2·N₁·B; D = N₁·b₁ / 8";
inline constexpr std::string_view operation_time = "max(Q / F; D / W)";
inline constexpr std::string_view prefill_pass = "TTFT = t₀ + Σ max(Q / F; D / W)";
inline constexpr std::string_view step_pass = "T(t) = t₀ + Σ max(Q / F; D / W)";
inline constexpr std::string_view decode = "Σ T(t), t = C+P+1 … C+P+A−1";
inline constexpr std::string_view total = "S = TTFT + decode";

inline constexpr std::string_view prefill_share = "TTFT / S";
inline constexpr std::string_view prefill_rate = "B·P / TTFT";
inline constexpr std::string_view decode_rate = "(A−1) / decode";
inline constexpr std::string_view batch_rate = "B·(A−1) / decode";
inline constexpr std::string_view step_mean = "decode / (A−1)";
inline constexpr std::string_view utilization = "Q / (F·T)";
inline constexpr std::string_view mfu = "Q / (F₀·T)";
inline constexpr std::string_view mbu = "D / (W₀·T)";
inline constexpr std::string_view intensity = "Q / D";

inline constexpr std::string_view no_cache = "Σ TTFT(P → C+P+i; C → 0), i = 0 … A−1";
inline constexpr std::string_view memory = "G + B·κ·(C+P+A)";
inline constexpr std::string_view usable_memory = "u·M";
inline constexpr std::string_view half_answer = "S(A) − S(A / 2)";
inline constexpr std::string_view half_prompt = "S(P) − S(P / 2)";
inline constexpr std::string_view input_seconds = "TTFT / (B·P)";
inline constexpr std::string_view output_seconds = "decode / (B·(A−1))";
inline constexpr std::string_view price_ratio = "decode / (B·(A−1)) : TTFT / (B·P)";
// A one-token answer has no steps: the next one stands for them.
inline constexpr std::string_view next_output_seconds = "T(t) / B; t = C+P+1";
inline constexpr std::string_view next_price_ratio = "T(t) / B : TTFT / (B·P); t = C+P+1";
inline constexpr std::string_view usd_per_million = "T₁ / 3600 · USD · 10⁶";

// A line of the sums as it is copied: {name} {formula} {substituted} {result}
inline constexpr std::string_view copied_line = "{name}: {formula} → {substituted} → {result}";

}  // namespace shell::formulas
