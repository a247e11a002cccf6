// Coverage by doubling. Every formula adds non-negative terms to one another, so that a small share of the experts
// keeps all its digits, which 1 − q^n would lose.
#include "expert_coverage.hpp"

namespace prefill_decode {
namespace {

// u(n) = 1 − q^n of the first n steps, and v(n) = u(1) + … + u(n).
struct Coverage {
  double steps = 0.0;
  double share = 0.0;
  double sum = 0.0;
};

// From q^(m+n) = q^m·q^n: u(m+n) = u(m) + (1−u(m))·u(n), and summed v(m+n) = v(m) + n·u(m) + (1−u(m))·v(n).
Coverage operator+(const Coverage& a, const Coverage& b) {
  const double missed = 1.0 - a.share;
  return {.steps = a.steps + b.steps,
          .share = a.share + missed * b.share,
          .sum = a.sum + b.steps * a.share + missed * b.sum};
}

Coverage coverage_of_steps(double share_per_step, std::int64_t steps) {
  Coverage covered;
  Coverage power{.steps = 1.0, .share = share_per_step, .sum = share_per_step};
  for (std::int64_t left = steps; left > 0; left /= 2) {
    if (left % 2 == 1) covered = covered + power;
    power = power + power;
  }
  return covered;
}

}  // namespace

double active_expert_share(const Model& model) {
  return model.experts > 0.0 ? model.active_experts / model.experts : 0.0;
}

double coverage(double active_share, std::int64_t tokens) { return coverage_of_steps(active_share, tokens).share; }

// u(f) + u(f+1) + … + u(f+m−1) = m·u(f) + (1−u(f))·v(m−1)
double sum_of_coverage(double active_share, std::int64_t tokens_per_step, const TokenRange& range) {
  if (range.count == 0) return 0.0;
  const double share_per_step = coverage(active_share, tokens_per_step);
  const double first = coverage_of_steps(share_per_step, range.first).share;
  const double rest = coverage_of_steps(share_per_step, range.count - 1).sum;
  return static_cast<double>(range.count) * first + (1.0 - first) * rest;
}

}  // namespace prefill_decode
