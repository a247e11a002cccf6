// The options of the command line: one for each field of a URL, files, and the form of the answer.
#include "estimate/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>

#include "arguments/refusal.hpp"
#include "estimate/help.hpp"
#include "files/plain_text.hpp"

namespace estimate {
namespace {

using shell::Field;

constexpr std::array<const char*, 5> format_options{"--json", "--csv", "--svg", "--html-table", "--phrases"};

struct Answers {
  std::map<Field, std::string> fields;
  std::string hardware_file;
  std::string model_file;
  std::string width;
  std::array<bool, format_options.size()> formats{};
};

void add_options(CLI::App& app, Answers& answers) {
  for (const Field field : shell::all_fields()) app.add_option(option_name(field), answers.fields[field]);
  app.add_option("--hardware-file", answers.hardware_file);
  app.add_option("--model-file", answers.model_file);
  for (std::size_t i = 0; i < format_options.size(); ++i) {
    app.add_flag(format_options[i], answers.formats[i])->disable_flag_override();
  }
  app.add_option("--width", answers.width);
}

void check_companions(const CLI::App& app) {
  const auto refuse_both = [&](const char* first, const char* second) {
    if (app.count(first) == 0 || app.count(second) == 0) return;
    throw Refused(std::string(first) + " and " + second + " cannot be given together.");
  };
  refuse_both("--hardware", "--hardware-file");
  refuse_both("--model", "--model-file");
  for (std::size_t i = 0; i < format_options.size(); ++i) {
    for (std::size_t other = i + 1; other < format_options.size(); ++other) {
      refuse_both(format_options[i], format_options[other]);
    }
  }
  if (app.count("--width") > 0 && app.count("--svg") == 0) throw Refused("--width needs --svg beside it.");
}

std::optional<std::string> given(const CLI::App& app, const std::string& option, const std::string& value) {
  return app.count(option) > 0 ? std::optional(value) : std::nullopt;
}

Format chosen_format(const std::array<bool, format_options.size()>& flags) {
  constexpr std::array formats{Format::json, Format::csv, Format::svg, Format::html_table, Format::phrases};
  const auto chosen = std::find(flags.begin(), flags.end(), true);
  return chosen == flags.end() ? Format::text : formats[static_cast<std::size_t>(chosen - flags.begin())];
}

int chosen_width(const std::optional<std::string>& width) {
  if (!width || *width == std::to_string(wide_picture)) return wide_picture;
  if (*width == std::to_string(narrow_picture)) return narrow_picture;
  throw Refused("--width " + files::shown(*width) + ": the choices are: " + picture_widths() + ".");
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
  } catch (const CLI::ParseError&) {
    throw Refused(arguments::refusal(app, {argv + 1, argv + argc}));
  }
  check_companions(app);
  return {.request = request_of(app, answers), .help = {}};
}

}  // namespace estimate
