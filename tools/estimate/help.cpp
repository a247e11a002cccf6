// What --help prints: every option with what it takes, as apply() takes it.
#include "estimate/help.hpp"

#include <array>
#include <string_view>

#include "app/catalogue.hpp"
#include "app/edit.hpp"
#include "app/plain_number.hpp"
#include "estimate/command_line.hpp"
#include "estimate/text_layout.hpp"

namespace estimate {
namespace {

using shell::Field;

constexpr std::size_t line_width = 80;
constexpr std::size_t option_column = 24;

std::string_view meaning(Field field) {
  switch (field) {
    case Field::scenario:
      return "lengths of a ready-made scenario";
    case Field::prompt:
      return "new tokens to read";
    case Field::answer:
      return "tokens to write";
    case Field::history:
      return "tokens of the conversation so far";
    case Field::prefix:
      return "whether the history still stands in the KV cache, or is read again";
    case Field::hardware:
      return "machine";
    case Field::model:
      return "model";
    case Field::weight_bits:
      return "bits per weight, the model's own by default";
    case Field::kv_bits:
      return "bits per element of the KV cache, the model's own by default";
    case Field::batch:
      return "identical conversations at once";
    case Field::efficiency:
      return "the rates that programs reach, or those of the datasheet";
    case Field::usd_per_hour:
      return "price of the machine per hour, the profile's own by default";
    case Field::panel:
      return "print this expert panel instead of the plain view";
    case Field::lang:
      return "language of the result";
    case Field::theme:
      return "colours of --svg; auto follows the reader's scheme";
  }
  return {};
}

struct Accepted {
  std::string placeholder;
  std::string values;
};

Accepted accepted(Field field) {
  if (const auto range = shell::field_range(field)) {
    return {range->kind == shell::NumberKind::whole ? "N" : "X",
            shell::plain_number(range->minimum) + " to " + shell::plain_number(range->maximum)};
  }
  std::string list;
  for (const std::string& choice : shell::field_choices(field, shell::built_in_catalogue())) {
    list += (list.empty() ? "" : ", ") + choice;
  }
  return {"NAME", list};
}

std::string entry(const std::string& option, const std::string& text) {
  std::string lines;
  for (const std::string& line : wrapped(text, line_width - option_column)) {
    lines.append(padded(lines.empty() ? "  " + option : "", option_column)).append(line).append("\n");
  }
  return lines;
}

std::string field_entries() {
  std::string text;
  for (const Field field : shell::all_fields()) {
    const Accepted values = accepted(field);
    text +=
        entry(option_name(field) + " " + values.placeholder, std::string(meaning(field)) + " (" + values.values + ")");
  }
  return text;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> file_entries{{
    {"--hardware-file FILE",
     "a machine of your own instead of --hardware, written like profiles/hardware/*.json; a pipe will do"},
    {"--model-file FILE", "a model of your own instead of --model, written like profiles/model/*.json; a pipe will do"},
}};

const std::array<std::pair<std::string_view, std::string>, 7> form_entries{{
    {"--json", "every figure in full precision, SI units"},
    {"--csv", "the same as a line of names and a line of values"},
    {"--svg", "the plain view as a static picture"},
    {"--html-table", "the plain view's figures, or the panel's, as an HTML table"},
    {"--phrases", "figures in words for sentences of one's own, as JSON"},
    {"--width PIXELS", "width of the picture (" + picture_widths() + ")"},
    {"-h, --help", "print this"},
}};

template <class Entries>
std::string all_of(const Entries& entries) {
  std::string text;
  for (const auto& [option, meaning_of_it] : entries) text += entry(std::string(option), std::string(meaning_of_it));
  return text;
}

}  // namespace

std::string help_text() {
  return "Where the seconds of an LLM answer go: prefill, bound by compute, and decode,\n"
         "bound by memory. Without options: the balanced scenario on the laptop, in text.\n\n"
         "usage: estimate [options]\n\n"
         "What is computed, by the names and values of the widget's URL. Of names in\n"
         "brackets the first is the default; lengths are the scenario's, the batch is 1:\n" +
         field_entries() + all_of(file_entries) + "\nIn which form; plain text without any of them:\n" +
         all_of(form_entries) +
         "\nThe result goes to standard output. A refused value is one sentence on standard\n"
         "error, with exit status 2.\n";
}

}  // namespace estimate
