// Predicted over measured against the length, a line for each class.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "validate/plots.hpp"
#include "validate/svg.hpp"
#include "validate/text_format.hpp"

namespace validation {
namespace {

constexpr double width = 960.0;
constexpr double height = 470.0;
constexpr double top = 122.0;
constexpr double bottom = 400.0;
constexpr double label_gap = 15.0;
constexpr std::size_t fewest_lengths = 3;

using Series = std::tuple<std::string, std::string, std::string, std::string>;

// Errors by length, of runs in series that are long enough.
using ErrorsByLength = std::map<std::int64_t, std::vector<double>>;

Series series_of(const Run& run) { return {run.device, run.backend, run.model_name, run.weight_format}; }

ErrorsByLength errors_by_length(const std::vector<Score>& scores, Phase phase) {
  std::map<Series, std::set<std::int64_t>> lengths;
  for (const Score& score : scores) lengths[series_of(*score.run)].insert(score.run->prompt_tokens);
  ErrorsByLength errors;
  for (const Score& score : scores) {
    if (!has_score(score, phase) || is_marked_anomaly(*score.run)) continue;
    if (lengths[series_of(*score.run)].size() < fewest_lengths) continue;
    errors[score.run->prompt_tokens].push_back(error_of(score, phase));
  }
  return errors;
}

struct Panel {
  LogScale x;
  LogScale y;
};

Panel panel_at(double left) { return {.x = {480.0, 8600.0, left, left + 270.0}, .y = {0.66, 3.2, bottom, top}}; }

void draw_axes(Svg& svg, const Panel& panel) {
  for (const double ratio : {0.7, 0.8, 1.0, 1.25, 1.5, 2.0, 3.0}) {
    const bool same = ratio == 1.0;
    svg.line({panel.x.pixel_of_least, panel.y(ratio)}, {panel.x.pixel_of_most, panel.y(ratio)}, same ? "same" : "grid");
    svg.text({panel.x.pixel_of_least - 8.0, panel.y(ratio) + 4.0}, signed_percent(ratio - 1.0), "small muted end");
  }
  for (const int tokens : {512, 1024, 2048, 4096, 8192}) {
    svg.line({panel.x(tokens), bottom}, {panel.x(tokens), bottom + 5.0}, "axis");
    svg.text({panel.x(tokens), bottom + 20.0}, grouped(tokens), "small muted middle");
  }
  svg.line({panel.x.pixel_of_least, bottom}, {panel.x.pixel_of_most, bottom}, "axis");
}

struct EndLabel {
  double y = 0.0;
  std::string words;
  std::string classes;
};

// Pushes labels apart, upper ones first.
void spread(std::vector<EndLabel>& labels) {
  std::sort(labels.begin(), labels.end(), [](const EndLabel& a, const EndLabel& b) { return a.y < b.y; });
  for (std::size_t i = 1; i < labels.size(); ++i) labels[i].y = std::max(labels[i].y, labels[i - 1].y + label_gap);
}

EndLabel draw_class(Svg& svg, const Panel& panel, const ErrorsByLength& errors, std::string_view name, int index) {
  const std::string colour = "s" + std::to_string(index);
  std::string points;
  double last = 1.0;
  for (const auto& [tokens, values] : errors) {
    const double x = panel.x(static_cast<double>(tokens));
    for (const double error : values) {
      if (panel.y.shows(1.0 + error)) svg.circle({x, panel.y(1.0 + error)}, 2.6, colour + " faint");
    }
    last = 1.0 + median(values);
    points += coordinates({x, panel.y(last)});
  }
  svg.polyline(points, "trend " + colour);
  return {panel.y(last) + 4.0, std::string(name) + " " + signed_percent(last - 1.0), "label bold small " + colour};
}

std::string_view short_name(const RunClass& kind) {
  const std::string_view label = kind.label_en;
  return label.substr(label.find(", ") + 2);
}

void draw_panel(Svg& svg, double left, std::string_view name, const std::vector<ClassScores>& classes, Phase phase) {
  const Panel panel = panel_at(left);
  draw_axes(svg, panel);
  svg.text({left, top - 18.0}, name, "panel");
  std::vector<EndLabel> labels;
  int index = 0;
  for (const ClassScores& scores : classes) {
    if (scores.groups_left_out == 0) continue;
    const ErrorsByLength errors = errors_by_length(scores.scores, phase);
    if (!errors.empty()) {
      labels.push_back(draw_class(svg, panel, errors, short_name(*scores.members->kind), index));
    }
    ++index;
  }
  spread(labels);
  for (const EndLabel& label : labels) svg.text({panel.x.pixel_of_most + 4.0, label.y}, label.words, label.classes);
}

}  // namespace

std::string error_against_length_svg(const std::vector<ClassScores>& classes) {
  Svg svg(width, height, "Error against length",
          "Predicted over measured tokens per second at four prompt and answer lengths, median of each class.");
  svg.text({24.0, 38.0}, "The longer the prompt, the more the model promises", "title");
  svg.text({24.0, 60.0},
           "How far predicted tokens/s lie above (+) or below (−) measured; lines are medians, dots single runs",
           "muted");
  draw_panel(svg, 66.0, "Prefill, by prompt length", classes, Phase::prefill);
  draw_panel(svg, 540.0, "Decode, by answer length", classes, Phase::decode);
  svg.text({66.0, bottom + 44.0}, "tokens, logarithmic; constants were fitted up to 1,024", "small muted");
  svg.text({540.0, bottom + 44.0}, "tokens written from an empty context", "small muted");
  return svg.finished();
}

}  // namespace validation
