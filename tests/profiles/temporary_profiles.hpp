// A copy of profiles/ in a temporary folder, to be broken by a test.
#pragma once

#include <filesystem>
#include <fstream>
#include <random>
#include <string>

namespace test {

class TemporaryProfiles {
 public:
  TemporaryProfiles() : path_(std::filesystem::temp_directory_path() / unique_name()) {
    std::filesystem::copy(PREFILL_DECODE_PROFILES, path_, std::filesystem::copy_options::recursive);
  }
  ~TemporaryProfiles() { std::filesystem::remove_all(path_); }
  TemporaryProfiles(const TemporaryProfiles&) = delete;
  TemporaryProfiles& operator=(const TemporaryProfiles&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Replaces the first occurrence of from in a file.
  void replace(const std::string& file, const std::string& from, const std::string& to) const {
    std::string text = read(file);
    text.replace(text.find(from), from.size(), to);
    std::ofstream(path_ / file, std::ios::binary) << text;
  }

 private:
  static std::string unique_name() { return "prefill_decode_profiles_" + std::to_string(std::random_device{}()); }

  std::string read(const std::string& file) const {
    std::ifstream stream(path_ / file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  }

  std::filesystem::path path_;
};

}  // namespace test
