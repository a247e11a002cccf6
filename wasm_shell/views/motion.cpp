// Fractions that glide to a new value, each under a name.
#include "views/motion.hpp"

#include <algorithm>

#include "views/metrics.hpp"

namespace shell {
namespace {

// FNV-1a
std::uint32_t hash(std::string_view name) {
  std::uint32_t value = 2166136261u;
  for (const char c : name) value = (value ^ static_cast<unsigned char>(c)) * 16777619u;
  return value;
}

// Starts at once and settles softly: 1 − (1 − t)³
float eased(float t) {
  const float rest = 1.0f - std::clamp(t, 0.0f, 1.0f);
  return 1.0f - rest * rest * rest;
}

}  // namespace

void Motion::advance(float seconds, bool jump) {
  jump_ = jump;
  for (Glide& glide : glides_) glide.seconds = std::min(glide.seconds + seconds, metrics::glide_seconds);
}

float Motion::follow(std::string_view name, float target) {
  const std::uint32_t key = hash(name);
  auto glide = std::find_if(glides_.begin(), glides_.end(), [key](const Glide& g) { return g.name == key; });
  if (glide == glides_.end()) {
    glides_.push_back({.name = key, .from = target, .target = target, .seconds = metrics::glide_seconds});
    return target;
  }
  const float now = glide->from + (glide->target - glide->from) * eased(glide->seconds / metrics::glide_seconds);
  if (target != glide->target) *glide = {.name = key, .from = now, .target = target, .seconds = 0.0f};
  if (jump_) glide->seconds = metrics::glide_seconds;
  return jump_ ? target : now;
}

bool Motion::moving() const {
  return std::any_of(glides_.begin(), glides_.end(),
                     [](const Glide& glide) { return glide.seconds < metrics::glide_seconds; });
}

}  // namespace shell
