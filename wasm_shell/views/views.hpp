// The views: each draws its part of the screen at view.y, moves view.y below itself and notes what the reader asks.
#pragma once

#include "views/view.hpp"

namespace shell {

// The whole screen, and the height it takes.
void draw_screen(View& view, const Screen& screen);

void draw_header(View& view, const Screen& screen);
void draw_refusals(View& view, const Screen& screen);
void draw_scenarios(View& view, const Screen& screen);
void draw_lengths(View& view, const Screen& screen);
void draw_hardware(View& view, const Screen& screen);
void draw_metrics(View& view, const Screen& screen);
// Over the time bar, which it plays.
void draw_play(View& view, Rect rect);
float play_width(const View& view);
void draw_time_bar(View& view, const Screen& screen);
// Under the time bar once playback has started.
void draw_playback(View& view);
void draw_utilization(View& view, const Screen& screen);
void draw_advice(View& view, const Screen& screen);
void draw_no_cache(View& view, const Screen& screen);
void draw_remarks(View& view, const Screen& screen);
void draw_footer(View& view, const Screen& screen);
void draw_panel(View& view, const PanelContent& panel);
void draw_tooltip(View& view);

// Parts that several views are made of.
// Over the time bar once playback has started.
void draw_playhead(View& view, Rect bar);
// The round values of the scale that its slider shares, on a line from y on.
void draw_slider_scale(View& view, const SliderControl& slider, float y);
void draw_slider(View& view, const SliderControl& slider, Color color);
void draw_chips(View& view, const ChoiceControl& choice);
// Chips when the choices don't fit in one row. Returns where its last row ends.
float draw_segmented(View& view, const ChoiceControl& choice);
void draw_number(View& view, const NumberControl& number);
// Width of the labels of its y axis.
float tick_width(const View& view, const Chart& chart);
// With so much room for the labels of its y axis.
void draw_chart(View& view, const Chart& chart, std::string_view key, float ticks);
void draw_bar_rows(View& view, const std::vector<BarRow>& rows);
void draw_sums(View& view, const PanelContent& panel);

}  // namespace shell
