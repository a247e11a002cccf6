// Fit, cross-validation and report of tools/validate.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include "tools/validate_fixture.hpp"
#include "validate/cross_validation.hpp"
#include "validate/micro_batches.hpp"
#include "validate/project.hpp"
#include "validate/run_class.hpp"
#include "validate/statistics.hpp"
#include "validate/template_text.hpp"

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::WithinRel;
using validation::Constants;
using validation::Run;
using validation_test::runs_obeying;

namespace {

const Constants known{.compute_efficiency = 0.42, .memory_efficiency = 0.81, .pass_overhead_s = 0.0035};
const std::filesystem::path project_root = std::filesystem::path(PREFILL_DECODE_PROFILES).parent_path();

validation::ClassRuns class_of_runs(const std::vector<Run>& runs) {
  return {.kind = &validation::run_classes().front(), .runs = runs};
}

std::vector<Run> project_runs() {
  const auto profiles = validation::read_profiles(project_root);
  return validation::read_runs(project_root, profiles, {}, {});
}

}  // namespace

TEST_CASE("the fit recovers the constants that made the runs") {
  const Constants found = validation::fit_constants(runs_obeying(known));
  CHECK_THAT(found.compute_efficiency, WithinRel(known.compute_efficiency, 1e-9));
  CHECK_THAT(found.memory_efficiency, WithinRel(known.memory_efficiency, 1e-9));
  CHECK_THAT(found.pass_overhead_s, WithinRel(known.pass_overhead_s, 1e-9));
}

TEST_CASE("a run ten times too slow does not move the fit") {
  auto runs = runs_obeying(known);
  *runs.front().prefill_tokens_per_s /= 10.0;
  *runs.front().decode_tokens_per_s /= 10.0;
  const Constants found = validation::fit_constants(runs);
  CHECK_THAT(found.compute_efficiency, WithinRel(known.compute_efficiency, 1e-9));
  CHECK_THAT(found.memory_efficiency, WithinRel(known.memory_efficiency, 1e-9));
}

TEST_CASE("the fit does not look at long prompts nor at runs marked as anomalies") {
  auto runs = runs_obeying(known);
  for (Run& run : runs) {
    if (run.prompt_tokens <= 1024 && run.device != "Apple T1") continue;
    *run.prefill_tokens_per_s *= 3.0;
    if (run.device == "Apple T1") run.notes = "ANOMALY: far off";
  }
  CHECK_THAT(validation::fit_constants(runs).compute_efficiency, WithinRel(known.compute_efficiency, 1e-9));
}

TEST_CASE("without the overhead the fit keeps it at zero") {
  CHECK(validation::fit_constants(runs_obeying(known), {.with_overhead = false}).pass_overhead_s == 0.0);
}

TEST_CASE("efficiencies stay at most one however fast the runs are") {
  auto runs = runs_obeying({.compute_efficiency = 1.0, .memory_efficiency = 1.0});
  for (Run& run : runs) {
    *run.prefill_tokens_per_s *= 2.0;
    *run.decode_tokens_per_s *= 2.0;
  }
  const Constants found = validation::fit_constants(runs);
  CHECK(found.compute_efficiency <= 1.0);
  CHECK(found.memory_efficiency <= 1.0);
}

TEST_CASE("a device takes no part in its own prediction") {
  auto runs = runs_obeying(known);
  for (Run& run : runs) {
    if (run.device != "Apple T3") continue;
    *run.prefill_tokens_per_s *= 0.5;
    *run.decode_tokens_per_s *= 0.5;
  }
  const validation::ClassRuns members = class_of_runs(runs);
  const auto scores = validation::cross_validate(members, validation::fitted);
  CHECK(scores.groups_left_out == 4);
  for (const auto& score : scores.scores) {
    if (score.run->device != "Apple T3") continue;
    CHECK_THAT(validation::prefill_error(score), WithinRel(1.0, 1e-9));
    CHECK_THAT(validation::decode_error(score), WithinRel(1.0, 1e-9));
  }
}

