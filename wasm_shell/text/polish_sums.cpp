// The sums in Polish.
#include "text/sums_strings.hpp"

namespace shell {

const SumsStrings polish_sums{
    .lead = "Najważniejsze liczby z ekranu: wzór, podstawione wartości i wynik.",
    .copy_hint = "Kliknięcie kopiuje wiersz. Z klawiatury: strzałki i Enter.",
    .copy = "Kopiuj",
    .copied = "Skopiowano",
    .legend =
        "P – prompt, A – odpowiedź, C – historia w pamięci podręcznej, B – rozmowy naraz, t – kontekst kroku, "
        "i – numer przebiegu bez pamięci podręcznej. "
        "N – parametry warstw, z których korzysta token, N′ – odczytywane w przebiegu, N₁ – głowicy wyjściowej, "
        "G – bajty wszystkich wag. L, h, k, e – warstwy, głowice attention, głowice KV i ich wymiar. b₁, b₂ – bity "
        "wagi "
        "i pamięci podręcznej, κ – bajty pamięci podręcznej na token. Q – działania (FLOP), D – odczytane bajty, "
        "T – czas fazy, T(t) – kroku, S – całej odpowiedzi, TTFT – czas do pierwszego tokena; w wierszach o całej "
        "fazie Q i D to sumy jej operacji. MFU, MBU – wykorzystanie mocy i przepustowości z katalogu. F₀, W₀ – moc i "
        "przepustowość z katalogu, η₁, η₂ – "
        "części uznane za osiągalne, F, W – moc i przepustowość osiągalne, t₀ – stały narzut przebiegu. "
        "M – pamięć, u – część do użycia. GB to 10⁹ bajtów, GiB – 2³⁰.",
    .legend_price = "T₁ – czas sprzętu na token, USD – cena za godzinę.",
    .compute_roof = "Moc obliczeniowa",
    .memory_roof = "Przepustowość pamięci",
    .ridge = "Załom dachu",
    .kv_per_token = "Pamięć podręczna na token",
    .operation_work = "{phase}, {operation}: praca",
    .operation_time = "{phase}, {operation}: czas",
    .linear = "warstwy",
    .attention = "attention",
    .head = "głowica wyjściowa",
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
    .input_seconds = "Czas sprzętu na token promptu",
    .output_seconds = "Czas sprzętu na token odpowiedzi",
    .price_ratio = "Czas: token odpowiedzi do tokena promptu",
    .input_usd = "Milion tokenów promptu",
    .output_usd = "Milion tokenów odpowiedzi",
    .wins_compute = "{time} (liczenie)",
    .wins_memory = "{time} (pamięć)",
    .steps_from_to = "kroki: {steps}, od {first} do {last}",
    .passes_from_to = "przebiegi: {steps}, od {first} do {last}",
    .note_assumptions =
        "Założenia: strumień jednakowych zapytań, jedno urządzenie, wydajność niezależna od długości "
        "i liczby rozmów.",
    .note_left_out =
        "Pominięto zapis do pamięci i przesyłanie aktywacji, dzielenie prefillu na kawałki, dekodowanie spekulatywne i "
        "attention z przesuwnym oknem.",
    .note_no_overhead = "Pominięto też stały narzut programu na przebieg: t₀ = 0.",
    .note_measured =
        "Dokładność: z wydajnością dopasowaną do innych maszyn klasy „{label}” mediana błędu to "
        "{prefill} w prefillu i {decode} w decode. Liczba urządzeń: {devices}.",
    .note_one_device =
        "Dokładność: w klasie „{label}” zmierzono jedno urządzenie, więc przewidywań nie ma na czym sprawdzić.",
    .efficiency_of_class =
        "Wydajność wzięto z dopasowania do tej klasy: η₁\u00A0=\u00A0{compute}, η₂\u00A0=\u00A0{memory}.",
    .efficiency_other =
        "Do pomiarów tej klasy najlepiej pasują η₁\u00A0=\u00A0{class_compute} i η₂\u00A0=\u00A0{class_memory}; z nimi "
        "pierwszy token pojawiłby się po {ttft}, a cała odpowiedź po {total}. Ekran liczy z {compute} i {memory}.",
    .note_not_measured = "Nie ma pomiarów takiego sprzętu, z którymi można by zestawić rachunek.",
    .caption = "Rachunek",
    .column_formula = "wzór",
    .column_substituted = "podstawienie",
    .column_result = "wynik",
};

}  // namespace shell
