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
  const MeterText none{.percent = std::string(words.no_value), .fraction = 0.0};
  return {.name = std::string(words.decode),
          .label = std::string(words.decode_label),
          .time = std::string(words.no_decode),
          .share = {},
          .fraction = 0.0,
          .compute = none,
          .memory = none,
          .detail = std::string(panel_strings(language).roofline.note_no_decode)};
}

MeterText meter(double utilization, Language language) {
  return {.percent = utilization_percent(utilization, language), .fraction = std::min(utilization, 1.0)};
}

PhaseText phase_text(std::string_view name, std::string_view label, const PhaseEstimate& phase, double share,
                     Language language) {
  PhaseText text{.name = std::string(name),
                 .label = std::string(label),
                 .time = duration(phase.seconds, language),
                 .share = share_percent(share, language),
                 .fraction = share,
                 .compute = meter(phase.utilization, language),
                 .memory = meter(phase.memory_utilization, language),
                 .detail = {}};
  text.detail = fill(strings(language).phase_detail, {{"phase", text.name},
                                                      {"share", text.share},
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
  const Strings& words = strings(language);
  return phase_text(words.prefill, words.prefill_label, estimate.prefill, estimate.prefill_share, language);
}

PhaseText decode_text(const Estimate& estimate, Language language) {
  if (estimate.decode.seconds == 0.0) return absent_decode(language);
  const Strings& words = strings(language);
  return phase_text(words.decode, words.decode_label, estimate.decode, estimate.decode_share, language);
}

}  // namespace shell
