// Plain sums over tokens, each sum compensated (Kahan, "Further remarks on reducing truncation errors", CACM 1965).
#include "core/oracle.hpp"

#include <algorithm>
#include <cmath>

namespace oracle {
namespace {

using prefill_decode::Setting;

class Sum {
 public:
  void add(double term) {
    const double corrected = term - lost_;
    const double next = sum_ + corrected;
    lost_ = (next - sum_) - corrected;
    sum_ = next;
  }
  double value() const { return sum_; }

 private:
  double sum_ = 0.0;
  double lost_ = 0.0;
};

struct Operation {
  double flop;
  double bytes;
};

double compute_s(const Setting& s, const Operation& o) {
  return o.flop / (s.hardware.peak_flop_per_s * s.hardware.compute_efficiency);
}

double memory_s(const Setting& s, const Operation& o) {
  return o.bytes / (s.hardware.peak_bytes_per_s * s.hardware.memory_efficiency);
}

double slower_s(const Setting& s, const Operation& o) { return std::max(compute_s(s, o), memory_s(s, o)); }

// Computes `tokens` tokens of every conversation.
Operation linear(const Setting& s, double tokens) {
  const double n = tokens * static_cast<double>(s.scenario.batch);
  return {2.0 * s.model.shared_parameters * n, s.model.shared_parameters * s.precision.weight_bits / 8.0};
}

Operation experts(const Setting& s, double tokens) {
  if (s.model.experts == 0.0) return {0.0, 0.0};
  const double n = tokens * static_cast<double>(s.scenario.batch);
  const double share = s.model.active_experts / s.model.experts;
  const double read = s.model.expert_parameters * -std::expm1(n * std::log1p(-share));
  return {2.0 * s.model.expert_parameters * share * n, read * s.precision.weight_bits / 8.0};
}

// Token i of `tokens` sees cached + i.
Operation attention(const Setting& s, double tokens, double cached) {
  const double batch = static_cast<double>(s.scenario.batch);
  const double per_layer = s.model.layers * s.model.head_dimension * batch;
  const double pairs = tokens * cached + tokens * (tokens + 1.0) / 2.0;
  return {4.0 * per_layer * s.model.query_heads * pairs,
          2.0 * per_layer * s.model.kv_heads * (s.precision.kv_bits / 8.0) * (cached + tokens)};
}

Operation head(const Setting& s) {
  return {2.0 * s.model.head_parameters * static_cast<double>(s.scenario.batch),
          s.model.head_parameters * s.precision.weight_bits / 8.0};
}

struct Pass {
  Operation linear;
  Operation experts;
  Operation attention;
  Operation head;
};

Pass pass(const Setting& s, double tokens, double cached) {
  return {linear(s, tokens), experts(s, tokens), attention(s, tokens, cached), head(s)};
}

double seconds(const Setting& s, const Pass& p) {
  return s.hardware.pass_overhead_s + slower_s(s, p.linear) + slower_s(s, p.experts) + slower_s(s, p.attention) +
         slower_s(s, p.head);
}

double flop(const Pass& p) { return p.linear.flop + p.experts.flop + p.attention.flop + p.head.flop; }

double bytes(const Pass& p) { return p.linear.bytes + p.experts.bytes + p.attention.bytes + p.head.bytes; }

}  // namespace

PhaseSum prefill(const Setting& s) {
  const Pass p = pass(s, static_cast<double>(s.scenario.prompt_tokens), static_cast<double>(s.scenario.cached_tokens));
  return {seconds(s, p), flop(p), bytes(p)};
}

PhaseSum decode(const Setting& s) {
  Sum time;
  Sum work;
  Sum traffic;
  const double before = static_cast<double>(s.scenario.cached_tokens + s.scenario.prompt_tokens);
  for (std::int64_t i = 1; i < s.scenario.answer_tokens; ++i) {
    const Pass p = pass(s, 1.0, before + static_cast<double>(i - 1));
    time.add(seconds(s, p));
    work.add(flop(p));
    traffic.add(bytes(p));
  }
  return {time.value(), work.value(), traffic.value()};
}

NoCacheSum no_cache(const Setting& s) {
  Sum time;
  NoCacheSum sum;
  const double before = static_cast<double>(s.scenario.cached_tokens + s.scenario.prompt_tokens);
  for (std::int64_t i = 0; i < s.scenario.answer_tokens; ++i) {
    const Pass p = pass(s, before + static_cast<double>(i), 0.0);
    time.add(seconds(s, p));
    ++(compute_s(s, p.linear) >= memory_s(s, p.linear) ? sum.linear_compute_bound : sum.linear_memory_bound);
    ++(compute_s(s, p.experts) >= memory_s(s, p.experts) ? sum.experts_compute_bound : sum.experts_memory_bound);
    ++(compute_s(s, p.attention) >= memory_s(s, p.attention) ? sum.attention_compute_bound
                                                             : sum.attention_memory_bound);
  }
  sum.seconds = time.value();
  return sum;
}

}  // namespace oracle
