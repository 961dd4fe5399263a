// Results of a search under a ban on repetition that looks at the whole game, kept so that each is used again
// only in games in which it holds.
//
// Why that is safe. Take the question whether Black reaches at least so many points from here, a position
// with turn and stage, in a game with a certain history; the answer is a winning strategy of one of the
// players. History enters a strategy in two places only:
//   - the winner's own plays must be allowed: none of the positions that they make may have been there
//   before;
//   - the loser's plays that the strategy leaves unanswered, because they were forbidden, must be forbidden
//     still: the positions that they would make must have been there before.
// Histories in which the loser has fewer plays are no harm. So the strategy wins in every game whose history
// holds none of the first, the result's `avoids`, and all of the second, its `needs`. Both are collected from
// the leaves upward. What a move itself adds to the history is there whatever came before, and is no longer
// needed above that move; nor is what any game has at that position.
#pragma once

#include "analysis/solve/keys.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::inline analysis::solving {

// The history of one line of play as a set of keys.
class KeySet {
public:
    using Key = RepetitionKeys::Key;

    bool has(Key key) const { return key < has_.size() && has_[key]; }
    bool add(Key);  // false if it was there
    void remove(Key);
    std::uint64_t hash() const { return hash_; }
    int size() const { return size_; }

private:
    std::vector<bool> has_;
    std::uint64_t hash_ = 0;
    int size_ = 0;
};

struct Proof {
    using Key = RepetitionKeys::Key;

    bool reaches = false;  // Black reaches so many points; if not, White keeps Black below
    std::uint32_t state = 0;
    std::vector<Key> avoids{};
    std::vector<Key> needs{};
    // States of the line that the result goes back to: it rests on play being endless there.
    std::vector<std::uint32_t> loops{};
};

class Proofs {
public:
    using Id = std::int32_t;
    static constexpr Id none = -1;
    static constexpr Id at_once_no = 0;  // results that the state itself shows, whatever came before
    static constexpr Id at_once_yes = 1;

    // Where a result may be used again: in games with an equal history alone, or wherever it holds.
    // `anywhere` is wrong, and there to show that the tests notice.
    enum class Reuse : std::uint8_t { equal_history, where_it_holds, anywhere };

    explicit Proofs(Reuse);

    Id add(Proof);
    const Proof& operator[](Id id) const { return proofs_[static_cast<std::size_t>(id)]; }

    // A result for that state that holds with that history, or none.
    Id find(std::uint32_t state, const KeySet& history) const;

    // Does the result belong to that state and hold with that history?
    bool holds(Id, std::uint32_t state, const KeySet& history) const;

    std::size_t bytes() const { return bytes_; }

private:
    static constexpr std::size_t most_a_state = 16;

    Reuse reuse_;
    std::vector<Proof> proofs_;
    std::vector<std::vector<Id>> of_state_;
    std::size_t bytes_ = 0;
};

}  // namespace shinpan::analysis::solving
