// What a token costs. Machine and model as in pass_test.cpp.
#include "prefill_decode/price.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/fixtures.hpp"

using namespace prefill_decode;
using fixtures::by_pencil;
using fixtures::relative_difference;

TEST_CASE("A token costs its share of the card's time in its phase") {
  // Two conversations: prefill 10 + 2.4 + 1 = 13.4 s for 6 tokens; decode 30 + 12 + 3 = 45 s for 6 tokens.
  const TokenPrice price = token_price(by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .batch = 2}));
  CHECK(relative_difference(price.card_seconds_per_input_token, 13.4 / 6) < 1e-15);
  CHECK(relative_difference(price.card_seconds_per_output_token, 7.5) < 1e-15);
  CHECK(relative_difference(price.output_to_input_ratio, 45.0 / 13.4) < 1e-15);
}

TEST_CASE("The output token of a one-token answer costs what the next step would") {
  // Context 4, two conversations: (10 + 3.2 + 1) / 2.
  const TokenPrice price = token_price(by_pencil({.prompt_tokens = 3, .answer_tokens = 1, .batch = 2}));
  CHECK(relative_difference(price.card_seconds_per_output_token, 7.1) < 1e-15);
}

TEST_CASE("A card at 3.60 dollars an hour costs a tenth of a cent a second") {
  // 7.5 s a token, a million tokens: 7,500,000 s · 0.001 dollars.
  Setting setting = by_pencil({.prompt_tokens = 3, .answer_tokens = 4, .batch = 2});
  setting.hardware.usd_per_hour = 3.6;
  const TokenPrice price = token_price(setting);
  CHECK(relative_difference(price.usd_per_million_output_tokens, 7500.0) < 1e-15);
  CHECK(relative_difference(price.usd_per_million_input_tokens, 13.4 / 6 * 1000.0) < 1e-15);
}

TEST_CASE("An unknown price of the card gives no price of a token") {
  const TokenPrice price = token_price(by_pencil({.prompt_tokens = 3, .answer_tokens = 4}));
  CHECK(price.usd_per_million_input_tokens == 0.0);
  CHECK(price.usd_per_million_output_tokens == 0.0);
}
