// estimate: one answer of one model on one machine, computed and written in the form asked for.
#include <string>

#include "estimate/command_line.hpp"
#include "estimate/outputs.hpp"
#include "estimate/situation.hpp"
#include "files/program.hpp"

namespace {

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
    case estimate::Format::phrases:
      return estimate::phrases_output(situation);
    case estimate::Format::text:
      break;
  }
  return estimate::text_output(situation);
}

}  // namespace

int main(int argc, char** argv) {
  return files::run_program("estimate: ", [&] {
    const estimate::CommandLine line = estimate::parse_command_line(argc, argv);
    files::print(line.request ? output_of(*line.request) : line.help);
    return 0;
  });
}
