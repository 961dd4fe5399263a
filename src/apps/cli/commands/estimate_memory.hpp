// Estimates that several threads share: of many games that end in the same position one is worked out, and
// the others have its answer. A file of a thousand empty games takes as long as one of them.
//
//   EstimateMemory memory;
//   options.estimator = [&](auto& position, auto& settings) { return memory.of(position, settings); };
#pragma once

#include "analysis/ownership/estimate.hpp"

#include <cstdint>
#include <future>
#include <mutex>
#include <unordered_map>

namespace shinpan::inline apps::cli {

class EstimateMemory {
public:
    // What estimate() answers. Waits where another thread works it out. Of the settings, only what is
    // proven may differ from one question to the next.
    Estimate of(const Position&, const EstimateSettings&);

private:
    struct Question {
        Position position;
        Proven proven;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Hash {
        std::size_t operator()(const Question&) const;
    };
    static constexpr std::size_t most = 256;  // of some 20 kB each

    std::mutex mutex_;
    std::unordered_map<Question, std::shared_future<Estimate>, Hash> known_;
};

}  // namespace shinpan::apps::cli
