// The lines of the sums: the machine, the operations of both phases, and what follows from them.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "app/panels/panels.hpp"

namespace shell {

std::vector<SumLine> machine_sums(const PanelInput& input);
std::vector<SumLine> prefill_sums(const PanelInput& input);
// None for a one-token answer.
std::vector<SumLine> decode_sums(const PanelInput& input);
std::vector<SumLine> answer_sums(const PanelInput& input);
std::vector<SumLine> utilization_sums(const PanelInput& input);
std::vector<SumLine> memory_sums(const PanelInput& input);
std::vector<SumLine> advice_sums(const PanelInput& input);
std::vector<SumLine> price_sums(const PanelInput& input);

// Enough for a product of what is put in to round to the result that is given.
inline constexpr int put_in_digits = 4;
// A number put into a formula: 1150, 6,525·10⁹, 4,5
std::string put_in(double value, Language language);
// Numbers put in, multiplied: 2 · 28 · 4
std::string product(std::initializer_list<double> factors, Language language);
// A time put in, precise enough to subtract: 1,374 s
std::string sum_time(double seconds, Language language);

}  // namespace shell
