// What ./run validate leaves on the disk: old files or new ones, never some of each.
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <fstream>

#include "files/write_files.hpp"
#include "tools/program.hpp"
#include "tools/temporary_folder.hpp"
#include "validate/project.hpp"

namespace fs = std::filesystem;
using Catch::Matchers::EndsWith;

namespace {

const fs::path project = fs::path(PREFILL_DECODE_PROFILES).parent_path();

// The project's inputs, with a word in place of every output.
class Copy {
 public:
  Copy() {
    fs::copy(project / "profiles", root() / "profiles", fs::copy_options::recursive);
    folder_.write("tools/validate/validation.template.md",
                  test::file_text(project / "tools/validate/validation.template.md"));
    for (const auto& [name, text] : outputs()) folder_.write(name, "old");
  }
  const fs::path& root() const { return folder_.path(); }
  static const validation::Outputs& outputs() {
    static const validation::Outputs value = validation::outputs_of(project);
    return value;
  }
  std::string line() const { return test::command_line(PREFILL_DECODE_VALIDATE, {"--root", root().string()}); }

  bool all_old() const {
    for (const auto& [name, text] : outputs()) {
      if (test::file_text(root() / name) != "old") return false;
    }
    return true;
  }
  bool all_new() const { return validation::outdated(root(), outputs()).empty(); }
  bool nothing_beside() const {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root())) {
      if (entry.path().string().find(".being-") != std::string::npos) return false;
    }
    return true;
  }

 private:
  test::TemporaryFolder folder_;
};

[[noreturn]] void become_validate(const Copy& copy) {
  const std::string root = copy.root().string();
  // What it prints is of no interest here.
  ::close(STDOUT_FILENO);
  ::close(STDERR_FILENO);
  ::execl(PREFILL_DECODE_VALIDATE, PREFILL_DECODE_VALIDATE, "--root", root.c_str(), nullptr);
  ::_exit(127);
}

// Interrupted already when it begins, by a signal that waits, as it does while files are written.
int status_when_interrupted(const Copy& copy) {
  const pid_t child = fork();
  if (child == 0) {
    sigset_t held;
    sigemptyset(&held);
    sigaddset(&held, SIGTERM);
    sigprocmask(SIG_BLOCK, &held, nullptr);
    ::raise(SIGTERM);
    become_validate(copy);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// Interrupted as soon as a first file lies beside its place; it may have ended by then. How it ended.
int interrupt_while_writing(const Copy& copy) {
  const pid_t child = fork();
  if (child == 0) become_validate(copy);
  const fs::path first = copy.root() / (Copy::outputs().begin()->first + ".being-written");
  int status = 0;
  while (!fs::exists(first)) {
    if (::waitpid(child, &status, WNOHANG) == child) return status;
    ::usleep(200);
  }
  ::kill(child, SIGTERM);
  ::waitpid(child, &status, 0);
  return status;
}

}  // namespace

TEST_CASE("broken calibrations do not stop the run that writes new ones") {
  const Copy copy;
  const test::Ran ran = test::run_line(copy.line());
  CHECK(ran.err.empty());
  CHECK(ran.status == 0);
  CHECK(copy.all_new());
  CHECK(copy.nothing_beside());
}

TEST_CASE("a full disk leaves the old files") {
  const Copy copy;
  const test::Ran ran = test::run_line("ulimit -f 8; " + copy.line());
  CHECK(ran.status == 2);
  CHECK_THAT(ran.err, EndsWith("the file cannot be written: it would be larger than the system allows.\n"));
  CHECK(copy.all_old());
  CHECK(copy.nothing_beside());
}

TEST_CASE("an interruption before the files are in place leaves the old ones") {
  const Copy copy;
  CHECK(status_when_interrupted(copy) == 2);
  CHECK(copy.all_old());
  CHECK(copy.nothing_beside());
}

TEST_CASE("an interruption at any moment leaves all old or all new") {
  const Copy copy;
  const int status = interrupt_while_writing(copy);
  const bool ended = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  const bool killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM;
  CHECK((ended || killed));
  CHECK((copy.all_new() || (killed && copy.all_old())));
  CHECK(copy.nothing_beside());
}

TEST_CASE("the next run after a kill writes all files and takes away what lay beside them") {
  const Copy copy;
  for (const auto& [name, text] : Copy::outputs()) {
    std::ofstream(copy.root() / (name + ".being-written")) << text.substr(0, text.size() / 2);
    std::ofstream(copy.root() / (name + ".being-replaced")) << "old";
  }
  CHECK(test::run_line(copy.line()).status == 0);
  CHECK(copy.all_new());
  CHECK(copy.nothing_beside());
}

TEST_CASE("a second run at the same time says so and writes nothing") {
  const Copy copy;
  const files::FolderLock held(copy.root());
  const test::Ran ran = test::run_line(copy.line());
  CHECK(ran.status == 2);
  CHECK(ran.err == copy.root().string() + ": another run is writing here; try again when it has ended.\n");
  CHECK(copy.all_old());
}

TEST_CASE("a machine's calibration that no class writes is refused by name") {
  const Copy copy;
  const fs::path machine = copy.root() / "profiles/hardware/laptop.json";
  std::string text = test::file_text(machine);
  const std::string id = "openvino-intel-igpu";
  std::ofstream(machine) << text.replace(text.find("\"" + id + "\""), id.size() + 2, "\"none\"");
  CHECK(test::run_line(copy.line()).err ==
        "profiles/hardware/laptop.json: /calibration names \"none\", which is no profile of calibration.\n");
  CHECK(copy.all_old());
}
