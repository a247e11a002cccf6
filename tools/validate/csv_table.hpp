// A CSV file in memory: named columns, quoted fields, and where each row stands in the file.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace validation {

// Bad input, said in one sentence that names file, line and column.
struct InputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct CsvRow {
  // Line of the file on which the row starts, the first line being 1.
  int line = 0;
  std::vector<std::string> fields;
};

struct CsvTable {
  // As the error messages name it.
  std::string file;
  std::vector<std::string> columns;
  std::vector<CsvRow> rows;
};

// RFC 4180: commas, double quotes doubled inside quoted fields, line breaks inside quotes; empty lines are skipped.
// Throws InputError for a quote out of place, a row with another number of fields than the header, a column that
// appears twice, text that is no UTF-8 or would steer a terminal, or no header.
CsvTable parse_csv(std::string_view text, const std::string& file);
// Throws InputError when the file cannot be read.
CsvTable read_csv(const std::filesystem::path& path);

// Reads back as the same fields.
std::string csv_line(const std::vector<std::string>& fields);

// Throws InputError when the table has no such column.
void require_columns(const CsvTable& table, const std::vector<std::string_view>& names);
// Precondition: the column exists.
const std::string& field(const CsvTable& table, const CsvRow& row, std::string_view column);
// Throws InputError with the place and the reason.
[[noreturn]] void refuse(const CsvTable& table, const CsvRow& row, std::string_view column, std::string_view reason);

}  // namespace validation
