// A reader who does anything at all: input of every kind in any order, thirty frames of it.
#pragma once

#include <string>
#include <string_view>

namespace stage {

class Stage;

inline constexpr int frames_in_a_sequence = 30;

// Plays the sequence that the bytes say and looks at every frame; returns what was wrong with the first bad one.
std::string play_sequence(std::string_view bytes);
// The same in whatever state others have left the stage.
std::string play_sequence(std::string_view bytes, Stage& stage);

}  // namespace stage
