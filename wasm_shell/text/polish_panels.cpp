// The expert panels in Polish.
#include "text/panel_strings.hpp"

namespace shell {

const PanelStrings polish_panels{
    .conversations = "rozmowy naraz",
    .prefill = "Prefill",
    .decode = "Decode",
    .roofline =
        {
            .lead = "Dach to najwyższe tempo, na jakie pozwala sprzęt: część skośną wyznacza pamięć, płaską – rdzenie. "
                    "Im dalej na lewo od załomu leży punkt, tym większą część czasu rdzenie czekają na dane.",
            .chart_title = "Ile działań wykona sprzęt przy danej intensywności",
            .x_label = "działania na odczytany bajt (FLOP/B)",
            .y_label = "działania na sekundę (FLOP/s)",
            .sustained = "osiągalne",
            .datasheet = "katalogowe",
            .roof_readout = "{intensity}: najwyżej {rate}",
            .ridge_note = "Załom dachu leży przy {ridge}. Dopiero od niego rdzenie mogą pracować przez cały czas.",
            .note_compute = "{phase}: {intensity}, czyli {times} więcej niż w załomie. Ogranicza go moc obliczeniowa.",
            .note_memory = "{phase}: {intensity}, czyli {times} mniej niż w załomie. Ogranicza go pamięć.",
            .note_ridge = "{phase}: {intensity}, prawie dokładnie w załomie.",
            .note_gap = "Pionowy odcinek z podpisem „{times}”: tyle razy szybciej rdzenie mogłyby liczyć niż w fazie "
                        "decode, stąd wykorzystanie {utilization}.",
            .note_below_roof = "Punkt może leżeć pod dachem: operacje idą po kolei, więc czas liczenia jednej i czas "
                               "czekania na pamięć drugiej się sumują.",
            .note_below_roof_overhead = "Punkt może leżeć pod dachem: operacje idą po kolei, więc ich czasy i stały "
                                        "narzut przebiegu się sumują.",
            .note_lines =
                "Dach kreślony linią przerywaną wynika z danych katalogowych, ciągłą – z tempa uznanego za osiągalne.",
            .note_no_decode = "Odpowiedź z jednego tokena nie ma fazy decode.",
            .marker_readout = "{phase}: {intensity}, {rate}, wykorzystanie {utilization}",
            .marker_readout_gap =
                "{phase}: {intensity}, {rate}, {times} mniej niż płaska część dachu, wykorzystanie {utilization}",
            .caption = "Fazy pod dachem sprzętu",
            .column_point = "punkt",
            .column_intensity = "intensywność",
            .column_rate = "tempo działań",
            .column_roof = "dach w tym miejscu",
            .column_bound = "ogranicza",
            .ridge = "załom dachu",
            .bound_compute = "moc obliczeniowa",
            .bound_memory = "pamięć",
        },
    .batch =
        {
            .lead = "Krok fazy decode daje każdej rozmowie po jednym tokenie, a wagi czyta się w nim raz dla "
                    "wszystkich, więc łączne tempo pisania rośnie niemal za darmo – do czasu.",
            .key = "Pionowe kreski: {marks}.",
            .mark_kv = "{batch}\u00A0–\u00A0odczyt pamięci podręcznych dogania odczyt wag",
            .mark_compute = "{batch}\u00A0–\u00A0liczenie dogania odczyt wag",
            .mark_memory = "{batch}\u00A0–\u00A0koniec miejsca w pamięci",
            .x_label = "rozmowy naraz",
            .chart_total = "Łączne tempo pisania (tokeny/s)",
            .chart_ttft = "Czas do pierwszego tokena",
            .readout = "{conversations}: {value}",
            .note_gain = "Przy {at} łączne tempo pisania jest {gain} większe niż przy jednej, a nie {batch}: krok trwa "
                         "{step} dłużej.",
            .note_gain_free = "Przy {at} łączne tempo pisania jest {gain} większe niż przy jednej: prawie za darmo.",
            .note_gain_none =
                "Przy {at} łączne tempo pisania jest prawie takie samo jak przy jednej: krok trwa {step} dłużej.",
            .note_reader = "Każda rozmowa pisze wtedy {rate} zamiast {rate_one}, a na pierwszy token czeka nawet "
                           "{ttft} zamiast {ttft_one}, jeśli wszystkie zaczną się naraz. Serwery czytają prompty "
                           "zwykle po kolei, więc tyle czeka dopiero ostatnia rozmowa, a pierwsze krócej.",
            .note_kv = "Od {from} odczyt pamięci podręcznych, gdy odpowiedź jest w połowie, trwa co najmniej tak długo "
                       "jak odczyt wag.",
            .note_compute = "Od {from} mnożenie przez wagi warstw trwa co najmniej tak długo jak ich odczyt. {growth}",
            .growth_none = "Dalej łączne tempo już nie rośnie.",
            .growth_left = "Dalej, do {most}, łączne tempo rośnie jeszcze o {growth}.",
            .note_utilization_kv = "Nawet przy największej liczbie rozmów wykorzystanie rdzeni w fazie decode dochodzi "
                                   "tylko do {utilization}: wagi czyta się raz dla wszystkich, ale każda ma osobną "
                                   "pamięć podręczną, a na jej odczyt rdzenie czekają.",
            .note_utilization_weights = "Wykorzystanie rdzeni w fazie decode dochodzi tu tylko do {utilization}: nawet "
                                        "przy {at} rdzenie czekają na odczyt wag.",
            .note_utilization_both = "Wykorzystanie rdzeni w fazie decode dochodzi tu tylko do {utilization}: nawet "
                                     "przy {at} rdzenie czekają na odczyt wag i pamięci podręcznych.",
            .note_memory = "Pamięci starcza na {room} tej długości; dalej rachunek jest hipotetyczny.",
            .note_memory_none = "W pamięci nie mieści się ani jedna rozmowa: cały rachunek jest hipotetyczny.",
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
            .lead = "Token odpowiedzi zajmuje sprzęt zwykle dłużej niż token promptu; wykres pokazuje, ile razy. Pas "
                    "to stosunek cen w ponad połowie pozycji cenników: od 3 do 5.",
            .chart_title = "Czas tokena odpowiedzi w stosunku do czasu tokena promptu",
            .x_label = "rozmowy naraz",
            .y_label = "ile razy dłużej",
            .band = "cenniki: 3–5",
            .ratio = "stosunek",
            .longer = "{times} dłużej",
            .shorter = "{times} krócej",
            .same = "tak samo długo",
            .readout = "{conversations}: {times}",
            .note_band = "{machine}: stosunek mieści się między 3 a 5, gdy rozmów naraz jest od {first} do {last}. "
                         "Przy jednej wynosi {ratio}.",
            .note_band_single =
                "{machine}: stosunek mieści się między 3 a 5 tylko przy {at} naraz. Przy jednej wynosi {ratio}.",
            .note_band_at_one = "{machine}: przy tych długościach stosunek mieści się w cennikowym pasie już przy "
                                "jednej rozmowie i wynosi {ratio}.",
            .note_no_band = "{machine}: przy tych długościach stosunek nie mieści się między 3 a 5 aż do {from} naraz. "
                            "Przy jednej wynosi {ratio}, przy {at} – {ratio_last}.",
            .note_memory = "Pamięci starcza tu tylko na {room}.",
            .note_memory_none = "W pamięci nie mieści się tu ani jedna rozmowa.",
            .note_listed = "W zestawieniu cen github.com/simonw/llm-prices (sierpień 2026) stosunek od 3 do 5 ma 79 "
                           "ze\u00A0142 pozycji, a mediana to 4.",
            .note_cost = "Przy {at} i cenie {usd} za godzinę milion tokenów promptu kosztuje {input}, a milion tokenów "
                         "odpowiedzi {output}.",
            .note_cost_only =
                "To tylko wynajem sprzętu zajętego bez przerwy: bez przestojów oraz kosztów i marży dostawcy modelu.",
            .note_not_rented = "Tego sprzętu zwykle nie wynajmuje się na godziny. Po wpisaniu własnej stawki pojawi "
                               "się koszt miliona tokenów.",
            .note_no_price = "Stawka za godzinę jest zerowa. Po wpisaniu innej pojawi się koszt miliona tokenów.",
            .note_source = "Źródło ceny: {source}.",
            .caption = "Czas i koszt tokena zależnie od liczby rozmów naraz",
            .column_input_time = "token promptu",
            .column_output_time = "token odpowiedzi",
            .column_input_usd = "milion tokenów promptu",
            .column_output_usd = "milion tokenów odpowiedzi",
        },
    .resume =
        {
            .lead = "Jeśli pamięć podręczna rozmowy przetrwała, model czyta tylko nowy prompt. Jeśli została usunięta, "
                    "czyta od nowa całą historię.",
            .kept = "pamięć podręczna zachowana",
            .lost = "pamięć podręczna usunięta",
            .key = "Czas do pierwszego tokena",
            .key_example = "Czas do pierwszego tokena w przykładzie: historia ma {tokens}. Swoją ustaw suwakiem.",
            .note_longer =
                "Po usunięciu pamięci podręcznej na pierwszy token czeka się {times} dłużej: {lost} zamiast {kept}.",
            .note_same = "Przy tak krótkiej historii różnicy prawie nie widać: {lost} zamiast {kept}.",
            .note_bytes = "Zachowana historia zajmuje {bytes} pamięci – w każdej rozmowie osobno.",
            .note_cached_token = "Token z pamięci podręcznej zajmuje tu sprzęt przez {share} czasu, jakiego wymaga "
                                 "nowy. W zestawieniu cen github.com/simonw/llm-prices (sierpień 2026) w 30 z 77 "
                                 "pozycji, które podają jego cenę, kosztuje dokładnie jedną dziesiątą nowego.",
            .note_no_overhead =
                "Rachunek pomija tu stały narzut programu na przebieg. Tam, gdzie go zmierzono, wynosi od {least} do "
                "{most}, więc tak krótkie oczekiwanie trwa w praktyce dłużej i różnica jest mniejsza.",
            .note_empty = "Historia jest pusta, więc oba paski są równe. Suwak ustala, ile tokenów rozmowy było przed "
                          "tym promptem.",
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
            .note_room = "{machine}: pamięci starcza najwyżej na {room} tej długości naraz.",
            .note_weights_fit_not = "{machine}: nie mieszczą się nawet same wagi.",
            .note_fits_not = "{machine}: nie mieści się nawet jedna rozmowa tej długości.",
            .note_fits_not_on = "Za mało pamięci: {machines}. Czasy są tam hipotetyczne.",
            .note_fits_everywhere = "Obecne ustawienie ({needed}) mieści się na każdej maszynie z listy.",
            .note_mark = "{machine}: kreska oznacza {usable}, czyli {share} z {memory}. Reszta zostaje dla systemu i "
                         "samego programu.",
            .note_shared = "{machine}: z tej samej pamięci i jej przepustowości korzystają też procesor i reszta "
                           "systemu. Podział ustala system lub sterownik; często można go zmienić.",
            .note_experts = "{model} to {shared} wag wspólnych i {experts} ekspertów. Token wybiera {active} z {all} "
                            "ekspertów każdej warstwy, więc krok jednej rozmowy czyta tylko {one} wag.",
            .note_embedding = "Tablicy embeddingów nie trzeba czytać całej: token bierze z niej jeden wiersz.",
            .note_touched = "Przy {at} krok sięga średnio po {touched} z {all} ekspertów i czyta {bytes} wag; osobno "
                            "byłoby to {separate}. Zakładamy, że każdy ekspert jest wybierany równie często, a tokeny "
                            "wybierają niezależnie od siebie.",
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
