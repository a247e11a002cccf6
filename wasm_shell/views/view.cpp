// Controls on the canvas: pointer, focus, detail.
#include "views/view.hpp"

#include <algorithm>

#include "app/enum_names.hpp"
#include "views/metrics.hpp"

namespace shell {
namespace {

Hit hit_area(View& view, std::string_view key, Rect rect) {
  const float dpr = view.paint.dpr();
  ImGui::SetCursorScreenPos(view.paint.device({rect.x, rect.y}));
  ImGui::PushID(key.data(), key.data() + key.size());
  Hit hit;
  // ImGui knows no empty button, and takes a negative size for the room that is left.
  hit.clicked = ImGui::InvisibleButton("", {std::max(1.0f, rect.width * dpr), std::max(1.0f, rect.height * dpr)});
  hit.hovered = ImGui::IsItemHovered();
  hit.held = ImGui::IsItemActive();
  hit.pressed = ImGui::IsItemActivated();
  hit.released = ImGui::IsItemDeactivated() && ImGui::IsMousePosValid();
  ImGui::PopID();
  const ImVec2 mouse = ImGui::GetMousePos();
  hit.pointer = {mouse.x / dpr, mouse.y / dpr};
  return hit;
}

}  // namespace

bool View::narrow() const { return width < metrics::narrow_below; }

float View::target_height(float usual) const {
  return environment.coarse_pointer ? std::max(usual, metrics::touch) : usual;
}

Hit control(View& view, std::string_view key, Rect rect, Cursor cursor, bool drag) {
  Hit hit = hit_area(view, key, rect);
  hit.focused = view.state.focus == key;
  if (hit.hovered || hit.held) view.state.cursor = cursor;
  view.state.targets.push_back({.key = std::string(key), .rect = rect, .drag = drag});
  return hit;
}

Hit detail(View& view, std::string_view key, Rect rect, std::string_view words) {
  const Hit hit = hit_area(view, key, rect);
  if (hit.clicked && view.state.touch && view.state.pinned_before != key) view.state.pinned = key;
  if ((hit.hovered && !view.state.touch) || view.state.pinned == key) view.tooltip = {.anchor = rect, .words = words};
  return hit;
}

void focus_ring(View& view, Rect rect, float radius) {
  const float grow = metrics::focus_gap + metrics::focus_width;
  view.paint.outline(rect.grown(grow), view.theme.focus, radius + grow, metrics::focus_width);
}

Color surface_of(const View& view, const Hit& hit) {
  if (hit.held) return view.theme.surface_pressed;
  return hit.hovered ? view.theme.surface_hover : view.theme.surface;
}

std::string choice_key(Field field, std::string_view value) {
  std::string key(field_name(field));
  key += ':';
  key += value;
  return key;
}

std::string copy_key(std::size_t line) { return "copy:" + std::to_string(line); }

std::string panel_key(Panel panel) { return choice_key(Field::panel, name_of(panel, panel_names)); }

}  // namespace shell
