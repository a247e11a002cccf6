// What tools/validate says of bad CSV files: one sentence, file, line, column and reason, exit status 2.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <fstream>

#include "prefill_decode/scenario.hpp"
#include "tools/program.hpp"
#include "tools/validate_fixture.hpp"
#include "validate/csv_table.hpp"
#include "validate/new_runs.hpp"
#include "validate/project.hpp"

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::Equals;

namespace {

namespace fs = std::filesystem;

const fs::path project_root = fs::path(PREFILL_DECODE_PROFILES).parent_path();
const std::string header =
    "device,backend,model,quant,weights_gb,prompt_tokens,context_tokens,batch,prefill_tok_s,decode_tok_s,notes\n";
const std::string good = "RTX 4090,llama.cpp CUDA,Llama-3-8B,Q4_K_M,4.918,512,512,1,7138.99,130.58,\n";

std::string sentence_for(const std::string& runs) {
  const validation::MeasuredTables tables{
      .runs = validation::parse_csv(runs, "my.csv"),
      .devices = validation::parse_csv("device,peak_fp16_dense_tflops,bandwidth_gb_s\nRTX 4090,330.3,1008\n", "d.csv"),
      .models = validation::parse_csv("model,profile,vocabulary_parameters\nLlama-3-8B,llama-3.1-8b,\n", "models.csv"),
      .weight_formats = validation::parse_csv("quant,weight_bits\nINT4,4.5\n", "weight_formats.csv")};
  try {
    validation::measured_runs(tables, {{"llama-3.1-8b", validation_test::llama_8b()}});
  } catch (const validation::InputError& error) {
    return error.what();
  }
  return "";
}

std::string changed(const std::string& from, const std::string& to) {
  std::string text = good;
  return text.replace(text.find(from), from.size(), to);
}

test::Ran run_tool(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"--root", project_root.string()});
  return test::run_program(PREFILL_DECODE_VALIDATE, arguments);
}

}  // namespace

TEST_CASE("a good row is read without complaint") { CHECK(sentence_for(header + good) == ""); }

TEST_CASE("a bad field is refused with file, line, column and reason") {
  CHECK_THAT(sentence_for(header + good + changed("130.58", "fast")),
             Equals("my.csv, line 3, column decode_tok_s: “fast” is not a number."));
  CHECK_THAT(sentence_for(header + changed("130.58", "-1")),
             Equals("my.csv, line 2, column decode_tok_s: “-1” is not above zero."));
  CHECK_THAT(sentence_for(header + changed("130.58", "inf")), ContainsSubstring("column decode_tok_s"));
  CHECK_THAT(sentence_for(header + changed("512,512,1", "512.5,512,1")),
             Equals("my.csv, line 2, column prompt_tokens: a number of tokens or conversations has to be whole."));
  CHECK_THAT(sentence_for(header + changed("512,512,1", ",512,1")),
             Equals("my.csv, line 2, column prompt_tokens: blank."));
  CHECK_THAT(sentence_for(header + changed("512,512,1", "999999999,512,1")),
             Equals("my.csv, line 2, column prompt_tokens: the formulas accept at most " +
                    std::to_string(prefill_decode::max_prompt_tokens) + "."));
}

TEST_CASE("an unknown device, model or weight format is refused by name") {
  CHECK_THAT(sentence_for(header + changed("RTX 4090", "RTX 9090")),
             Equals("my.csv, line 2, column device: “RTX 9090” is not in d.csv."));
  CHECK_THAT(sentence_for(header + changed("Llama-3-8B", "Llama-9")),
             Equals("my.csv, line 2, column model: “Llama-9” is not in models.csv."));
  CHECK_THAT(sentence_for(header + changed("4.918", "")),
             Equals("my.csv, line 2, column weights_gb: blank, and weight_formats.csv has no bits for “Q4_K_M”."));
}

TEST_CASE("a file that is no table is refused") {
  CHECK_THROWS_WITH(validation::parse_csv("", "my.csv"), Equals("my.csv, line 1: there is no header."));
  CHECK_THROWS_WITH(validation::parse_csv("a,b\n1\n", "my.csv"),
                    Equals("my.csv, line 2: 1 fields where the header has 2."));
  CHECK_THROWS_WITH(validation::parse_csv("a\n\"1\n", "my.csv"),
                    Equals("my.csv, line 2: a quote is opened and never closed."));
  CHECK_THAT(sentence_for("device\nRTX 4090\n"), ContainsSubstring("line 1, column backend"));
}

TEST_CASE("quotes, doubled quotes, line breaks in quotes and Windows line ends are read") {
  const auto table = validation::parse_csv("a,b\r\n\"x, \"\"y\"\"\",\"two\nlines\"\r\n\n3,4\n", "my.csv");
  REQUIRE(table.rows.size() == 2);
  CHECK(table.rows[0].fields == std::vector<std::string>{"x, \"y\"", "two\nlines"});
  CHECK(table.rows[1].fields == std::vector<std::string>{"3", "4"});
  CHECK(table.rows[1].line == 5);
}

