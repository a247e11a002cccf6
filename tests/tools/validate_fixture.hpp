// Synthetic runs whose constants are known, and the project's own measured runs.
#pragma once

#include <string>
#include <vector>

#include "validate/prediction.hpp"

namespace validation_test {

inline prefill_decode::Model llama_8b() {
  return {.layers = 32,
          .query_heads = 32,
          .kv_heads = 8,
          .head_dimension = 128,
          .shared_parameters = 6979588096.0,
          .head_parameters = 525336576.0,
          .embedding_parameters = 525336576.0};
}

inline validation::Run run_on(const std::string& device, double peak_flop_per_s, double peak_bytes_per_s,
                              double weight_bits, std::int64_t prompt_tokens) {
  validation::Run run;
  run.device = device;
  run.backend = "llama.cpp Metal";
  run.model = llama_8b();
  run.weight_bits = weight_bits;
  run.prompt_tokens = prompt_tokens;
  run.context_tokens = prompt_tokens;
  run.datasheet = {.peak_flop_per_s = peak_flop_per_s, .peak_bytes_per_s = peak_bytes_per_s};
  return run;
}

inline validation::Run measured_with(validation::Run run, const validation::Constants& constants) {
  run.prefill_tokens_per_s = validation::predicted_prefill_tokens_per_s(run, constants);
  run.decode_tokens_per_s = validation::predicted_decode_tokens_per_s(run, constants);
  return run;
}

// Four machines, two formats, three lengths, all obeying the constants exactly.
inline std::vector<validation::Run> runs_obeying(const validation::Constants& constants) {
  std::vector<validation::Run> runs;
  int line = 2;
  for (int machine = 1; machine <= 4; ++machine) {
    for (const double bits : {4.5, 16.0}) {
      for (const std::int64_t tokens : {512, 1024, 4096}) {
        const validation::Run run =
            run_on("Apple T" + std::to_string(machine), 5e12 * machine, 1e11 * machine, bits, tokens);
        runs.push_back(measured_with(run, constants));
        runs.back().line = line++;
      }
    }
  }
  return runs;
}

}  // namespace validation_test
