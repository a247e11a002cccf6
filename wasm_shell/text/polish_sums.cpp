// The sums in Polish.
#include "text/sums_strings.hpp"

namespace shell {

const SumsStrings polish_sums{
    .lead = "Każda liczba z ekranu: wzór, podstawione wartości i wynik.",
    .copy_hint = "Kliknięcie kopiuje wiersz. Z klawiatury: strzałki i Enter.",
    .copy = "Kopiuj",
    .copied = "Skopiowano",
    .legend =
        "P – prompt, A – odpowiedź, C – historia w pamięci podręcznej, B – rozmowy naraz, t – kontekst kroku. "
        "N – parametry warstw, z których korzysta token, N′ – odczytywane w przebiegu, N₁ – głowicy wyjściowej, "
        "G – bajty wszystkich wag. L, h, k, e – warstwy, głowice, głowice KV i ich wymiar. b₁, b₂ – bity wagi "
        "i pamięci podręcznej, κ – bajty pamięci podręcznej na token. Q – działania (FLOP), D – odczytane bajty, "
        "T – czas fazy, S – czas całej odpowiedzi. F₀, W₀ – moc i przepustowość z katalogu, η – część, którą "
        "programy utrzymują, t₀ – stały narzut przebiegu. M – pamięć, u – część do użycia. "
        "GB to 10⁹ bajtów, GiB – 2³⁰.",
    .compute_roof = "Moc obliczeniowa",
    .memory_roof = "Przepustowość pamięci",
    .ridge = "Krawędź dachu",
    .kv_per_token = "Pamięć podręczna na token",
    .operation_work = "{phase}, {operation}: praca",
    .operation_time = "{phase}, {operation}: czas",
    .linear = "warstwy",
    .attention = "uwaga",
    .head = "głowica",
    .first_step = "Pierwszy krok decode",
    .step_total = "{step}: razem",
    .ttft = "Pierwszy token (TTFT)",
    .decode = "Decode",
    .total = "Cała odpowiedź",
    .prefill_share = "Udział prefillu",
    .prefill_rate = "Tempo prefillu",
    .decode_rate = "Tempo pisania",
    .batch_rate = "Łączne tempo pisania",
    .step_mean = "Średni krok decode",
    .utilization = "{phase}: wykorzystanie",
    .mfu = "{phase}: MFU",
    .mbu = "{phase}: MBU",
    .intensity = "{phase}: intensywność",
    .no_cache = "Bez pamięci podręcznej",
    .memory = "Potrzebna pamięć",
    .usable_memory = "Pamięć do użycia",
    .half_answer = "Zysk z połowy odpowiedzi",
    .half_prompt = "Zysk z połowy promptu",
    .input_seconds = "Czas karty na token promptu",
    .output_seconds = "Czas karty na token odpowiedzi",
    .price_ratio = "Token odpowiedzi do tokena promptu",
    .input_usd = "Milion tokenów promptu",
    .output_usd = "Milion tokenów odpowiedzi",
    .wins_compute = "{time} (liczenie)",
    .wins_memory = "{time} (pamięć)",
    .steps_from_to = "kroki: {steps}, od {first} do {last}",
    .passes_from_to = "przebiegi: {steps}, od {first} do {last}",
    .note_assumptions =
        "Założenia: strumień jednakowych zapytań, jedno urządzenie, wydajność niezależna od długości "
        "i liczby rozmów.",
    .note_left_out = "Pominięto dzielenie prefillu na kawałki, dekodowanie spekulatywne i uwagę z przesuwnym oknem.",
    .note_measured =
        "Dokładność: przy wydajności dopasowanej do innych maszyn klasy „{label}” model myli się zwykle (mediana) "
        "o {prefill} w prefillu i o {decode} w decode. Liczba urządzeń: {devices}.",
    .note_not_measured = "Dla tej klasy sprzętu nie sprawdzono, jak dobrze model przewiduje wyniki pomiarów.",
    .caption = "Rachunek",
    .column_formula = "wzór",
    .column_substituted = "podstawienie",
    .column_result = "wynik",
};

}  // namespace shell
