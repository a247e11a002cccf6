// The plain view in Polish.
#include "text/polish.hpp"

namespace shell {

const Strings polish_strings{
    .title = "Prefill kontra decode",
    .series = "webflux · maszyneria modelu",

    .scenario_label = "Scenariusz",
    .prompt_label = "Prompt",
    .answer_label = "Odpowiedź",
    .history_label = "Historia",
    .prefix_label = "Pamięć podręczna rozmowy",
    .prefix_kept = "zachowana",
    .prefix_lost = "zwolniona",
    .hardware_label = "Sprzęt",
    .model_label = "Model",
    .weight_bits_label = "Bity na wagę",
    .kv_bits_label = "Bity w pamięci podręcznej",
    .batch_label = "Rozmowy naraz",
    .efficiency_label = "Wydajność",
    .efficiency_realistic = "realistyczna",
    .efficiency_ideal = "idealna",
    .usd_per_hour_label = "Cena karty za godzinę (USD)",
    .panel_label = "Więcej",
    .language_label = "Język",
    .theme_label = "Motyw",

    .pages_note = "≈\u00A0{pages}",
    .less_than_a_page = "mniej niż strona",

    .ttft_label = "pierwszy token",
    .total_label = "cała odpowiedź",
    .rate_label = "tempo pisania",
    .no_value = "–",
    .no_decode = "brak – odpowiedź to jeden token",

    .prefill = "prefill",
    .decode = "decode",
    .utilization_label = "Wykorzystanie karty",
    .phase_detail =
        "{phase}: {utilization} mocy obliczeniowej, którą karta potrafi utrzymać; MFU\u00A0{mfu}, "
        "MBU\u00A0{mbu}, intensywność {intensity}",

    .advice_decode_headline = "Czas zajmuje pisanie – skróć odpowiedź",
    .advice_decode_body = "O połowę krótsza odpowiedź oszczędzi {saves}. Krótszy prompt da najwyżej {other}.",
    .advice_prefill_headline = "Czas zajmuje czytanie – skróć prompt",
    .advice_prefill_body =
        "O połowę krótszy prompt oszczędzi {saves}. Krótsza odpowiedź da najwyżej {other}: "
        "tyle trwa cały decode.",
    .advice_both_headline = "Czytanie i pisanie trwają podobnie – liczy się jedno i drugie",
    .advice_both_body = "O połowę krótszy prompt oszczędzi {prompt}, o połowę krótsza odpowiedź – {answer}.",
    .advice_one_token_answer =
        "O połowę krótszy prompt oszczędzi {saves}. Odpowiedź to jeden token, "
        "a ten powstaje już w prefillu.",
    .advice_shortest_headline = "Krócej się nie da",
    .advice_shortest_body = "Jeden token na wejściu i jeden na wyjściu.",

    .no_cache = "Bez pamięci podręcznej: {slow} zamiast {fast} ({times}\u00A0dłużej)",
    .no_cache_same = "Bez pamięci podręcznej: też {slow} – przy tak krótkiej odpowiedzi prawie nic to nie zmienia",

    .remark_history_kept = "Pamięć podręczna zawiera już {tokens} wcześniejszej rozmowy.",
    .remark_history_lost = "Razem z promptem model czyta od nowa {tokens} wcześniejszej rozmowy.",
    .remark_batch = "Karta obsługuje naraz {conversations}; czasy dotyczą jednej z nich.",
    .remark_model = "Model: {model}, {bits} na wagę.",
    .remark_kv = "Pamięć podręczna: {bits} na element.",
    .remark_memory = "To się nie mieści: potrzeba {needed}, a jest {usable}. Czasy są hipotetyczne.",
    .remark_ideal = "Liczone z danych katalogowych, bez strat: prawdziwy sprzęt jest wolniejszy.",

    .play = "Odtwórz",
    .play_pause = "Pauza",
    .play_again = "Jeszcze raz",
    .play_step = "Dalej",
    .play_restart = "Od początku",
    .play_waiting = "Model czyta prompt, ekran jest pusty.",
    .play_writing = "Token {shown} z {tokens}",
    .play_faster = "{times} szybciej niż naprawdę",
    .tab_roofline = "Dach (roofline)",
    .tab_batch = "Wiele rozmów",
    .tab_price = "Cennik",
    .tab_resume = "Wznowienie",
    .tab_memory = "Model i pamięć",
    .tab_sums = "Rachunek",

    .summary_caption = "Na co idzie czas odpowiedzi",
    .column_figure = "Wielkość",
    .column_value = "Wartość",
    .no_cache_label = "bez pamięci podręcznej",
    .kv_cache_label = "pamięć podręczna (KV cache)",
    .memory_label = "wagi i pamięć podręczna",
    .description =
        "Pasek czasu odpowiedzi, {machine}: prefill {prefill}, czyli {prefill_share}; decode {decode}, czyli "
        "{decode_share}. Wykorzystanie karty: w prefillu {prefill_utilization}, w decode "
        "{decode_utilization}. {no_cache}. {advice}",
    .description_one_token =
        "Pasek czasu odpowiedzi, {machine}: jedyny token powstaje w prefillu po {prefill}. Wykorzystanie karty "
        "w prefillu: {prefill_utilization}. {no_cache}. {advice}",
    .announcement = "Pierwszy token: {ttft}, cała odpowiedź: {total}, {rate}.",
    .announcement_one_token = "Cała odpowiedź to jeden token: {ttft}.",

    .refusal = "{label}: pominięto „{value}” – {reason}.",
    .refusal_empty = "{label}: brak wartości.",
    .reason_not_a_number = "to nie jest liczba zapisana cyframi",
    .reason_unclear_number =
        "nie wiadomo, czy przecinek oddziela tysiące, czy część ułamkową; napisz {thousands} albo {fraction}",
    .reason_unclear_fraction =
        "dozwolone są wartości od {minimum} do {maximum}; jeśli przecinek oddziela część ułamkową, napisz {fraction}",
    .reason_not_whole = "potrzebna jest liczba całkowita",
    .reason_out_of_range = "dozwolone są wartości od {minimum} do {maximum}",
    .reason_unknown_choice = "do wyboru są: {choices}",
};

}  // namespace shell
