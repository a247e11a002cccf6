// Several files at once: all of them new or all of them as they were.
#include <sys/stat.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <iterator>

#include "files/write_files.hpp"
#include "tools/program.hpp"
#include "tools/temporary_folder.hpp"

namespace fs = std::filesystem;
using Catch::Matchers::EndsWith;

namespace {

std::ptrdiff_t files_in(const fs::path& folder) {
  return std::count_if(fs::recursive_directory_iterator(folder), fs::recursive_directory_iterator(),
                       [](const fs::directory_entry& entry) { return !entry.is_directory(); });
}

}  // namespace

TEST_CASE("files are replaced and made, with the folders they need, and nothing is left beside them") {
  const test::TemporaryFolder folder;
  const std::string old = folder.write("old", "old");
  fs::permissions(old, fs::perms::owner_read | fs::perms::group_read);
  files::write_files({{old, "new"}, {folder.path() / "a/b/fresh", "fresh"}});
  CHECK(test::file_text(old) == "new");
  CHECK(fs::status(old).permissions() == (fs::perms::owner_read | fs::perms::group_read));
  CHECK(test::file_text(folder.path() / "a/b/fresh") == "fresh");
  CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("one file that cannot be written keeps the others as they were") {
  const test::TemporaryFolder folder;
  const std::string first = folder.write("a", "old");
  const std::string last = folder.write("z", "old");
  fs::create_directory(folder.path() / "m");
  CHECK_THROWS_WITH(files::write_files({{first, "new"}, {folder.path() / "m", "new"}, {last, "new"}}),
                    EndsWith("/m: the file cannot be written: it is no regular file."));
  CHECK_THROWS_WITH(files::write_files({{first, "new"}, {folder.path() / "z/inside", "new"}}),
                    EndsWith("/z/inside: the file cannot be written: a part of its path is no folder."));
  CHECK(test::file_text(first) == "old");
  CHECK(test::file_text(last) == "old");
  CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("what a killed run left beside goes with the next one") {
  const test::TemporaryFolder folder;
  const std::string file = folder.write("a", "old");
  folder.write("a.being-written", "half");
  folder.write("a.being-replaced", "older");
  files::write_files({{file, "new"}});
  CHECK(test::file_text(file) == "new");
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a symbolic link stays one") {
  const test::TemporaryFolder folder;
  const std::string target = folder.write("elsewhere/target", "old");
  const fs::path link = folder.path() / "link";
  fs::create_symlink(target, link);
  files::write_files({{link, "new"}});
  CHECK(fs::is_symlink(link));
  CHECK(test::file_text(target) == "new");
}

TEST_CASE("a folder is held by one at a time") {
  const test::TemporaryFolder folder;
  {
    const files::FolderLock held(folder.path());
    CHECK_THROWS_WITH(files::FolderLock(folder.path()),
                      EndsWith("another run is writing here; try again when it has ended."));
  }
  CHECK_NOTHROW(files::FolderLock(folder.path()));
}
