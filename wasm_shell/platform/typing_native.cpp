// A value typed by keys: begun by a digit or a click on the value, taken by Enter.
#include "platform/typing_native.hpp"

#include <variant>

#include "platform/native_window.hpp"
#include "views/interface.hpp"

namespace shell {
namespace {

// Of a slider or number field that is on the screen.
std::optional<std::string> label_of(const Screen& screen, Field field) {
  for (const SliderControl* slider : {&screen.prompt, &screen.answer})
    if (slider->field == field) return slider->label;
  if (!screen.panel) return std::nullopt;
  for (const PanelControl& control : screen.panel->controls) {
    if (std::holds_alternative<ChoiceControl>(control)) continue;
    const auto named = std::visit([](const auto& any) { return std::pair(any.field, any.label); }, control);
    if (named.first == field) return named.second;
  }
  return std::nullopt;
}

bool begins_a_number(const std::string& text) { return !text.empty() && text[0] >= '0' && text[0] <= '9'; }

// The last character, which in UTF-8 may be several bytes.
void drop_last(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0u) == 0x80u) text.pop_back();
  if (!text.empty()) text.pop_back();
}

}  // namespace

bool Typing::handle(Interface& interface, const SDL_Event& event) {
  if (event.type == SDL_TEXTINPUT) {
    if (!open() && begins_a_number(event.text.text)) begin(interface, interface.focused());
    if (open()) add(interface, event.text.text);
    return true;
  }
  if (!open()) return false;
  if (event.type == SDL_MOUSEBUTTONDOWN) end(interface, true);
  return event.type == SDL_KEYDOWN && handle_key(interface, event.key.keysym.sym);
}

void Typing::begin(const Interface& interface, std::string_view field) {
  const std::optional<Field> named = field_named(field);
  const std::optional<std::string> label = named ? label_of(interface.app().screen(), *named) : std::nullopt;
  if (!label) return;
  field_ = named;
  label_ = *label;
  text_.clear();
  show(interface);
}

// Tab takes the value and goes on.
bool Typing::handle_key(Interface& interface, SDL_Keycode key) {
  if (key == SDLK_TAB) {
    end(interface, true);
    return false;
  }
  if (key == SDLK_RETURN || key == SDLK_KP_ENTER) end(interface, true);
  if (key == SDLK_ESCAPE) end(interface, false);
  if (key == SDLK_BACKSPACE) {
    drop_last(text_);
    show(interface);
  }
  return true;
}

void Typing::add(const Interface& interface, const std::string& text) {
  text_ += text;
  show(interface);
}

void Typing::end(Interface& interface, bool take) {
  if (take && !text_.empty()) interface.edit({*field_, text_});
  field_.reset();
  show(interface);
}

void Typing::show(const Interface& interface) const {
  const std::string title = open() ? label_ + ": " + text_ : interface.app().screen().title;
  window_set_title(title.c_str());
}

}  // namespace shell
