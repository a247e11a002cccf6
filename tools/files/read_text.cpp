// Reading without waiting for what never comes.
#include "files/read_text.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <utility>

#include "files/descriptor.hpp"

namespace files {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds wait_for_writer{1};
constexpr seconds wait_for_end{10};
constexpr milliseconds step{50};

[[noreturn]] void fail(const std::string& reason) { throw Unreadable("cannot be read: " + reason + "."); }

[[noreturn]] void fail_with(int error) {
  switch (error) {
    case ENOENT:
      fail("there is no such file");
    case ENOTDIR:
      fail("a part of its path is no folder");
    case EACCES:
    case EPERM:
      fail("permission is denied");
    case ENAMETOOLONG:
      fail("its name is too long");
    case ELOOP:
      fail("its symbolic links lead in a circle");
    case ENXIO:
      fail("it is neither a file nor a pipe");
    default:
      fail("the system reports error " + std::to_string(error));
  }
}

void check_kind(const struct stat& status) {
  if (S_ISDIR(status.st_mode)) fail("it is a folder");
  if (!S_ISREG(status.st_mode) && !S_ISFIFO(status.st_mode)) fail("it is neither a file nor a pipe");
}

// Collects what is read, up to the limit.
class Collected {
 public:
  explicit Collected(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  void check(std::size_t bytes) const {
    if (bytes <= most_bytes_) return;
    throw Unreadable("is larger than " + std::to_string(most_bytes_ / megabyte) + " MB, the most that is read.");
  }
  // Bytes read, 0 at the end, nothing when there is nothing yet.
  std::optional<std::size_t> read_from(const Descriptor& file) {
    std::array<char, 65536> buffer{};
    const ssize_t got = ::read(file.number(), buffer.data(), buffer.size());
    if (got < 0) {
      if (errno == EAGAIN || errno == EINTR) return std::nullopt;
      fail_with(errno);
    }
    text_.append(buffer.data(), static_cast<std::size_t>(got));
    check(text_.size());
    return static_cast<std::size_t>(got);
  }
  std::string take() { return std::move(text_); }

 private:
  std::size_t most_bytes_;
  std::string text_;
};

std::string read_regular(const Descriptor& file, Collected collected) {
  for (;;) {
    const auto got = collected.read_from(file);
    if (!got) fail("nothing comes out of it");
    if (*got == 0) return collected.take();
  }
}

// poll() reports the end of a pipe only after somebody has written into it; read() gives 0 without a writer, too.
std::string read_pipe(const Descriptor& pipe, Collected collected) {
  const auto start = Clock::now();
  for (;;) {
    pollfd event{.fd = pipe.number(), .events = POLLIN, .revents = 0};
    ::poll(&event, 1, static_cast<int>(step.count()));
    const auto got = collected.read_from(pipe);
    const auto waited = Clock::now() - start;
    const bool hung_up = (event.revents & POLLHUP) != 0;
    if (got == 0U && hung_up) return collected.take();
    if (got == 0U && waited > wait_for_writer) fail("nobody writes into this pipe");
    if (waited > wait_for_end) {
      fail("the pipe did not end within " + std::to_string(wait_for_end.count()) + " seconds");
    }
  }
}

}  // namespace

TextFile read_text(const std::filesystem::path& path, std::size_t most_bytes) {
  struct stat status {};
  // Opening a device can already do something to it.
  if (::stat(path.c_str(), &status) != 0) fail_with(errno);
  check_kind(status);
  // Without O_NONBLOCK opening a pipe waits for its writer.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
  if (!file.is_open() || ::fstat(file.number(), &status) != 0) fail_with(errno);
  check_kind(status);
  Collected collected(most_bytes);
  if (S_ISFIFO(status.st_mode)) return {.text = read_pipe(file, std::move(collected)), .has_name = false};
  collected.check(static_cast<std::size_t>(status.st_size));
  return {.text = read_regular(file, std::move(collected)), .has_name = !path.string().starts_with("/dev/")};
}

}  // namespace files