TEST_CASE("each round learns from every device but one") {
  std::vector<std::vector<std::string>> seen;
  const validation::Method spy = [&](const std::vector<Run>& runs) {
    seen.push_back(validation::groups_of(runs, validation::device_group));
    return validation::ideal(runs);
  };
  const validation::ClassRuns members = class_of_runs(runs_obeying(known));
  validation::cross_validate(members, spy);
  REQUIRE(seen.size() == 4);
  CHECK(seen[0] == std::vector<std::string>{"Apple T2", "Apple T3", "Apple T4"});
  CHECK(seen[3] == std::vector<std::string>{"Apple T1", "Apple T2", "Apple T3"});
}

TEST_CASE("a class of one device is scored on its own fit and says that nothing was left out") {
  std::vector<Run> runs = runs_obeying(known);
  runs.resize(6);
  const validation::ClassRuns members = class_of_runs(runs);
  CHECK(validation::cross_validate(members, validation::fitted).groups_left_out == 0);
}

TEST_CASE("variants of a chip are one group") {
  Run run;
  run.device = "Apple M1 Max (24 GPU cores)";
  CHECK(validation::chip_group(run) == "Apple M1 Max");
}

TEST_CASE("the diagnosis finds nothing to add where there is nothing to add") {
  auto runs = runs_obeying({.compute_efficiency = 0.42, .memory_efficiency = 0.81});
  for (Run& run : runs) run.weight_bits = 16.0;
  for (Run& run : runs) run = validation_test::measured_with(run, known);
  const auto predictor = validation::fitted_with_micro_batches(runs);
  for (const Run& run : runs) CHECK_THAT(predictor.prefill(run), WithinRel(*run.prefill_tokens_per_s, 0.05));
}

TEST_CASE("every published run belongs to a class, and every value is scored or has a reason") {
  const auto runs = project_runs();
  CHECK(runs.size() == 281);
  std::size_t classified = 0;
  for (const auto& members : validation::runs_by_class(runs)) classified += members.runs.size();
  CHECK(classified == runs.size());
}

TEST_CASE("GeForce peaks are halved to FP32 accumulate, as the hardware profiles count them") {
  for (const auto& members : validation::runs_by_class(project_runs())) {
    for (const Run& run : members.runs) {
      if (run.device == "RTX 4090") CHECK_THAT(*run.datasheet.peak_flop_per_s, WithinRel(165.15e12, 1e-12));
      if (run.device == "RTX 6000 Ada") CHECK_THAT(*run.datasheet.peak_flop_per_s, WithinRel(364e12, 1e-12));
    }
  }
}

TEST_CASE("weights are counted by their published size") {
  for (const Run& run : project_runs()) {
    if (run.weight_format == "F16") CHECK_THAT(run.weight_bits, WithinRel(16.0, 0.001));
    if (run.weight_format == "Q4_K_M" && run.model_name == "Llama-3-8B")
      CHECK_THAT(run.weight_bits, WithinRel(4.90, 0.001));
  }
}

TEST_CASE("two runs of the tool write the same bytes") {
  CHECK(validation::outputs_of(project_root) == validation::outputs_of(project_root));
}

TEST_CASE("the report and the calibrations on disk are what the tool writes") {
  CHECK(validation::outdated(project_root, validation::outputs_of(project_root)) == std::vector<std::string>{});
}

TEST_CASE("the ninetieth percentile is the value that nine tenths do not exceed") {
  const auto summary = validation::summarise({0.1, -0.2, 0.3, -0.4, 0.5, 0.6, -0.7, 0.8, 0.9, -1.0});
  CHECK_THAT(summary.median, WithinRel(0.55, 1e-12));
  CHECK_THAT(summary.percentile_90, WithinRel(0.9, 1e-12));
  CHECK_THAT(summary.worst, WithinRel(1.0, 1e-12));
}

TEST_CASE("a name without a value in the template is an error that names it") {
  CHECK(validation::fill("a {{b}} c", {{"b", "2"}}) == "a 2 c");
  CHECK_THROWS_WITH(validation::fill("{{missing}}", {}), ContainsSubstring("{{missing}}"));
}