TEST_CASE("what a spreadsheet or an attacker may write into a table is read or refused by its line") {
  const auto sentence = [](const std::string& text) -> std::string {
    try {
      validation::parse_csv(text, "my.csv");
    } catch (const validation::InputError& error) {
      return error.what();
    }
    return "";
  };
  CHECK(validation::parse_csv("\xEF\xBB\xBF"
                              "a,b\r\n1,2\r\n",
                              "my.csv")
            .columns == std::vector<std::string>{"a", "b"});
  CHECK(sentence(std::string("a\n\0\n", 4)) == "my.csv, line 2: the character U+0000 has no place in a table.");
  CHECK(sentence("a\n\x1b[31m\n") == "my.csv, line 2: the character U+001B has no place in a table.");
  CHECK(sentence("a\n\"\xE2\x80\xAE\"\n") == "my.csv, line 2: the character U+202E has no place in a table.");
  CHECK(sentence("a\nb\xFF\n") == "my.csv, line 2, column 2: this is not UTF-8.");
  CHECK(sentence("a,a\n1,2\n") == "my.csv, line 1: the header has the column a twice.");
  CHECK(sentence("a\n\"x\"y\n") == "my.csv, line 2: “y” stands behind the closing quote.");
  CHECK(
      sentence("a\n5\" disk\n") ==
      "my.csv, line 2: “5\" disk” has a quote in it; the whole field must stand in quotes, and each one inside twice.");
}

TEST_CASE("a line of a table reads back as the same fields") {
  const std::vector<std::vector<std::string>> rows{
      {"plain", ""}, {"", "x"}, {"two \"words\"", "a,b"}, {"two\nlines", "a\r"}, {"\"", "\"\""}};
  std::string text = "a,b\n";
  for (const auto& row : rows) text += validation::csv_line(row);
  const validation::CsvTable table = validation::parse_csv(text, "my.csv");
  REQUIRE(table.rows.size() == rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) CHECK(table.rows[i].fields == rows[i]);
  CHECK(validation::parse_csv("a\n" + validation::csv_line({""}), "my.csv").rows.size() == 1);
}

TEST_CASE("figures and names that no report could show are refused") {
  CHECK_THAT(sentence_for(header + changed("130.58", "1e300")),
             Equals("my.csv, line 2, column decode_tok_s: “1e300” is not between 1e-9 and 1e15."));
  CHECK_THAT(sentence_for(header + changed("4.918", "4918")),
             Equals("my.csv, line 2, column weights_gb: 4899.467001749032 bits for each of the model's 8030261248 "
                    "parameters, where the formulas accept 1 to 32."));
  CHECK_THAT(sentence_for(header + changed("llama.cpp CUDA", "\"llama\ncpp\"")),
             Equals("my.csv, line 2, column backend: there is a line break in it."));
  CHECK_THAT(sentence_for(header + changed("llama.cpp CUDA", std::string(201, 'x'))),
             Equals("my.csv, line 2, column backend: it is longer than 200 bytes."));
}

TEST_CASE("new runs are scored with the calibrations as shipped") {
  const auto profiles = validation::read_profiles(project_root);
  const auto runs = validation::read_runs(project_root, profiles, {}, {});
  const std::string text = validation::score_report({runs.front()}, profiles.calibration);
  CHECK_THAT(text, ContainsSubstring("median error with llama-cpp-cuda-geforce: prefill"));
}

TEST_CASE("the program ends with status 2 and one sentence for a bad file") {
  const fs::path file = fs::temp_directory_path() / "prefill_decode_bad_runs.csv";
  std::ofstream(file) << header << changed("130.58", "fast");
  const test::Ran outcome = run_tool({"--measured", file.string()});
  CHECK(outcome.status == 2);
  CHECK(outcome.err == "prefill_decode_bad_runs.csv, line 2, column decode_tok_s: “fast” is not a number.\n");
  CHECK(run_tool({"--measured", "/nowhere.csv"}).err == "/nowhere.csv: cannot be read: there is no such file.\n");
}

TEST_CASE("the program names what is wrong with its options, and a file without runs") {
  CHECK(run_tool({"--nonsense"}).err == "There is no option --nonsense.\n");
  CHECK(run_tool({"--measured"}).err == "--measured needs a value.\n");
  CHECK(run_tool({"--measured", "/"}).err == "/: cannot be read: it is a folder.\n");
  const fs::path file = fs::temp_directory_path() / "prefill_decode_no_runs.csv";
  std::ofstream(file) << header;
  const test::Ran outcome = run_tool({"--measured", file.string()});
  CHECK(outcome.status == 2);
  CHECK_THAT(outcome.err, ContainsSubstring("there are no runs in it."));
}

TEST_CASE("the program's check passes on the files as committed") { CHECK(run_tool({"--check"}).status == 0); }
