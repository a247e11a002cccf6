// The two phases in words.
#include "app/phase_text.hpp"

#include <algorithm>

#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"
#include "text/strings.hpp"

namespace shell {
namespace {

using prefill_decode::Estimate;
using prefill_decode::PhaseEstimate;

// A one-token answer comes out of prefill whole.
PhaseText absent_decode(Language language) {
  const Strings& words = strings(language);
  return {.name = std::string(words.decode),
          .time = std::string(words.no_decode),
          .share = {},
          .fraction = 0.0,
          .utilization = std::string(words.no_value),
          .utilization_fraction = 0.0,
          .detail = std::string(panel_strings(language).roofline.note_no_decode)};
}

PhaseText phase_text(std::string_view name, const PhaseEstimate& phase, double share, Language language) {
  PhaseText text{.name = std::string(name),
                 .time = duration(phase.seconds, language),
                 .share = share_percent(share, language),
                 .fraction = share,
                 .utilization = utilization_percent(phase.utilization, language),
                 .utilization_fraction = std::min(phase.utilization, 1.0),
                 .detail = {}};
  text.detail = fill(strings(language).phase_detail, {{"phase", text.name},
                                                      {"utilization", text.utilization},
                                                      {"mfu", utilization_percent(phase.mfu, language)},
                                                      {"mbu", utilization_percent(phase.mbu, language)},
                                                      {"intensity", flop_per_byte(phase.intensity, language)}});
  return text;
}

}  // namespace

std::string figures(const PhaseText& phase) {
  return phase.share.empty() ? phase.time : phase.time + " · " + phase.share;
}

PhaseText prefill_text(const Estimate& estimate, Language language) {
  return phase_text(strings(language).prefill, estimate.prefill, estimate.prefill_share, language);
}

PhaseText decode_text(const Estimate& estimate, Language language) {
  if (estimate.decode.seconds == 0.0) return absent_decode(language);
  return phase_text(strings(language).decode, estimate.decode, estimate.decode_share, language);
}

}  // namespace shell
