// The answer played by the clock.
#include "app/playback.hpp"

#include <algorithm>

#include "text/fill.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

std::string_view button_label(const Playback& playback, PlaybackPhase phase, bool by_steps, const Strings& words) {
  if (phase == PlaybackPhase::unstarted) return words.play;
  if (phase == PlaybackPhase::finished) return words.play_again;
  if (by_steps) return words.play_step;
  return playback.running ? words.play_pause : words.play;
}

}  // namespace

PlaybackPlan playback_plan(const Screen& screen) {
  return {.prefill_s = screen.estimate.prefill.seconds,
          .total_s = screen.estimate.total_s,
          .tokens = screen.controls.answer_tokens};
}

double playback_speed(const PlaybackPlan& plan) { return std::max(1.0, plan.total_s / longest_playback_s); }

PlaybackPhase playback_phase(const Playback& playback, const PlaybackPlan& plan) {
  if (!playback.started) return PlaybackPhase::unstarted;
  if (playback.position_s >= plan.total_s) return PlaybackPhase::finished;
  return playback.position_s < plan.prefill_s ? PlaybackPhase::prefill : PlaybackPhase::decode;
}

std::int64_t tokens_shown(const Playback& playback, const PlaybackPlan& plan) {
  switch (playback_phase(playback, plan)) {
    case PlaybackPhase::unstarted:
    case PlaybackPhase::prefill:
      return 0;
    case PlaybackPhase::finished:
      return plan.tokens;
    case PlaybackPhase::decode:
      break;
  }
  const double written = (playback.position_s - plan.prefill_s) / (plan.total_s - plan.prefill_s);
  return 1 + static_cast<std::int64_t>(written * static_cast<double>(plan.tokens - 1));
}

Playback advanced(Playback playback, const PlaybackPlan& plan, double seconds) {
  if (!playback.running) return playback;
  playback.position_s = std::min(plan.total_s, playback.position_s + seconds * playback_speed(plan));
  playback.running = playback.position_s < plan.total_s;
  return playback;
}

Playback toggled(Playback playback, const PlaybackPlan& plan) {
  if (playback_phase(playback, plan) == PlaybackPhase::finished) playback.position_s = 0.0;
  playback.running = !playback.running;
  playback.started = true;
  return playback;
}

Playback stepped(Playback playback, const PlaybackPlan& plan) {
  const double middle = (plan.prefill_s + plan.total_s) * 0.5;
  double next = 0.0;
  if (playback.started && playback.position_s < plan.total_s) next = plan.total_s;
  if (playback.started && playback.position_s < middle) next = middle;
  if (playback.started && playback.position_s < plan.prefill_s) next = plan.prefill_s;
  return {.started = true, .running = false, .position_s = next};
}

Playback restarted(Playback playback) {
  playback.position_s = 0.0;
  return playback;
}

Playback sought(Playback playback, const PlaybackPlan& plan, double fraction) {
  playback.position_s = std::clamp(fraction, 0.0, 1.0) * plan.total_s;
  return playback;
}

PlaybackText playback_text(const Playback& playback, const PlaybackPlan& plan, bool by_steps, Language language) {
  const Strings& words = strings(language);
  const PlaybackPhase phase = playback_phase(playback, plan);
  PlaybackText text{
      .button = std::string(button_label(playback, phase, by_steps, words)), .restart = {}, .status = {}, .speed = {}};
  if (phase == PlaybackPhase::unstarted) return text;
  text.restart = words.play_restart;
  text.status = words.play_waiting;
  if (phase != PlaybackPhase::prefill) {
    const std::int64_t shown = tokens_shown(playback, plan);
    text.status = fill(words.play_writing, {{"shown", whole(static_cast<double>(shown), language).digits},
                                            {"tokens", whole(static_cast<double>(plan.tokens), language).digits}});
  }
  const double speed = playback_speed(plan);
  if (speed >= noticeable_ratio && !by_steps) text.speed = fill(words.play_faster, {{"times", times(speed, language)}});
  return text;
}

}  // namespace shell
