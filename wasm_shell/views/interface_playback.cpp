// The interface's playback: actions, clock, and what the page is told of it.
#include <algorithm>
#include <utility>

#include "views/interface.hpp"

namespace shell {

void Interface::set_playback(const Playback& playback) {
  if (playback == playback_) return;
  const PlaybackPlan plan = playback_plan(app_.screen());
  const bool other_words = playback.running != playback_.running || playback.started != playback_.started ||
                           playback_phase(playback, plan) != playback_phase(playback_, plan);
  playback_ = playback;
  if (other_words) publish_playback(playback_picture().text.status);
  frames_wanted_ = std::max(frames_wanted_, 1);
}

// The page mirrors the buttons and speaks the status.
void Interface::publish_playback(const std::string& announcement) {
  const PlaybackText text = playback_picture().text;
  std::vector<ActionButton> actions{{.name = std::string(play_action), .label = text.button}};
  if (!text.restart.empty()) actions.push_back({.name = std::string(restart_action), .label = text.restart});
  app_.set_actions(std::move(actions), announcement);
  screen_changed_ = true;
}

void Interface::advance_playback(float seconds) {
  if (!visible_) return;
  const PlaybackPlan plan = playback_plan(app_.screen());
  // A reader who asks for less motion while it runs gets the next step by hand.
  const bool stops = playback_.running && environment_.reduced_motion;
  set_playback(stops ? toggled(playback_, plan) : advanced(playback_, plan, static_cast<double>(seconds)));
}

void Interface::play(std::string_view action) {
  const PlaybackPlan plan = playback_plan(app_.screen());
  if (action == play_action)
    set_playback(environment_.reduced_motion ? stepped(playback_, plan) : toggled(playback_, plan));
  if (action == restart_action) set_playback(restarted(playback_));
}

void Interface::set_visible(bool visible) {
  visible_ = visible;
  if (visible) redraw();
}

PlaybackPicture Interface::playback_picture() const {
  const PlaybackPlan plan = playback_plan(app_.screen());
  return {.started = playback_.started,
          .running = playback_.running,
          .fraction = static_cast<float>(playback_.position_s / plan.total_s),
          .tokens = tokens_shown(playback_, plan),
          .text = playback_text(playback_, plan, environment_.reduced_motion, app_.controls().language)};
}

}  // namespace shell
