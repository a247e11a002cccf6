// Where serving more conversations at once is no longer what it was.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/panel_content.hpp"
#include "prefill_decode/batching.hpp"

namespace shell {

// A batch, what changes there in a word and the sentence that explains it.
struct BatchMark {
  std::int64_t batch = 0;
  Role role = Role::quiet;
  // Empty where there is nothing to mark.
  std::string mark;
  std::string note;
};

bool within_chart(const std::optional<std::int64_t>& batch);
// The setting's limits, those within the chart, from left to right.
std::vector<BatchMark> batch_marks(const prefill_decode::Setting& setting, const prefill_decode::BatchLimits& ends,
                                   Language language);
// "Pionowe kreski: 35 – liczenie, 45 – pamięci podręczne"; empty when there are none.
std::string marks_key(const std::vector<BatchMark>& all, Language language);

}  // namespace shell
