// A reader who does anything at all.
#include "views/sequence.hpp"

#include <cmath>
#include <vector>

#include "app/enum_names.hpp"
#include "app/snapshot.hpp"
#include "shell/screen_texts.hpp"
#include "views/bytes.hpp"
#include "views/hostile.hpp"
#include "views/stage.hpp"

namespace stage {
namespace {

using namespace shell;

constexpr float densities[] = {0.25f, 0.5f, 1.0f, 1.1f, 1.25f, 1.5f, 2.0f, 2.625f, 3.0f, 4.0f};

Point anywhere(const Stage& stage, Bytes& bytes) {
  const auto& targets = stage.ui().targets();
  if (bytes.byte() % 4 != 0 && !targets.empty()) {
    const Rect rect = targets[bytes.below(targets.size())].rect;
    return {rect.x + rect.width * static_cast<float>(bytes.unit()),
            rect.y + rect.height * static_cast<float>(bytes.unit())};
  }
  return {static_cast<float>(bytes.word()) * 0.03f - 100.0f, static_cast<float>(bytes.word()) * 0.1f - 100.0f};
}

std::string any_value(Field field, Bytes& bytes) {
  if (bytes.byte() % 2 == 0) return hostile_text(bytes.byte());
  const std::vector<std::string> choices = field_choices(field, built_in_catalogue());
  if (!choices.empty()) return choices[bytes.below(choices.size())];
  return std::to_string(bytes.word() >> (bytes.byte() % 16));
}

Field any_field(Bytes& bytes) { return all_fields()[bytes.below(all_fields().size())]; }

std::string any_query(Bytes& bytes) {
  std::string query;
  for (std::size_t edits = bytes.below(6); edits > 0; --edits) {
    const Field field = any_field(bytes);
    query.append(query.empty() ? "" : "&").append(field_name(field)).append("=").append(any_value(field, bytes));
  }
  return query;
}

std::string any_key(const Stage& stage, Bytes& bytes) {
  const auto& targets = stage.ui().targets();
  if (targets.empty() || bytes.byte() % 8 == 0) return hostile_text(bytes.byte());
  return targets[bytes.below(targets.size())].key;
}

void resize(Stage& stage, Bytes& bytes, float& dpr) {
  // Rarely: the typeface is made anew, which takes as long as fifty frames.
  if (bytes.byte() % 16 == 0) dpr = densities[bytes.below(std::size(densities))];
  stage.resize(static_cast<float>(1 + bytes.below(1400)), dpr);
}

void change_environment(Interface& ui, Bytes& bytes) {
  const std::uint8_t flags = bytes.byte();
  ui.set_environment({.dark = (flags & 1) != 0,
                      .reduced_motion = (flags & 2) != 0,
                      .more_contrast = (flags & 4) != 0,
                      .coarse_pointer = (flags & 8) != 0,
                      .forced_colors = (flags & 16) != 0});
}

void act(Stage& stage, Bytes& bytes, float& dpr) {
  Interface& ui = stage.ui();
  const auto step_count = static_cast<std::size_t>(SliderStep::to_end) + 1;
  switch (bytes.byte() % 14) {
    case 0:
    case 1:
    case 2:
    case 3:
      return ui.pointer(static_cast<PointerEvent>(bytes.below(4)), anywhere(stage, bytes), bytes.byte() % 2 == 0);
    case 4: {
      const Field field = any_field(bytes);
      return ui.edit({.field = field, .value = any_value(field, bytes)});
    }
    case 5: {
      constexpr Field sliders[] = {Field::prompt, Field::answer, Field::history, Field::batch};
      return ui.step(sliders[bytes.below(4)], static_cast<SliderStep>(bytes.below(step_count)));
    }
    case 6:
      return ui.activate(any_key(stage, bytes));
    case 7:
      return ui.focus(any_key(stage, bytes));
    case 8:
      return ui.play(bytes.byte() % 4 == 0 ? restart_action : play_action);
    case 9:
      return resize(stage, bytes, dpr);
    case 10:
      return change_environment(ui, bytes);
    case 11:
      return ui.set_query(any_query(bytes));
    case 12:
      return ui.read_chart("chart" + std::to_string(bytes.below(5)), bytes.word());
    default:
      if (bytes.byte() % 2 == 0) ui.set_visible(bytes.byte() % 2 == 0);
      return ui.confirm_copy(bytes.byte() % 2 == 0);
  }
}

std::string picture_fault(const Picture& picture) {
  if (!(picture.height > 0.0f) || !std::isfinite(picture.height)) return "the height is none";
  return picture.finite ? "" : "a corner is nowhere";
}

// Drawn twice at rest, a state has one height. A dragged slider keeps its tallest advice, so the finger lets go first.
std::string rest_fault(Stage& stage) {
  stage.ui().pointer(PointerEvent::leave, {}, false);
  stage.settle();
  const float height = stage.draw().height;
  if (stage.draw().height != height) return "the height changes at rest";
  const AppState& app = stage.ui().app();
  if (!support::is_utf8(snapshot_json(app.screen(), app.catalogue()))) return "the snapshot is no UTF-8";
  return support::fault_of(app.screen());
}

}  // namespace

std::string play_sequence(std::string_view input) {
  Stage stage("");
  return play_sequence(input, stage);
}

std::string play_sequence(std::string_view input, Stage& stage) {
  Bytes bytes(input);
  stage.ui().set_query(any_query(bytes));
  float dpr = 1.0f;
  resize(stage, bytes, dpr);
  for (int i = 0; i < frames_in_a_sequence; ++i) {
    act(stage, bytes, dpr);
    const Picture picture = stage.draw(static_cast<double>(bytes.byte()));
    if (std::string fault = picture_fault(picture); !fault.empty()) return fault;
  }
  return rest_fault(stage);
}

}  // namespace stage
