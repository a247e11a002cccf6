// The frame of a program.
#include "files/program.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>

#include "files/plain_text.hpp"

namespace files {
namespace {

// A closed standard stream gives its number to the next file that is opened, and what is printed then lands in it.
// Opened like this, printing fails as it should.
void occupy_closed_streams() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(number, F_GETFD) == -1) ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

int refuse(std::string_view prefix, std::string_view sentence) {
  complain(std::string(prefix) + std::string(sentence));
  return exit_refused;
}

}  // namespace

int run_program(std::string_view prefix, const std::function<int()>& body) {
  occupy_closed_streams();
  // A file too large for the process is then an error of write().
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return refuse(prefix, "there is not enough memory.");
  } catch (const std::exception& error) {
    return refuse(prefix, error.what());
  }
}

void print(std::string_view text) {
  const bool taken = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!taken || std::fflush(stdout) != 0) throw std::runtime_error("standard output cannot be written.");
}

void complain(std::string_view sentence) {
  const std::string line = printable(sentence) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace files
