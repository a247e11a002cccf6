// Where serving more conversations at once is no longer what it was.
#include "app/panels/batch_marks.hpp"

#include <algorithm>

#include "app/controls.hpp"
#include "prefill_decode/batch_sweep.hpp"
#include "text/fill.hpp"
#include "text/panel_strings.hpp"
#include "text/quantities.hpp"

namespace shell {
namespace {

void insert_limit(BatchMark limit, std::vector<BatchMark>& limits) {
  const auto right =
      std::find_if(limits.begin(), limits.end(), [&](const BatchMark& other) { return other.batch > limit.batch; });
  limits.insert(right, std::move(limit));
}

std::string mark_of(std::string_view mark, std::int64_t batch, Language language) {
  return fill(mark, {{"batch", whole(static_cast<double>(batch), language).digits}});
}

// By how much the total speed grows from here to the right end of the chart.
std::string growth_sentence(const prefill_decode::Setting& setting, std::int64_t from, Language language) {
  const BatchStrings& words = panel_strings(language).batch;
  const double growth =
      batch_point(setting, max_interface_batch).tokens_per_s / batch_point(setting, from).tokens_per_s;
  if (growth < noticeable_ratio) return std::string(words.growth_none);
  return fill(words.growth_left, {{"most", conversations(max_interface_batch, language, Case::genitive)},
                                  {"growth", whole_percent(growth - 1.0, language)}});
}

void insert_kv_limit(std::int64_t batch, Language language, std::vector<BatchMark>& limits) {
  const BatchStrings& words = panel_strings(language).batch;
  insert_limit({batch, Role::decode, mark_of(words.mark_kv, batch, language),
                fill(words.note_kv, {{"from", conversations(batch, language, Case::genitive)}})},
               limits);
}

void insert_compute_limit(const prefill_decode::Setting& setting, std::int64_t batch, Language language,
                          std::vector<BatchMark>& limits) {
  const BatchStrings& words = panel_strings(language).batch;
  insert_limit({batch, Role::prefill, mark_of(words.mark_compute, batch, language),
                fill(words.note_compute, {{"from", conversations(batch, language, Case::genitive)},
                                          {"growth", growth_sentence(setting, batch, language)}})},
               limits);
}

}  // namespace

bool within_chart(const std::optional<std::int64_t>& batch) { return batch && *batch <= max_interface_batch; }

std::vector<BatchMark> batch_marks(const prefill_decode::Setting& setting, const prefill_decode::BatchLimits& ends,
                                   Language language) {
  const BatchStrings& words = panel_strings(language).batch;
  std::vector<BatchMark> limits;
  if (setting.scenario.answer_tokens > 1) {
    if (within_chart(ends.kv_reads_exceed_weights)) insert_kv_limit(*ends.kv_reads_exceed_weights, language, limits);
    if (within_chart(ends.linear_compute_bound)) {
      insert_compute_limit(setting, *ends.linear_compute_bound, language, limits);
    }
  }
  const std::int64_t fits = ends.fits_memory;
  if (fits == 0) insert_limit({fits, Role::accent, {}, std::string(words.note_memory_none)}, limits);
  if (fits > 0 && fits < max_interface_batch) {
    insert_limit({fits, Role::accent, mark_of(words.mark_memory, fits, language),
                  fill(words.note_memory, {{"room", conversations(fits, language, Case::accusative)}})},
                 limits);
  }
  return limits;
}

std::string marks_key(const std::vector<BatchMark>& all, Language language) {
  std::string marks;
  for (const BatchMark& limit : all) {
    if (limit.mark.empty()) continue;
    marks.append(marks.empty() ? "" : ", ").append(limit.mark);
  }
  return marks.empty() ? marks : fill(panel_strings(language).batch.key, {{"marks", marks}});
}

}  // namespace shell
