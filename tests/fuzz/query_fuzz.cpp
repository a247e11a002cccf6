// A query and all that follows from it: controls, estimate, screen in words, snapshot for the page, and the query
// again.
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "app/app_state.hpp"
#include "app/snapshot.hpp"
#include "fuzz/invariant.hpp"
#include "shell/screen_texts.hpp"

namespace {

using namespace shell;

void check_estimate(const prefill_decode::Estimate& estimate) {
  const double sum = estimate.prefill.seconds + estimate.decode.seconds;
  fuzz::holds(std::isfinite(estimate.total_s) && estimate.total_s == sum);
  for (const prefill_decode::PhaseEstimate* phase : {&estimate.prefill, &estimate.decode}) {
    fuzz::holds(phase->utilization >= 0.0 && phase->utilization <= 1.0 + 1e-12);
    fuzz::holds(phase->mfu <= phase->utilization + 1e-12 && phase->mbu <= 1.0 + 1e-12);
  }
}

// One refusal a field at most.
void check_refusals(const std::vector<Refusal>& refusals) {
  std::set<Field> fields;
  for (const Refusal& refusal : refusals) fuzz::holds(fields.insert(refusal.field).second);
}

void check_round_trip(const Controls& controls) {
  Controls again = default_controls(built_in_catalogue());
  fuzz::holds(apply_query(query_of(controls, built_in_catalogue()), again, built_in_catalogue()).empty());
  fuzz::holds(again == controls);
}

void check_snapshot(const Screen& screen) {
  const std::string text = snapshot_json(screen, built_in_catalogue());
  fuzz::holds(nlohmann::json::accept(text) && support::is_utf8(text));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string query(reinterpret_cast<const char*>(data), size);
  Controls controls = default_controls(built_in_catalogue());
  check_refusals(apply_query(query, controls, built_in_catalogue()));
  check_round_trip(controls);
  AppState app(built_in_catalogue(), query);
  fuzz::holds(app.controls() == controls);
  check_estimate(app.screen().estimate);
  fuzz::holds(support::fault_of(app.screen()).empty());
  check_snapshot(app.screen());
  // Set over any other state it gives the same one.
  AppState other(built_in_catalogue(), "scenario=long-document&hardware=h100-sxm&panel=memory&lang=en&batch=7");
  other.set_query(query);
  fuzz::holds(other.controls() == controls && other.screen().refusals == app.screen().refusals);
  return 0;
}
