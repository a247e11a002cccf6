// The parser's events, one at a time.
#include "profiles/document_builder.hpp"

#include <cstdint>
#include <limits>
#include <utility>

#include "files/plain_text.hpp"
#include "profiles/broken.hpp"
#include "profiles/json_document.hpp"

namespace profiles {

using nlohmann::json;

// As a double, which no schema takes for a whole number; as an integer it would turn negative later.
bool DocumentBuilder::number_unsigned(number_unsigned_t value) {
  const bool fits = value <= static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
  return add(fits ? json(value) : json(static_cast<double>(value)));
}

bool DocumentBuilder::string(string_t& value) {
  check_text(value);
  return add(std::move(value));
}

bool DocumentBuilder::key(string_t& name) {
  Open& object = open_.back();
  object.key = name;
  check_text(name);
  if (object.value->contains(name)) refuse("appears twice");
  return true;
}

bool DocumentBuilder::parse_error(std::size_t position, const std::string& token, const json::exception& error) {
  fault_ = {.position = position,
            .token = token,
            .is_out_of_range = dynamic_cast<const json::out_of_range*>(&error) != nullptr};
  return false;
}

bool DocumentBuilder::add(json value) {
  placed(std::move(value));
  return true;
}

bool DocumentBuilder::open(json value) {
  if (open_.size() == most_levels) {
    throw Broken(file_, "is nested more than " + std::to_string(most_levels) + " levels deep.");
  }
  open_.push_back({.value = &placed(std::move(value)), .key = {}});
  return true;
}

bool DocumentBuilder::close() {
  open_.pop_back();
  return true;
}

json& DocumentBuilder::placed(json value) {
  if (++values_ > most_values) throw Broken(file_, "holds more than " + std::to_string(most_values) + " values.");
  if (open_.empty()) return root_ = std::move(value);
  const Open& parent = open_.back();
  if (parent.value->is_object()) return (*parent.value)[parent.key] = std::move(value);
  parent.value->push_back(std::move(value));
  return parent.value->back();
}

void DocumentBuilder::check_text(const std::string& text) const {
  if (text.size() > most_text_bytes) {
    refuse("has a text of more than " + std::to_string(most_text_bytes) + " bytes");
  }
  if (const auto control = files::first_control(text)) {
    refuse("has a text with the character " + files::code_point_name(*control) + ", which no text here may have");
  }
}

std::string DocumentBuilder::place() const {
  json::json_pointer pointer;
  for (const Open& open : open_)
    pointer.push_back(open.value->is_array() ? std::to_string(open.value->size()) : open.key);
  return pointer.empty() ? "the profile" : files::shown(pointer.to_string());
}

void DocumentBuilder::refuse(const std::string& reason) const { throw Broken(file_, place() + " " + reason + "."); }

}  // namespace profiles
