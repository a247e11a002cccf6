// Sizes of the interface in CSS pixels, on a grid of 8.
#pragma once

namespace shell::metrics {

inline constexpr float unit = 8.0f;
inline constexpr float content_max = 800.0f;
// The column is never narrower: in a container that is, for a moment or for good, its right side is cut off.
inline constexpr float content_min = 160.0f;
// Room for the focus ring at the edge of the canvas.
inline constexpr float margin = 16.0f;
inline constexpr float margin_narrow = 12.0f;
inline constexpr float margin_top = 10.0f;
inline constexpr float margin_bottom = 6.0f;
// Below it labels stand above their controls and meters under one another.
inline constexpr float narrow_below = 560.0f;

inline constexpr float label_column = 104.0f;
inline constexpr float value_column = 216.0f;

inline constexpr float line_body = 22.0f;
inline constexpr float line_caption = 18.0f;
inline constexpr float line_title = 28.0f;

inline constexpr float chip = 32.0f;
inline constexpr float chip_padding = 12.0f;
inline constexpr float chip_gap = 8.0f;
inline constexpr float touch = 44.0f;
inline constexpr float slider_row = 36.0f;
inline constexpr float track = 4.0f;
inline constexpr float slider_tick = 4.0f;
inline constexpr float thumb = 20.0f;
inline constexpr float segmented = 36.0f;
inline constexpr float time_bar = 44.0f;
// From the bar down to a time under it.
inline constexpr float axis_tick = 4.0f;
inline constexpr float play = 40.0f;
inline constexpr float meter = 6.0f;
inline constexpr float meter_row = 19.0f;
// Between the lines of a hatched bar.
inline constexpr float hatch_step = 5.0f;
inline constexpr float no_cache_bar = 10.0f;
inline constexpr float callout_bar = 4.0f;
inline constexpr float radius = 8.0f;
inline constexpr float radius_small = 4.0f;
// No segment is drawn thinner.
inline constexpr float segment_minimum = 2.0f;

inline constexpr float focus_gap = 2.0f;
inline constexpr float focus_width = 2.0f;
inline constexpr float glide_seconds = 0.15f;
// A finger that has moved so far along a slider drags it; less may still become a scroll of the page.
inline constexpr float drag_threshold = 6.0f;

}  // namespace shell::metrics
