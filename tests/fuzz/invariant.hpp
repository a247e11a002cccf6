// What the fuzz targets share.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fuzz {

// Ends the run, and libFuzzer keeps the input, where something that must always hold does not.
inline void holds(bool condition) {
  if (!condition) __builtin_trap();
}

}  // namespace fuzz
