// The panel on many conversations against the core.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>

#include "app/panels/batch_points.hpp"
#include "shell/support.hpp"

using namespace shell;
using Catch::Matchers::WithinAbs;
using support::contains;
using support::panel_of;
using support::plain;
using support::screen_of;

TEST_CASE("Two hundred conversations on the H100: 27 times as fast, not 200; a step takes 7.4 times longer") {
  const std::string notes = support::joined_notes(panel_of("panel=batch&hardware=h100-sxm&batch=200"));
  CHECK(contains(
      notes,
      "Przy 200 rozmowach łączne tempo pisania jest 27 razy większe niż przy jednej, a nie 200: krok trwa 7,4 raza "
      "dłużej."));
  CHECK(contains(notes, "83,7 tokena/s zamiast 618 tokenów/s"));
}

TEST_CASE(
    "A reader who has not chosen a batch sees the same example, or a few conversations on a machine of their own") {
  CHECK(contains(support::joined_notes(panel_of("panel=batch&hardware=h100-sxm")),
                 "27 razy większe niż przy jednej, a nie 200"));
  CHECK(contains(support::joined_notes(panel_of("panel=batch")), "Przy 32 rozmowach"));
}

TEST_CASE("The limits of the H100 are explained from left to right: KV reads at 45, arithmetic at 67") {
  const PanelContent panel = panel_of("panel=batch&hardware=h100-sxm");
  const std::string notes = support::plain(support::joined_notes(panel));
  const std::size_t kv = notes.find("Od 45 rozmów");
  const std::size_t compute = notes.find("Od 67 rozmów");
  REQUIRE(kv != std::string::npos);
  REQUIRE(compute != std::string::npos);
  CHECK(kv < compute);
  REQUIRE(panel.charts.front().rules.size() == 2);
  CHECK(panel.charts.front().rules[0].x == 45.0);
  CHECK(panel.charts.front().rules[1].x == 67.0);
}

TEST_CASE("A key above the charts names the vertical lines from left to right") {
  CHECK(plain(panel_of("panel=batch").key) ==
        "Pionowe kreski: 35 – liczenie dogania odczyt wag, 45 – odczyt pamięci podręcznych dogania odczyt wag, "
        "133 – koniec miejsca w pamięci.");
  CHECK(panel_of("panel=batch&model=llama-3.3-70b&prompt=1&answer=2&weight_bits=32").key.find("koniec") ==
        std::string::npos);
  CHECK(panel_of("panel=batch&answer=1&prompt=1").key.empty());
}

TEST_CASE(
    "Beyond the batch that keeps the cores multiplying the total speed stops, or grows by what the overhead leaves") {
  CHECK(contains(support::joined_notes(panel_of("panel=batch&hardware=h100-sxm")), "tempo już nie rośnie"));
  CHECK(contains(support::joined_notes(panel_of("panel=batch&hardware=m4-max")), "tempo rośnie jeszcze o"));
}

TEST_CASE("The panel says why the cores are not busy all the time") {
  CHECK(contains(support::joined_notes(panel_of("panel=batch")), "każda ma osobną pamięć podręczną"));
  CHECK(contains(support::joined_notes(panel_of("panel=batch&weight_bits=16&efficiency=ideal&hardware=h100-sxm")),
                 "nawet przy 256 rozmowach rdzenie czekają na odczyt wag i pamięci podręcznych"));
}

TEST_CASE("Two charts over one axis, each with a marker at the chosen batch") {
  const Screen screen = screen_of("panel=batch&batch=32&hardware=h100-sxm");
  REQUIRE(screen.panel->charts.size() == 2);
  const double figures[] = {screen.estimate.decode.tokens_per_s, screen.estimate.prefill.seconds};
  for (std::size_t i = 0; i < 2; ++i) {
    const Chart& chart = screen.panel->charts[i];
    REQUIRE(chart.markers.size() == 1);
    CHECK(chart.markers[0].x == 32.0);
    CHECK(chart.markers[0].y == figures[i]);
    CHECK(chart.x.maximum == 256.0);
  }
  CHECK_THAT(screen.panel->charts[0].markers[0].y, WithinAbs(11715.0, 1.0));
  CHECK_THAT(screen.panel->charts[1].markers[0].y, WithinAbs(0.82, 0.01));
}

TEST_CASE("Where memory runs out there is a rule and a sentence") {
  const PanelContent laptop = panel_of("panel=batch");
  CHECK(laptop.charts.front().rules.back().x == 133.0);
  CHECK(contains(support::joined_notes(laptop), "Pamięci starcza na 133 rozmowy"));
  CHECK(contains(support::joined_notes(panel_of("panel=batch&model=llama-3.3-70b")), "ani jedna rozmowa"));
}

TEST_CASE("A small batch is almost free") {
  CHECK(contains(support::joined_notes(panel_of("panel=batch&hardware=h100-sxm&batch=2")), "prawie za darmo"));
}

TEST_CASE("The table has the chosen batch among the powers of two") {
  const Table table = panel_of("panel=batch&batch=200").table;
  REQUIRE(table.rows.size() == 10);
  CHECK(table.rows[8][0] == "200");
  CHECK(panel_of("panel=batch&batch=64").table.rows.size() == 9);
}

TEST_CASE("The sweep is dense, starts at 1 and ends at the largest batch") {
  const auto batches = swept_batches();
  CHECK(batches.front() == 1);
  CHECK(batches.back() == 256);
  CHECK(batches.size() >= 50);
  CHECK(batches.size() <= 100);
}

TEST_CASE("A one-token answer keeps only the time to first token") {
  const PanelContent panel = panel_of("panel=batch&answer=1");
  CHECK(panel.charts.size() == 1);
  CHECK(panel.table.rows[0][1] == "–");
}
