// The sums of one prefill pass and of the decode steps, operation by operation.
#include "app/panels/sum_lines.hpp"
#include "prefill_decode/answer.hpp"
#include "prefill_decode/pass.hpp"
#include "text/fill.hpp"
#include "text/formulas.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/sums_strings.hpp"

namespace shell {
namespace {

using prefill_decode::PassWork;
using prefill_decode::Roof;
using prefill_decode::Setting;
using prefill_decode::Work;

struct Operation {
  std::string_view name;
  std::string_view formula;
  // FLOP and bytes with the values put in.
  std::string flop_put_in;
  std::string bytes_put_in;
  Work work;
};

// A product with weights: those that a token uses, those that the pass reads, and the work with them.
struct Weights {
  std::string_view name;
  double used = 0.0;
  double read = 0.0;
  Work work;
};

// The shared weights and, where there are any, the experts.
std::vector<Weights> weights_of(const Setting& setting, std::int64_t pass_tokens, const PassWork& pass,
                                Language language) {
  const prefill_decode::Model& model = setting.model;
  std::vector<Weights> all{
      {sums_strings(language).linear, model.shared_parameters, model.shared_parameters, pass.linear}};
  if (model.expert_parameters > 0.0) {
    all.push_back({panel_strings(language).memory.experts, active_expert_parameters(model),
                   read_expert_parameters(model, pass_tokens), pass.experts});
  }
  return all;
}

std::string weight_bytes(const Setting& setting, const Weights& weights, Language language) {
  return product({weights.read, setting.precision.weight_bits}, language) + " / 8";
}

Operation prefill_linear(const Setting& setting, const Weights& weights, Language language) {
  const auto prompt = static_cast<double>(setting.scenario.prompt_tokens);
  const auto batch = static_cast<double>(setting.scenario.batch);
  return {weights.name, formulas::prefill_linear, product({2.0, weights.used, prompt, batch}, language),
          weight_bytes(setting, weights, language), weights.work};
}

Operation step_linear(const Setting& setting, const Weights& weights, Language language) {
  const auto batch = static_cast<double>(setting.scenario.batch);
  return {weights.name, formulas::step_linear, product({2.0, weights.used, batch}, language),
          weight_bytes(setting, weights, language), weights.work};
}

Operation head(const Setting& setting, const Work& work, Language language) {
  const auto batch = static_cast<double>(setting.scenario.batch);
  return {sums_strings(language).head, formulas::head, product({2.0, setting.model.head_parameters, batch}, language),
          product({setting.model.head_parameters, setting.precision.weight_bits}, language) + " / 8", work};
}

std::string attention_flop(const Setting& setting, Language language) {
  const prefill_decode::Model& model = setting.model;
  return product(
      {4.0, model.layers, model.query_heads, model.head_dimension, static_cast<double>(setting.scenario.batch)},
      language);
}

std::string attention_bytes(const Setting& setting, double context_tokens, Language language) {
  return product({static_cast<double>(setting.scenario.batch), kv_bytes_per_token(setting.model, setting.precision),
                  context_tokens},
                 language);
}

Operation prefill_attention(const Setting& setting, const Work& work, Language language) {
  const auto prompt = static_cast<double>(setting.scenario.prompt_tokens);
  const auto cached = static_cast<double>(setting.scenario.cached_tokens);
  const std::string pairs =
      " · (" + product({cached, prompt}, language) + " + " + product({prompt, prompt + 1.0}, language) + " / 2)";
  return {sums_strings(language).attention, formulas::prefill_attention, attention_flop(setting, language) + pairs,
          attention_bytes(setting, cached + prompt, language), work};
}

Operation step_attention(const Setting& setting, std::int64_t context_tokens, const Work& work, Language language) {
  const auto context = static_cast<double>(context_tokens);
  return {sums_strings(language).attention, formulas::step_attention,
          attention_flop(setting, language) + " · " + put_in(context, language),
          attention_bytes(setting, context, language), work};
}

void append_operation(std::string_view phase, const Operation& operation, const Roof& roof, Language language,
                      std::vector<SumLine>& lines) {
  const SumsStrings& words = sums_strings(language);
  const auto named = [&](std::string_view pattern) {
    return fill(pattern, {{"phase", phase}, {"operation", operation.name}});
  };
  lines.push_back({named(words.operation_work), std::string(operation.formula),
                   operation.flop_put_in + "; " + operation.bytes_put_in,
                   flop(operation.work.flop, language) + "; " + bytes(operation.work.bytes, language)});
  const double compute_s = compute_seconds(operation.work, roof);
  const double memory_s = memory_seconds(operation.work, roof);
  lines.push_back({named(words.operation_time), std::string(formulas::operation_time),
                   "max(" + sum_time(compute_s, language) + "; " + sum_time(memory_s, language) + ")",
                   fill(compute_s >= memory_s ? words.wins_compute : words.wins_memory,
                        {{"time", sum_time(roofline_seconds(operation.work, roof), language)}})});
}

// t₀ and the times of the operations.
std::string pass_put_in(const PassWork& pass, const Setting& setting, Language language) {
  const Roof roof = sustained_roof(setting.hardware);
  std::string text = sum_time(setting.hardware.pass_overhead_s, language);
  std::vector<Work> operations{pass.linear, pass.attention, pass.head};
  if (setting.model.expert_parameters > 0.0) operations.insert(operations.begin() + 1, pass.experts);
  for (const Work& work : operations) {
    text.append(" + ").append(sum_time(roofline_seconds(work, roof), language));
  }
  return text;
}

}  // namespace

std::vector<SumLine> prefill_sums(const PanelInput& input) {
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const Setting& setting = input.setting;
  const Roof roof = sustained_roof(setting.hardware);
  const PassWork pass = prefill_work(setting.model, setting.precision, setting.scenario);
  const std::string_view phase = panel_strings(language).prefill;
  std::vector<SumLine> lines;
  const std::int64_t tokens = setting.scenario.batch * setting.scenario.prompt_tokens;
  for (const Weights& weights : weights_of(setting, tokens, pass, language)) {
    append_operation(phase, prefill_linear(setting, weights, language), roof, language, lines);
  }
  append_operation(phase, prefill_attention(setting, pass.attention, language), roof, language, lines);
  append_operation(phase, head(setting, pass.head, language), roof, language, lines);
  lines.push_back({std::string(words.ttft), std::string(formulas::prefill_pass), pass_put_in(pass, setting, language),
                   duration(input.estimate.prefill.seconds, language)});
  return lines;
}

std::vector<SumLine> decode_sums(const PanelInput& input) {
  if (input.estimate.decode.seconds == 0.0) return {};
  const Language language = input.controls.language;
  const SumsStrings& words = sums_strings(language);
  const Setting& setting = input.setting;
  const prefill_decode::Scenario& scenario = setting.scenario;
  const Roof roof = sustained_roof(setting.hardware);
  const std::int64_t first = scenario.cached_tokens + scenario.prompt_tokens + 1;
  const std::int64_t steps = scenario.answer_tokens - 1;
  const PassWork step = decode_step_work(setting.model, setting.precision, scenario.batch, first);
  std::vector<SumLine> lines;
  for (const Weights& weights : weights_of(setting, scenario.batch, step, language)) {
    append_operation(words.first_step, step_linear(setting, weights, language), roof, language, lines);
  }
  append_operation(words.first_step, step_attention(setting, first, step.attention, language), roof, language, lines);
  append_operation(words.first_step, head(setting, step.head, language), roof, language, lines);
  lines.push_back({fill(words.step_total, {{"step", words.first_step}}), std::string(formulas::step_pass),
                   pass_put_in(step, setting, language), sum_time(pass_seconds(step, setting.hardware), language)});
  const double last_s = decode_steps(setting, first + steps - 1, 1).seconds;
  lines.push_back({std::string(words.decode), std::string(formulas::decode),
                   fill(words.steps_from_to, {{"steps", put_in(static_cast<double>(steps), language)},
                                              {"first", sum_time(pass_seconds(step, setting.hardware), language)},
                                              {"last", sum_time(last_s, language)}}),
                   duration(input.estimate.decode.seconds, language)});
  return lines;
}

}  // namespace shell
