#include "apps/cli/commands/estimate_memory.hpp"

#include "base/hash.hpp"

#include <exception>

namespace shinpan::inline apps::cli {

std::size_t EstimateMemory::Hash::operator()(const Question& question) const {
    Fnv1a hash;
    const Size size = question.position.size();
    hash.add(static_cast<std::uint64_t>(size.cols));
    hash.add(static_cast<std::uint64_t>(question.proven.alive.size()));
    for_each_point(size, [&](Point p) { hash.add(static_cast<std::uint64_t>(question.position.at(p))); });
    return static_cast<std::size_t>(hash.value());
}

Estimate EstimateMemory::of(const Position& position, const EstimateSettings& settings) {
    const Question question{position, settings.proven};
    std::promise<Estimate> promise;
    const auto own = promise.get_future().share();
    std::unique_lock lock(mutex_);
    if (known_.size() == most) known_.clear();
    const auto [at, is_new] = known_.try_emplace(question, own);
    const auto answer = at->second;
    lock.unlock();
    if (is_new) try {
            promise.set_value(estimate(position, settings));
        } catch (...) {  // memory ran out, for those who wait too; who asks later may have more
            promise.set_exception(std::current_exception());
            lock.lock();
            known_.erase(question);
        }
    return answer.get();
}

}  // namespace shinpan::apps::cli
