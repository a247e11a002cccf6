// Builds a document as the parser goes through the text, and refuses early what no profile has.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace profiles {

struct SyntaxFault {
  // Bytes read up to it.
  std::size_t position = 0;
  // The last token, as far as it was read.
  std::string token;
  bool is_out_of_range = false;
};

// Throws Broken out of the parser for what is well-formed and refused all the same; see json_document.hpp.
class DocumentBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit DocumentBuilder(const std::string& file) : file_(file) {}

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override;
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override;
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(nlohmann::json::object()); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(nlohmann::json::array()); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override;
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) override;

  const SyntaxFault& fault() const { return fault_; }
  nlohmann::json take() { return std::move(root_); }

 private:
  // A list or object whose end has not come yet; children of an open one stay where they are.
  struct Open {
    nlohmann::json* value;
    // Of an object: the key whose value comes next.
    std::string key;
  };

  bool add(nlohmann::json value);
  bool open(nlohmann::json value);
  bool close();
  nlohmann::json& placed(nlohmann::json value);
  void check_text(const std::string& text) const;
  // JSON pointer of the value that comes next, "the profile" for the outermost.
  std::string place() const;
  [[noreturn]] void refuse(const std::string& reason) const;

  std::string file_;
  nlohmann::json root_;
  std::vector<Open> open_;
  std::size_t values_ = 0;
  SyntaxFault fault_;
};

}  // namespace profiles
