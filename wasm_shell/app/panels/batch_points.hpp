// The batches that the panels on batching sweep, and what they share.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/panels/panels.hpp"
#include "prefill_decode/batch_sweep.hpp"

namespace shell {

// About evenly spaced on a logarithmic axis, from 1 to the largest batch of the interface.
std::span<const std::int64_t> swept_batches();
std::vector<prefill_decode::BatchPoint> sweep(const prefill_decode::Setting& setting);
// Powers of two and the chosen batch, for tables.
std::vector<std::int64_t> tabled_batches(std::int64_t chosen);

// Name of the chosen machine, short.
const std::string& machine_label(const PanelInput& input);
// Whether the chosen machine has a price of its own.
bool is_rented(const PanelInput& input);

}  // namespace shell
