// Predicted against measured tokens/s, a panel for each class.
#include <cmath>

#include "validate/plots.hpp"
#include "validate/svg.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

constexpr double width = 960.0;
constexpr double height = 742.0;
constexpr int columns = 3;
constexpr double panel_side = 232.0;
constexpr double first_left = 62.0;
constexpr double first_top = 120.0;
constexpr double column_step = 308.0;
constexpr double row_step = 324.0;
constexpr double least_rate = 3.0;
constexpr double most_rate = 20000.0;
constexpr double band = 1.2;

struct Panel {
  LogScale x;
  LogScale y;
};

Panel panel_at(int index) {
  const int row = index / columns;
  const double left = first_left + column_step * (index - row * columns);
  const double top = first_top + row_step * row;
  return {.x = {least_rate, most_rate, left, left + panel_side}, .y = {least_rate, most_rate, top + panel_side, top}};
}

void draw_grid(Svg& svg, const Panel& panel) {
  for (const double power : {10.0, 100.0, 1000.0, 10000.0}) {
    svg.line({panel.x(power), panel.y.pixel_of_least}, {panel.x(power), panel.y.pixel_of_most}, "grid");
    svg.line({panel.x.pixel_of_least, panel.y(power)}, {panel.x.pixel_of_most, panel.y(power)}, "grid");
    const std::string label = grouped(static_cast<long long>(power));
    svg.text({panel.x(power), panel.y.pixel_of_least + 16.0}, label, "small muted middle");
    svg.text({panel.x.pixel_of_least - 7.0, panel.y(power) + 4.0}, label, "small muted end");
  }
  svg.line({panel.x.pixel_of_least, panel.y.pixel_of_least}, {panel.x.pixel_of_most, panel.y.pixel_of_least}, "axis");
}

void draw_agreement(Svg& svg, const Panel& panel) {
  const auto corner = [&](double measured, double predicted) {
    return coordinates({panel.x(measured), panel.y(predicted)});
  };
  svg.polygon(corner(least_rate, least_rate) + corner(least_rate, least_rate * band) +
                  corner(most_rate / band, most_rate) + corner(most_rate, most_rate) +
                  corner(most_rate, most_rate / band) + corner(least_rate * band, least_rate),
              "band");
  svg.line({panel.x(least_rate), panel.y(least_rate)}, {panel.x(most_rate), panel.y(most_rate)}, "same");
}

void draw_points(Svg& svg, const Panel& panel, const std::vector<Score>& scores) {
  for (const Score& score : scores) {
    if (score.prefill_tokens_per_s) {
      svg.circle({panel.x(*score.run->prefill_tokens_per_s), panel.y(*score.prefill_tokens_per_s)}, 3.6, "prefill dot");
    }
    if (score.decode_tokens_per_s) {
      svg.diamond({panel.x(*score.run->decode_tokens_per_s), panel.y(*score.decode_tokens_per_s)}, 4.4, "decode dot");
    }
  }
}

void draw_words(Svg& svg, const Panel& panel, const ClassScores& scores) {
  const Errors errors = errors_of(scores.scores);
  const double left = panel.x.pixel_of_least;
  const double top = panel.y.pixel_of_most;
  svg.text({left, top - 27.0}, scores.members->kind->label_en, "panel");
  svg.text({left, top - 10.0},
           std::to_string(scores.groups_left_out) + " devices · median error: prefill " +
               percent(summarise(errors.prefill).median) + ", decode " + percent(summarise(errors.decode).median),
           "small muted");
}

void draw_first_panel_words(Svg& svg, const Panel& panel) {
  svg.text({panel.x(560.0), panel.y(9000.0)}, "prefill", "label bold prefill end");
  svg.text({panel.x(190.0), panel.y(38.0)}, "decode", "label bold decode");
}

void draw_how_to_read(Svg& svg) {
  const double left = first_left + 2.0 * column_step;
  double y = first_top + row_step + 6.0;
  svg.text({left, y}, "How to read", "panel");
  for (const char* words : {"Every point is one published run,", "predicted by constants fitted to the",
                            "other devices of its class and by the", "datasheet of its own device.", "",
                            "On the line: predicted = measured.", "Grey band: within a fifth.",
                            "Above it: the model promises more", "than the machine delivered."}) {
    y += 19.0;
    svg.text({left, y}, words, "muted");
  }
}

}  // namespace

std::string predicted_against_measured_svg(const std::vector<ClassScores>& classes) {
  Svg svg(width, height, "Predicted against measured tokens per second",
          "One panel for each class of machine and program; both axes are logarithmic.");
  svg.text({24.0, 38.0}, "Decode lands on the line; prefill strays on NVIDIA’s workstation and server cards", "title");
  svg.text({24.0, 60.0},
           "Predicted tokens/s (upward) against measured tokens/s (to the right); each device left out of its own fit",
           "muted");
  int index = 0;
  for (const ClassScores& scores : classes) {
    if (scores.groups_left_out == 0) continue;
    const Panel panel = panel_at(index);
    draw_grid(svg, panel);
    draw_agreement(svg, panel);
    draw_points(svg, panel, scores.scores);
    draw_words(svg, panel, scores);
    svg.text({panel.x.pixel_of_most, panel.y.pixel_of_least + 32.0}, "measured, tokens/s", "small muted end");
    if (index == 0) draw_first_panel_words(svg, panel);
    ++index;
  }
  draw_how_to_read(svg);
  return svg.finished();
}

}  // namespace validation
