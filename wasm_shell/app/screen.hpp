// Everything the product shows for one state, in words and numbers of one language. Canvas, page, command line,
// static picture and screen reader all show this, so that they never disagree.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/edit.hpp"
#include "app/panel_content.hpp"
#include "prefill_decode/estimate.hpp"

namespace shell {

// One of the three figures; value and unit apart, because the value is set larger.
struct Metric {
  std::string label;
  std::string value;
  std::string unit;
};

// "1,7 s", "2 min 5 s"
std::string joined(const Metric& metric);

// How much of one side of the roof a phase uses: "3,0%", and of the meter, 0 … 1.
struct MeterText {
  std::string percent;
  double fraction = 0.0;
};

struct PhaseText {
  // "prefill", and with the plain word "prefill – czytanie"
  std::string name;
  std::string label;
  // "1,7 s", "3,5%"; a phase that does not happen says so in place of the time and has no share.
  std::string time;
  std::string share;
  // Of the time bar, 0 … 1.
  double fraction = 0.0;
  MeterText compute;
  MeterText memory;
  // Share, MFU, MBU and intensity in a sentence.
  std::string detail;
};

// Under the time bar: a round time and where it stands, 0 … 1.
struct TimeTick {
  double fraction = 0.0;
  std::string label;
};

// "1,7 s · 3,5%"
std::string figures(const PhaseText& phase);

struct AdviceText {
  // Of which phase it speaks.
  prefill_decode::Dominance phase = prefill_decode::Dominance::both;
  std::string headline;
  std::string body;
};

struct NoCacheText {
  // "Bez pamięci podręcznej: 34 min zamiast 50 s (41 razy dłużej)"
  std::string sentence;
  // Over the bar, whose two ends say the times: "Bez pamięci podręcznej (KV cache): 41 razy dłużej", "50 s", "34 min"
  std::string heading;
  std::string cached;
  std::string uncached;
  // Part of the full bar that the cached answer takes, 0 … 1.
  double fraction = 0.0;
};

struct PanelTab {
  Panel panel;
  // As apply() takes it; that of an open panel is "none".
  std::string value;
  std::string label;
  bool open = false;
};

inline constexpr std::string_view play_action = "play";
inline constexpr std::string_view restart_action = "restart";

// A button that edits nothing: one of the actions.
struct ActionButton {
  std::string name;
  std::string label;
};

struct Screen {
  Controls controls;
  prefill_decode::Estimate estimate;

  std::string title;
  std::string subtitle;
  std::string series;
  ChoiceControl scenario;
  SliderControl prompt;
  SliderControl answer;
  ChoiceControl hardware;
  // "Qwen2.5 7B, 4 bity (4,5 ze skalami)"
  std::string model_note;
  Metric ttft;
  Metric total;
  Metric rate;
  PhaseText prefill;
  PhaseText decode;
  // Of the time bar, from 0 on.
  std::vector<TimeTick> time_ticks;
  std::string utilization_label;
  // Of the two columns of meters.
  std::string compute_label;
  std::string memory_label;
  // What holds each phase back, and what 100% is.
  std::string limits;
  AdviceText advice;
  NoCacheText no_cache;
  // What else the reader must know: history in the picture, memory exceeded, non-default machine or batch.
  std::vector<std::string> remarks;
  // One line for each refused value.
  std::vector<std::string> refusals;
  // Those of the playback as it stands.
  std::vector<ActionButton> actions;
  std::vector<PanelTab> tabs;
  std::optional<PanelContent> panel;

  // The same figures as a table.
  Table summary;
  // What the canvas shows, for the screen reader.
  std::string description;
  // One short sentence with the new result, spoken after a change settles.
  std::string announcement;
};

Screen compose_screen(const Controls& controls, const std::vector<Refusal>& refusals, const Catalogue& catalogue);

}  // namespace shell
