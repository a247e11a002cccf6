// Panels of random machines, models and lengths.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/panels/panels.hpp"
#include "core/random_settings.hpp"

namespace support {

// A catalogue of one random machine and model, and controls with random lengths.
struct RandomCase {
  shell::Catalogue catalogue;
  shell::Controls controls;
  prefill_decode::Setting setting;

  shell::PanelContent panel(shell::Panel panel);
};

std::optional<RandomCase> random_case(random_settings::Generator& random);

template <typename Check>
void for_random_cases(std::uint64_t seed, int count, Check check) {
  random_settings::Generator random(seed);
  int checked = 0;
  for (int i = 0; i < count; ++i) {
    std::optional<RandomCase> one = random_case(random);
    if (!one) continue;
    ++checked;
    check(*one);
  }
  CHECK(checked > count / 2);
}

inline void expect(bool holds, std::string_view what, const std::string& said) {
  if (!holds) FAIL_CHECK(what << ": " << said);
}

}  // namespace support
