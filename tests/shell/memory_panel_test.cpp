// The panel on model and memory against the core.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "shell/support.hpp"

using namespace shell;
using Catch::Matchers::WithinRel;
using support::contains;
using support::panel_of;
using support::plain;
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
  // 57 % of 32 GiB.
  CHECK_THAT(laptop.limit, WithinRel(0.57 * 34359738368.0 / largest, 1e-12));
  CHECK(contains(laptop.value, "4,40 GB z 19,6 GB"));
}

TEST_CASE("The free part of a bar ends at the mark, the reserved part where the machine's memory does") {
  const auto& hardware = built_in_catalogue().hardware;
  const PanelContent panel = panel_of("panel=memory");
  for (std::size_t i = 0; i < hardware.size(); ++i) {
    const BarRow& row = panel.bars[i];
    REQUIRE(row.segments.back().label == "zarezerwowane");
    CHECK(row.segments[row.segments.size() - 2].label == "wolne");
    double sum = 0.0;
    for (const BarSegment& segment : row.segments) sum += segment.fraction;
    CHECK_THAT(sum - row.segments.back().fraction, WithinRel(row.limit, 1e-9));
    CHECK_THAT(sum * hardware[i].hardware.usable_memory_fraction, WithinRel(row.limit, 1e-9));
  }
}

TEST_CASE("What goes beyond the mark takes from the reserve and leaves nothing free") {
  // 25.0 GB of the laptop's 34.4, of which 19.6 may be used.
  const BarRow row = panel_of("panel=memory&model=mixtral-8x7b&weight_bits=4").bars.front();
  CHECK(row.segments.back().label == "zarezerwowane");
  for (const BarSegment& segment : row.segments) CHECK(segment.label != "wolne");
}

TEST_CASE("Llama 3.3 70B in 8 bits with 8000 tokens fits the 81,559 MiB of an H100") {
  const PanelContent panel = panel_of("panel=memory&model=llama-3.3-70b&weight_bits=8&prompt=8000&hardware=h100-sxm");
  const auto row = std::find_if(panel.table.rows.begin(), panel.table.rows.end(),
                                [](const auto& cells) { return cells.front() == "GPU H100 SXM"; });
  REQUIRE(row != panel.table.rows.end());
  CHECK(plain((*row)[3]) == "73,5 GB");
  CHECK(plain((*row)[4]) == "77,0 GB");
  CHECK(row->back() == "tak");
}

TEST_CASE("The mark is explained for the chosen machine, and who shares its memory") {
  const std::string laptop = support::joined_notes(panel_of("panel=memory"));
  CHECK(contains(laptop, "kreska oznacza 19,6 GB, czyli 57% z 34,4 GB"));
  CHECK(contains(laptop, "procesor i reszta systemu"));
  const std::string card = support::joined_notes(panel_of("panel=memory&hardware=h100-sxm"));
  CHECK(contains(card, "czyli 90% z 85,5 GB"));
  CHECK_FALSE(contains(card, "procesor"));
}

TEST_CASE("The machines have the same short names in bars and table, and one label on the screen that is theirs") {
  const Screen screen = screen_of("panel=memory");
  for (std::size_t i = 0; i < screen.panel->bars.size(); ++i) {
    CHECK(screen.panel->table.rows[i].front() == screen.panel->bars[i].label);
  }
  CHECK(std::get<ChoiceControl>(screen.panel->controls.back()).label != screen.hardware.label);
}

TEST_CASE("What does not fit is said, and where") {
  const PanelContent panel = panel_of("panel=memory&model=llama-3.3-70b");
  const std::string notes = support::joined_notes(panel);
  CHECK(contains(notes, "Laptop: nie mieszczą się nawet same wagi"));
  CHECK(contains(notes, "Za mało pamięci: Laptop, Karta RTX 4090. Czasy są tam hipotetyczne."));
  CHECK(panel.table.rows[0].back() == "nie");
  CHECK(contains(support::joined_notes(panel_of("panel=memory&model=llama-2-7b&history=100000")),
                 "Laptop: nie mieści się nawet jedna rozmowa"));
  CHECK(contains(support::joined_notes(panel_of("panel=memory")), "na każdej maszynie z listy"));
  CHECK(contains(support::joined_notes(panel_of("panel=memory")), "na 133 rozmowy tej długości naraz"));
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
