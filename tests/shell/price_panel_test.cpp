// The price panel against the core.
#include <catch2/catch_test_macros.hpp>

#include "prefill_decode/batch_sweep.hpp"
#include "shell/support.hpp"

using namespace shell;
using support::contains;
using support::panel_of;
using support::plain;
using support::screen_of;

TEST_CASE("The H100 reaches the ratio of the price lists at batches that the core finds, and never at one") {
  const Screen screen = screen_of("panel=price&hardware=h100-sxm");
  const auto setting = setting_of(screen.controls, built_in_catalogue());
  const auto band = prefill_decode::batches_at_price_ratio(setting, 3.0, 5.0, 256);
  REQUIRE(band);
  const std::string notes = support::joined_notes(*screen.panel);
  CHECK(contains(notes, "naraz jest od " + std::to_string(band->first) + " do " + std::to_string(band->last)));
  CHECK(contains(notes, "Przy jednej wynosi 72."));
  CHECK(screen.panel->charts.front().markers.front().y == screen.estimate.price.output_to_input_ratio);
}

TEST_CASE("A machine that never reaches it says so") {
  CHECK(contains(support::joined_notes(panel_of("panel=price&hardware=h100-sxm&prompt=1")),
                 "nie mieści się między 3 a 5 aż do 256 rozmów"));
}

TEST_CASE("A band beyond the memory says how many conversations fit") {
  const std::string notes =
      support::joined_notes(panel_of("panel=price&hardware=h100-sxm&model=llama-3.3-70b&weight_bits=8&prompt=4000"));
  CHECK((contains(notes, "starcza tu tylko na") || contains(notes, "nie mieści się tu ani")));
}

TEST_CASE("A million tokens cost what the core says, with the source of the card's price") {
  const Screen screen = screen_of("panel=price&hardware=h100-sxm");
  const std::string notes = support::joined_notes(*screen.panel);
  CHECK(contains(notes, "cenie 3,99 USD za godzinę"));
  CHECK(contains(notes, "odpowiedzi 1,79 USD"));
  CHECK(contains(support::plain(notes), "Źródło ceny: RunPod Secure Cloud, runpod.io/pricing, odczyt z 9 listopada"));
  const std::string english = support::joined_notes(panel_of("panel=price&hardware=h100-sxm&lang=en"));
  CHECK(contains(support::plain(english), "runpod.io/pricing, as read on 9 November"));
}

TEST_CASE("A price that the reader typed has no source, no price has no cost") {
  const std::string typed = support::joined_notes(panel_of("panel=price&hardware=h100-sxm&usd_per_hour=2"));
  CHECK(contains(typed, "2,00 USD za godzinę"));
  CHECK_FALSE(contains(typed, "Źródło"));
  const PanelContent laptop = panel_of("panel=price");
  CHECK(contains(support::joined_notes(laptop), "Tego sprzętu zwykle nie wynajmuje się na godziny"));
  CHECK(laptop.table.columns.size() == 4);
  CHECK(panel_of("panel=price&usd_per_hour=1").table.columns.size() == 6);
}

TEST_CASE("A machine that is not rented is offered a change, and told what a rented one gives at the same lengths") {
  const PanelContent laptop = panel_of("panel=price");
  REQUIRE(std::holds_alternative<ChoiceControl>(laptop.controls.front()));
  CHECK(std::get<ChoiceControl>(laptop.controls.front()).field == Field::hardware);
  const PanelContent h100 = panel_of("panel=price&hardware=h100-sxm");
  CHECK(std::holds_alternative<SliderControl>(h100.controls.front()));
  CHECK(laptop.notes[1] == h100.notes[0]);
}

TEST_CASE("The chosen point says how many times longer") {
  CHECK(plain(panel_of("panel=price").charts.front().markers.front().label) == "37 razy dłużej");
}

TEST_CASE("A price of zero on a rented machine is not called a machine that nobody rents") {
  const std::string notes = support::joined_notes(panel_of("panel=price&hardware=h100-sxm&usd_per_hour=0"));
  CHECK(contains(notes, "Stawka za godzinę jest zerowa"));
  CHECK_FALSE(contains(notes, "nie wynajmuje się"));
}

TEST_CASE("The band of the price lists is drawn from 3 to 5") {
  const Chart chart = panel_of("panel=price").charts.front();
  REQUIRE(chart.bands.size() == 1);
  CHECK(chart.bands[0].from == 3.0);
  CHECK(chart.bands[0].to == 5.0);
  CHECK(chart.y.logarithmic);
}
