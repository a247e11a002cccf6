// The arguments once more, this time only to find the one at fault.
#include "arguments/refusal.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

#include "files/plain_text.hpp"

namespace arguments {
namespace {

// "-5" is a value.
bool names_an_option(const std::string& argument) {
  return argument.size() > 1 && argument.front() == '-' && (argument[1] < '0' || argument[1] > '9');
}

class Search {
 public:
  Search(const CLI::App& app, const std::vector<std::string>& arguments) : app_(app), arguments_(arguments) {}

  std::string first_fault() {
    while (at_ < arguments_.size()) {
      if (const std::string fault = next_fault(); !fault.empty()) return fault;
    }
    return "These arguments cannot be read.";
  }

 private:
  std::string next_fault() {
    const std::string& argument = arguments_[at_++];
    if (!names_an_option(argument)) return "There is no place for the argument “" + files::shown(argument) + "”.";
    const std::size_t equals = argument.find('=');
    const std::string name = argument.substr(0, equals);
    const CLI::Option* option = app_.get_option_no_throw(name);
    if (option == nullptr) return "There is no option " + files::shown(name) + ".";
    const bool has_value = equals != std::string::npos;
    if (option->get_items_expected_max() == 0) return has_value ? name + " takes no value." : "";
    if (!seen_.insert(name).second) return name + " is given more than once.";
    if (has_value) return equals + 1 == argument.size() ? needs_value(name) : "";
    if (at_ == arguments_.size() || names_an_option(arguments_[at_])) return needs_value(name);
    ++at_;
    return "";
  }

  static std::string needs_value(const std::string& name) { return name + " needs a value."; }

  const CLI::App& app_;
  const std::vector<std::string>& arguments_;
  std::size_t at_ = 0;
  std::set<std::string> seen_;
};

}  // namespace

std::string refusal(const CLI::App& app, const std::vector<std::string>& arguments) {
  return Search(app, arguments).first_fault();
}

}  // namespace arguments
