// The whole interface under a reader who does anything at all.
#include "fuzz/invariant.hpp"
#include "views/sequence.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::holds(stage::play_sequence({reinterpret_cast<const char*>(data), size}).empty());
  return 0;
}
