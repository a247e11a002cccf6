// Reading a file that somebody else wrote: any path, any size, and always an end to it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace files {

// Decimal units, as the sentences say them.
inline constexpr std::size_t megabyte = 1'000'000;

// Continues a sentence that begins with the file: "cannot be read: it is a folder."
class Unreadable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct TextFile {
  std::string text;
  // A pipe, such as a shell's <(…), and what stands in /dev have no name that says what is in them.
  bool has_name = true;
};

// A regular file, or a pipe that somebody writes into: without a writer it is given a second, with one ten seconds.
// Throws Unreadable, also for more bytes than the limit, for folders, devices and sockets.
TextFile read_text(const std::filesystem::path& path, std::size_t most_bytes);

}  // namespace files
