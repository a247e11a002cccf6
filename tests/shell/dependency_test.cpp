// Who may include whom, as docs and build have it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <functional>
#include <sstream>

#include "shell/support.hpp"

namespace {

struct Include {
  std::string file;
  std::string name;
  bool system = false;
};

bool is_source(const std::filesystem::path& path) {
  return path.extension() == ".cpp" || path.extension() == ".hpp" || path.extension() == ".h";
}

// Every source file under a folder, by its path from the root.
std::vector<std::string> sources_under(const std::string& folder) {
  std::vector<std::string> files;
  const std::string root = support::project_path("");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(support::project_path(folder))) {
    if (entry.is_regular_file() && is_source(entry.path())) files.push_back(entry.path().string().substr(root.size()));
  }
  return files;
}

std::vector<Include> includes_of(const std::string& file) {
  std::vector<Include> includes;
  std::istringstream lines(support::file_text(file));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("#include ")) continue;
    const bool system = line[9] == '<';
    const std::size_t end = line.find(system ? '>' : '"', 10);
    REQUIRE(end != std::string::npos);
    includes.push_back({file, line.substr(10, end - 10), system});
  }
  return includes;
}

void check_includes(const std::string& folder, const std::function<bool(const Include&)>& allowed) {
  for (const std::string& file : sources_under(folder)) {
    for (const Include& include : includes_of(file)) {
      INFO(file << " includes " << include.name);
      CHECK(allowed(include));
    }
  }
}

bool is_standard(const Include& include) {
  return include.system && include.name.find('/') == std::string::npos && include.name.find('.') == std::string::npos;
}

bool is_core(const Include& include) { return include.name.starts_with("prefill_decode/"); }
bool is_under(const Include& include, std::string_view folder) { return include.name.starts_with(folder); }
bool is_imgui(const Include& include) { return include.name.starts_with("imgui"); }

}  // namespace

TEST_CASE("The core includes the standard library and itself, and no input or output") {
  check_includes("core", [](const Include& include) {
    const bool own = is_core(include) || (!include.system && include.name.find('/') == std::string::npos);
    const bool io = include.name.find("stream") != std::string::npos || include.name == "cstdio" ||
                    include.name == "chrono" || include.name == "filesystem";
    return (own || is_standard(include)) && !io;
  });
}

TEST_CASE("The texts include the core and themselves") {
  check_includes("wasm_shell/text", [](const Include& include) {
    return is_standard(include) || is_core(include) || is_under(include, "text/");
  });
}

TEST_CASE("The app knows no ImGui, no SDL and no view") {
  check_includes("wasm_shell/app", [](const Include& include) {
    return is_standard(include) || is_core(include) || is_under(include, "text/") || is_under(include, "app/");
  });
}

TEST_CASE("The views know no SDL and no platform") {
  check_includes("wasm_shell/views", [](const Include& include) {
    return is_standard(include) || is_imgui(include) || is_core(include) || is_under(include, "text/") ||
           is_under(include, "app/") || is_under(include, "views/");
  });
}

TEST_CASE("The interface streams nothing, throws nothing and matches no patterns") {
  for (const char* folder : {"wasm_shell/text", "wasm_shell/app", "wasm_shell/views"}) {
    check_includes(folder, [](const Include& include) {
      return include.name.find("stream") == std::string::npos && include.name != "regex" && include.name != "exception";
    });
  }
}

TEST_CASE("Only the platform asks whether it runs in a browser") {
  for (const char* folder : {"core", "wasm_shell/text", "wasm_shell/app", "wasm_shell/views"}) {
    for (const std::string& file : sources_under(folder)) {
      INFO(file);
      CHECK(support::file_text(file).find("__EMSCRIPTEN__") == std::string::npos);
    }
  }
}

TEST_CASE("Every source opens with a line that says what it is and stays under 250 lines") {
  for (const char* folder : {"core", "wasm_shell", "tests/shell"}) {
    for (const std::string& file : sources_under(folder)) {
      const std::string text = support::file_text(file);
      INFO(file);
      CHECK(text.starts_with("// "));
      CHECK(std::count(text.begin(), text.end(), '\n') < 250);
    }
  }
}
