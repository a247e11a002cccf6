// The report: the values its template asks for, and the tables among them.
#pragma once

#include <cstdint>
#include <string>

#include "validate/analysis.hpp"
#include "validate/template_text.hpp"

namespace validation {

// Tables under the names summary_table, baseline_table, alternatives_table, constants_table, single_device_table,
// length_table, worst_table, machines_table and unscored_list; single figures as CLASS.PHASE.STATISTIC, e.g.
// llama-cpp-metal.decode.median, and CLASS.PHASE_at_TOKENS with its sign.
Values report_values(const Analysis& analysis);

// Markdown, one row for each class or run.
std::string summary_table(const Analysis& analysis);
std::string baseline_table(const Analysis& analysis);
std::string alternatives_table(const Analysis& analysis);
std::string constants_table(const Analysis& analysis);
std::string single_device_table(const Analysis& analysis);
std::string length_table(const Analysis& analysis);
std::string worst_table(const Analysis& analysis);
std::string machines_table(const Analysis& analysis);
std::string unscored_list(const Analysis& analysis);

// Median error with its sign, of the runs that read and then wrote as many tokens; "—" for none.
std::string signed_median_at(const ClassScores& scores, std::int64_t tokens, Phase phase);

// Every run with its predictions, as CSV.
std::string runs_csv(const Analysis& analysis);

}  // namespace validation
