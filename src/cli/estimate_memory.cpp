#include "cli/estimate_memory.hpp"

#include "base/hash.hpp"

#include <exception>

namespace shinpan::cli {

std::size_t EstimateMemory::Hash::operator()(const Question& question) const {
    Fnv1a hash;
    const Size size = question.position.size();
    hash.add(static_cast<std::uint64_t>(size.cols));
    hash.add(static_cast<std::uint64_t>(question.proven.alive.size()));
    for_each_point(size, [&](Point p) { hash.add(static_cast<std::uint64_t>(question.position.at(p))); });
    return static_cast<std::size_t>(hash.value());
}

Estimate EstimateMemory::of(const Position& position, const EstimateSettings& settings) {
    std::unique_lock lock(mutex_);
    if (known_.size() == most) known_.clear();
    const auto [at, is_new] = known_.try_emplace({position, settings.proven});
    if (!is_new) {
        const auto answer = at->second;
        lock.unlock();
        return answer.get();
    }
    std::promise<Estimate> promise;
    const auto answer = at->second = promise.get_future().share();
    lock.unlock();
    try {
        promise.set_value(estimate(position, settings));
    } catch (...) {  // memory ran out
        promise.set_exception(std::current_exception());
    }
    return answer.get();
}

}  // namespace shinpan::cli
