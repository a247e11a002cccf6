// What an estimate refuses, field by field.
#include "prefill_decode/validate.hpp"

#include <catch2/catch_test_macros.hpp>
#include <limits>

#include "core/fixtures.hpp"

using namespace prefill_decode;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

template <typename Part>
bool refuses(const Part& part, ProblemCode code, std::string_view field) {
  const std::vector<Problem> problems = validate(part);
  return problems.size() == 1 && problems[0].code == code && problems[0].field == field;
}

template <typename Part, typename Value>
Part with(Part part, Value Part::*field, Value value) {
  part.*field = value;
  return part;
}

Hardware hardware(double Hardware::*field, double value) { return with(fixtures::laptop, field, value); }
Model model(double Model::*field, double value) { return with(fixtures::qwen25_7b, field, value); }
Model experts(double Model::*field, double value) { return with(fixtures::mixtral_8x7b, field, value); }
Precision precision(double Precision::*field, double value) { return with(Precision{}, field, value); }
Scenario scenario(std::int64_t Scenario::*field, std::int64_t value) { return with(Scenario{}, field, value); }

}  // namespace

TEST_CASE("The machines and models of the tests are valid, in every combination") {
  for (const Hardware& h : {fixtures::laptop, fixtures::rtx_4090, fixtures::a100, fixtures::h100}) {
    for (const Model& m : {fixtures::qwen25_7b, fixtures::llama31_8b, fixtures::llama2_7b, fixtures::llama33_70b,
                           fixtures::mixtral_8x7b}) {
      CHECK(validate(fixtures::on(h, fixtures::balanced, m)).empty());
    }
  }
}

TEST_CASE("Rates and memory must be positive") {
  for (const double value : {0.0, -0.0, -1.0}) {
    CHECK(refuses(hardware(&Hardware::peak_flop_per_s, value), ProblemCode::not_positive, "peak_flop_per_s"));
    CHECK(refuses(hardware(&Hardware::peak_bytes_per_s, value), ProblemCode::not_positive, "peak_bytes_per_s"));
    CHECK(refuses(hardware(&Hardware::memory_bytes, value), ProblemCode::not_positive, "memory_bytes"));
  }
}

TEST_CASE("Efficiencies lie above 0 and reach 1 at most") {
  for (const double value : {0.0, -0.5, 1.0000001, 27.5}) {
    CHECK(refuses(hardware(&Hardware::compute_efficiency, value), ProblemCode::not_a_fraction, "compute_efficiency"));
    CHECK(refuses(hardware(&Hardware::memory_efficiency, value), ProblemCode::not_a_fraction, "memory_efficiency"));
    CHECK(refuses(hardware(&Hardware::usable_memory_fraction, value), ProblemCode::not_a_fraction,
                  "usable_memory_fraction"));
  }
  CHECK(validate(hardware(&Hardware::compute_efficiency, 1.0)).empty());
}

TEST_CASE("Overhead and price may be 0 and not negative") {
  CHECK(validate(hardware(&Hardware::pass_overhead_s, 0.0)).empty());
  CHECK(refuses(hardware(&Hardware::pass_overhead_s, -1e-6), ProblemCode::negative, "pass_overhead_s"));
  CHECK(refuses(hardware(&Hardware::usd_per_hour, -2.0), ProblemCode::negative, "usd_per_hour"));
}

TEST_CASE("What is not a finite number is refused as such in every field of the machine") {
  constexpr double Hardware::*fields[] = {&Hardware::peak_flop_per_s,  &Hardware::compute_efficiency,
                                          &Hardware::peak_bytes_per_s, &Hardware::memory_efficiency,
                                          &Hardware::memory_bytes,     &Hardware::usable_memory_fraction,
                                          &Hardware::pass_overhead_s,  &Hardware::usd_per_hour};
  for (double Hardware::*const field : fields) {
    for (const double value : {not_a_number, infinity, -infinity}) {
      const std::vector<Problem> problems = validate(hardware(field, value));
      REQUIRE(problems.size() == 1);
      CHECK(problems[0].code == ProblemCode::not_finite);
    }
  }
}

