// Texts that make trouble.
#include "views/hostile.hpp"

#include <vector>

namespace stage {
namespace {

constexpr std::size_t many = 10000;

std::string repeated(std::string_view text, std::size_t bytes) {
  std::string result;
  while (result.size() < bytes) result += text;
  return result;
}

}  // namespace

std::span<const std::string> hostile_texts() {
  static const std::vector<std::string> texts{
      " ",
      "            ",
      repeated(" ", many),
      std::string(20, 'W') + std::string(12, ' '),
      std::string(12, ' ') + std::string(20, 'W'),
      "W  W   W    W",
      repeated("W", many),
      repeated("ż", many),
      repeated("a ", many),
      repeated("– ", many),
      repeated("abc  –  ", many),
      "a" + repeated("\u0301", many),
      repeated("\u0301", many),
      repeated("שלום עולם ", many),
      "\u202Eabc\u202C \u2066def\u2069",
      repeated("\u00A0", many),
      repeated("\U0001F642", 1000),
      std::string("a\0b\nc\rd\te\x7F\x1B[31m", 15),
      repeated("\n", 1000),
      "\xFF\xC0\x80\xED\xA0\x80\xF4\x90\x80\x80",
      repeated("\xE2\x82", many),
      "{reason}{value}",
      "%s%n%p<b>&amp;\"'\\",
  };
  return texts;
}

const std::string& hostile_text(std::size_t index) { return hostile_texts()[index % hostile_texts().size()]; }

shell::Catalogue hostile_catalogue(const std::string& text) {
  shell::Catalogue catalogue = shell::built_in_catalogue();
  const shell::LocalName name{.pl = text, .en = text};
  for (shell::HardwareProfile& hardware : catalogue.hardware) {
    hardware.name = text;
    hardware.label = name;
    hardware.price_source = name;
  }
  for (shell::ModelProfile& model : catalogue.model) model.name = text;
  for (shell::ScenarioProfile& scenario : catalogue.scenario) scenario.name = scenario.label = name;
  for (shell::CalibrationProfile& calibration : catalogue.calibration) calibration.label = name;
  return catalogue;
}

}  // namespace stage
