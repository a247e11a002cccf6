// The options of the command line: one for each field of a URL, files, and the form of the answer.
#include "estimate/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>

#include "estimate/help.hpp"

namespace estimate {
namespace {

using shell::Field;

constexpr std::array<const char*, 4> format_options{"--json", "--csv", "--svg", "--html-table"};

struct Answers {
  std::map<Field, std::string> fields;
  std::string hardware_file;
  std::string model_file;
  std::string width;
  std::array<bool, 4> formats{};
};

void add_options(CLI::App& app, Answers& answers) {
  for (const Field field : shell::all_fields()) app.add_option(option_name(field), answers.fields[field]);
  app.add_option("--hardware-file", answers.hardware_file)->excludes("--hardware");
  app.add_option("--model-file", answers.model_file)->excludes("--model");
  for (std::size_t i = 0; i < format_options.size(); ++i) {
    CLI::Option* const option = app.add_flag(format_options[i], answers.formats[i])->disable_flag_override();
    for (std::size_t other = 0; other < i; ++other) option->excludes(format_options[other]);
  }
  app.add_option("--width", answers.width)->needs("--svg");
}

std::optional<std::string> given(const CLI::App& app, const std::string& option, const std::string& value) {
  return app.count(option) > 0 ? std::optional(value) : std::nullopt;
}

Format chosen_format(const std::array<bool, 4>& flags) {
  constexpr std::array formats{Format::json, Format::csv, Format::svg, Format::html_table};
  const auto chosen = std::find(flags.begin(), flags.end(), true);
  return chosen == flags.end() ? Format::text : formats[static_cast<std::size_t>(chosen - flags.begin())];
}

int chosen_width(const std::optional<std::string>& width) {
  if (!width || *width == std::to_string(wide_picture)) return wide_picture;
  if (*width == std::to_string(narrow_picture)) return narrow_picture;
  throw Refused("--width " + *width + ": the choices are: " + picture_widths() + ".");
}

Request request_of(const CLI::App& app, const Answers& answers) {
  Request request{.edits = {},
                  .hardware_file = given(app, "--hardware-file", answers.hardware_file),
                  .model_file = given(app, "--model-file", answers.model_file),
                  .format = chosen_format(answers.formats),
                  .width = chosen_width(given(app, "--width", answers.width))};
  for (const Field field : shell::all_fields()) {
    if (auto value = given(app, option_name(field), answers.fields.at(field))) {
      request.edits.push_back({field, *value});
    }
  }
  return request;
}

// What CLI11 says of a missing, doubled or needless value is not a sentence; its text begins with the option.
std::string mismatch(const std::string& message) {
  const std::string option = message.substr(0, message.find(':'));
  if (message.find("missing") != std::string::npos) return option + " needs a value.";
  if (message.find("flag override") != std::string::npos) {
    return "--" + message.substr(0, message.find(' ')) + " takes no value.";
  }
  return option + " is given more than once.";
}

}  // namespace

std::string option_name(Field field) {
  std::string name = "--" + std::string(shell::field_name(field));
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

CommandLine parse_command_line(int argc, const char* const* argv) {
  CLI::App app;
  app.set_help_flag("-h,--help");
  Answers answers;
  add_options(app, answers);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return {.request = std::nullopt, .help = help_text()};
  } catch (const CLI::ArgumentMismatch& error) {
    throw Refused(mismatch(error.what()));
  } catch (const CLI::ParseError& error) {
    throw Refused(std::string(error.what()) + ".");
  }
  return {.request = request_of(app, answers), .help = {}};
}

}  // namespace estimate
