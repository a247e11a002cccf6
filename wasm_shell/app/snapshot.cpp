// What the page is told after each change, as JSON.
#include "app/snapshot.hpp"

#include "app/chart_stops.hpp"
#include "app/enum_names.hpp"
#include "app/json_writer.hpp"
#include "app/results.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

void write_member(JsonWriter& json, std::string_view name, std::string_view value) {
  json.key(name);
  json.string(value);
}

void write_strings(JsonWriter& json, std::string_view name, const std::vector<std::string>& values) {
  json.key(name);
  json.begin_array();
  for (const std::string& value : values) json.string(value);
  json.end_array();
}

void write_choice(JsonWriter& json, const Choice& choice) {
  json.begin_object();
  write_member(json, "value", choice.value);
  write_member(json, "label", choice.label);
  write_member(json, "name", choice.name);
  json.key("selected");
  json.boolean(choice.selected);
  json.end_object();
}

void write_control(JsonWriter& json, const ChoiceControl& control) {
  json.begin_object();
  write_member(json, "field", field_name(control.field));
  write_member(json, "kind", "choice");
  write_member(json, "label", control.label);
  json.key("choices");
  json.begin_array();
  for (const Choice& choice : control.choices) write_choice(json, choice);
  json.end_array();
  json.end_object();
}

void write_control(JsonWriter& json, const SliderControl& slider) {
  json.begin_object();
  write_member(json, "field", field_name(slider.field));
  write_member(json, "kind", "slider");
  write_member(json, "label", slider.label);
  json.key("value");
  json.integer(static_cast<std::int64_t>(slider.value));
  json.key("minimum");
  json.integer(static_cast<std::int64_t>(slider.minimum));
  json.key("maximum");
  json.integer(static_cast<std::int64_t>(slider.maximum));
  write_member(json, "text", slider.note.empty() ? slider.value_text : slider.value_text + ", " + slider.note);
  json.end_object();
}

void write_control(JsonWriter& json, const NumberControl& number) {
  json.begin_object();
  write_member(json, "field", field_name(number.field));
  write_member(json, "kind", "number");
  write_member(json, "label", number.label);
  json.key("value");
  json.number(number.value);
  json.key("minimum");
  json.number(number.minimum);
  json.key("maximum");
  json.number(number.maximum);
  write_member(json, "text", number.value_text);
  json.end_object();
}

void write_action(JsonWriter& json, const ActionButton& action) {
  json.begin_object();
  write_member(json, "field", action.name);
  write_member(json, "kind", "button");
  write_member(json, "label", action.label);
  json.end_object();
}

// The cursor along a chart's read-outs.
void write_chart(JsonWriter& json, const Chart& chart, std::size_t index) {
  json.begin_object();
  write_member(json, "field", chart_key(index));
  write_member(json, "kind", "chart");
  write_member(json, "label", chart.title);
  json.key("value");
  json.integer(static_cast<std::int64_t>(chart.cursor));
  json.key("maximum");
  json.integer(static_cast<std::int64_t>(chart_stops(chart).size()) - 1);
  write_member(json, "text", reading_text(chart));
  json.end_object();
}

void write_tabs(JsonWriter& json, const Screen& screen) {
  json.begin_object();
  write_member(json, "field", field_name(Field::panel));
  write_member(json, "kind", "tabs");
  write_member(json, "label", strings(screen.controls.language).panel_label);
  json.key("choices");
  json.begin_array();
  for (const PanelTab& tab : screen.tabs) {
    write_choice(json, {.value = std::string(name_of(tab.panel, panel_names)),
                        .label = tab.label,
                        .name = tab.label,
                        .selected = tab.open});
  }
  json.end_array();
  json.end_object();
}

void write_controls(JsonWriter& json, const Screen& screen) {
  json.key("controls");
  json.begin_array();
  write_control(json, screen.scenario);
  write_control(json, screen.prompt);
  write_control(json, screen.answer);
  write_control(json, screen.hardware);
  for (const ActionButton& action : screen.actions) write_action(json, action);
  write_tabs(json, screen);
  if (screen.panel) {
    for (const auto& control : screen.panel->controls) {
      std::visit([&json](const auto& any) { write_control(json, any); }, control);
    }
    for (std::size_t i = 0; i < screen.panel->charts.size(); ++i) write_chart(json, screen.panel->charts[i], i);
  }
  json.end_array();
}

void write_table(JsonWriter& json, const Table& table) {
  json.begin_object();
  write_member(json, "caption", table.caption);
  write_strings(json, "columns", table.columns);
  json.key("rows");
  json.begin_array();
  for (const std::vector<std::string>& row : table.rows) {
    json.begin_array();
    for (const std::string& cell : row) json.string(cell);
    json.end_array();
  }
  json.end_array();
  json.end_object();
}

// Each row of the table is then a line that can be copied.
void write_copying(JsonWriter& json, const CopyWords& words) {
  json.key("copying");
  json.begin_object();
  write_member(json, "copy", words.copy);
  write_member(json, "copied", words.copied);
  json.end_object();
}

void write_panel(JsonWriter& json, const Screen& screen) {
  json.key("panel");
  if (!screen.panel) {
    json.null();
    return;
  }
  json.begin_object();
  write_member(json, "title", screen.panel->title);
  write_member(json, "lead", screen.panel->lead);
  if (!screen.panel->key.empty()) write_member(json, "key", screen.panel->key);
  write_strings(json, "notes", screen.panel->notes);
  json.key("table");
  write_table(json, screen.panel->table);
  if (!screen.panel->sums.empty()) write_copying(json, screen.panel->copying);
  json.end_object();
}

void write_inputs(JsonWriter& json, const Screen& screen, const Catalogue& catalogue) {
  json.key("inputs");
  json.begin_object();
  for (const Field field : all_fields()) {
    write_member(json, field_name(field), field_value(field, screen.controls, catalogue));
  }
  json.end_object();
}

void write_results(JsonWriter& json, const Screen& screen) {
  json.key("results");
  json.begin_array();
  for (const NamedResult& result : named_results()) json.string(result.name);
  json.end_array();
  write_member(json, "advice", advice_name(screen.estimate.advice.dominance));
  json.key("fits_memory");
  json.boolean(screen.estimate.memory.fits);
}

}  // namespace

std::string snapshot_json(const Screen& screen, const Catalogue& catalogue) {
  JsonWriter json;
  json.begin_object();
  write_member(json, "query", query_of(screen.controls, catalogue));
  write_member(json, "lang", name_of(screen.controls.language, language_names));
  write_member(json, "theme", name_of(screen.controls.theme, theme_names));
  write_member(json, "title", screen.title);
  write_member(json, "description", screen.description);
  write_member(json, "announcement", screen.announcement);
  write_strings(json, "refusals", screen.refusals);
  write_strings(json, "remarks", screen.remarks);
  write_strings(json, "model", {std::string(field_label(Field::model, screen.controls.language)), screen.model_note});
  write_controls(json, screen);
  json.key("summary");
  write_table(json, screen.summary);
  write_panel(json, screen);
  write_inputs(json, screen, catalogue);
  write_results(json, screen);
  json.end_object();
  return json.text();
}

}  // namespace shell
