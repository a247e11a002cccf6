// Numbers as people write them: any text is a finite number, unclear or none, and the same in a whole number's field.
#include <cmath>
#include <string>

#include "app/number_input.hpp"
#include "app/plain_number.hpp"
#include "fuzz/invariant.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace shell;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const NumberReading decimal = read_number(text, NumberKind::decimal);
  const NumberReading whole = read_number(text, NumberKind::whole);
  using Result = NumberReading::Result;
  fuzz::holds(std::isfinite(decimal.value) && std::isfinite(whole.value));
  fuzz::holds(whole.result != Result::unclear);
  fuzz::holds(decimal.result != Result::not_a_number || whole.result == Result::not_a_number);
  fuzz::holds(decimal.result != Result::not_a_number || decimal.value == 0.0);
  // What we write is read back.
  if (decimal.result != Result::value || decimal.value < 0.0 || decimal.value >= 1e12) return 0;
  const NumberReading again = read_number(plain_number(decimal.value), NumberKind::decimal);
  fuzz::holds(again.result == Result::value && again.value == as_plain_number(decimal.value));
  return 0;
}