TEST_CASE("What is not a finite number is refused as such in every field of the model") {
  constexpr double Model::*fields[] = {&Model::layers,
                                       &Model::query_heads,
                                       &Model::kv_heads,
                                       &Model::head_dimension,
                                       &Model::shared_parameters,
                                       &Model::expert_parameters,
                                       &Model::experts,
                                       &Model::active_experts,
                                       &Model::head_parameters,
                                       &Model::embedding_parameters,
                                       &Model::trained_context_tokens};
  for (double Model::*const field : fields) {
    for (const double value : {not_a_number, infinity, -infinity}) {
      const std::vector<Problem> problems = validate(model(field, value));
      REQUIRE(problems.size() == 1);
      CHECK(problems[0].code == ProblemCode::not_finite);
    }
  }
}

TEST_CASE("Shapes are positive whole numbers") {
  CHECK(refuses(model(&Model::layers, 0.0), ProblemCode::not_positive, "layers"));
  CHECK(refuses(model(&Model::layers, 27.5), ProblemCode::not_whole, "layers"));
  CHECK(refuses(model(&Model::query_heads, -28.0), ProblemCode::not_positive, "query_heads"));
  CHECK(refuses(model(&Model::kv_heads, 0.0), ProblemCode::not_positive, "kv_heads"));
  CHECK(refuses(model(&Model::head_dimension, 128.25), ProblemCode::not_whole, "head_dimension"));
  CHECK(refuses(model(&Model::shared_parameters, 0.0), ProblemCode::not_positive, "shared_parameters"));
  CHECK(refuses(model(&Model::head_parameters, 0.0), ProblemCode::not_positive, "head_parameters"));
  CHECK(refuses(model(&Model::embedding_parameters, -1.0), ProblemCode::negative, "embedding_parameters"));
  CHECK(validate(model(&Model::embedding_parameters, 0.0)).empty());
  CHECK(refuses(model(&Model::trained_context_tokens, 4096.5), ProblemCode::not_whole, "trained_context_tokens"));
  CHECK(validate(model(&Model::trained_context_tokens, 0.0)).empty());
}

TEST_CASE("There are at most as many KV heads as query heads, and they divide them") {
  CHECK(refuses(model(&Model::kv_heads, 56.0), ProblemCode::more_kv_heads_than_heads, "kv_heads"));
  CHECK(refuses(model(&Model::kv_heads, 5.0), ProblemCode::heads_not_divisible, "query_heads"));
  CHECK(validate(model(&Model::kv_heads, 28.0)).empty());
}

TEST_CASE("A problem carries the refused value and the bound that it breaks") {
  const Problem heads = validate(model(&Model::kv_heads, 56.0)).at(0);
  CHECK(heads.value == 56.0);
  CHECK(heads.bound == 28.0);
  const Problem prompt = validate(scenario(&Scenario::prompt_tokens, max_prompt_tokens + 1)).at(0);
  CHECK(prompt.value == static_cast<double>(max_prompt_tokens + 1));
  CHECK(prompt.bound == static_cast<double>(max_prompt_tokens));
}

TEST_CASE("A model has all of its expert figures or none") {
  CHECK(refuses(experts(&Model::expert_parameters, 0.0), ProblemCode::experts_incomplete, "expert_parameters"));
  CHECK(refuses(experts(&Model::experts, 0.0), ProblemCode::experts_incomplete, "experts"));
  CHECK(refuses(experts(&Model::active_experts, 0.0), ProblemCode::experts_incomplete, "active_experts"));
  CHECK(refuses(experts(&Model::active_experts, 9.0), ProblemCode::more_active_experts_than_experts, "active_experts"));
  CHECK(refuses(experts(&Model::active_experts, 1.5), ProblemCode::not_whole, "active_experts"));
  CHECK(refuses(experts(&Model::experts, -8.0), ProblemCode::negative, "experts"));
  CHECK(validate(experts(&Model::active_experts, 8.0)).empty());
}

