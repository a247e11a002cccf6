// Markdown tables as text.
#include "validate/markdown.hpp"

namespace validation {
namespace {

// A bar would end the cell.
std::string escaped(const std::string& cell) {
  std::string text;
  for (const char c : cell) text += c == '|' ? std::string("\\|") : std::string(1, c);
  return text;
}

std::string line_of(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) line += " " + escaped(cell) + " |";
  return line + "\n";
}

}  // namespace

std::string markdown_table(const std::vector<std::string>& header, const std::vector<std::vector<std::string>>& rows) {
  std::string table = line_of(header) + "| --- |";
  for (std::size_t i = 1; i < header.size(); ++i) table += " ---: |";
  table += "\n";
  for (const auto& row : rows) table += line_of(row);
  table.pop_back();
  return table;
}

}  // namespace validation
