// What ./run validate leaves on the disk: old files or new ones, never some of each.
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>

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
    outputs_ = validation::outputs_of(project);
    for (const auto& [name, text] : outputs_) folder_.write(name, "old");
  }
  const fs::path& root() const { return folder_.path(); }
  const validation::Outputs& outputs() const { return outputs_; }
  std::string line() const { return test::command_line(PREFILL_DECODE_VALIDATE, {"--root", root().string()}); }

  bool all_old() const {
    for (const auto& [name, text] : outputs_) {
      if (test::file_text(root() / name) != "old") return false;
    }
    return true;
  }
  bool all_new() const { return validation::outdated(root(), outputs_).empty(); }
  bool nothing_beside() const {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root())) {
      if (entry.path().string().find(".being-") != std::string::npos) return false;
    }
    return true;
  }

 private:
  test::TemporaryFolder folder_;
  validation::Outputs outputs_;
};

// Sends the signal as soon as a first file lies beside its place; true when the program then ended by it.
bool ends_by(int signal, const Copy& copy) {
  const pid_t child = fork();
  if (child == 0) {
    const std::string root = copy.root().string();
    ::freopen("/dev/null", "w", stdout);
    ::execl(PREFILL_DECODE_VALIDATE, PREFILL_DECODE_VALIDATE, "--root", root.c_str(), nullptr);
    ::_exit(127);
  }
  const fs::path first = copy.root() / (copy.outputs().begin()->first + ".being-written");
  int status = 0;
  while (!fs::exists(first) && ::waitpid(child, &status, WNOHANG) == 0) {
  }
  ::kill(child, signal);
  ::waitpid(child, &status, 0);
  return WIFSIGNALED(status) && WTERMSIG(status) == signal;
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

TEST_CASE("an interruption while files are written leaves all old or all new") {
  const Copy copy;
  CHECK(ends_by(SIGTERM, copy));
  CHECK((copy.all_old() || copy.all_new()));
  CHECK(copy.nothing_beside());
}

TEST_CASE("after a kill while files are written the next run writes them all") {
  const Copy copy;
  CHECK(ends_by(SIGKILL, copy));
  CHECK(copy.all_old());
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
