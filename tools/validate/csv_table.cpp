// Reading CSV: one character at a time, quotes as RFC 4180 has them.
#include "validate/csv_table.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

#include "files/plain_text.hpp"
#include "files/read_text.hpp"

namespace validation {
namespace {

// The project's longest table, 281 runs, has 78 kB.
constexpr std::size_t most_file_bytes = 4 * files::megabyte;

std::string at_line(const std::string& file, int line) { return file + ", line " + std::to_string(line); }

class Reader {
 public:
  Reader(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  std::vector<CsvRow> rows() {
    std::vector<CsvRow> rows;
    while (at_ < text_.size()) {
      if (is_blank_line()) {
        end_of_line();
      } else {
        rows.push_back({line_, record()});
      }
    }
    return rows;
  }

 private:
  bool is_blank_line() const {
    return text_[at_] == '\n' || text_.substr(at_, 2) == "\r\n" || text_.substr(at_) == "\r";
  }

  std::vector<std::string> record() {
    std::vector<std::string> fields{take_field()};
    while (at_ < text_.size() && text_[at_] == ',') {
      ++at_;
      fields.push_back(take_field());
    }
    end_of_line();
    return fields;
  }

  std::string take_field() { return at_ < text_.size() && text_[at_] == '"' ? quoted() : plain(); }

  std::string plain() {
    const std::size_t end = std::min(text_.find_first_of(",\n", at_), text_.size());
    std::string_view found = text_.substr(at_, end - at_);
    at_ = end;
    const bool ends_line = end == text_.size() || text_[end] == '\n';
    if (ends_line && found.ends_with('\r')) found.remove_suffix(1);
    check_plain(found);
    return std::string(found);
  }

  void check_plain(std::string_view found) const {
    if (found.find('"') != std::string_view::npos) {
      throw InputError(at_line(file_, line_) + ": “" + files::shown(found) +
                       "” has a quote in it; the whole field must stand in quotes, and each one inside twice.");
    }
    check_text(found, line_);
  }

  // Line ends belong into quoted fields, nothing else that steers a terminal.
  void check_text(std::string_view found, int line) const {
    for (std::size_t end = 0; end != std::string_view::npos;) {
      end = found.find_first_of("\r\n");
      if (const auto control = files::first_control(found.substr(0, end))) {
        throw InputError(at_line(file_, line) + ": the character " + files::code_point_name(*control) +
                         " has no place in a table.");
      }
      if (end != std::string_view::npos) found.remove_prefix(end + 1);
    }
  }

  std::string quoted() {
    const int opened = line_;
    std::string found;
    for (++at_; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '"' && text_.substr(at_, 2) != "\"\"") {
        ++at_;
        check_text(found, opened);
        const std::string after = plain();
        if (after.empty()) return found;
        throw InputError(at_line(file_, opened) + ": “" + files::shown(after) + "” stands behind the closing quote.");
      }
      if (c == '"') ++at_;
      if (c == '\n') ++line_;
      found += c;
    }
    throw InputError(at_line(file_, opened) + ": a quote is opened and never closed.");
  }

  void end_of_line() {
    const std::size_t end = text_.find('\n', at_);
    at_ = end == std::string_view::npos ? text_.size() : end + 1;
    ++line_;
  }

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0;
  int line_ = 1;
};

void check_columns(const CsvTable& table) {
  std::set<std::string_view> seen;
  for (const std::string& column : table.columns) {
    if (seen.insert(column).second) continue;
    throw InputError(at_line(table.file, 1) + ": the header has the column " + files::shown(column) + " twice.");
  }
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

}  // namespace

CsvTable parse_csv(std::string_view text, const std::string& file) {
  const std::string_view content = files::without_byte_order_mark(text);
  if (const auto invalid = files::first_invalid_utf8(content)) {
    throw InputError(file + ", " + files::position_of(content, *invalid) + ": this is not UTF-8.");
  }
  CsvTable table{.file = file, .columns = {}, .rows = Reader(content, file).rows()};
  if (table.rows.empty()) throw InputError(at_line(file, 1) + ": there is no header.");
  table.columns = std::move(table.rows.front().fields);
  table.rows.erase(table.rows.begin());
  check_columns(table);
  for (const CsvRow& row : table.rows) {
    if (row.fields.size() == table.columns.size()) continue;
    throw InputError(at_line(file, row.line) + ": " + std::to_string(row.fields.size()) +
                     " fields where the header has " + std::to_string(table.columns.size()) + ".");
  }
  return table;
}

CsvTable read_csv(const std::filesystem::path& path) {
  const std::string name = files::shown(path.string(), files::most_shown_path_characters);
  try {
    return parse_csv(files::read_text(path, most_file_bytes).text, files::shown(path.filename().string()));
  } catch (const files::Unreadable& unreadable) {
    throw InputError(name + ": " + unreadable.what());
  }
}

std::string csv_line(const std::vector<std::string>& fields) {
  // A line with nothing on it would be no row.
  if (fields.size() == 1 && fields.front().empty()) return "\"\"\n";
  std::string line;
  for (std::size_t i = 0; i < fields.size(); ++i) line += (i == 0 ? "" : ",") + csv_field(fields[i]);
  return line + "\n";
}

void require_columns(const CsvTable& table, const std::vector<std::string_view>& names) {
  for (const std::string_view name : names) {
    if (std::find(table.columns.begin(), table.columns.end(), name) != table.columns.end()) continue;
    throw InputError(table.file + ", line 1, column " + std::string(name) + ": the header does not have it.");
  }
}

const std::string& field(const CsvTable& table, const CsvRow& row, std::string_view column) {
  const auto found = std::find(table.columns.begin(), table.columns.end(), column);
  return row.fields.at(static_cast<std::size_t>(found - table.columns.begin()));
}

void refuse(const CsvTable& table, const CsvRow& row, std::string_view column, std::string_view reason) {
  throw InputError(table.file + ", line " + std::to_string(row.line) + ", column " + std::string(column) + ": " +
                   std::string(reason) + ".");
}

}  // namespace validation
