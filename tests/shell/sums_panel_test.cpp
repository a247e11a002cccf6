// The sums against the screen and the core.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "shell/support.hpp"

using namespace shell;
using support::contains;
using support::panel_of;
using support::plain;
using support::screen_of;

namespace {

const SumLine& line_named(const PanelContent& panel, std::string_view name) {
  const auto found =
      std::find_if(panel.sums.begin(), panel.sums.end(), [&](const SumLine& line) { return line.name == name; });
  INFO(name);
  REQUIRE(found != panel.sums.end());
  return *found;
}

}  // namespace

TEST_CASE("The sums end in the figures of the screen") {
  const Screen screen = screen_of("panel=sums");
  const PanelContent& panel = *screen.panel;
  CHECK(plain(line_named(panel, "Pierwszy token (TTFT)").result) == "1,7 s");
  CHECK(plain(line_named(panel, "Cała odpowiedź").result) == "49,7 s");
  CHECK(plain(line_named(panel, "Tempo pisania").result) == "17,7 tokena/s");
  CHECK(line_named(panel, "Decode: wykorzystanie").result == screen.decode.compute.percent);
  CHECK(line_named(panel, "Udział prefillu").result == screen.prefill.share);
  CHECK(plain(line_named(panel, "Bez pamięci podręcznej").result) == "34 min");
  CHECK(plain(line_named(panel, "Potrzebna pamięć").result) == "4,40 GB (4,10 GiB)");
  CHECK(contains(screen.advice.body, plain(line_named(panel, "Zysk z połowy odpowiedzi").result)));
}

TEST_CASE("The values put in can be redone by hand") {
  const PanelContent panel = panel_of("panel=sums");
  // 0.275 · 32 TFLOP/s, 0.5275 · 136.5 GB/s, 2 · 28 · 4 · 128 · 16 / 8 = 57,344 bytes.
  const SumLine& arithmetic = line_named(panel, "Moc obliczeniowa");
  CHECK(plain(arithmetic.substituted) == "0,275 · 32,00 TFLOP/s");
  CHECK(plain(arithmetic.result) == "8,800 TFLOP/s");
  CHECK(plain(line_named(panel, "Przepustowość pamięci").result) == "72,00 GB/s");
  CHECK(plain(line_named(panel, "Załom dachu").result) == "122 FLOP/B");
  const SumLine& cache = line_named(panel, "Pamięć podręczna na token");
  CHECK(plain(cache.substituted) == "2 · 28 · 4 · 128 · 16 / 8");
  CHECK(plain(cache.result) == "57,3 kB");
  // 2 · 6.5256e9 · 1150 = 15.0e12 FLOP; 6.5256e9 · 4.5 / 8 = 3.67e9 bytes.
  const SumLine& layers = line_named(panel, "Prefill, warstwy: praca");
  CHECK(plain(layers.substituted) == "2 · 6,526·10⁹ · 1150 · 1; 6,526·10⁹ · 4,5 / 8");
  CHECK(plain(layers.result) == "15,0 TFLOP; 3,67 GB");
}

TEST_CASE("Each operation says which side of the maximum wins") {
  const PanelContent panel = panel_of("panel=sums");
  CHECK(contains(line_named(panel, "Prefill, warstwy: czas").result, "(liczenie)"));
  CHECK(contains(line_named(panel, "Prefill, głowica wyjściowa: czas").result, "(pamięć)"));
  CHECK(contains(line_named(panel, "Pierwszy krok decode, warstwy: czas").result, "(pamięć)"));
}

TEST_CASE("Mixtral multiplies active parameters and reads the touched ones") {
  const PanelContent panel = panel_of("panel=sums&model=mixtral-8x7b&batch=2");
  const SumLine layers = line_named(panel, "Pierwszy krok decode, warstwy: praca");
  const SumLine experts = line_named(panel, "Pierwszy krok decode, eksperci: praca");
  CHECK(plain(layers.substituted) == "2 · 1,343·10⁹ · 2; 1,343·10⁹ · 4,5 / 8");
  // Two tokens use 45.10e9 · 2 / 8 = 11.3e9 each, and touch 45.10e9 · (1 − 0.75²) = 19.7e9.
  CHECK(plain(experts.substituted) == "2 · 1,127·10¹⁰ · 2; 1,973·10¹⁰ · 4,5 / 8");
}

TEST_CASE("A pass of Mixtral is the sum of four operations, one of a dense model of three") {
  const auto times = [](std::string_view query) {
    const std::string text = line_named(panel_of(query), "Pierwszy krok decode: razem").substituted;
    return std::count(text.begin(), text.end(), '+');
  };
  CHECK(times("panel=sums&model=mixtral-8x7b") == 4);
  CHECK(times("panel=sums") == 3);
  for (const SumLine& line : panel_of("panel=sums").sums) CHECK_FALSE(contains(line.name, "eksperci"));
}

TEST_CASE("Memory is named in GB and in the GiB of the driver") {
  // 81559 MiB are 79.6 GiB, 85.5e9 bytes; nine tenths of them 77.0e9 bytes, 71.7 GiB.
  const SumLine usable = line_named(panel_of("panel=sums&hardware=h100-sxm"), "Pamięć do użycia");
  CHECK(plain(usable.substituted) == "0,9 · 85,5 GB (79,6 GiB)");
  CHECK(plain(usable.result) == "77,0 GB (71,7 GiB)");
}

