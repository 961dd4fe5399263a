// Estimator: who answers in place of estimate(): the same, such as from memory.
//
//   JudgeOptions options{.estimator = [&](auto& position, auto& settings) { return memory.of(position); }};
#pragma once

#include "go/board/position.hpp"

#include <functional>

namespace shinpan::inline analysis {
struct Estimate;
struct EstimateSettings;
}  // namespace shinpan::analysis

namespace shinpan::inline referee {

using Estimator = std::function<Estimate(const Position&, const EstimateSettings&)>;

}  // namespace shinpan::referee
