// The expert panels in English.
#include "text/panel_strings.hpp"

namespace shell {

const PanelStrings english_panels{
    .conversations = "conversations at once",
    .prefill = "Prefill",
    .decode = "Decode",
    .roofline =
        {
            .lead = "The roof is the highest rate the machine allows: memory sets its slope, the cores its flat part. "
                    "The further left of the ridge a point lies, the longer the cores wait for data.",
            .chart_title = "What the machine computes at a given intensity",
            .x_label = "operations per byte read (FLOP/B)",
            .y_label = "operations per second (FLOP/s)",
            .sustained = "sustained",
            .datasheet = "datasheet",
            .roof_readout = "{intensity}: {rate} at most",
            .ridge_note = "The ridge lies at {ridge}. Only from there on can the cores be busy all the time.",
            .note_compute = "{phase}: {intensity}, {times} the ridge. Arithmetic limits it.",
            .note_memory = "{phase}: {intensity}; the ridge lies {times} further right. Memory limits it.",
            .note_ridge = "{phase}: {intensity}, almost exactly at the ridge.",
            .note_gap = "The bracket: the cores could compute {times} as fast as they do in decode, hence a "
                        "utilisation of {utilization}.",
            .note_below_roof =
                "A point may lie under the roof: operations run one after another, and when one computes "
                "while the next waits for memory, their times add up.",
            .note_lines = "The dashed line is the datasheet, the solid one is what programs really sustain.",
            .note_no_decode = "A one-token answer has no decode phase.",
            .marker_readout = "{phase}: {intensity}, {rate}, utilisation {utilization}",
            .marker_readout_gap = "{phase}: {intensity}, {rate}; the flat roof is {times} as high; utilisation "
                                  "{utilization}",
            .caption = "The phases under the roof of the machine",
            .column_point = "point",
            .column_intensity = "intensity",
            .column_rate = "rate of operations",
            .column_roof = "the roof there",
            .column_bound = "limited by",
            .ridge = "ridge",
            .bound_compute = "arithmetic",
            .bound_memory = "memory",
        },
    .batch =
        {
            .lead = "The weights are read once for all conversations, so the total speed grows almost for free – for a "
                    "while.",
            .key = "Vertical lines: {marks}.",
            .mark_kv = "{batch} – KV caches",
            .mark_compute = "{batch} – arithmetic",
            .mark_memory = "{batch} – memory full",
            .x_label = "conversations at once",
            .chart_total = "Total speed (tokens/s)",
            .chart_ttft = "Time to first token",
            .readout = "{conversations}: {value}",
            .note_gain = "With {at} the total speed is {gain} that of one, not {batch}: a step takes {step} as long.",
            .note_gain_free = "With {at} the total speed is {gain} that of one: almost for free.",
            .note_gain_none = "With {at} the total speed is almost that of one: a step takes {step} as long.",
            .note_reader = "One conversation then writes {rate} instead of {rate_one} and waits {ttft} instead of "
                           "{ttft_one} for its first token, if all of them start at the same moment. Servers read "
                           "prompts in chunks, between steps of writing, so the wait is usually shorter.",
            .note_kv = "From {from} on, reading the KV caches halfway through the answer takes at least as long as "
                       "reading the weights. From there on, each further conversation makes a step noticeably longer.",
            .note_compute = "From {from} on, multiplying by the weights of the layers takes at least as long as "
                            "reading them. The total speed hardly grows any more.",
            .note_utilization_kv = "The cores reach a decode utilisation of only {utilization} here: KV caches cannot "
                                   "be shared between conversations, so the cores wait for them to be read.",
            .note_utilization_weights = "The cores reach a decode utilisation of only {utilization} here: even with "
                                        "{at}, reading the weights takes longer than multiplying by them.",
            .note_memory = "Memory holds {room} of this length; beyond that, the figures are hypothetical.",
            .note_memory_none = "Not even one conversation fits into memory: all the figures are hypothetical.",
            .note_no_limit = "Up to {from} neither memory nor arithmetic runs out here.",
            .note_no_decode = "A one-token answer has no decode phase: what remains is the time to first token.",
            .caption = "What a batch gains and what it costs",
            .column_total = "in total",
            .column_each = "one conversation",
            .column_ttft = "first token",
            .column_utilization = "utilisation in decode",
            .column_memory = "memory",
            .fits = "fits",
            .fits_not = "too little",
        },
    .price =
        {
            .lead = "An answer token usually keeps the machine busy longer than a prompt token; the chart shows how "
                    "many times. The band is the ratio of prices found in price lists: usually 3 to 5.",
            .chart_title = "Time of an answer token against a prompt token",
            .x_label = "conversations at once",
            .y_label = "times as long",
            .band = "price lists: 3–5",
            .ratio = "ratio",
            .longer = "{times} as long",
            .shorter = "{times} quicker",
            .same = "equally long",
            .readout = "{conversations}: {times}",
            .note_band =
                "{machine}: the ratio is 3–5 with {first}–{last} conversations at once. With one it is {ratio}.",
            .note_band_single = "{machine}: the ratio is 3–5 only with {at} at once. With one it is {ratio}.",
            .note_band_at_one = "{machine}: at these lengths the ratio is in the band of the price lists with a single "
                                "conversation already: {ratio}.",
            .note_no_band = "{machine}: at these lengths no batch up to {from} gives a ratio of 3–5. With one "
                            "conversation it is {ratio}, with {at} {ratio_last}.",
            .note_memory = "Memory, though, holds only {room} here.",
            .note_memory_none = "Not even one conversation, though, fits into memory here.",
            .note_listed = "In the price list github.com/simonw/llm-prices of August 2026, more than half of the "
                           "entries lie between 3 and 5, with a median of 4.",
            .note_cost =
                "With {at} and {usd} an hour, a million prompt tokens cost {input} and a million answer tokens "
                "{output}.",
            .note_cost_only = "This is the cost of the machine alone: margin, idle time and the rest of the server are "
                              "left out.",
            .note_not_rented = "This machine is not usually rented by the hour. Type in a rate of your own to see the "
                               "cost of a million tokens.",
            .note_no_price = "The hourly rate is zero. Type in another one to see the cost of a million tokens.",
            .note_source = "Source of the price: {source}.",
            .caption = "Time and cost of a token by batch",
            .column_input_time = "prompt token",
            .column_output_time = "answer token",
            .column_input_usd = "million prompt tokens",
            .column_output_usd = "million answer tokens",
        },
    .resume =
        {
            .lead = "When the KV cache of a conversation survives, the model reads only the new prompt. When it was "
                    "dropped, the model reads the whole history again.",
            .kept = "cache kept",
            .lost = "cache lost",
            .note_example = "This is an example with a history of {tokens}. The slider sets your own.",
            .note_longer = "With the cache lost, the first token takes {times} as long: {lost} instead of {kept}.",
            .note_same = "With so short a history the difference hardly shows: {lost} instead of {kept}.",
            .note_bytes = "The kept history takes {bytes} of memory – for each conversation.",
            .note_cached_token = "Price lists usually ask about a tenth of the price of a fresh token for a cached "
                                 "one. Here it lengthens the reading of the prompt by {share} of the time that a fresh "
                                 "one takes.",
            .note_empty =
                "The history is empty, so both bars are equal. The slider says how many tokens of conversation "
                "came before this prompt.",
            .caption = "Time to first token after resuming a conversation",
            .column_cache = "KV cache of the conversation",
            .column_ttft = "first token",
        },
    .memory =
        {
            .lead = "Weights and KV cache have to fit together. The mark shows how much of the memory they may take; "
                    "the rest is reserved.",
            .weights = "weights",
            .shared_weights = "shared weights",
            .experts = "experts",
            .kv_cache = "KV cache",
            .free = "free",
            .reserved = "reserved",
            .value = "{needed} of {usable}",
            .value_exceeded = "{needed}, there is {usable}",
            .note_room = "{machine}: there is room for {room} of this length at once.",
            .note_fits_not = "{machine}: not even one conversation of this length fits.",
            .note_fits_not_on = "Too little memory: {machines}. Times there are hypothetical.",
            .note_fits_everywhere = "It fits on every machine of the list.",
            .note_mark = "{machine}: up to the mark there is {usable}, {share} of {memory}. The rest is left to the "
                         "system and the program itself.",
            .note_shared = "{machine}: the processor and the rest of the system share this memory and its bandwidth.",
            .note_experts = "{model} is {shared} of shared weights and {experts} of experts. A token picks {active} of "
                            "the {all} experts of each layer, so a step of one conversation reads only {one}.",
            .note_touched = "With {at} a step touches {touched} of {all} experts on average and reads {bytes}. Reading "
                            "together pays only in larger batches.",
            .all_machines = "All machines",
            .caption = "Memory needed and available",
            .column_machine = "machine",
            .column_total = "total",
            .column_usable = "usable",
            .column_fits = "fits",
            .yes = "yes",
            .no = "no",
        },
};

}  // namespace shell
