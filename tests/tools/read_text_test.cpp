// Files of every kind: what is read, and what is refused at once instead of waited for.
#include <sys/stat.h>

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <thread>

#include "files/read_text.hpp"
#include "profiles/temporary_profiles.hpp"
#include "tools/program.hpp"
#include "tools/temporary_folder.hpp"

namespace {

std::string reason_for(const std::filesystem::path& path) {
  try {
    files::read_text(path, files::megabyte);
  } catch (const files::Unreadable& unreadable) {
    return unreadable.what();
  }
  return "";
}

std::string refused(const std::string& file) { return test::estimate({"--hardware-file", file}).err; }

std::string own_laptop() {
  std::string text = test::file_text(PREFILL_DECODE_PROFILES "/hardware/laptop.json");
  const std::string id = "\"id\": \"laptop\"";
  return text.replace(text.find(id), id.size(), "\"id\": \"mine\"");
}

}  // namespace

TEST_CASE("what is no file or pipe is refused without reading it") {
  for (const char* device : {"/dev/zero", "/dev/full", "/dev/null", "/dev/random"}) {
    CHECK(reason_for(device) == "cannot be read: it is neither a file nor a pipe.");
  }
  CHECK(reason_for("/") == "cannot be read: it is a folder.");
  CHECK(reason_for("/dev/null/x") == "cannot be read: a part of its path is no folder.");
  CHECK(reason_for("nowhere.json") == "cannot be read: there is no such file.");
  CHECK(reason_for("") == "cannot be read: there is no such file.");
  CHECK(reason_for(std::string(5000, 'x')) == "cannot be read: its name is too long.");
}

TEST_CASE("a file may have as much as the limit and no byte more") {
  const test::TemporaryFolder folder;
  const std::string file = folder.write("text", "12345");
  CHECK(files::read_text(file, 5).text == "12345");
  CHECK_THROWS_AS(files::read_text(file, 4), files::Unreadable);
  // A gigabyte that takes no room on the disk.
  std::filesystem::resize_file(file, 1'000'000'000);
  CHECK(reason_for(file) == "is larger than 1 MB, the most that is read.");
}

TEST_CASE("a pipe that nobody writes into is refused, one with a writer is read to its end") {
  const test::TemporaryFolder folder;
  const std::string pipe = (folder.path() / "pipe").string();
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(reason_for(pipe) == "cannot be read: nobody writes into this pipe.");
  const std::string text(300'000, 'x');
  std::thread writer([&] { std::ofstream(pipe) << text; });
  const files::TextFile read = files::read_text(pipe, files::megabyte);
  writer.join();
  CHECK(read.text == text);
  CHECK_FALSE(read.has_name);
}

TEST_CASE("the command line names a file that cannot be read") {
  const test::TemporaryFolder folder;
  const std::string beginning = "estimate: --hardware-file ";
  CHECK(refused("nowhere.json") == beginning + "nowhere.json: cannot be read: there is no such file.\n");
  CHECK(refused("/dev/zero") == beginning + "/dev/zero: cannot be read: it is neither a file nor a pipe.\n");
  const std::string large = folder.write("large.json", std::string(1'000'001, ' '));
  CHECK(refused(large) == beginning + large + ": is larger than 1 MB, the most that is read.\n");
  CHECK(test::estimate({"--model-file", "\x1b[31m.json"}).err ==
        "estimate: --model-file \\u001B[31m.json: cannot be read: there is no such file.\n");
}

TEST_CASE("a profile may come through a pipe or standard input, which have no name to agree with") {
  const test::TemporaryFolder folder;
  const std::string file = test::shell_quoted(folder.write("mine.json", own_laptop()));
  const std::string command = test::command_line(PREFILL_DECODE_ESTIMATE, {"--hardware-file", "/dev/stdin", "--csv"});
  const test::Ran piped = test::run_line("cat " + file + " | " + command);
  CHECK(piped.err.empty());
  CHECK(piped.out.find(",mine,") != std::string::npos);
  CHECK(test::run_line(command + " <" + file).out == piped.out);
  CHECK(test::run_line("yes | " + command).err ==
        "estimate: --hardware-file /dev/stdin: is larger than 1 MB, the most that is read.\n");
  CHECK(test::run_line(command + " <&-").status == 2);
}
