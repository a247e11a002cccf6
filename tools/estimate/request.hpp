// What one call of the command line asks for.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/edit.hpp"

namespace estimate {

enum class Format { text, json, csv, svg, html_table, phrases };

// Widths of the static picture in CSS pixels: a column of an article, and a phone.
inline constexpr int wide_picture = 720;
inline constexpr int narrow_picture = 360;
inline std::string picture_widths() { return std::to_string(wide_picture) + ", " + std::to_string(narrow_picture); }

struct Request {
  // In the order of shell::all_fields(): presets first.
  std::vector<shell::Edit> edits;
  std::optional<std::string> hardware_file;
  std::optional<std::string> model_file;
  Format format = Format::text;
  int width = wide_picture;
};

// One sentence that names the option at fault; the program ends with it.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace estimate
