// The batches that the panels on batching sweep.
#include "app/panels/batch_points.hpp"

#include <algorithm>

namespace shell {

std::span<const std::int64_t> swept_batches() {
  static const std::vector<std::int64_t> batches = [] {
    std::vector<std::int64_t> result;
    // Steps of a sixteenth, at least of one.
    for (std::int64_t batch = 1; batch < max_interface_batch; batch += 1 + batch / 16) result.push_back(batch);
    result.push_back(max_interface_batch);
    return result;
  }();
  return batches;
}

std::vector<prefill_decode::BatchPoint> sweep(const prefill_decode::Setting& setting) {
  std::vector<prefill_decode::BatchPoint> points;
  points.reserve(swept_batches().size());
  for (const std::int64_t batch : swept_batches()) points.push_back(prefill_decode::batch_point(setting, batch));
  return points;
}

std::vector<std::int64_t> tabled_batches(std::int64_t chosen) {
  std::vector<std::int64_t> batches;
  for (std::int64_t batch = 1; batch <= max_interface_batch; batch *= 2) batches.push_back(batch);
  const auto place = std::lower_bound(batches.begin(), batches.end(), chosen);
  if (place == batches.end() || *place != chosen) batches.insert(place, chosen);
  return batches;
}

const std::string& machine_label(const PanelInput& input) {
  return local(input.catalogue.hardware[input.controls.hardware].label, input.controls.language);
}

bool is_rented(const PanelInput& input) {
  return input.catalogue.hardware[input.controls.hardware].hardware.usd_per_hour > 0.0;
}

}  // namespace shell
