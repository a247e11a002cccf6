// The answer played by the clock: nothing while prefill runs, then token after token.
#pragma once

#include <cstdint>
#include <string>

#include "app/screen.hpp"

namespace shell {

// Longer answers are played faster, so that none takes longer than this.
inline constexpr double longest_playback_s = 60.0;

// What there is to play; times are those of the answer, not of the playback.
struct PlaybackPlan {
  double prefill_s = 0.0;
  double total_s = 0.0;
  std::int64_t tokens = 1;
};

enum class PlaybackPhase { unstarted, prefill, decode, finished };

struct Playback {
  bool started = false;
  bool running = false;
  // Of the answer's time.
  double position_s = 0.0;

  bool operator==(const Playback&) const = default;
};

// Words of the controls and of what is played.
struct PlaybackText {
  std::string button;
  // Empty until there is something to start over.
  std::string restart;
  std::string status;
  // How much faster than real time; empty in real time.
  std::string speed;

  bool operator==(const PlaybackText&) const = default;
};

PlaybackPlan playback_plan(const Screen& screen);
// Seconds of the answer in one second of playback, 1 at least.
double playback_speed(const PlaybackPlan& plan);
PlaybackPhase playback_phase(const Playback& playback, const PlaybackPlan& plan);
// The prefill yields the first token; the others follow evenly.
std::int64_t tokens_shown(const Playback& playback, const PlaybackPlan& plan);

// By so many seconds of a real clock; stops at the end.
Playback advanced(Playback playback, const PlaybackPlan& plan, double seconds);
// Starts, pauses, goes on, or begins again at the end.
Playback toggled(Playback playback, const PlaybackPlan& plan);
// Without motion: empty, first token, middle of the answer, end, and empty again.
Playback stepped(Playback playback, const PlaybackPlan& plan);
Playback restarted(Playback playback);
// To a fraction of the time bar, 0 … 1.
Playback sought(Playback playback, const PlaybackPlan& plan, double fraction);

PlaybackText playback_text(const Playback& playback, const PlaybackPlan& plan, bool by_steps, Language language);
}  // namespace shell
