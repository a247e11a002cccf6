// Reading CSV: one character at a time, quotes as RFC 4180 has them.
#include "validate/csv_table.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <utility>

namespace validation {
namespace {

class Reader {
 public:
  Reader(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  std::vector<CsvRow> rows() {
    std::vector<CsvRow> rows;
    while (at_ < text_.size()) {
      CsvRow row{line_, record()};
      if (row.fields.size() > 1 || !row.fields.front().empty()) rows.push_back(std::move(row));
    }
    return rows;
  }

 private:
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
    std::string found(text_.substr(at_, end - at_));
    at_ = end;
    if (!found.empty() && found.back() == '\r') found.pop_back();
    return found;
  }

  std::string quoted() {
    const int opened = line_;
    std::string found;
    for (++at_; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '"' && text_.substr(at_, 2) != "\"\"") {
        ++at_;
        return found + plain();
      }
      if (c == '"') ++at_;
      if (c == '\n') ++line_;
      found += c;
    }
    throw InputError(file_ + ", line " + std::to_string(opened) + ": a quote is opened and never closed.");
  }

  void end_of_line() {
    if (at_ < text_.size()) ++at_;
    ++line_;
  }

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

CsvTable parse_csv(std::string_view text, const std::string& file) {
  CsvTable table{.file = file, .columns = {}, .rows = Reader(text, file).rows()};
  if (table.rows.empty()) throw InputError(file + ", line 1: there is no header.");
  table.columns = std::move(table.rows.front().fields);
  table.rows.erase(table.rows.begin());
  for (const CsvRow& row : table.rows) {
    if (row.fields.size() == table.columns.size()) continue;
    throw InputError(file + ", line " + std::to_string(row.line) + ": " + std::to_string(row.fields.size()) +
                     " fields where the header has " + std::to_string(table.columns.size()) + ".");
  }
  return table;
}

CsvTable read_csv(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw InputError(path.string() + ": the file cannot be read.");
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  return parse_csv(text, path.filename().string());
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
