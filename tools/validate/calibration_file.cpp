// Writing calibration profiles.
#include "validate/calibration_file.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace validation {
namespace {

using Json = nlohmann::ordered_json;

constexpr double thousandth = 1e3;
constexpr double ten_microseconds = 1e5;

constexpr const char* method_text =
    "Fit: least sum of |ln(predicted / measured tokens/s)| over runs of at most 1024 prompt tokens, each pair of "
    "device "
    "and program with the same say; decode gives memory_efficiency and pass_overhead_s, then prefill gives "
    "compute_efficiency. Errors: each device predicted by a fit to the others, at every prompt length.";

double rounded(double value, double parts) { return std::round(value * parts) / parts; }

Constants rounded(const Constants& constants) {
  return {.compute_efficiency = rounded(constants.compute_efficiency, thousandth),
          .memory_efficiency = rounded(constants.memory_efficiency, thousandth),
          .pass_overhead_s = rounded(constants.pass_overhead_s, ten_microseconds)};
}

int measurements_of(const std::vector<Run>& runs) {
  int count = 0;
  for (const Run& run : runs) {
    if (!takes_part(run, {})) continue;
    count += (can_score_prefill(run) ? 1 : 0) + (can_score_decode(run) ? 1 : 0);
  }
  return count;
}

double median_error(const std::vector<double>& errors) { return rounded(summarise(errors).median, thousandth); }

}  // namespace

Calibration calibrate(const ClassScores& scores) {
  Calibration calibration{.members = scores.members,
                          .constants = rounded(fit_constants(scores.members->runs)),
                          .devices = scores.groups_left_out,
                          .measurements = measurements_of(scores.members->runs)};
  if (scores.groups_left_out > 0) {
    const Errors errors = errors_of(scores.scores);
    calibration.prefill_median_error = median_error(errors.prefill);
    calibration.decode_median_error = median_error(errors.decode);
  }
  return calibration;
}

std::string calibration_json(const Calibration& calibration) {
  const RunClass& kind = *calibration.members->kind;
  Json json;
  json["$schema"] = "../schema/calibration.schema.json";
  json["id"] = kind.id;
  json["order"] = kind.order;
  json["label"] = {{"pl", kind.label_pl}, {"en", kind.label_en}};
  json["compute_efficiency"] = calibration.constants.compute_efficiency;
  json["memory_efficiency"] = calibration.constants.memory_efficiency;
  json["pass_overhead_s"] = calibration.constants.pass_overhead_s;
  json["prefill_median_error"] = calibration.prefill_median_error;
  json["decode_median_error"] = calibration.decode_median_error;
  json["devices"] = calibration.devices;
  json["provenance"] = {{"program", "./run validate"},
                        {"data", "profiles/measured/measured.csv"},
                        {"method", method_text},
                        {"machines", groups_of(calibration.members->runs, device_group)},
                        {"measurements", calibration.measurements}};
  return json.dump(2) + "\n";
}

}  // namespace validation
