// The figures as an HTML table: for readers without scripts, feeds and print.
#include "app/edit.hpp"
#include "estimate/markup.hpp"
#include "estimate/outputs.hpp"
#include "estimate/shown_state.hpp"

namespace estimate {
namespace {

// A page without a style sheet would centre headings.
std::string row_html(const std::vector<std::string>& cells) {
  std::string row = "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    row += i == 0 ? "<th scope=\"row\" align=\"left\">" + escaped(cells[i]) + "</th>"
                  : "<td>" + escaped(cells[i]) + "</td>";
  }
  return row + "</tr>\n";
}

std::string table_html(const shell::Table& table, std::string_view language) {
  std::string html = "<table class=\"prefill-decode-table\" lang=\"" + std::string(language) + "\">\n<caption>" +
                     escaped(table.caption) + "</caption>\n<thead><tr>";
  for (const std::string& column : table.columns)
    html += "<th scope=\"col\" align=\"left\">" + escaped(column) + "</th>";
  html += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) html += row_html(row);
  return html + "</tbody>\n</table>\n";
}

// The summary, with what it was computed for above it.
shell::Table full_summary(const shell::Screen& screen) {
  shell::Table table = screen.summary;
  std::vector<std::vector<std::string>> state;
  for (const StateLine& line : shown_state(screen)) state.push_back({line.label, line.value});
  table.rows.insert(table.rows.begin(), state.begin(), state.end());
  return table;
}

}  // namespace

std::string html_table_output(const Situation& situation) {
  const shell::Screen& screen = situation.screen;
  const std::string language = shell::field_value(shell::Field::lang, situation.controls, situation.catalogue);
  return table_html(screen.panel ? screen.panel->table : full_summary(screen), language);
}

}  // namespace estimate
