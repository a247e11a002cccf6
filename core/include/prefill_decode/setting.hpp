// Everything an estimate depends on.
#pragma once

#include "prefill_decode/hardware.hpp"
#include "prefill_decode/model.hpp"
#include "prefill_decode/scenario.hpp"

namespace prefill_decode {

struct Setting {
  Hardware hardware;
  Model model;
  Precision precision;
  Scenario scenario;
};

}  // namespace prefill_decode
