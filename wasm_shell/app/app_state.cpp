// The state of a running widget.
#include "app/app_state.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/chart_stops.hpp"

namespace shell {

AppState::AppState(const Catalogue& catalogue, std::string_view query)
    : catalogue_(&catalogue), controls_(default_controls(catalogue)) {
  refusals_ = apply_query(query, controls_, catalogue);
  screen_ = compose_screen(controls_, refusals_, catalogue);
}

bool AppState::edit(const Edit& edit) {
  Controls next = controls_;
  std::vector<Refusal> refusals;
  if (std::optional<Refusal> refusal = apply(edit, next, *catalogue_)) refusals.push_back(std::move(*refusal));
  return take(next, std::move(refusals));
}

bool AppState::set_query(std::string_view query) {
  Controls next = default_controls(*catalogue_);
  std::vector<Refusal> refusals = apply_query(query, next, *catalogue_);
  return take(next, std::move(refusals));
}

bool AppState::move_cursor(std::string_view chart, std::size_t stop) {
  const std::optional<std::size_t> index = screen_.panel ? chart_with_key(*screen_.panel, chart) : std::nullopt;
  if (!index) return false;
  Chart& named = screen_.panel->charts[*index];
  const std::size_t before = std::exchange(named.cursor, std::min(stop, chart_stops(named).size() - 1));
  return named.cursor != before;
}

void AppState::set_actions(std::vector<ActionButton> actions, std::string announcement) {
  screen_.actions = std::move(actions);
  screen_.announcement = std::move(announcement);
}

bool AppState::take(const Controls& controls, std::vector<Refusal> refusals) {
  const bool same = controls == controls_ && refusals.empty() && refusals_.empty();
  if (same) return false;
  controls_ = controls;
  refusals_ = std::move(refusals);
  screen_ = compose_screen(controls_, refusals_, *catalogue_);
  return true;
}

}  // namespace shell
