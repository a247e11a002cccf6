// The table of classes and the rules, first match wins.
#include "validate/run_class.hpp"

#include <algorithm>
#include <array>

namespace validation {
namespace {

struct Rule {
  std::string_view backend;
  std::string_view device;
  std::string_view id;
};

// A rule holds for a run whose backend and device contain its words.
constexpr auto rules = std::to_array<Rule>({
    {"llama.cpp Metal", "Ultra", "llama-cpp-metal-ultra"},
    {"llama.cpp Metal", "Apple", "llama-cpp-metal"},
    {"llama.cpp CUDA", "A100", "llama-cpp-cuda-datacentre"},
    {"llama.cpp CUDA", "H100", "llama-cpp-cuda-datacentre"},
    {"llama.cpp CUDA", "H200", "llama-cpp-cuda-datacentre"},
    {"llama.cpp CUDA", "B200", "llama-cpp-cuda-datacentre"},
    {"llama.cpp CUDA", " Ada", "llama-cpp-cuda-workstation"},
    {"llama.cpp CUDA", "RTX A", "llama-cpp-cuda-workstation"},
    {"llama.cpp CUDA", "RTX PRO", "llama-cpp-cuda-workstation"},
    {"llama.cpp CUDA", "A40", "llama-cpp-cuda-workstation"},
    {"llama.cpp CUDA", "L40", "llama-cpp-cuda-workstation"},
    {"llama.cpp CUDA", "RTX ", "llama-cpp-cuda-geforce"},
    {"OpenVINO", "Arc 140", "openvino-intel-igpu"},
    {"llama.cpp", "Arc 140", "llama-cpp-intel-igpu"},
    {"PyTorch gpt-fast CUDA", "A100", "gpt-fast-cuda"},
    {"llama.cpp CPU", "Intel Core Ultra", "llama-cpp-cpu"},
});

bool contains(std::string_view text, std::string_view words) { return text.find(words) != std::string_view::npos; }

}  // namespace

const std::vector<RunClass>& run_classes() {
  static const std::vector<RunClass> classes = {
      {.id = "llama-cpp-cuda-geforce",
       .order = 10,
       .label_pl = "llama.cpp CUDA, karty GeForce",
       .label_en = "llama.cpp CUDA, GeForce cards",
       .peak_share = 0.5},
      {.id = "llama-cpp-cuda-workstation",
       .order = 20,
       .label_pl = "llama.cpp CUDA, karty do stacji roboczych",
       .label_en = "llama.cpp CUDA, workstation cards"},
      {.id = "llama-cpp-cuda-datacentre",
       .order = 30,
       .label_pl = "llama.cpp CUDA, A100 i H100",
       .label_en = "llama.cpp CUDA, A100 and H100"},
      {.id = "llama-cpp-metal",
       .order = 40,
       .label_pl = "llama.cpp Metal, układy Apple M",
       .label_en = "llama.cpp Metal, Apple M chips"},
      {.id = "llama-cpp-metal-ultra",
       .order = 50,
       .label_pl = "llama.cpp Metal, układy Apple Ultra",
       .label_en = "llama.cpp Metal, Apple Ultra chips"},
      {.id = "openvino-intel-igpu",
       .order = 60,
       .label_pl = "OpenVINO, laptop Intel Arc 140V",
       .label_en = "OpenVINO, Intel Arc 140V laptop"},
      {.id = "llama-cpp-intel-igpu",
       .order = 70,
       .label_pl = "llama.cpp, laptop Intel Arc 140V",
       .label_en = "llama.cpp, Intel Arc 140V laptop",
       .calibration_obstacle = "four builds on one laptop, sixteenfold apart in prefill, have no constants in common"},
      {.id = "gpt-fast-cuda",
       .order = 80,
       .label_pl = "PyTorch gpt-fast, A100",
       .label_en = "PyTorch gpt-fast, A100",
       .calibration_obstacle = "no prefill was published"},
      {.id = "llama-cpp-cpu",
       .order = 90,
       .label_pl = "llama.cpp, procesor laptopa",
       .label_en = "llama.cpp, laptop processor",
       .prefill_obstacle = "the peak in devices.csv was computed back from this very run",
       .calibration_obstacle = "it is a single run"},
  };
  return classes;
}

const RunClass* class_of(const Run& run) {
  for (const Rule& rule : rules) {
    if (!contains(run.backend, rule.backend) || !contains(run.device, rule.device)) continue;
    const auto& classes = run_classes();
    return &*std::find_if(classes.begin(), classes.end(), [&](const RunClass& kind) { return kind.id == rule.id; });
  }
  return nullptr;
}

std::vector<ClassRuns> runs_by_class(const std::vector<Run>& runs) {
  std::vector<ClassRuns> grouped;
  for (const RunClass& kind : run_classes()) {
    ClassRuns members{.kind = &kind, .runs = {}};
    for (const Run& run : runs) {
      if (class_of(run) != &kind) continue;
      members.runs.push_back(run);
      auto& peak = members.runs.back().datasheet.peak_flop_per_s;
      if (peak) *peak *= kind.peak_share;
      if (!kind.prefill_obstacle.empty()) peak.reset();
    }
    if (!members.runs.empty()) grouped.push_back(members);
  }
  return grouped;
}

}  // namespace validation
