// Published runs and the machines they ran on, as profiles/measured holds them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "prefill_decode/model.hpp"
#include "validate/csv_table.hpp"

namespace validation {

struct Device {
  // Dense 16-bit rate of the datasheet, FLOP/s; empty where nobody publishes one. GeForce: with FP16 accumulate.
  std::optional<double> peak_flop_per_s = std::nullopt;
  // bytes/s
  std::optional<double> peak_bytes_per_s = std::nullopt;
};

struct Run {
  // Line of measured.csv.
  int line = 0;
  std::string device;
  std::string backend;
  std::string model_name;
  std::string weight_format;
  std::string notes;
  Device datasheet;
  prefill_decode::Model model;
  // Size of the weights over the parameters; weight_formats.csv where no size is published.
  double weight_bits = 0.0;
  std::int64_t prompt_tokens = 1;
  // Tokens in the KV cache at the end of the measured decode; 0 when not given.
  std::int64_t context_tokens = 0;
  std::int64_t batch = 1;
  // tokens/s of the whole batch; empty when not measured.
  std::optional<double> prefill_tokens_per_s = std::nullopt;
  std::optional<double> decode_tokens_per_s = std::nullopt;
};

struct MeasuredTables {
  CsvTable runs;
  CsvTable devices;
  CsvTable models;
  CsvTable weight_formats;
};

using ModelProfiles = std::map<std::string, prefill_decode::Model>;

// Throws InputError for the first field that makes no sense.
std::vector<Run> measured_runs(const MeasuredTables& tables, const ModelProfiles& profiles);

}  // namespace validation
