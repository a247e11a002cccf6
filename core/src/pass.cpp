// The work of one pass and its time.
#include "prefill_decode/pass.hpp"

#include "expert_coverage.hpp"
#include "prefill_decode/units.hpp"

namespace prefill_decode {
namespace {

// Of one conversation.
struct PassTokens {
  std::int64_t computed = 0;
  std::int64_t attended = 0;
  // Query-key pairs: for every computed token the tokens that it sees, itself included.
  std::int64_t pairs = 0;
};

double weight_bytes(double parameters, const Precision& precision) {
  return parameters * precision.weight_bits / bits_per_byte;
}

double weight_flop(double parameters, double tokens) { return flop_per_multiply_add * parameters * tokens; }

// A score and a weighted value: two products over the head dimension in every query head of every layer.
double flop_per_pair(const Model& model) {
  return 2.0 * flop_per_multiply_add * model.layers * model.query_heads * model.head_dimension;
}

PassWork pass_work(const Model& model, const Precision& precision, std::int64_t batch, const PassTokens& tokens) {
  const auto conversations = static_cast<double>(batch);
  const std::int64_t computed = batch * tokens.computed;
  return {.linear = {.flop = weight_flop(model.shared_parameters, static_cast<double>(computed)),
                     .bytes = weight_bytes(model.shared_parameters, precision)},
          .experts = {.flop = weight_flop(active_expert_parameters(model), static_cast<double>(computed)),
                      .bytes = weight_bytes(read_expert_parameters(model, computed), precision)},
          .attention = {.flop = flop_per_pair(model) * static_cast<double>(tokens.pairs) * conversations,
                        .bytes = kv_bytes_per_token(model, precision) * static_cast<double>(tokens.attended) *
                                 conversations},
          .head = {.flop = weight_flop(model.head_parameters, conversations),
                   .bytes = weight_bytes(model.head_parameters, precision)}};
}

}  // namespace

double active_expert_parameters(const Model& model) { return model.expert_parameters * active_expert_share(model); }

double read_expert_parameters(const Model& model, std::int64_t tokens) {
  return model.expert_parameters * coverage(active_expert_share(model), tokens);
}

double kv_bytes_per_token(const Model& model, const Precision& precision) {
  constexpr double keys_and_values = 2.0;
  return keys_and_values * model.layers * model.kv_heads * model.head_dimension * precision.kv_bits / bits_per_byte;
}

// Token i of the prompt sees C + i tokens: Σ for i = 1 … P is P·(2C + P + 1)/2.
PassWork prefill_work(const Model& model, const Precision& precision, const Scenario& scenario) {
  const std::int64_t prompt = scenario.prompt_tokens;
  const std::int64_t cached = scenario.cached_tokens;
  return pass_work(model, precision, scenario.batch,
                   {.computed = prompt, .attended = cached + prompt, .pairs = prompt * (2 * cached + prompt + 1) / 2});
}

PassWork decode_step_work(const Model& model, const Precision& precision, std::int64_t batch,
                          std::int64_t context_tokens) {
  return pass_work(model, precision, batch, {.computed = 1, .attended = context_tokens, .pairs = context_tokens});
}

Work total_work(const PassWork& pass) { return pass.linear + pass.experts + pass.attention + pass.head; }

double pass_seconds(const PassWork& pass, const Hardware& hardware) {
  const Roof roof = sustained_roof(hardware);
  return hardware.pass_overhead_s + roofline_seconds(pass.linear, roof) + roofline_seconds(pass.experts, roof) +
         roofline_seconds(pass.attention, roof) + roofline_seconds(pass.head, roof);
}

}  // namespace prefill_decode
