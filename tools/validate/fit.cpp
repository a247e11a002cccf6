// The fit by trying every candidate.
#include "validate/fit.hpp"

#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "prefill_decode/roofline.hpp"

namespace validation {
namespace {

// A decode step as a line: seconds = overhead + slowdown · ideal_s, where slowdown = 1 / memory_efficiency.
struct Step {
  double ideal_s = 0.0;
  double measured_s = 0.0;
  double weight = 0.0;
};

struct Line {
  double slowdown = 1.0;
  double overhead_s = 0.0;
};

class Weights {
 public:
  explicit Weights(const std::vector<Run>& runs) {
    for (const Run& run : runs) ++runs_[key(run)];
  }
  double of(const Run& run) const { return 1.0 / runs_.at(key(run)); }

 private:
  static std::pair<std::string, std::string> key(const Run& run) { return {run.device, run.backend}; }
  std::map<std::pair<std::string, std::string>, int> runs_;
};

std::vector<Run> kept(const std::vector<Run>& runs, bool (*can_score)(const Run&), const FitRules& rules) {
  std::vector<Run> found;
  for (const Run& run : runs) {
    if (can_score(run) && takes_part(run, rules)) found.push_back(run);
  }
  return found;
}

std::vector<Step> decode_steps(const std::vector<Run>& runs) {
  const Weights weights(runs);
  std::vector<Step> steps;
  steps.reserve(runs.size());
  for (const Run& run : runs) {
    steps.push_back({.ideal_s = total_work(decode_work_of(run)).bytes / *run.datasheet.peak_bytes_per_s,
                     .measured_s = static_cast<double>(run.batch) / *run.decode_tokens_per_s,
                     .weight = weights.of(run)});
  }
  return steps;
}

double badness(const Line& line, const std::vector<Step>& steps) {
  double sum = 0.0;
  for (const Step& step : steps) {
    const double predicted_s = line.overhead_s + line.slowdown * step.ideal_s;
    sum += step.weight * std::abs(std::log(step.measured_s / predicted_s));
  }
  return sum;
}

std::vector<Line> candidates(const std::vector<Step>& steps, bool with_overhead) {
  std::vector<Line> lines;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    lines.push_back({.slowdown = steps[i].measured_s / steps[i].ideal_s, .overhead_s = 0.0});
    if (!with_overhead) continue;
    lines.push_back({.slowdown = 1.0, .overhead_s = steps[i].measured_s - steps[i].ideal_s});
    for (std::size_t j = 0; j < i; ++j) {
      const double slope = (steps[i].measured_s - steps[j].measured_s) / (steps[i].ideal_s - steps[j].ideal_s);
      if (std::isfinite(slope)) lines.push_back({slope, steps[i].measured_s - slope * steps[i].ideal_s});
    }
  }
  return lines;
}

bool allowed(const Line& line) { return line.slowdown >= 1.0 && line.overhead_s >= 0.0; }

Line fit_line(const std::vector<Step>& steps, bool with_overhead) {
  Line best;
  double least = std::numeric_limits<double>::infinity();
  for (const Line& line : candidates(steps, with_overhead)) {
    const double sum = allowed(line) ? badness(line, steps) : least;
    if (sum < least) {
      least = sum;
      best = line;
    }
  }
  return best;
}

Constants with_compute(Constants constants, double compute_efficiency) {
  constants.compute_efficiency = compute_efficiency;
  return constants;
}

// compute_efficiency in (0, 1] that reproduces the measured prefill, or the nearest to it.
double exact_compute_efficiency(const Run& run, const Constants& constants) {
  double low = 0.0;
  double high = 1.0;
  for (int halvings = 0; halvings < 40; ++halvings) {
    const double middle = (low + high) / 2.0;
    const bool too_slow =
        predicted_prefill_tokens_per_s(run, with_compute(constants, middle)) < *run.prefill_tokens_per_s;
    (too_slow ? low : high) = middle;
  }
  return high;
}

double fit_compute(const std::vector<Run>& runs, const Constants& constants) {
  const Weights weights(runs);
  double best = 1.0;
  double least = std::numeric_limits<double>::infinity();
  for (const Run& candidate : runs) {
    const Constants tried = with_compute(constants, exact_compute_efficiency(candidate, constants));
    double sum = 0.0;
    for (const Run& run : runs) {
      sum +=
          weights.of(run) * std::abs(std::log(predicted_prefill_tokens_per_s(run, tried) / *run.prefill_tokens_per_s));
    }
    if (sum < least) {
      least = sum;
      best = tried.compute_efficiency;
    }
  }
  return best;
}

}  // namespace

bool is_marked_anomaly(const Run& run) { return run.notes.find("ANOMALY") != std::string::npos; }

bool takes_part(const Run& run, const FitRules& rules) {
  return run.prompt_tokens <= rules.longest_prompt_tokens && !is_marked_anomaly(run);
}

Constants fit_constants(const std::vector<Run>& runs, const FitRules& rules) {
  const Line line = fit_line(decode_steps(kept(runs, can_score_decode, rules)), rules.with_overhead);
  const Constants constants{.memory_efficiency = 1.0 / line.slowdown, .pass_overhead_s = line.overhead_s};
  return fit_compute_efficiency(runs, constants, rules);
}

Constants fit_compute_efficiency(const std::vector<Run>& runs, Constants constants, const FitRules& rules) {
  return with_compute(constants, fit_compute(kept(runs, can_score_prefill, rules), constants));
}

}  // namespace validation
