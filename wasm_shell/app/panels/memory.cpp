// Model and memory: what has to fit, and where it does.
#include <algorithm>

#include "app/panels/batch_points.hpp"
#include "prefill_decode/experts.hpp"
#include "prefill_decode/pass.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::MemoryUse;
using prefill_decode::Setting;

constexpr double common_weight_bits[] = {4.5, 8.0, 16.0};
constexpr double common_kv_bits[] = {4.0, 8.0, 16.0};
// For readers who have not chosen a batch.
constexpr std::int64_t example_batch = 8;

struct Machine {
  const HardwareProfile& profile;
  MemoryUse use;
};

std::vector<Machine> machines_of(const PanelInput& input) {
  std::vector<Machine> machines;
  Setting setting = input.setting;
  for (const HardwareProfile& profile : input.catalogue.hardware) {
    setting.hardware = profile.hardware;
    machines.push_back({profile, memory_use(setting)});
  }
  return machines;
}

// Bytes at the right end of all bars.
double scale_of(const std::vector<Machine>& machines) {
  double largest = 0.0;
  for (const Machine& machine : machines) {
    largest = std::max({largest, machine.profile.hardware.memory_bytes, machine.use.total_bytes});
  }
  return largest;
}

std::string value_of(const MemoryUse& use, Language language) {
  const MemoryStrings& words = panel_strings(language).memory;
  return fill(use.fits ? words.value : words.value_exceeded,
              {{"needed", bytes(use.total_bytes, language)}, {"usable", bytes(use.usable_bytes, language)}});
}

BarRow bar(const Machine& machine, double scale, Language language) {
  const MemoryStrings& words = panel_strings(language).memory;
  const MemoryUse& use = machine.use;
  BarRow row{.label = local(machine.profile.label, language),
             .value = value_of(use, language),
             .segments = {},
             .limit = use.usable_bytes / scale};
  const auto append = [&row, scale](std::string_view label, Role role, double size) {
    if (size > 0.0) row.segments.push_back({std::string(label), role, size / scale});
  };
  append(use.expert_weight_bytes > 0.0 ? words.shared_weights : words.weights, Role::accent, use.shared_weight_bytes);
  append(words.experts, Role::neutral, use.expert_weight_bytes);
  append(words.kv_cache, Role::decode, use.kv_cache_bytes);
  append(words.free, Role::quiet, use.usable_bytes - use.total_bytes);
  append(words.reserved, Role::faint,
         machine.profile.hardware.memory_bytes - std::max(use.usable_bytes, use.total_bytes));
  return row;
}

std::string room_note(const PanelInput& input, Language language) {
  const MemoryStrings& words = panel_strings(language).memory;
  const std::int64_t room = largest_batch_that_fits(input.setting);
  const std::string shown = conversations(room, language, Case::accusative);
  const MemoryUse& use = input.estimate.memory;
  const bool weights_fit = use.shared_weight_bytes + use.expert_weight_bytes <= use.usable_bytes;
  const std::string_view none = weights_fit ? words.note_fits_not : words.note_weights_fit_not;
  return fill(room > 0 ? words.note_room : none, {{"machine", machine_label(input)}, {"room", shown}});
}

std::string fits_note(const std::vector<Machine>& machines, Language language) {
  const MemoryStrings& words = panel_strings(language).memory;
  std::string exceeded;
  for (const Machine& machine : machines) {
    if (machine.use.fits) continue;
    exceeded.append(exceeded.empty() ? "" : ", ").append(local(machine.profile.label, language));
  }
  if (exceeded.empty())
    return fill(words.note_fits_everywhere, {{"needed", bytes(machines.front().use.total_bytes, language)}});
  return fill(words.note_fits_not_on, {{"machines", exceeded}});
}

// What the mark leaves of the chosen machine's memory, and who else uses it.
void append_machine(const PanelInput& input, std::vector<std::string>& notes) {
  const Language language = input.controls.language;
  const MemoryStrings& words = panel_strings(language).memory;
  const prefill_decode::Hardware& hardware = input.setting.hardware;
  if (hardware.usable_memory_fraction < 1.0) {
    notes.push_back(fill(words.note_mark, {{"machine", machine_label(input)},
                                           {"usable", bytes(input.estimate.memory.usable_bytes, language)},
                                           {"share", whole_percent(hardware.usable_memory_fraction, language)},
                                           {"memory", bytes(hardware.memory_bytes, language)}}));
  }
  if (input.catalogue.hardware[input.controls.hardware].memory_shared_with_system) {
    notes.push_back(fill(words.note_shared, {{"machine", machine_label(input)}}));
  }
}

