// The syntax, by nlohmann's parser; what it finds wrong is said in our own words, its own differ from release to
// release.
#include "profiles/json_document.hpp"

#include <cstddef>
#include <string_view>

#include "files/plain_text.hpp"
#include "profiles/broken.hpp"
#include "profiles/document_builder.hpp"

namespace profiles {
namespace {

using nlohmann::json;

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

// The parser says how far it has read and gives the last token, but only texts and numbers alone: before a stray comma
// or word it gives what was read since.
std::string_view culprit_of(std::string_view text, const SyntaxFault& fault) {
  const std::string_view token = fault.token;
  const std::string_view read = text.substr(0, fault.position);
  const bool is_text = token.size() > 1 && token.starts_with('"') && token.ends_with('"');
  const bool is_number = token.find_first_not_of("+-.0123456789eE") == std::string_view::npos;
  if (!token.empty() && (is_text || is_number) && read.ends_with(token)) return read.substr(read.size() - token.size());
  return files::character_at(text, fault.position - 1);
}

std::string syntax_reason(std::string_view text, const SyntaxFault& fault) {
  if (is_blank(text)) return "is empty.";
  if (fault.position == 0 || fault.position > text.size()) {
    return "breaks off in the middle, at " + files::position_of(text, text.size()) + ".";
  }
  const std::string_view culprit = culprit_of(text, fault);
  const std::string place = files::position_of(text, static_cast<std::size_t>(culprit.data() - text.data())) + ": ";
  if (fault.is_out_of_range) return place + "the number " + files::shown(culprit) + " is too large.";
  if (culprit == "/") return place + "JSON has no comments.";
  return place + "“" + files::shown(culprit) + "” cannot stand here.";
}

}  // namespace

json parse_document(const std::string& text, const std::string& file) {
  const std::string_view content = files::without_byte_order_mark(text);
  if (const auto invalid = files::first_invalid_utf8(content)) {
    throw Broken(file, files::position_of(content, *invalid) + ": this is not UTF-8.");
  }
  DocumentBuilder builder(file);
  if (!json::sax_parse(content, &builder)) throw Broken(file, syntax_reason(content, builder.fault()));
  return builder.take();
}

}  // namespace profiles
