// Unit conversions shared by the formulas. SI inside: FLOP, bytes, seconds; GB = 1e9 bytes.
#pragma once

namespace prefill_decode {

inline constexpr double bits_per_byte = 8.0;
// One multiply and one add per weight.
inline constexpr double flop_per_multiply_add = 2.0;
inline constexpr double bytes_per_gigabyte = 1e9;
inline constexpr double seconds_per_hour = 3600.0;
inline constexpr double tokens_per_price_unit = 1e6;
// Two pages of Polish text are about a thousand tokens.
inline constexpr double tokens_per_page = 500.0;

}  // namespace prefill_decode
