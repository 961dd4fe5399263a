#include "analysis/solve/proofs.hpp"

#include <algorithm>

namespace shinpan::inline analysis::solving {
namespace {

// A well-mixed number for each number (splitmix64).
std::uint64_t mixed(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
}

}  // namespace

bool KeySet::add(Key key) {
    if (has_.size() <= key) has_.resize(2 * std::size_t{key} + 2);
    if (has_[key]) return false;
    has_[key] = true;
    hash_ ^= mixed(key);
    ++size_;
    return true;
}

void KeySet::remove(Key key) {
    has_[key] = false;
    hash_ ^= mixed(key);
    --size_;
}

Proofs::Proofs(Reuse reuse) : reuse_(reuse), proofs_{{.reaches = false}, {.reaches = true}} {}

// Results that rest on endless play hold on their own line only and are found by nobody else.
Proofs::Id Proofs::add(Proof proof) {
    const Id id = static_cast<Id>(proofs_.size());
    bytes_ += sizeof(Proof) + sizeof(Proof::Key) * (proof.avoids.size() + proof.needs.size());
    if (proof.loops.empty()) {
        if (of_state_.size() <= proof.state) of_state_.resize(2 * std::size_t{proof.state} + 2);
        std::vector<Id>& known = of_state_[proof.state];
        if (known.size() < most_a_state)
            known.push_back(id);
        else
            known[proofs_.size() % most_a_state] = id;
    }
    proofs_.push_back(std::move(proof));
    return id;
}

Proofs::Id Proofs::find(std::uint32_t state, const KeySet& history) const {
    if (reuse_ == Reuse::equal_history || state >= of_state_.size()) return none;
    for (const Id id : of_state_[state])
        if (holds(id, state, history)) return id;
    return none;
}

bool Proofs::holds(Id id, std::uint32_t state, const KeySet& history) const {
    const Proof& proof = (*this)[id];
    if (proof.state != state || !proof.loops.empty()) return false;
    if (reuse_ == Reuse::anywhere) return true;
    const auto has = [&](Proof::Key key) { return history.has(key); };
    return std::none_of(proof.avoids.begin(), proof.avoids.end(), has) &&
           std::all_of(proof.needs.begin(), proof.needs.end(), has);
}

}  // namespace shinpan::analysis::solving
