// What tools/validate says of bad CSV files: one sentence, file, line, column and reason, exit status 2.
#include <sys/wait.h>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "prefill_decode/scenario.hpp"
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

struct Outcome {
  int status = 0;
  std::string error;
};

Outcome run_tool(const std::string& arguments) {
  const fs::path file = fs::temp_directory_path() / "prefill_decode_validate_error.txt";
  const std::string command = std::string("'" PREFILL_DECODE_VALIDATE "' --root '") + project_root.string() + "' " +
                              arguments + " >/dev/null 2>'" + file.string() + "'";
  const int status = std::system(command.c_str());
  std::ifstream in(file);
  return {WEXITSTATUS(status), {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}};
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

TEST_CASE("new runs are scored with the calibrations as shipped") {
  const auto profiles = validation::read_profiles(project_root);
  const auto runs = validation::read_runs(project_root, profiles, {}, {});
  const std::string text = validation::score_report({runs.front()}, profiles.calibration);
  CHECK_THAT(text, ContainsSubstring("median error with llama-cpp-cuda-geforce: prefill"));
}

TEST_CASE("the program ends with status 2 and one sentence for a bad file") {
  const fs::path file = fs::temp_directory_path() / "prefill_decode_bad_runs.csv";
  std::ofstream(file) << header << changed("130.58", "fast");
  const Outcome outcome = run_tool("--measured '" + file.string() + "'");
  CHECK(outcome.status == 2);
  CHECK(outcome.error == "prefill_decode_bad_runs.csv, line 2, column decode_tok_s: “fast” is not a number.\n");
  CHECK(run_tool("--measured /nowhere.csv").status == 2);
}

TEST_CASE("the program names what is wrong with its options, and a file without runs") {
  CHECK(run_tool("--nonsense").status == 2);
  CHECK(run_tool("--measured").status == 2);
  CHECK(run_tool("--measured /").status == 2);
  const fs::path file = fs::temp_directory_path() / "prefill_decode_no_runs.csv";
  std::ofstream(file) << header;
  const Outcome outcome = run_tool("--measured '" + file.string() + "'");
  CHECK(outcome.status == 2);
  CHECK_THAT(outcome.error, ContainsSubstring("there are no runs in it."));
}

TEST_CASE("the program's check passes on the files as committed") { CHECK(run_tool("--check").status == 0); }
