// The expert panels in Polish.
#include "text/panel_strings.hpp"

namespace shell {

const PanelStrings polish_panels{
    .conversations = "rozmowy naraz",
    .prefill = "Prefill",
    .decode = "Decode",
    .roofline =
        {
            .lead = "Skośna część dachu to pamięć, płaska – rdzenie. Im dalej w lewo leży punkt, tym dłużej rdzenie "
                    "czekają na dane.",
            .chart_title = "Ile karta policzy przy danej intensywności",
            .x_label = "działania na odczytany bajt (FLOP/B)",
            .y_label = "działania na sekundę (FLOP/s)",
            .sustained = "osiągalne",
            .datasheet = "katalogowe",
            .roof_readout = "{intensity}: najwyżej {rate}",
            .ridge_note = "Krawędź dachu leży przy {ridge}. Dopiero tam rdzenie mają co robić przez cały czas.",
            .note_compute = "{phase}: {intensity}, czyli {times} więcej niż przy krawędzi. Ogranicza go liczenie.",
            .note_memory = "{phase}: {intensity}, czyli {times} mniej niż przy krawędzi. Ogranicza go pamięć.",
            .note_ridge = "{phase}: {intensity}, prawie dokładnie przy krawędzi.",
            .note_below_roof = "Punkt może leżeć pod dachem: operacje idą po kolei, więc czas liczenia jednej i czas "
                               "czekania na pamięć drugiej się sumują.",
            .note_lines = "Linia przerywana to dane katalogowe, ciągła – to, co programy naprawdę utrzymują.",
            .note_no_decode = "Odpowiedź z jednego tokena nie ma fazy decode.",
            .marker_readout = "{phase}: {intensity}, {rate}, wykorzystanie {utilization}",
            .caption = "Roofline: fazy pod dachem karty",
            .column_point = "punkt",
            .column_intensity = "intensywność",
            .column_rate = "tempo działań",
            .column_roof = "dach w tym miejscu",
            .column_bound = "ogranicza",
            .ridge = "krawędź dachu",
            .bound_compute = "liczenie",
            .bound_memory = "pamięć",
        },
    .batch =
        {
            .lead = "Wagi czyta się raz dla wszystkich rozmów, więc łączne tempo rośnie niemal za darmo – do czasu.",
            .x_label = "rozmowy naraz",
            .chart_total = "Tempo łączne (tokeny/s)",
            .chart_each = "Tempo jednej rozmowy (tokeny/s)",
            .chart_ttft = "Czas do pierwszego tokena",
            .chart_utilization = "Wykorzystanie karty w decode",
            .readout = "{conversations}: {value}",
            .note_gain = "Przy {at} łączne tempo rośnie {gain}, a nie {batch}: krok trwa {step} dłużej.",
            .note_reader = "Jedna rozmowa pisze wtedy {rate} zamiast {rate_one}, a na pierwszy token czeka {ttft} "
                           "zamiast {ttft_one}.",
            .note_gain_free = "Przy {at} łączne tempo rośnie {gain}: prawie za darmo.",
            .note_kv = "Od {from} odczyt ich pamięci podręcznych trwa w połowie odpowiedzi co najmniej tyle co odczyt "
                       "wag. Każda następna rozmowa wydłuża krok.",
            .note_compute = "Od {from} mnożenie macierzy trwa dłużej niż odczyt wag. Łączne tempo prawie przestaje "
                            "rosnąć.",
            .note_memory = "Pamięci starcza na {room} tej długości; dalej wykres jest hipotetyczny.",
            .note_memory_none = "W pamięci nie mieści się ani jedna rozmowa: cały wykres jest hipotetyczny.",
            .note_no_limit = "Do {from} nie kończą się tu ani pamięć, ani moc obliczeniowa.",
            .note_no_decode = "Odpowiedź z jednego tokena nie ma fazy decode: zostaje czas do pierwszego tokena.",
            .caption = "Ile daje wiele rozmów naraz i ile kosztuje",
            .column_total = "łącznie",
            .column_each = "jedna rozmowa",
            .column_ttft = "pierwszy token",
            .column_utilization = "wykorzystanie w decode",
            .column_memory = "pamięć",
            .fits = "mieści się",
            .fits_not = "za mało",
        },
    .price =
        {
            .lead = "Ile razy dłużej niż token promptu zajmuje kartę token odpowiedzi. Pas to stosunek spotykany w "
                    "cennikach: od 3 do 5.",
            .chart_title = "Czas karty: token odpowiedzi do tokena promptu",
            .x_label = "rozmowy naraz",
            .y_label = "stosunek czasów",
            .band = "cenniki: 3–5",
            .ratio = "stosunek",
            .readout = "{conversations}: {times} dłużej",
            .note_band = "{machine}: stosunek 3–5 wychodzi przy {first}–{last} rozmowach naraz. Przy jednej wynosi "
                         "{ratio}.",
            .note_band_single = "{machine}: stosunek 3–5 wychodzi tylko przy {at} naraz. Przy jednej wynosi {ratio}.",
            .note_band_at_one = "{machine}: przy tych długościach stosunek mieści się w cennikowym pasie już przy "
                                "jednej rozmowie i wynosi {ratio}.",
            .note_no_band = "{machine}: przy tych długościach stosunek 3–5 nie pojawia się aż do {from} naraz. Przy "
                            "jednej wynosi {ratio}, przy tylu {ratio_last}.",
            .note_memory = "Pamięci starcza tu jednak tylko na {room}.",
            .note_memory_none = "W pamięci nie mieści się tu jednak ani jedna rozmowa.",
            .note_cost = "Przy {at} i cenie {usd} za godzinę milion tokenów promptu kosztuje {input}, a milion tokenów "
                         "odpowiedzi {output}.",
            .note_cost_only = "To sam koszt karty: bez marży, przestojów i reszty serwera.",
            .note_no_price = "Ceny tej karty za godzinę nie znamy. Po jej wpisaniu pojawi się koszt miliona tokenów.",
            .note_source = "Źródło ceny: {source}.",
            .caption = "Czas i koszt tokena zależnie od liczby rozmów naraz",
            .column_input_time = "token promptu",
            .column_output_time = "token odpowiedzi",
            .column_input_usd = "milion tokenów promptu",
            .column_output_usd = "milion tokenów odpowiedzi",
        },
    .resume =
        {
            .lead =
                "Gdy pamięć podręczna rozmowy przetrwa, model czyta tylko nowy prompt. Gdy została zwolniona, czyta "
                "od nowa całą historię.",
            .kept = "pamięć zachowana",
            .lost = "pamięć zwolniona",
            .note_longer = "Po zwolnieniu pamięci na pierwszy token czeka się {times} dłużej: {lost} zamiast {kept}.",
            .note_same = "Przy tak krótkiej historii różnicy prawie nie widać: {lost} zamiast {kept}.",
            .note_bytes = "Zachowana historia zajmuje {bytes} pamięci karty – na każdą rozmowę osobno.",
            .note_empty =
                "Historia jest pusta, więc oba paski są równe. Suwak ustala, ile tokenów rozmowy było przed tym "
                "promptem.",
            .caption = "Czas do pierwszego tokena po wznowieniu rozmowy",
            .column_cache = "pamięć podręczna rozmowy",
            .column_ttft = "pierwszy token",
        },
    .memory =
        {
            .lead = "Wagi i pamięć podręczna muszą się zmieścić razem. Kreska pokazuje, ile pamięci mogą zająć; reszta "
                    "jest zarezerwowana.",
            .weights = "wagi",
            .shared_weights = "wagi wspólne",
            .experts = "eksperci",
            .kv_cache = "pamięć podręczna",
            .free = "wolne",
            .reserved = "zarezerwowane",
            .value = "{needed} z {usable}",
            .value_exceeded = "{needed}, a jest {usable}",
            .note_room = "{machine}: miejsca starcza na {room} tej długości naraz.",
            .note_fits_not = "{machine}: nie mieści się nawet jedna rozmowa tej długości.",
            .note_fits_not_on = "Za mało pamięci: {machines}. Czasy są tam hipotetyczne.",
            .note_fits_everywhere = "Mieści się na wszystkich maszynach z listy.",
            .note_mark = "{machine}: do kreski jest {usable}, czyli {share} z {memory}. Reszta zostaje dla systemu "
                         "i samego programu.",
            .note_shared = "{machine}: z tej samej pamięci i jej przepustowości korzystają też procesor i reszta "
                           "systemu.",
            .note_experts = "{model} to {shared} wag wspólnych i {experts} ekspertów. Token wybiera {active} z {all} "
                            "ekspertów każdej warstwy, więc krok jednej rozmowy czyta tylko {one}.",
            .note_touched =
                "Przy {at} krok sięga średnio po {touched} z {all} ekspertów i czyta {bytes}. Wspólny odczyt "
                "zaczyna się opłacać dopiero przy większej liczbie rozmów.",
            .all_machines = "Cała lista sprzętu",
            .caption = "Pamięć potrzebna i dostępna",
            .column_machine = "sprzęt",
            .column_total = "razem",
            .column_usable = "do użycia",
            .column_fits = "mieści się",
            .yes = "tak",
            .no = "nie",
        },
};

}  // namespace shell