TEST_CASE("Every line has its name, formula, values and result") {
  for (const SumLine& line : panel_of("panel=sums&hardware=h100-sxm").sums) {
    INFO(line.name);
    CHECK_FALSE(line.formula.empty());
    CHECK_FALSE(line.substituted.empty());
    CHECK_FALSE(line.result.empty());
  }
}

TEST_CASE("A line is copied in one line of plain text, and the panel says how") {
  const PanelContent panel = panel_of("panel=sums");
  CHECK(plain(plain_text(line_named(panel, "Moc obliczeniowa"))) ==
        "Moc obliczeniowa: F = η₁·F₀ → 0,275 · 32,00 TFLOP/s → 8,800 TFLOP/s");
  for (const SumLine& line : panel.sums) CHECK_FALSE(contains(plain_text(line), "\n"));
  CHECK(contains(panel.copying.hint, "Kliknięcie kopiuje wiersz"));
  CHECK(panel_of("panel=memory").copying.hint.empty());
}

TEST_CASE("Money is summed, and its symbols explained, only where the price of the card is known") {
  CHECK(contains(panel_of("panel=sums&hardware=h100-sxm").key, "USD"));
  CHECK_FALSE(contains(panel_of("panel=sums").key, "USD"));
  CHECK(panel_of("panel=sums&hardware=h100-sxm").sums.size() == panel_of("panel=sums").sums.size() + 2);
}

TEST_CASE("A one-token answer has no line about decode steps") {
  for (const SumLine& line : panel_of("panel=sums&answer=1").sums) {
    CHECK_FALSE(contains(line.name, "krok decode"));
    CHECK_FALSE(contains(line.name, "Tempo pisania"));
  }
}

TEST_CASE("A one-token answer is priced by the step that would follow, and no formula divides by its A−1 = 0") {
  const PanelContent panel = panel_of("panel=sums&answer=1&hardware=h100-sxm");
  for (const SumLine& line : panel.sums) CHECK_FALSE(contains(line.formula, "(A−1)"));
  CHECK(contains(line_named(panel, "Czas: token odpowiedzi do tokena promptu").formula, "T(t) / B"));
  CHECK(contains(line_named(panel, "Czas sprzętu na token odpowiedzi").formula, "T(t) / B"));
}

TEST_CASE("The key defines every symbol of the formulas before the lines") {
  const PanelContent panel = panel_of("panel=sums&hardware=h100-sxm&batch=8");
  const std::string key = plain(panel.key);
  for (const char* symbol :
       {"P", "A", "C",    "B", "t",    "i",   "N",   "N′", "N₁", "G",  "L",  "h", "k", "e",  "b₁", "b₂", "κ",  "Q",
        "D", "T", "T(t)", "S", "TTFT", "MFU", "MBU", "F₀", "W₀", "η₁", "η₂", "F", "W", "t₀", "M",  "u",  "T₁", "USD"}) {
    INFO(symbol);
    const std::string name = std::string(" ") + symbol;
    CHECK(((" " + key).find(name + " – ") != std::string::npos || (" " + key).find(name + ", ") != std::string::npos));
  }
}

TEST_CASE("A class of one device says so, with the efficiencies that fit it and those of the screen") {
  const std::string notes = support::joined_notes(panel_of("panel=sums"));
  CHECK(contains(notes, "zmierzono jedno urządzenie"));
  CHECK(contains(
      notes, "z nimi pierwszy token pojawiłby się po 1,1 s, a cała odpowiedź po 46,0 s. Ekran liczy z 0,275 i 0,5275"));
  CHECK(contains(support::joined_notes(panel_of("panel=sums&hardware=m4-max")), "Wydajność wzięto z dopasowania"));
  CHECK(
      contains(support::joined_notes(panel_of("panel=sums&hardware=m4-max&efficiency=ideal")), "Ekran liczy z 1 i 1"));
}

TEST_CASE("The notes tell the assumptions and how well the class of the machine is predicted") {
  const std::string notes = support::joined_notes(panel_of("panel=sums"));
  CHECK(contains(notes, "Założenia"));
  CHECK(contains(notes, "Pominięto"));
  Catalogue catalogue = built_in_catalogue();
  catalogue.hardware.front().calibration = "tested";
  catalogue.calibration = {{.id = "tested",
                            .label = {.pl = "klasa", .en = "class"},
                            .prefill_median_error = 0.257,
                            .decode_median_error = 0.071,
                            .devices = 3}};
  Controls controls = support::controls_of("panel=sums");
  const std::string measured = support::joined_notes(*compose_screen(controls, {}, catalogue).panel);
  CHECK(contains(measured, "„klasa”"));
  CHECK(contains(measured, "26% w prefillu i 7% w decode"));
  catalogue.hardware.front().calibration.clear();
  CHECK(contains(support::joined_notes(*compose_screen(controls, {}, catalogue).panel), "Nie ma pomiarów"));
}
