// The expert panels in English.
#include "text/panel_strings.hpp"

namespace shell {

const PanelStrings english_panels{
    .conversations = "concurrent conversations",
    .prefill = "Prefill",
    .decode = "Decode",
    .roofline =
        {
            .lead = "The roof is the highest rate the machine allows: memory bandwidth sets its sloped part, the cores "
                    "its flat part. The further a point lies to the left of the ridge point, the larger the share of "
                    "time the cores wait for data.",
            .chart_title = "Attainable performance at a given arithmetic intensity",
            .x_label = "operations per byte read (FLOP/B)",
            .y_label = "operations per second (FLOP/s)",
            .sustained = "sustained",
            .datasheet = "datasheet",
            .roof_readout = "{intensity}: {rate} at most",
            .ridge_note = "The ridge point lies at {ridge}. Only from there on can the cores be busy all the time.",
            .note_compute = "{phase}: {intensity}, {times} the ridge point. It is compute-bound.",
            .note_memory = "{phase}: {intensity}; the ridge point is at {times} that. It is memory-bound.",
            .note_ridge = "{phase}: {intensity}, almost exactly at the ridge point.",
            .note_gap = "The vertical line marked “{times}”: the cores could compute that many times as fast as they "
                        "do in decode, hence a utilisation of {utilization}.",
            .note_below_roof = "A point may lie under the roof: operations run one after another, and when one "
                               "computes while the next waits for memory, their times add up.",
            .note_below_roof_overhead = "A point may lie under the roof: operations run one after another, so their "
                                        "times and the fixed overhead of the pass add up.",
            .note_lines =
                "The dashed roof comes from the datasheet, the solid one is the rate software is assumed to sustain.",
            .note_no_decode = "A one-token answer has no decode phase.",
            .marker_readout = "{phase}: {intensity}, {rate}, utilisation {utilization}",
            .marker_readout_gap =
                "{phase}: {intensity}, {rate}; the flat part of the roof is {times} as high; utilisation {utilization}",
            .caption = "The phases under the roof of the machine",
            .column_point = "point",
            .column_intensity = "intensity",
            .column_rate = "performance",
            .column_roof = "attainable",
            .column_bound = "limited by",
            .ridge = "ridge point",
            .bound_compute = "compute",
            .bound_memory = "memory bandwidth",
        },
    .batch =
        {
            .lead = "A decode step gives every conversation one token and reads the weights once for all of them, so "
                    "the total decode throughput grows almost for free – for a while.",
            .key = "Vertical lines: {marks}.",
            .mark_kv = "{batch}\u00A0–\u00A0reading KV caches catches up with reading weights",
            .mark_compute = "{batch}\u00A0–\u00A0computing catches up with reading weights",
            .mark_memory = "{batch}\u00A0–\u00A0memory full",
            .x_label = "concurrent conversations",
            .chart_total = "Total decode throughput (tokens/s)",
            .chart_ttft = "Time to first token",
            .readout = "{conversations}: {value}",
            .note_gain = "With {at} the total decode throughput is {gain} that of one, not {batch}: a step takes "
                         "{step} as long.",
            .note_gain_free = "With {at} the total decode throughput is {gain} that of one: almost for free.",
            .note_gain_none =
                "With {at} the total decode throughput is almost that of one: a step takes {step} as long.",
            .note_reader =
                "Each conversation then writes {rate} instead of {rate_one} and waits up to {ttft} instead of "
                "{ttft_one} for its first token, if all of them start at the same moment. Servers usually take prompts "
                "in order, so only the last one waits that long; the first ones wait less.",
            .note_kv = "From {from} up, reading the KV caches halfway through the answer takes at least as long as "
                       "reading the weights.",
            .note_compute =
                "From {from} up, computing with the layer weights takes at least as long as reading them. {growth}",
            .growth_none = "Beyond that the throughput no longer grows.",
            .growth_left = "Beyond that, up to {most}, the throughput grows by another {growth}.",
            .note_utilization_kv = "Even in the largest batch, compute utilisation in decode reaches only "
                                   "{utilization}: the weights are read once for all, but every conversation has a KV "
                                   "cache of its own, and the cores wait for it to be read.",
            .note_utilization_weights = "Compute utilisation in decode reaches only {utilization} here: even with "
                                        "{at}, the cores wait for weights to be read.",
            .note_utilization_both = "Compute utilisation in decode reaches only {utilization} here: even with {at}, "
                                     "the cores wait for weights and KV caches to be read.",
            .note_memory = "Memory holds {room} of this length; beyond that, the figures are hypothetical.",
            .note_memory_none = "Not even one conversation fits into memory: all the figures are hypothetical.",
            .note_no_limit = "Up to {from}, neither memory nor compute runs out here.",
            .note_no_decode = "A one-token answer has no decode phase: what remains is the time to first token.",
            .caption = "What batching gains and costs",
            .column_total = "in total",
            .column_each = "one conversation",
            .column_ttft = "first token",
            .column_utilization = "compute utilisation in decode",
            .column_memory = "memory",
            .fits = "fits",
            .fits_not = "too little",
        },
    .price =
        {
            .lead =
                "An answer token usually keeps the machine busy longer than a prompt token; the chart shows how many "
                "times. The band is where more than half the entries of a price list put the ratio of prices: 3 to 5.",
            .chart_title = "Machine time per answer token relative to a prompt token",
            .x_label = "concurrent conversations",
            .y_label = "times as long",
            .band = "price lists: 3–5",
            .ratio = "ratio",
            .longer = "{times} as long",
            .shorter = "{times} quicker",
            .same = "equally long",
            .readout = "{conversations}: {times}",
            .note_band = "{machine}: the ratio is between 3 and 5 with {first} to {last} conversations at once. With "
                         "one it is {ratio}.",
            .note_band_single =
                "{machine}: the ratio is between 3 and 5 only with {at} at once. With one it is {ratio}.",
            .note_band_at_one = "{machine}: at these lengths the ratio is in the band of the price lists with a single "
                                "conversation already: {ratio}.",
            .note_no_band = "{machine}: at these lengths no batch of up to {from} gives a ratio between 3 and 5. With "
                            "one conversation it is {ratio}, with {at} {ratio_last}.",
            .note_memory = "Memory holds only {room} here.",
            .note_memory_none = "Not even one conversation fits into memory here.",
            .note_listed = "In the price list github.com/simonw/llm-prices (August 2026), 79 of 142 entries have a "
                           "ratio between 3 and 5; the median is 4.",
            .note_cost = "With {at} and {usd} an hour, a million prompt tokens cost {input} and a million answer "
                         "tokens {output}.",
            .note_cost_only = "This is only the rent of the machine, busy all the time: idle time and the costs and "
                              "margin of an API provider are left out.",
            .note_not_rented = "This machine is not usually rented by the hour. Type in a rate of your own to see the "
                               "cost of a million tokens.",
            .note_no_price = "The hourly rate is zero. Type in another one to see the cost of a million tokens.",
            .note_source = "Source of the price: {source}.",
            .caption = "Time and cost of a token by batch size",
            .column_input_time = "prompt token",
            .column_output_time = "answer token",
            .column_input_usd = "1M prompt tokens",
            .column_output_usd = "1M answer tokens",
        },
    .resume =
        {
            .lead = "If the KV cache of a conversation survives, the model reads only the new prompt. If it was "
                    "evicted, the model reads the whole history again.",
            .kept = "cache kept",
            .lost = "cache evicted",
            .key = "Time to first token",
            .key_example = "Time to first token in an example with a history of {tokens}. The slider sets your own.",
            .note_longer = "With the cache evicted, the first token takes {times} as long: {lost} instead of {kept}.",
            .note_same = "With so short a history the difference hardly shows: {lost} instead of {kept}.",
            .note_bytes = "The kept history takes {bytes} of memory – per conversation.",
            .note_cached_token = "Here a cached token takes {share} of the machine time of a fresh token. In "
                                 "github.com/simonw/llm-prices (August 2026), 30 of the 77 entries that price cached "
                                 "tokens charge exactly a tenth of the fresh price.",
            .note_no_overhead =
                "The fixed overhead of the software per pass is left out here. Where it was measured, it is {least} to "
                "{most}, so waits this short are longer in practice, and the difference is smaller.",
            .note_empty = "The history is empty, so both bars are equal. The slider says how many tokens of "
                          "conversation came before this prompt.",
            .caption = "Time to first token after resuming a conversation",
            .column_cache = "KV cache of the conversation",
            .column_ttft = "first token",
        },
    .memory =
        {
            .lead = "Weights and KV cache must fit in memory together. The mark shows how much of the memory they may "
                    "take; the rest is reserved.",
            .weights = "weights",
            .shared_weights = "shared weights",
            .experts = "experts",
            .kv_cache = "KV cache",
            .free = "free",
            .reserved = "reserved",
            .value = "{needed} of {usable}",
            .value_exceeded = "{needed}, there is {usable}",
            .note_room = "{machine}: memory holds at most {room} of this length at once.",
            .note_weights_fit_not = "{machine}: not even the weights fit.",
            .note_fits_not = "{machine}: not even one conversation of this length fits.",
            .note_fits_not_on = "Too little memory: {machines}. Times there are hypothetical.",
            .note_fits_everywhere = "The current setting ({needed}) fits on every machine in the list.",
            .note_mark = "{machine}: the mark is at {usable}, {share} of {memory}. The rest is left to the system and "
                         "the software itself.",
            .note_shared = "{machine}: the CPU and the rest of the system use the same memory and its bandwidth. The "
                           "split is up to the system or the driver; often it can be changed.",
            .note_experts =
                "{model} has {shared} of shared weights and {experts} of experts. A token picks {active} of the {all} "
                "experts in each layer, so a step for one conversation reads only {one} of weights.",
            .note_embedding = "The embedding table need not be read whole: a token takes one row of it.",
            .note_touched = "With {at} a step touches {touched} of {all} experts on average and reads {bytes} of "
                            "weights; read separately it would be {separate}. We assume that every expert is picked "
                            "equally often, and tokens pick independently of each other.",
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
