// Beside, onto the disk, then into place.
#include "files/write_files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>
#include <vector>

#include "files/descriptor.hpp"
#include "files/held_signals.hpp"
#include "files/plain_text.hpp"

namespace files {
namespace {

namespace fs = std::filesystem;

constexpr mode_t usual_mode = 0666;

[[noreturn]] void fail(const fs::path& path, const std::string& reason) {
  throw Unwritable(shown(path.string(), most_shown_path_characters) + ": the file cannot be written: " + reason + ".");
}

std::string reason_of(int error) {
  switch (error) {
    case ENOSPC:
    case EDQUOT:
      return "the disk is full";
    case EFBIG:
      return "it would be larger than the system allows";
    case EACCES:
    case EPERM:
      return "permission is denied";
    case EROFS:
      return "the disk is read-only";
    case ENOTDIR:
    case EEXIST:
      return "a part of its path is no folder";
    default:
      return "the system reports error " + std::to_string(error);
  }
}

fs::path with_ending(const fs::path& path, std::string_view ending) {
  fs::path beside = path;
  beside += ending;
  return beside;
}

// A file on its way: written beside its place, moved there, and moved back if a later one fails.
struct Change {
  fs::path place;
  fs::path fresh;
  fs::path old;
  bool replaces = false;
};

// A symbolic link stays one.
fs::path followed(const fs::path& path) {
  std::error_code error;
  const fs::path target = fs::canonical(path, error);
  return error ? path : target;
}

Change change_of(const fs::path& path) {
  const fs::path place = followed(path);
  std::error_code error;
  const fs::file_status status = fs::status(place, error);
  if (fs::exists(status) && !fs::is_regular_file(status)) fail(path, "it is no regular file");
  return {.place = place,
          .fresh = with_ending(place, ".being-written"),
          .old = with_ending(place, ".being-replaced"),
          .replaces = fs::exists(status)};
}

void make_folder(const Change& change) {
  const fs::path folder = change.place.parent_path();
  std::error_code error;
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) fail(change.place, reason_of(error.value()));
}

void write_all(const Descriptor& file, std::string_view text, const fs::path& place) {
  while (!text.empty()) {
    const ssize_t written = ::write(file.number(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail(place, reason_of(errno));
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void write_beside(const Change& change, std::string_view text) {
  ::unlink(change.fresh.c_str());
  const Descriptor file(::open(change.fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, usual_mode));
  if (!file.is_open()) fail(change.place, reason_of(errno));
  write_all(file, text, change.place);
  struct stat status {};
  if (::stat(change.place.c_str(), &status) == 0) {
    // Its owner's still when root writes it; who is not root is the owner or cannot give it away.
    if (::fchown(file.number(), status.st_uid, status.st_gid) != 0) errno = 0;
    ::fchmod(file.number(), status.st_mode & 07777U);
  }
  if (::fsync(file.number()) != 0) fail(change.place, reason_of(errno));
}

// A second name for the old content.
void keep_old(const Change& change) {
  ::unlink(change.old.c_str());
  std::error_code error;
  if (change.replaces) fs::create_hard_link(change.place, change.old, error);
  // Where the file system has no second names.
  if (error) fs::copy_file(change.place, change.old, error);
  if (error) fail(change.place, reason_of(error.value()));
}

void remove_beside(const std::vector<Change>& changes) {
  for (const Change& change : changes) {
    ::unlink(change.fresh.c_str());
    ::unlink(change.old.c_str());
  }
}

void move_back(const Change& change) {
  if (change.replaces) {
    ::rename(change.old.c_str(), change.place.c_str());
  } else {
    ::unlink(change.place.c_str());
  }
}

void move_into_place(const std::vector<Change>& changes) {
  for (std::size_t i = 0; i < changes.size(); ++i) {
    if (::rename(changes[i].fresh.c_str(), changes[i].place.c_str()) == 0) continue;
    const int error = errno;
    for (std::size_t moved = 0; moved < i; ++moved) move_back(changes[moved]);
    fail(changes[i].place, reason_of(error));
  }
}

void settle_folder(const fs::path& folder) {
  const Descriptor opened(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open()) ::fsync(opened.number());
}

}  // namespace

FolderLock::FolderLock(const fs::path& folder)
    : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  const std::string name = shown(folder.string(), most_shown_path_characters);
  if (!descriptor_.is_open() && errno == ENOENT) throw Unwritable(name + ": there is no such folder.");
  if (!descriptor_.is_open()) throw Unwritable(name + ": the folder cannot be opened: " + reason_of(errno) + ".");
  if (::flock(descriptor_.number(), LOCK_EX | LOCK_NB) == 0) return;
  if (errno == EWOULDBLOCK) {
    throw Unwritable(name + ": another run is writing here; try again when it has ended.");
  }
  throw Unwritable(name + ": the folder cannot be held against other runs: " + reason_of(errno) + ".");
}

void write_files(const std::map<fs::path, std::string>& texts) {
  const HeldSignals held;
  std::vector<Change> changes;
  for (const auto& [path, text] : texts) changes.push_back(change_of(path));
  try {
    std::size_t next = 0;
    for (const auto& [path, text] : texts) {
      make_folder(changes[next]);
      write_beside(changes[next++], text);
    }
    for (const Change& change : changes) keep_old(change);
    if (held.is_interrupted()) throw Unwritable("Interrupted; nothing was written.");
    move_into_place(changes);
  } catch (...) {
    remove_beside(changes);
    throw;
  }
  remove_beside(changes);
  for (const Change& change : changes) settle_folder(change.place.parent_path());
}

}  // namespace files
