// The panel on model and memory against the core.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "shell/support.hpp"

using namespace shell;
using Catch::Matchers::WithinRel;
using support::contains;
using support::panel_of;
using support::screen_of;

TEST_CASE("One bar per machine on one scale, weights and cache as the core counts them") {
  const Screen screen = screen_of("panel=memory");
  const auto& hardware = built_in_catalogue().hardware;
  REQUIRE(screen.panel->bars.size() == hardware.size());
  double largest = 0.0;
  for (const HardwareProfile& profile : hardware) largest = std::max(largest, profile.hardware.memory_bytes);
  const BarRow& laptop = screen.panel->bars.front();
  CHECK_THAT(laptop.segments[0].fraction, WithinRel(screen.estimate.memory.shared_weight_bytes / largest, 1e-12));
  CHECK_THAT(laptop.segments[1].fraction, WithinRel(screen.estimate.memory.kv_cache_bytes / largest, 1e-12));
  CHECK_THAT(laptop.limit, WithinRel(0.9 * 32e9 / largest, 1e-12));
  CHECK(contains(laptop.value, "4,40 GB z 28,8 GB"));
}

TEST_CASE("A bar with its free part ends where the machine's memory does") {
  for (const BarRow& row : panel_of("panel=memory").bars) {
    double sum = 0.0;
    for (const BarSegment& segment : row.segments) sum += segment.fraction;
    CHECK_THAT(sum * 0.9, WithinRel(row.limit, 1e-9));
  }
}

TEST_CASE("What does not fit is said, and where") {
  const PanelContent panel = panel_of("panel=memory&model=llama-3.3-70b");
  const std::string notes = support::joined_notes(panel);
  CHECK(contains(notes, "Laptop: nie mieści się nawet jedna rozmowa"));
  CHECK(contains(notes, "Za mało pamięci: Laptop, Stacja RTX 4090."));
  CHECK(panel.table.rows[0].back() == "nie");
  CHECK(contains(support::joined_notes(panel_of("panel=memory")), "na wszystkich maszynach"));
  CHECK(contains(support::joined_notes(panel_of("panel=memory")), "na 213 rozmów"));
}

TEST_CASE("Mixtral: one conversation reads two experts of eight, eight conversations nearly all") {
  const PanelContent panel = panel_of("panel=memory&model=mixtral-8x7b&batch=8");
  const std::string notes = support::joined_notes(panel);
  CHECK(contains(notes, "2 z 8 ekspertów"));
  CHECK(contains(notes, "7,17 GB"));
  CHECK(contains(notes, "Przy 8 rozmowach krok sięga średnio po 7,2 z 8"));
  CHECK(panel.table.columns.size() == 7);
  CHECK(panel.bars.front().segments.size() == 4);
  CHECK_FALSE(contains(support::joined_notes(panel_of("panel=memory")), "ekspert"));
}

TEST_CASE("The panel changes model, bits and machine") {
  std::vector<Field> fields;
  for (const PanelControl& control : panel_of("panel=memory").controls) {
    std::visit([&fields](const auto& any) { fields.push_back(any.field); }, control);
  }
  CHECK(fields == std::vector<Field>{Field::model, Field::weight_bits, Field::kv_bits, Field::hardware});
}
