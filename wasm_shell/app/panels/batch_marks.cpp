// Where serving more conversations at once is no longer what it was.
#include "app/panels/batch_marks.hpp"

#include <algorithm>

#include "app/controls.hpp"
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

void insert_limit(const std::optional<std::int64_t>& batch, Role role, std::string_view mark, std::string_view note,
                  Language language, std::vector<BatchMark>& limits) {
  if (!within_chart(batch)) return;
  insert_limit({*batch, role, mark_of(mark, *batch, language),
                fill(note, {{"from", conversations(*batch, language, Case::genitive)}})},
               limits);
}

}  // namespace

bool within_chart(const std::optional<std::int64_t>& batch) { return batch && *batch <= max_interface_batch; }

std::vector<BatchMark> batch_marks(const prefill_decode::BatchLimits& batch_limits, bool decodes, Language language) {
  const BatchStrings& words = panel_strings(language).batch;
  std::vector<BatchMark> limits;
  if (decodes) {
    insert_limit(batch_limits.kv_reads_exceed_weights, Role::decode, words.mark_kv, words.note_kv, language, limits);
    insert_limit(batch_limits.linear_compute_bound, Role::prefill, words.mark_compute, words.note_compute, language,
                 limits);
  }
  const std::int64_t fits = batch_limits.fits_memory;
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
