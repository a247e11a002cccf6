// What a request means: files read into the catalogue, values applied as a URL would apply them.
#include "estimate/situation.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

#include "app/edit.hpp"
#include "app/refusal_text.hpp"
#include "estimate/command_line.hpp"
#include "files/plain_text.hpp"
#include "prefill_decode/validate.hpp"
#include "profiles/built_in_schemas.hpp"
#include "profiles/reader.hpp"

namespace estimate {
namespace {

struct Choice {
  shell::Catalogue catalogue;
  shell::Controls controls;
};

template <class Profile>
void append(profiles::Read<Profile> read, const std::string& option, const std::filesystem::path& file,
            std::vector<Profile>& entries) {
  if (!read.value) throw Refused(option + " " + read.refusal);
  if (std::ranges::find(entries, read.value->id, &Profile::id) != entries.end()) {
    throw Refused(option + " " + files::shown(file.string(), files::most_shown_path_characters) + ": /id is \"" +
                  read.value->id + "\", which a built-in profile has already.");
  }
  entries.push_back(*std::move(read.value));
}

void append_files(const Request& request, Choice& choice) {
  if (request.hardware_file) {
    append(profiles::read_hardware(*request.hardware_file, profiles::built_in_schemas()), "--hardware-file",
           *request.hardware_file, choice.catalogue.hardware);
    choice.catalogue.hardware.back().calibration.clear();
    choice.controls.hardware = choice.catalogue.hardware.size() - 1;
  }
  if (request.model_file) {
    append(profiles::read_model(*request.model_file, profiles::built_in_schemas()), "--model-file", *request.model_file,
           choice.catalogue.model);
    choice.controls.model = choice.catalogue.model.size() - 1;
  }
}

void apply_edits(const Request& request, Choice& choice) {
  for (const shell::Edit& edit : request.edits) {
    if (const auto refusal = shell::apply(edit, choice.controls, choice.catalogue)) {
      throw Refused(option_name(edit.field) + " " + files::shown(edit.value) + ": " +
                    shell::refusal_reason(*refusal, shell::Language::english) + ".");
    }
  }
}

// Each value by itself is in range by now; together they can still overflow.
void check_setting(const prefill_decode::Setting& setting) {
  const auto problems = prefill_decode::validate(setting);
  if (!problems.empty()) {
    throw Refused("The estimate has no finite value for these figures: " + std::string(problems.front().field) + ".");
  }
}

void check_form(const Request& request, const shell::Controls& controls) {
  const bool form_has_panels = request.format == Format::text || request.format == Format::html_table;
  if (controls.panel != shell::Panel::none && !form_has_panels) {
    throw Refused("--panel: only plain text and --html-table print the table of a panel.");
  }
}

}  // namespace

Situation situation_of(const Request& request) {
  Choice choice{.catalogue = shell::built_in_catalogue(), .controls = {}};
  choice.controls = shell::default_controls(choice.catalogue);
  append_files(request, choice);
  apply_edits(request, choice);
  check_form(request, choice.controls);
  return situation_of(choice.catalogue, choice.controls);
}

Situation situation_of(const shell::Catalogue& catalogue, const shell::Controls& controls) {
  const prefill_decode::Setting setting = shell::setting_of(controls, catalogue);
  check_setting(setting);
  return {.catalogue = catalogue,
          .controls = controls,
          .setting = setting,
          .screen = shell::compose_screen(controls, {}, catalogue)};
}

}  // namespace estimate