// Weights that a decode step reads.
double step_weight_bytes(const Setting& setting, std::int64_t batch) {
  const prefill_decode::PassWork step = decode_step_work(setting.model, setting.precision, batch, 1);
  return (step.linear + step.experts + step.head).bytes;
}

void append_experts(const PanelInput& input, std::vector<std::string>& notes) {
  const Language language = input.controls.language;
  const MemoryStrings& words = panel_strings(language).memory;
  const Setting& setting = input.setting;
  const MemoryUse& use = input.estimate.memory;
  if (use.expert_weight_bytes == 0.0) return;
  const std::int64_t batch = input.controls.batch > 1 ? input.controls.batch : example_batch;
  const std::string all = whole(setting.model.experts, language).digits;
  const double one_bytes = step_weight_bytes(setting, 1);
  notes.push_back(fill(words.note_experts, {{"model", input.catalogue.model[input.controls.model].name},
                                            {"shared", bytes(use.shared_weight_bytes, language)},
                                            {"experts", bytes(use.expert_weight_bytes, language)},
                                            {"active", whole(setting.model.active_experts, language).digits},
                                            {"all", all},
                                            {"one", bytes(one_bytes, language)}}));
  if (setting.model.embedding_parameters > 0.0) notes.emplace_back(words.note_embedding);
  notes.push_back(fill(words.note_touched, {{"at", conversations(batch, language, Case::locative)},
                                            {"touched", ratio(touched_experts(setting.model, batch), language)},
                                            {"all", all},
                                            {"bytes", bytes(step_weight_bytes(setting, batch), language)},
                                            {"separate", bytes(static_cast<double>(batch) * one_bytes, language)}}));
}

Table table_of(const std::vector<Machine>& machines, Language language) {
  const MemoryStrings& words = panel_strings(language).memory;
  const bool has_experts = machines.front().use.expert_weight_bytes > 0.0;
  Table table{.caption = std::string(words.caption), .columns = {std::string(words.column_machine)}, .rows = {}};
  table.columns.emplace_back(has_experts ? words.shared_weights : words.weights);
  if (has_experts) table.columns.emplace_back(words.experts);
  for (const std::string_view column : {words.kv_cache, words.column_total, words.column_usable, words.column_fits}) {
    table.columns.emplace_back(column);
  }
  for (const Machine& machine : machines) {
    const MemoryUse& use = machine.use;
    std::vector<std::string> row{local(machine.profile.label, language), bytes(use.shared_weight_bytes, language)};
    if (has_experts) row.push_back(bytes(use.expert_weight_bytes, language));
    for (const double size : {use.kv_cache_bytes, use.total_bytes, use.usable_bytes}) {
      row.push_back(bytes(size, language));
    }
    row.emplace_back(use.fits ? words.yes : words.no);
    table.rows.push_back(std::move(row));
  }
  return table;
}

void append_controls(const PanelInput& input, PanelContent& content) {
  const Controls& controls = input.controls;
  const Catalogue& catalogue = input.catalogue;
  content.controls.emplace_back(model_control(controls, catalogue));
  content.controls.emplace_back(bits_control(Field::weight_bits, common_weight_bits, controls, catalogue));
  content.controls.emplace_back(bits_control(Field::kv_bits, common_kv_bits, controls, catalogue));
  ChoiceControl machines = hardware_control(controls, catalogue, true);
  machines.label = panel_strings(controls.language).memory.all_machines;
  content.controls.emplace_back(std::move(machines));
}

}  // namespace

PanelContent compose_memory(const PanelInput& input) {
  const Language language = input.controls.language;
  const std::vector<Machine> machines = machines_of(input);
  const double scale = scale_of(machines);
  PanelContent content;
  content.panel = Panel::memory;
  content.title = strings(language).tab_memory;
  content.lead = panel_strings(language).memory.lead;
  append_controls(input, content);
  for (const Machine& machine : machines) content.bars.push_back(bar(machine, scale, language));
  content.notes.push_back(room_note(input, language));
  content.notes.push_back(fits_note(machines, language));
  append_machine(input, content.notes);
  append_experts(input, content.notes);
  content.table = table_of(machines, language);
  return content;
}

}  // namespace shell
