// The plain view in Polish.
#include "text/polish.hpp"

namespace shell {

const Strings polish_strings{
    .title = "Prefill kontra decode",
    .subtitle = "na co idą sekundy odpowiedzi",
    .series = "webflux · maszyneria modelu",

    .scenario_label = "Scenariusz",
    .prompt_label = "Prompt",
    .answer_label = "Odpowiedź",
    .history_label = "Historia",
    .prefix_label = "Pamięć podręczna rozmowy",
    .prefix_kept = "zachowana",
    .prefix_lost = "usunięta",
    .hardware_label = "Sprzęt",
    .model_label = "Model",
    .weight_bits_label = "Bity na wagę",
    .kv_bits_label = "Bity w pamięci podręcznej",
    .batch_label = "Rozmowy naraz",
    .efficiency_label = "Wydajność",
    .efficiency_realistic = "realistyczna",
    .efficiency_ideal = "idealna",
    .usd_per_hour_label = "Cena za godzinę (USD)",
    .no_price = "wpisz",
    .panel_label = "Więcej",
    .language_label = "Język",
    .theme_label = "Motyw",

    .model_note = "{model}, {bits}",
    .model_note_scaled = "{model}, {bits} ({overhead} ze skalami)",

    .pages_note = "≈\u00A0{pages}",
    .less_than_a_page = "mniej niż strona",
    .history_note = "+\u00A0historia: {tokens}",

    .ttft_label = "pierwszy token",
    .total_label = "cała odpowiedź",
    .rate_label = "tempo pisania",
    .no_value = "–",
    .no_decode = "brak, bo odpowiedź to jeden token",

    .prefill = "prefill",
    .decode = "decode",
    .prefill_label = "prefill – czytanie",
    .decode_label = "decode – pisanie",
    .utilization_label = "Wykorzystanie",
    .compute_label = "moc obliczeniowa",
    .memory_traffic_label = "łącze z\u00A0pamięcią",
    .compute_utilization = "wykorzystanie mocy obliczeniowej",
    .memory_utilization = "wykorzystanie przepustowości pamięci",
    .limits_compute_memory = "W prefillu rdzenie liczą, w decode czekają na dane z\u00A0pamięci.",
    .limits_compute = "W obu fazach wąskim gardłem jest liczenie.",
    .limits_memory = "W obu fazach wąskim gardłem jest pamięć: rdzenie czekają na dane.",
    .limits_memory_compute = "W prefillu wąskim gardłem jest pamięć, w decode – liczenie.",
    .limits_prefill_compute = "W prefillu wąskim gardłem jest liczenie.",
    .limits_prefill_memory = "W prefillu wąskim gardłem jest pamięć: rdzenie czekają na dane.",
    .full_is_attainable = "100% to tempo uznane za osiągalne.",
    .full_is_datasheet = "100% to dane katalogowe.",
    .phase_detail =
        "{phase}: {share} czasu. Z danych katalogowych: {mfu} mocy obliczeniowej (MFU), {mbu} przepustowości "
        "pamięci (MBU). Intensywność: {intensity}",

    .prompt_noun = "prompt",
    .prompt_genitive = "promptu",
    .prompt_and_history_noun = "prompt z\u00A0historią",
    .prompt_and_history_genitive = "promptu z\u00A0historią",
    .advice_decode_headline = "Najwięcej czasu zajmuje pisanie – skróć odpowiedź",
    .advice_decode_but_prompt_headline = "Najwięcej czasu zajmuje pisanie, ale więcej da krótszy {read}",
    .advice_prefill_headline = "Najwięcej czasu zajmuje czytanie – skróć {read}",
    .advice_prefill_but_answer_headline = "Najwięcej czasu zajmuje czytanie, ale więcej da krótsza odpowiedź",
    .advice_neither_headline = "Najwięcej czasu zajmuje odczyt z\u00A0pamięci – krótszy tekst prawie nic nie da",
    .advice_kept_cache_headline = "Najwięcej da zachowanie pamięci podręcznej",
    .advice_both_headline = "Czytanie i pisanie trwają podobnie długo – liczy się jedno i drugie",
    .advice_answer_saves_more = "Skrócenie odpowiedzi o połowę oszczędzi {answer}, {read_genitive} – {prompt}.",
    .advice_prompt_saves_more = "Skrócenie {read_genitive} o połowę oszczędzi {prompt}, odpowiedzi – {answer}.",
    .advice_in_both_phases = "{saves} (obie fazy)",
    .advice_one_token_prompt =
        "Skrócenie odpowiedzi o połowę oszczędzi {answer}. Prompt to jeden token: krótszy być nie może.",
    .advice_one_token_answer =
        "Skrócenie {read_genitive} o połowę oszczędzi {prompt}. Odpowiedź to jeden token, a ten powstaje już "
        "w prefillu.",
    .advice_kept_cache = "Zachowanie pamięci podręcznej oszczędzi {cache}.",
    .advice_shortest_headline = "Krócej się nie da",
    .advice_shortest_body = "Jeden token na wejściu i jeden na wyjściu.",

    .without_cache = "Bez pamięci podręcznej (KV cache)",
    .without_cache_either = "Bez pamięci podręcznej także podczas pisania",
    .no_cache = "{without}: {slow} zamiast {fast} ({times}\u00A0dłużej)",
    .no_cache_same = "{without}: też {slow} – tu prawie nic to nie zmienia",
    .no_cache_heading = "{without}: {times} dłużej",
    .no_cache_same_heading = "{without}: prawie tyle samo",

    .remark_history_kept = "Pamięć podręczna zawiera już {tokens} wcześniejszej rozmowy.",
    .remark_history_lost = "Razem z promptem model czyta od nowa {tokens} wcześniejszej rozmowy.",
    .remark_batch = "Sprzęt obsługuje naraz {conversations}; czasy dotyczą tej, która czeka najdłużej.",
    .remark_kv = "Pamięć podręczna: {bits} na element.",
    .remark_memory = "To się nie mieści: potrzeba {needed}, a jest {usable}. Czasy są hipotetyczne.",
    .remark_context =
        "{model} obsługuje kontekst do {tokens}\u00A0tokenów. Dłuższy można policzyć, ale odpowiedź będzie "
        "niepewna.",
    .remark_ideal = "Liczone z danych katalogowych, bez strat: prawdziwy sprzęt jest wolniejszy.",

    .play = "Odtwórz",
    .play_pause = "Pauza",
    .play_again = "Jeszcze raz",
    .play_step = "Dalej",
    .play_restart = "Od początku",
    .play_waiting = "Model czyta prompt, ekran jest pusty.",
    .play_writing = "Token {shown} z {tokens}",
    .play_faster = "{times} szybciej niż w\u00A0rzeczywistości",
    .tab_roofline = "Dach (roofline)",
    .tab_batch = "Wiele rozmów",
    .tab_price = "Cennik",
    .tab_resume = "Wznowienie",
    .tab_memory = "Model i pamięć",
    .tab_sums = "Rachunek",

    .summary_caption = "Na co idą sekundy odpowiedzi",
    .column_figure = "Wielkość",
    .column_value = "Wartość",
    .no_cache_label = "bez pamięci podręcznej",
    .kv_cache_label = "pamięć podręczna (KV cache)",
    .memory_label = "wagi i pamięć podręczna",
    .description =
        "Pasek czasu odpowiedzi, {machine}: prefill {prefill}, czyli {prefill_share}; decode {decode}, czyli "
        "{decode_share}. Wykorzystanie mocy obliczeniowej: w prefillu {prefill_utilization}, w decode "
        "{decode_utilization}; przepustowości pamięci: {prefill_memory} i {decode_memory}. {limits} {no_cache}. "
        "{advice}",
    .description_one_token =
        "Pasek czasu odpowiedzi, {machine}: jedyny token powstaje w prefillu po {prefill}. Wykorzystanie mocy "
        "obliczeniowej "
        "w prefillu: {prefill_utilization}, przepustowości pamięci: {prefill_memory}. {limits} {no_cache}. {advice}",
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
