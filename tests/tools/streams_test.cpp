// Output that does not arrive, and surroundings that are not there: a sentence and status 2.
#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <string>

#include "tools/program.hpp"
#include "tools/temporary_folder.hpp"

namespace {

const std::string root = PREFILL_DECODE_PROFILES "/..";
const std::string estimate_line = test::command_line(PREFILL_DECODE_ESTIMATE, {});
const std::string validate_line = test::command_line(
    PREFILL_DECODE_VALIDATE, {"--root", root, "--measured", root + "/profiles/measured/measured.csv"});
const std::string help_line = test::command_line(PREFILL_DECODE_VALIDATE, {"--help"});

}  // namespace

TEST_CASE("a full disk or a closed standard output is a refusal") {
  for (const std::string& line : {estimate_line, validate_line, help_line}) {
    for (const char* output : {" >/dev/full", " >&-"}) {
      const test::Ran ran = test::run_line(line + output);
      INFO(line << output);
      CHECK(ran.status == 2);
      CHECK(ran.err.ends_with("standard output cannot be written.\n"));
    }
    CHECK(test::run_line(line + " >&- 2>&- <&-").status == 2);
  }
}

TEST_CASE("a reader that goes away ends the program as it does others") {
  // Written to a pipe whose reader is gone: SIGPIPE, 13, and not a word.
  const std::string status = "{ sleep 0.3; " + estimate_line + "; echo $? >&2; } | true";
  CHECK(test::run_line(status).err == std::to_string(128 + SIGPIPE) + "\n");
}

TEST_CASE("a deleted working folder, a broken locale and an empty environment change nothing") {
  const test::TemporaryFolder folder;
  const std::string usual = test::estimate({}).out;
  const std::string gone = "cd " + test::shell_quoted((folder.path()).string()) + " && rmdir ../" +
                           folder.path().filename().string() + " && ";
  CHECK(test::run_line("LC_ALL=pl_PL.nowhere LANG=x " + estimate_line).out == usual);
  CHECK(test::run_line("env -i " + estimate_line).out == usual);
  CHECK(test::run_line(gone + estimate_line).out == usual);
}

TEST_CASE("the compiler of profiles leaves what it cannot write as it was") {
  const test::TemporaryFolder folder;
  const std::string output = folder.write("out.cpp", "old");
  const std::string line = test::command_line(PREFILL_DECODE_PROFILE_COMPILER, {PREFILL_DECODE_PROFILES, output});
  const test::Ran full = test::run_line("ulimit -f 1; " + line);
  CHECK(full.status == 2);
  CHECK(full.err == output + ": the file cannot be written: it would be larger than the system allows.\n");
  CHECK(test::file_text(output) == "old");
  const test::Ran device = test::run_program(PREFILL_DECODE_PROFILE_COMPILER, {PREFILL_DECODE_PROFILES, "/dev/full"});
  CHECK(device.err == "/dev/full: the file cannot be written: it is no regular file.\n");
  CHECK(test::run_line(line).status == 0);
  CHECK(test::file_text(output).starts_with("// Generated"));
}
