// Options of the native window.
#include "platform/options_native.hpp"

#include <cstdlib>
#include <optional>
#include <string_view>

#include "app/edit.hpp"

namespace shell {
namespace {

bool take_flag(std::string_view name, Options& options) {
  if (name == "help") return options.help = true;
  if (name == "reduced-motion") return options.reduced_motion = true;
  if (name == "more-contrast") return options.more_contrast = true;
  if (name == "pressed") return options.pressed = true;
  return false;
}

void add_to_query(std::string& query, std::string_view name, std::string_view value) {
  if (!query.empty()) query += '&';
  query += name;
  query += '=';
  query += value;
}

bool take_field(std::string name, const char* value, Options& options) {
  for (char& c : name)
    if (c == '-') c = '_';
  const std::optional<Field> field = field_named(name);
  if (field) add_to_query(options.query, field_name(*field), value);
  return field.has_value();
}

bool take_value(const std::string& name, const char* value, Options& options) {
  if (name == "query") return options.query = value, true;
  if (name == "width") return options.width = std::atoi(value), true;
  if (name == "height") return options.height = std::atoi(value), true;
  if (name == "dpr") return options.dpr = std::strtof(value, nullptr), true;
  if (name == "screenshot") return options.screenshot = value, true;
  if (name == "focus") return options.focus = value, true;
  if (name == "steps") return options.steps = std::atoi(value), true;
  if (name == "pointer-x") return options.pointer_x = std::strtof(value, nullptr), true;
  if (name == "pointer-y") return options.pointer_y = std::strtof(value, nullptr), true;
  return take_field(name, value, options);
}

}  // namespace

const char* const options_help =
    "prefill_decode_widget: the widget in a window.\n"
    "  --query \"prompt=50&answer=800\"   the state as in a URL; or each field by itself: --prompt 50 --lang en\n"
    "  --width W --height H              window in CSS pixels\n"
    "  --dpr D                           device pixels per CSS pixel\n"
    "  --screenshot FILE.png             draw one frame into a file and end\n"
    "  --focus KEY, --pointer-x X --pointer-y Y [--pressed]   keyboard and pointer of the screenshot\n"
    "  --steps N                         press play N times before the screenshot\n"
    "  --reduced-motion --more-contrast\n"
    "Keys: Tab, arrows, Page Up and Page Down, Home, End, Enter; digits begin an exact value, shown in the title.\n";

Options parse_options(int argument_count, char** arguments) {
  Options options;
  for (int i = 1; i < argument_count && options.unknown.empty(); ++i) {
    const std::string_view argument = arguments[i];
    const bool named = argument.starts_with("--");
    const std::string name(named ? argument.substr(2) : argument);
    if (named && take_flag(name, options)) continue;
    if (named && i + 1 < argument_count && take_value(name, arguments[i + 1], options)) {
      ++i;
      continue;
    }
    options.unknown = argument;
  }
  return options;
}

}  // namespace shell
