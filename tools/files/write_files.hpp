// Writing files so that a run leaves all of them new or all of them as they were.
#pragma once

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>

#include "files/descriptor.hpp"

namespace files {

// A sentence that names the file.
class Unwritable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Writes every text complete beside its place, onto the disk, and only then moves them there; folders are made as
// needed. An interruption (SIGINT, SIGTERM, SIGHUP) waits until all are moved or, before that, until what lies beside
// is gone. What a killed run left beside goes with the next one. Only one process at a time may write the same files.
// Throws Unwritable; the files are then as they were.
void write_files(const std::map<std::filesystem::path, std::string>& texts);

// Holds a folder against others who do the same, until it is destroyed or the process ends.
class FolderLock {
 public:
  // Throws Unwritable when it is held already.
  explicit FolderLock(const std::filesystem::path& folder);

 private:
  Descriptor descriptor_;
};

}  // namespace files
