// What the page is told after each change.
#include "app/snapshot.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/enum_names.hpp"
#include "app/json_writer.hpp"
#include "app/results.hpp"
#include "shell/json_document.hpp"
#include "shell/support.hpp"

using namespace shell;
using support::Json;

namespace {

Json snapshot_of(std::string_view query) {
  Controls controls = default_controls(built_in_catalogue());
  const auto refusals = apply_query(query, controls, built_in_catalogue());
  const std::string text =
      snapshot_json(compose_screen(controls, refusals, built_in_catalogue()), built_in_catalogue());
  INFO(text);
  const std::optional<Json> json = support::read_json(text);
  REQUIRE(json);
  return *json;
}

const Json* control_named(const Json& snapshot, std::string_view field) {
  for (const Json& control : snapshot["controls"].items) {
    if (control["field"].text == field) return &control;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("The snapshot is JSON for every panel and both languages") {
  for (const std::string_view panel : panel_names) {
    for (const char* language : {"pl", "en"}) {
      const Json snapshot = snapshot_of("panel=" + std::string(panel) + "&lang=" + language);
      CHECK(snapshot["lang"].text == language);
      CHECK((snapshot["panel"].kind == Json::Kind::null) == (panel == "none"));
      CHECK(snapshot["inputs"]["panel"].text == panel);
    }
  }
}

TEST_CASE("Hostile refused values stay text") {
  const std::string hostile = "<script>alert(\"1\")</script>\\";
  const Json snapshot = snapshot_of("prompt=" + hostile + "&hardware=%00%01%1F%22%5C%0A&theme=%E2%28");
  REQUIRE(snapshot["refusals"].items.size() == 3);
  CHECK(support::contains(snapshot["refusals"].items[0].text, "<script>alert('1')"));
}

TEST_CASE("The page mirrors a slider, a choice, the tabs and a typed number") {
  const Json snapshot = snapshot_of("panel=price&hardware=h100-sxm");
  const Json* prompt = control_named(snapshot, "prompt");
  REQUIRE(prompt != nullptr);
  CHECK((*prompt)["kind"].text == "slider");
  CHECK((*prompt)["value"].number == 1150.0);
  CHECK((*prompt)["maximum"].number == 131072.0);
  CHECK((*control_named(snapshot, "hardware"))["kind"].text == "choice");
  CHECK((*control_named(snapshot, "panel"))["kind"].text == "tabs");
  const Json* price = control_named(snapshot, "usd_per_hour");
  REQUIRE(price != nullptr);
  CHECK((*price)["kind"].text == "number");
  CHECK((*price)["value"].number == 3.99);
  CHECK((*price)["minimum"].number == 0.0);
  CHECK((*price)["maximum"].number == 1000.0);
  CHECK((*price)["text"].text == support::nb("3,99~USD"));
}

TEST_CASE("The page mirrors the cursor of each chart, with what it reads") {
  const Json snapshot = snapshot_of("panel=batch&hardware=h100-sxm&batch=8");
  const Json* chart = control_named(snapshot, "chart0");
  REQUIRE(chart != nullptr);
  CHECK((*chart)["kind"].text == "chart");
  CHECK((*chart)["label"].text == "Łączne tempo pisania (tokeny/s)");
  CHECK((*chart)["value"].number == 7.0);
  CHECK((*chart)["maximum"].number > 40.0);
  CHECK(support::contains((*chart)["text"].text, "8 rozmów: 4279 tokenów/s"));
  CHECK(control_named(snapshot, "chart1") != nullptr);
  CHECK(snapshot["panel"]["key"].text == support::panel_of("panel=batch&hardware=h100-sxm&batch=8").key);
  CHECK(control_named(snapshot_of("panel=memory"), "chart0") == nullptr);
}

TEST_CASE("Only the sums have lines to copy, one for each row of their table") {
  const Json sums = snapshot_of("panel=sums&lang=en");
  CHECK(sums["panel"]["copying"]["copied"].text == "Copied");
  CHECK(snapshot_of("panel=memory")["panel"].members.count("copying") == 0);
}

TEST_CASE("The snapshot carries the query of the state, its inputs and the names of its results") {
  const Json snapshot = snapshot_of("scenario=long-document&lang=en");
  CHECK(snapshot["query"].text == "scenario=long-document&lang=en");
  CHECK(snapshot["inputs"]["prompt"].text == "8000");
  CHECK(snapshot["inputs"].members.size() == all_fields().size());
  CHECK(snapshot["results"].items.size() == named_results().size());
  CHECK(snapshot["advice"].text == "prefill");
  CHECK(snapshot["fits_memory"].truth);
  CHECK(snapshot["summary"]["rows"].items.size() == 12);
}

TEST_CASE("Result names are all different") {
  for (const NamedResult& a : named_results()) {
    int same = 0;
    for (const NamedResult& b : named_results()) same += a.name == b.name ? 1 : 0;
    CHECK(same == 1);
  }
}

TEST_CASE("The writer puts commas and escapes in their places") {
  JsonWriter json;
  json.begin_object();
  json.key("a");
  json.begin_array();
  json.integer(-1);
  json.number(2.5);
  json.boolean(true);
  json.null();
  json.string("\"\\\n\x01ż");
  json.begin_object();
  json.end_object();
  json.end_array();
  json.key("b");
  json.string("");
  json.end_object();
  CHECK(json.text() == "{\"a\":[-1,2.5,true,null,\"\\\"\\\\\\u000a\\u0001ż\",{}],\"b\":\"\"}");
}
