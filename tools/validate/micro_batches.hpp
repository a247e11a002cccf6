// A diagnosis, not the product's model: the two costs of llama.cpp in prefill that the roofline leaves out.
#pragma once

#include "validate/method.hpp"

namespace validation {

// llama.cpp (before flash attention became the default) reads a prompt in micro-batches of 512 tokens. In each it
// expands quantised weights into 16-bit copies in memory, and it writes and reads the attention scores of the
// micro-batch in memory as 32-bit numbers, several times. One more constant is fitted: how many times. Decode is as
// in fitted(). Sources: llama-bench's default n_ubatch 512; ggml-cuda.cu of May 2024, dequantise and cuBLAS.
Predictor fitted_with_micro_batches(const std::vector<Run>& runs);

}  // namespace validation
