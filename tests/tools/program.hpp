// Runs a built program and keeps what it says.
#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace test {

struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

inline std::string file_text(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

inline std::string shell_quoted(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

// A line for sh, which may redirect what it runs.
inline Ran run_line(const std::string& line) {
  const std::filesystem::path base =
      std::filesystem::temp_directory_path() / ("prefill_decode_test_" + std::to_string(std::random_device{}()));
  const std::string out = base.string() + ".out";
  const std::string err = base.string() + ".err";
  const int status = std::system(("{ " + line + "\n} >" + shell_quoted(out) + " 2>" + shell_quoted(err)).c_str());
  Ran ran{.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1, .out = file_text(out), .err = file_text(err)};
  std::filesystem::remove(out);
  std::filesystem::remove(err);
  return ran;
}

inline std::string command_line(const std::string& program, const std::vector<std::string>& arguments) {
  std::string line = shell_quoted(program);
  for (const std::string& argument : arguments) line += " " + shell_quoted(argument);
  return line;
}

inline Ran run_program(const std::string& program, const std::vector<std::string>& arguments) {
  return run_line(command_line(program, arguments));
}

inline Ran estimate(const std::vector<std::string>& arguments) {
  return run_program(PREFILL_DECODE_ESTIMATE, arguments);
}

}  // namespace test
