// What a token costs: card time, and money where the card's price per hour is known.
#pragma once

#include "prefill_decode/setting.hpp"

namespace prefill_decode {

struct TokenPrice {
  double card_seconds_per_input_token = 0.0;
  // Mean over the answer; of the next step when the answer has one token.
  double card_seconds_per_output_token = 0.0;
  double output_to_input_ratio = 0.0;
  // For usd_per_hour; 0 when it is 0.
  double usd_per_million_input_tokens = 0.0;
  double usd_per_million_output_tokens = 0.0;
};

TokenPrice token_price(const Setting& setting);

}  // namespace prefill_decode
