// A value typed by keys in a native window. The title says what is being typed; Enter takes it, Escape leaves it.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "app/edit.hpp"

namespace shell {

class Interface;

class Typing {
 public:
  // True when the event belonged to the typing and means nothing else.
  bool handle(Interface& interface, const SDL_Event& event);
  // From an empty text; nothing for a field that takes no number.
  void begin(const Interface& interface, std::string_view field);
  bool open() const { return field_.has_value(); }

 private:
  bool handle_key(Interface& interface, SDL_Keycode key);
  void add(const Interface& interface, const std::string& text);
  void end(Interface& interface, bool take);
  void show(const Interface& interface) const;

  std::optional<Field> field_;
  std::string label_;
  std::string text_;
};

}  // namespace shell
