// What every program of tools/ does around its work: exit statuses, sentences, and output that is known to have
// arrived.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace files {

// A refused option, a bad file, an output that cannot be written: one sentence on standard error.
inline constexpr int exit_refused = 2;

// Runs the body, whose exit status is the result; what it throws becomes a sentence after the prefix and exit_refused.
int run_program(std::string_view prefix, const std::function<int()>& body);

// Throws a sentence when standard output does not take all of it.
void print(std::string_view text);
// Onto standard error; characters that a terminal would obey are named instead.
void complain(std::string_view sentence);

}  // namespace files
