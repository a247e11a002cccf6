// The diagnosis: core's prefill work plus memory traffic, compute_efficiency and score passes by a grid.
#include "validate/micro_batches.hpp"

#include <cmath>
#include <limits>

#include "prefill_decode/roofline.hpp"
#include "prefill_decode/units.hpp"

namespace validation {
namespace {

constexpr double micro_batch_tokens = 512.0;
constexpr double expanded_bits = 16.0;
constexpr double score_bytes = 4.0;
constexpr int most_score_passes = 12;
constexpr int efficiency_steps = 100;

struct Terms {
  // Seconds at compute_efficiency 1.
  double arithmetic_s = 0.0;
  // Expanding weights, launching passes.
  double fixed_s = 0.0;
  // One pass over all attention scores.
  double scores_s = 0.0;
};

Terms terms_of(const Run& run, const Constants& constants) {
  const auto tokens = static_cast<double>(run.prompt_tokens);
  const double passes = std::ceil(tokens / micro_batch_tokens);
  const double bytes_per_s = *run.datasheet.peak_bytes_per_s * constants.memory_efficiency;
  const bool expands = run.weight_bits < expanded_bits - 0.5;
  const double expanded_bytes =
      run.model.shared_parameters * (run.weight_bits + expanded_bits) / prefill_decode::bits_per_byte;
  const double scores = run.model.layers * run.model.query_heads * tokens * (tokens + micro_batch_tokens) / 2.0;
  return {.arithmetic_s = total_work(prefill_work_of(run)).flop / *run.datasheet.peak_flop_per_s,
          .fixed_s = passes * (constants.pass_overhead_s + (expands ? expanded_bytes / bytes_per_s : 0.0)),
          .scores_s = scores * score_bytes / bytes_per_s};
}

struct Choice {
  double compute_efficiency = 1.0;
  double score_passes = 0.0;
};

double seconds(const Terms& terms, const Choice& choice) {
  return terms.arithmetic_s / choice.compute_efficiency + terms.fixed_s + terms.scores_s * choice.score_passes;
}

double badness(const std::vector<Run>& runs, const std::vector<Terms>& terms, const Choice& choice) {
  double sum = 0.0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const double measured_s = static_cast<double>(runs[i].prompt_tokens) / *runs[i].prefill_tokens_per_s;
    sum += std::abs(std::log(measured_s / seconds(terms[i], choice)));
  }
  return sum;
}

Choice fit_choice(const std::vector<Run>& runs, const Constants& constants) {
  std::vector<Run> scored;
  std::vector<Terms> terms;
  for (const Run& run : runs) {
    if (!can_score_prefill(run)) continue;
    scored.push_back(run);
    terms.push_back(terms_of(run, constants));
  }
  Choice best;
  double least = std::numeric_limits<double>::infinity();
  for (int passes = 0; passes <= most_score_passes; ++passes) {
    for (int step = 1; step <= efficiency_steps; ++step) {
      const Choice choice{static_cast<double>(step) / efficiency_steps, static_cast<double>(passes)};
      const double sum = badness(scored, terms, choice);
      if (sum < least) {
        least = sum;
        best = choice;
      }
    }
  }
  return best;
}

}  // namespace

Predictor fitted_with_micro_batches(const std::vector<Run>& runs) {
  const Constants constants = fit_constants(runs);
  const Choice choice = fit_choice(runs, constants);
  Predictor predictor = predictor_of(constants);
  predictor.prefill = [constants, choice](const Run& run) {
    return static_cast<double>(run.prompt_tokens) / seconds(terms_of(run, constants), choice);
  };
  return predictor;
}

}  // namespace validation
