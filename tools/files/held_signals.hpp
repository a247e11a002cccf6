// Interruptions that wait while something must not be left half done.
#pragma once

#include <csignal>

namespace files {

class HeldSignals {
 public:
  HeldSignals() {
    sigemptyset(&held_);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
      if (!is_ignored(signal)) sigaddset(&held_, signal);
    sigprocmask(SIG_BLOCK, &held_, &before_);
  }
  // What waited is delivered here.
  ~HeldSignals() { sigprocmask(SIG_SETMASK, &before_, nullptr); }
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;

  bool is_interrupted() const {
    sigset_t pending{};
    sigpending(&pending);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
      if (sigismember(&held_, signal) == 1 && sigismember(&pending, signal) == 1) return true;
    return false;
  }

 private:
  // As nohup leaves them; held, even these would count as pending.
  static bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
  }

  sigset_t held_{};
  sigset_t before_{};
};

}  // namespace files
