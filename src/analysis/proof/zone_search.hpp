// Search for a strategy in one zone: proof-number search, depth first (Nagai 2002), the attacker to play.
//
//   ZoneSearch search(20000);
//   if (search.run(zone, goal, earlier, 2000) == ZoneResult::proven) search.strategy() ...
#pragma once

#include "analysis/proof/proof.hpp"
#include "analysis/proof/strategy.hpp"
#include "analysis/proof/zone_play.hpp"
#include "analysis/proof/zone_regions.hpp"

#include <cstddef>
#include <vector>

namespace shinpan::inline analysis {

enum class ZoneResult : std::uint8_t {
    proven,
    refuted,  // under the strict conditions of the proof; it does not say that the stones die
    open,     // not decided within the nodes given
};

class ZoneSearch {
public:
    // Room for so many nodes in one search.
    explicit ZoneSearch(std::size_t most_nodes, LeftOut = LeftOut::nothing);

    // `earlier`: what stood in the zone earlier in the game, as far as it might come back. The zone must live
    // until the strategy has been read.
    // `first`: a cell on which the defender plays before.
    ZoneResult run(const Zone&, const ZoneGoal&, const std::vector<ZoneState>& earlier, long nodes,
                   int first = pass_in_zone);

    long nodes() const { return nodes_; }  // of the last search

    // Of the last search, which has proven its goal.
    Strategy strategy();

    // Does that strategy respect every ban on repetition?
    bool accepts(const Strategy& found) const {
        return left_out_ == LeftOut::ko_ban || respects_bans(*zone_, found);
    }

private:
    using Count = std::uint32_t;
    static constexpr Count infinite = 1u << 30;
    static constexpr Count far_costs = 2;  // at first, of an answer that is not near the attack

    // Whose turn it is, and for the defender the cell that they may not retake, or that they must play since
    // the attacker passed.
    static constexpr std::int8_t attacker_to_play = -3;
    static constexpr std::int8_t after_pass = -2;
    static constexpr std::int8_t no_ko = -1;

    struct Key {
        ZoneState state{};
        std::int8_t turn = attacker_to_play;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct alignas(32) Entry {  // two in a line of the cache
        ZoneState state{};
        Count proof = 1;  // the proof and disproof numbers
        Count disproof = 1;
        std::uint32_t search = 0;  // the search that it is of
        std::int8_t turn = attacker_to_play;
        std::int8_t reply = pass_in_zone;  // of the defender, once proven
        bool is_of(const Key& key) const { return state == key.state && turn == key.turn; }
    };
    struct Child {
        Key key{};
        std::int8_t at = pass_in_zone;
        std::int8_t took = no_ko;  // the one stone that an attack took
        bool removes = false;      // stones that a state on the path has
        Count proof = 1;
        Count disproof = 1;
    };
    struct Ko {
        int at = 0;
        int taken = 0;
    };
    struct Expanded {
        StrategyNode node{};
        std::vector<ZoneState> next{};  // what each answer leads to
    };
    struct Numbers {
        Count proof = 1;
        Count disproof = 1;
    };

    Entry* find(const Key&);
    Entry& entry(const Key&);
    std::size_t slot_of(const Key&) const;
    Numbers explore(const Key&, Numbers limit);
    bool add_attacks(const ZoneState&);
    bool add_answers(const Key&);
    bool add_answer(const ZoneState&, std::int8_t at);
    bool comes_back(const ZoneState&) const;
    Cells near_attack() const;
    bool stood_earlier(const ZoneState&) const;
    bool retakes(const ZoneState& before, const ZoneState& after, int cell) const;
    bool is_left_out(Cells empty, int cell) const {
        return left_out_ == LeftOut::last_attack && cell == 63 - std::countl_zero(empty);
    }
    bool is_leaf(const ZoneState& state) const;
    std::int8_t ko_after(const ZoneState& before, const Attack&) const;
    void refresh(std::size_t first);
    void refresh(Child&);
    Numbers gather(std::size_t first, bool attacker, std::size_t& best, Count& second) const;
    bool on_path(const Key&) const;
    Expanded expand(const ZoneState&);

    const Zone* zone_ = nullptr;
    ZoneState start_{};
    bool is_first_ = false;  // the defender has made a play
    ZoneGoal goal_{};
    const std::vector<ZoneState>* earlier_ = nullptr;
    LeftOut left_out_;
    std::vector<Entry> table_;
    std::size_t mask_;
    std::uint32_t search_ = 0;
    long nodes_ = 0;
    long limit_ = 0;
    std::int8_t attack_at_ = pass_in_zone;  // the last one
    Cells near_attack_ = 0;                 // of the node whose answers are being found
    int removals_ = 0;                      // on the path
    std::vector<Ko> kos_;                   // the attacker has taken on the path
    std::vector<Key> path_;
    ZoneChains chains_;            // of the state whose plays are being found
    ZoneRegions regions_;          // of the same
    std::vector<Child> children_;  // of all nodes on the path, one after the other
};

}  // namespace shinpan::analysis
