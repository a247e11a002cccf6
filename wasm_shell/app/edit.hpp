// One way to change Controls, for URL, command line, native form control, slider and button alike:
// a field's name and the value as text.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/controls.hpp"
#include "app/number_input.hpp"

namespace shell {

struct Edit {
  Field field;
  std::string value;
};

enum class RefusalReason { not_a_number, unclear_number, not_whole, out_of_range, unknown_choice };

// Why a value was not taken. The field keeps what it had.
struct Refusal {
  Field field;
  std::string value;
  RefusalReason reason;
  // Bounds, for out_of_range.
  double minimum = 0.0;
  double maximum = 0.0;
  // What would have been taken, for unknown_choice.
  std::vector<std::string> choices;
};

std::span<const Field> all_fields();
// Name in a URL and, with '-' for '_', on the command line.
std::string_view field_name(Field field);
std::optional<Field> field_named(std::string_view name);

// Bounds of a numeric field; both ends are accepted.
struct Range {
  double minimum;
  double maximum;
  NumberKind kind;
};
// Empty for fields that are choices.
std::optional<Range> field_range(Field field);
// The accepted values of a choice; empty for numeric fields.
std::vector<std::string> field_choices(Field field, const Catalogue& catalogue);
// The current value of a numeric field; 0 for choices.
double field_number(Field field, const Controls& controls, const Catalogue& catalogue);
// The field's current value, as apply() would take it. Empty for a scenario that matches none.
std::string field_value(Field field, const Controls& controls, const Catalogue& catalogue);

std::optional<Refusal> apply(const Edit& edit, Controls& controls, const Catalogue& catalogue);

// Applies "scenario=balanced&batch=8" (percent-encoded, with or without '?'); names that are not ours are passed over.
// Presets (scenario, model) take effect before the fields they preset, whatever the order; of a name that is repeated
// the last value counts.
std::vector<Refusal> apply_query(std::string_view query, Controls& controls, const Catalogue& catalogue);
// The shortest query that gives these controls; empty for the defaults.
std::string query_of(const Controls& controls, const Catalogue& catalogue);

}  // namespace shell
