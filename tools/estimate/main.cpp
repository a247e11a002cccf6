// estimate: one answer of one model on one machine, computed and written in the form asked for.
#include <cstdio>
#include <iostream>
#include <string>

#include "estimate/command_line.hpp"
#include "estimate/outputs.hpp"
#include "estimate/situation.hpp"

namespace {

constexpr int exit_refused = 2;

std::string output_of(const estimate::Request& request) {
  const estimate::Situation situation = estimate::situation_of(request);
  switch (request.format) {
    case estimate::Format::json:
      return estimate::json_output(situation);
    case estimate::Format::csv:
      return estimate::csv_output(situation);
    case estimate::Format::svg:
      return estimate::svg_output(situation, request.width);
    case estimate::Format::html_table:
      return estimate::html_table_output(situation);
    case estimate::Format::text:
      break;
  }
  return estimate::text_output(situation);
}

int print(const std::string& text) {
  std::cout << text << std::flush;
  if (std::cout) return 0;
  std::cerr << "estimate: standard output cannot be written.\n";
  return exit_refused;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const estimate::CommandLine line = estimate::parse_command_line(argc, argv);
    return print(line.request ? output_of(*line.request) : line.help);
  } catch (const estimate::Refused& refused) {
    std::cerr << "estimate: " << refused.what() << '\n';
    return exit_refused;
  }
}