TEST_CASE("Numbers have from 1 to 32 bits") {
  for (const double value : {0.0, -4.0}) {
    CHECK(refuses(precision(&Precision::weight_bits, value), ProblemCode::not_positive, "weight_bits"));
    CHECK(refuses(precision(&Precision::kv_bits, value), ProblemCode::not_positive, "kv_bits"));
  }
  CHECK(refuses(precision(&Precision::weight_bits, 0.5), ProblemCode::below_minimum, "weight_bits"));
  CHECK(refuses(precision(&Precision::weight_bits, 32.5), ProblemCode::above_maximum, "weight_bits"));
  CHECK(refuses(precision(&Precision::kv_bits, not_a_number), ProblemCode::not_finite, "kv_bits"));
  CHECK(refuses(precision(&Precision::kv_bits, infinity), ProblemCode::not_finite, "kv_bits"));
  for (const double value : {1.0, 1.58, 4.5, 32.0}) CHECK(validate(precision(&Precision::weight_bits, value)).empty());
}

TEST_CASE("Lengths and batch have a range") {
  for (const std::int64_t value : {std::int64_t{0}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::min()}) {
    CHECK(refuses(scenario(&Scenario::prompt_tokens, value), ProblemCode::not_positive, "prompt_tokens"));
    CHECK(refuses(scenario(&Scenario::answer_tokens, value), ProblemCode::not_positive, "answer_tokens"));
    CHECK(refuses(scenario(&Scenario::batch, value), ProblemCode::not_positive, "batch"));
  }
  CHECK(refuses(scenario(&Scenario::cached_tokens, -1), ProblemCode::negative, "cached_tokens"));
  CHECK(validate(scenario(&Scenario::cached_tokens, 0)).empty());
  const std::int64_t far = std::numeric_limits<std::int64_t>::max();
  CHECK(refuses(scenario(&Scenario::prompt_tokens, far), ProblemCode::above_maximum, "prompt_tokens"));
  CHECK(
      refuses(scenario(&Scenario::answer_tokens, max_answer_tokens + 1), ProblemCode::above_maximum, "answer_tokens"));
  CHECK(
      refuses(scenario(&Scenario::cached_tokens, max_cached_tokens + 1), ProblemCode::above_maximum, "cached_tokens"));
  CHECK(refuses(scenario(&Scenario::batch, max_batch + 1), ProblemCode::above_maximum, "batch"));
}

TEST_CASE("Problems come in the order of the fields: machine, model, precision, scenario") {
  const Setting nothing{.hardware = {}, .model = {}, .precision = {.weight_bits = 0.0}, .scenario = {.batch = 0}};
  std::vector<std::string_view> fields;
  for (const Problem& problem : validate(nothing)) fields.push_back(problem.field);
  const std::vector<std::string_view> expected{
      "peak_flop_per_s", "peak_bytes_per_s",  "memory_bytes",    "layers",      "query_heads", "kv_heads",
      "head_dimension",  "shared_parameters", "head_parameters", "weight_bits", "batch"};
  CHECK(fields == expected);
}

TEST_CASE("A setting whose fields pass and whose numbers overflow together is refused as a whole") {
  Setting setting = fixtures::on(fixtures::laptop);
  setting.model.shared_parameters = 1e300;
  setting.hardware.peak_flop_per_s = 1e-300;
  CHECK(refuses(setting, ProblemCode::not_finite, "estimate"));
}

TEST_CASE("A setting whose roof vanishes is refused as a whole") {
  // 1e-200 of 1e-200 FLOP/s is less than any double but 0.
  Setting setting = fixtures::on(fixtures::laptop);
  setting.hardware.peak_flop_per_s = 1e-200;
  setting.hardware.compute_efficiency = 1e-200;
  CHECK(refuses(setting, ProblemCode::not_finite, "estimate"));
}
