// The worked example of docs/model.md: every row of it, composed from what the core computes.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "core/fixtures.hpp"
#include "prefill_decode/batching.hpp"
#include "prefill_decode/estimate.hpp"
#include "prefill_decode/pass.hpp"

using namespace prefill_decode;

namespace {

std::string fixed(double value, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

// 15008930048000 → 15,008,930,048,000
std::string whole(double value) {
  std::string text = fixed(value, 0);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
  return text;
}

std::string document() {
  std::ifstream file(PREFILL_DECODE_TEST_DATA "/../../docs/model.md");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

bool says(const std::string& row) { return document().find(row) != std::string::npos; }

std::string operation_row(const char* name, const Work& work) {
  const Roof roof = sustained_roof(fixtures::laptop);
  return std::string("| ") + name + " | " + whole(work.flop) + " | " + fixed(compute_seconds(work, roof), 9) + " | " +
         whole(work.bytes) + " | " + fixed(memory_seconds(work, roof), 9) + " |";
}

std::string figure_row(const char* name, const std::string& figure) {
  return std::string("| ") + name + " | " + figure + " |";
}

void check_rows(const PassWork& pass) {
  for (const std::string& row : {operation_row("linear", pass.linear), operation_row("attention", pass.attention),
                                 operation_row("head", pass.head)}) {
    INFO(row);
    CHECK(says(row));
  }
}

void check_figure(const char* name, const std::string& figure) {
  INFO(figure_row(name, figure));
  CHECK(says(figure_row(name, figure)));
}

PassWork sum_of(const PassWork& a, const PassWork& b) {
  return {.linear = a.linear + b.linear,
          .experts = a.experts + b.experts,
          .attention = a.attention + b.attention,
          .head = a.head + b.head};
}

// The steps, or the passes without the cache, of the balanced answer, added up one by one.
template <typename PassAt>
PassWork sum_over(std::int64_t first, std::int64_t last, PassAt pass_at) {
  PassWork sum;
  for (std::int64_t tokens = first; tokens <= last; ++tokens) sum = sum_of(sum, pass_at(tokens));
  return sum;
}

const Setting setting = fixtures::on(fixtures::laptop);

}  // namespace

TEST_CASE("The document's prefill is what the core computes, to the last digit") {
  check_rows(prefill_work(setting.model, setting.precision, setting.scenario));
}

TEST_CASE("The document's decode is what the core computes, to the last digit") {
  check_rows(sum_over(
      1151, 1999, [](std::int64_t context) { return decode_step_work(setting.model, setting.precision, 1, context); }));
}

TEST_CASE("The document's answer without the cache is what the core computes, to the last digit") {
  check_rows(sum_over(1150, 1999, [](std::int64_t tokens) {
    return prefill_work(setting.model, setting.precision, {.prompt_tokens = tokens});
  }));
}

TEST_CASE("The document's figures are what the core estimates, to the last digit") {
  const Estimate e = estimate(setting);
  check_figure("ridge point, FLOP per byte", fixed(e.ridge_flop_per_byte, 4));
  check_figure("prefill = time to first token, s", fixed(e.prefill.seconds, 9));
  check_figure("decode, s", fixed(e.decode.seconds, 9));
  check_figure("whole answer, s", fixed(e.total_s, 9));
  check_figure("without the cache, s", fixed(e.no_cache_s, 6));
  check_figure("share of prefill", fixed(e.prefill_share, 6));
  check_figure("prefill, tokens/s", fixed(e.prefill.tokens_per_s, 4));
  check_figure("decode, tokens/s", fixed(e.decode.tokens_per_s, 4));
  check_figure("time per output token, s", fixed(e.seconds_per_output_token, 9));
  check_figure("utilisation of prefill", fixed(e.prefill.utilization, 6));
  check_figure("utilisation of decode", fixed(e.decode.utilization, 6));
  check_figure("MFU of prefill", fixed(e.prefill.mfu, 6));
  check_figure("MFU of decode", fixed(e.decode.mfu, 6));
  check_figure("MBU of prefill", fixed(e.prefill.mbu, 6));
  check_figure("MBU of decode", fixed(e.decode.mbu, 6));
  check_figure("intensity of prefill, FLOP per byte", fixed(e.prefill.intensity, 4));
  check_figure("intensity of decode, FLOP per byte", fixed(e.decode.intensity, 4));
  check_figure("weights, bytes", whole(e.memory.shared_weight_bytes));
  check_figure("KV cache at the end, bytes", whole(e.memory.kv_cache_bytes));
  check_figure("memory in all, bytes", whole(e.memory.total_bytes));
  check_figure("half the answer saves, s", fixed(e.advice.half_answer_saves_s, 6));
  check_figure("half the prompt saves, s", fixed(e.advice.half_prompt_saves_s, 6));
  check_figure("card seconds per input token", fixed(e.price.card_seconds_per_input_token, 9));
  check_figure("card seconds per output token", fixed(e.price.card_seconds_per_output_token, 9));
  check_figure("output token to input token", fixed(e.price.output_to_input_ratio, 4));
}

TEST_CASE("The document's batch limits are those of the core") {
  const BatchLimits limits = batch_limits(fixtures::on(fixtures::h100));
  check_figure("matrix products compute-bound from batch", std::to_string(limits.linear_compute_bound.value_or(0)));
  check_figure("KV reads exceed weight reads from batch", std::to_string(limits.kv_reads_exceed_weights.value_or(0)));
  check_figure("largest batch in memory", std::to_string(limits.fits_memory));
}
