// Zone: a small part of the board in which a defender proves that stones of theirs live, as a game of its
// own.
//
// The defender's stones that the proof calls safe border the zone; each such chain is one node, with what it
// may rely on elsewhere, and chains that are linked elsewhere are one together. Every other neighbour of the
// zone is a wall: it counts as an attacker's stone that nothing removes, whatever really is there. The theory
// stands in docs/certificate.md.
//
//   const Ground ground(position, Color::black, living);
//   Zone zone(ground, points);                  // at most 64 points, none of them in a living chain
//   zone.assume({1, 1, 2});                     // of each chain next to it
//   zone.start()                                // what stands there
#pragma once

#include "analysis/proof/groups.hpp"
#include "go/board/position.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace shinpan::inline analysis {

inline constexpr int max_zone_points = 64;

using Cells = std::uint64_t;     // a set of points of a zone: bit i is point_of(i)
using ChainSet = std::uint64_t;  // a set of chains next to a zone: bit i is chains()[i]

// Groups next to a point, each once.
class GroupsBeside {
public:
    void add(int group);

    const int* begin() const { return groups_.data(); }
    const int* end() const { return begin() + count_; }
    std::size_t size() const { return count_; }

private:
    std::array<int, 4> groups_{};
    std::size_t count_ = 0;
};

// A position as one defender sees it: their chains that a proof is to show safe, and which of them are
// linked. Copies share what no link changes.
class Ground {
public:
    // `living`: stones of the defender, whole chains.
    Ground(const Position&, Color defender, const PointSet& living);

    const Position& position() const { return fixed_->position; }
    Color defender() const { return fixed_->defender; }
    int chains() const { return static_cast<int>(fixed_->chains.size()); }
    const PointSet& chain(int number) const { return fixed_->chains[static_cast<std::size_t>(number)]; }
    int chain_at(Point p) const { return fixed_->chain_at[p.index]; }  // -1 where none is

    // The chains that are linked with one, itself too: a group is named by its first chain.
    int group_of(int chain) const { return groups_.of(chain); }
    template <class F>
    void for_each_chain_of(int group, F f) const {
        groups_.for_each_of(group, f);
    }
    void link(std::span<const int> chains) { groups_.join(chains); }

    GroupsBeside groups_beside(Point) const;
    PointSet stones_of(int group) const;

private:
    struct Fixed {
        Position position;
        Color defender;
        std::vector<PointSet> chains{};
        std::array<std::int16_t, cell_count> chain_at{};
    };
    std::shared_ptr<const Fixed> fixed_;
    Groups groups_;
};

// The stones within a zone: the defender's own and the attacker's. The chains next to it always stand.
struct ZoneState {
    Cells own = 0;
    Cells attacker = 0;
    friend constexpr bool operator==(const ZoneState&, const ZoneState&) = default;
};

template <class F>
constexpr void for_each_bit(std::uint64_t bits, F f) {
    for (; bits != 0; bits &= bits - 1) f(std::countr_zero(bits));
}
constexpr Cells bit(int i) { return Cells{1} << i; }

// How many there are: std::popcount is a call where a processor may have no instruction for it.
constexpr int bits_in(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    return static_cast<int>(((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}

class Zone {
public:
    // Preconditions: 1 to 64 points of the board, none of them in a chain of the ground; at most 64 chains
    // next to them.
    Zone(const Ground&, const PointSet& points);

    // The same with only these groups of the ground as chains; the others are walls.
    Zone(const Ground&, const PointSet& points, std::span<const int> groups);

    // How many sure liberties or eyes each chain has elsewhere: 0, 1 or 2 (it is safe without this zone).
    void assume(std::span<const std::uint8_t> assumes);

    // The zone is to join all chains next to it; until they are one, none may rely on anything elsewhere.
    void join_all() { joins_ = true; }
    bool joins() const { return joins_; }

    Point point_of(int cell) const { return points_[static_cast<std::size_t>(cell)]; }
    const std::vector<int>& chains() const { return chains_; }  // groups of the ground
    const std::vector<std::uint8_t>& assumes() const { return assumes_; }
    const ZoneState& start() const { return start_; }
    int size() const { return bits_in(all_); }

    Cells all() const { return all_; }
    Cells wall() const { return wall_; }  // the points next to a wall
    Cells around(int cell) const { return near_[static_cast<std::size_t>(cell)]; }
    Cells beside(int chain) const { return beside_[static_cast<std::size_t>(chain)]; }
    ChainSet all_chains() const { return all_chains_; }
    // Do chains that are one in the zone need a liberty there, whenever the attacker is to play?
    bool need_liberty(ChainSet chains) const {
        return joins_ ? chains != 0 && chains != all_chains_ : (chains & needy_) != 0;
    }

    // The cells next to a set, and chains beside a set.
    Cells neighbours_of(Cells cells) const {
        if (stride_ > 0) return (cells << 1 | cells >> 1 | cells << stride_ | cells >> stride_) & all_;
        Cells near = 0;
        for_each_bit(cells, [&](int cell) { near |= around(cell); });
        return near;
    }
    ChainSet chains_beside(Cells cells) const {
        ChainSet chains = 0;
        for (std::size_t i = 0; i < chains_.size(); ++i)
            if ((cells & beside_[i]) != 0) chains |= ChainSet{1} << i;
        return chains;
    }

    // The part of `through` that is connected to `seed` by it.
    Cells flood(Cells seed, Cells through) const {
        Cells found = seed & through;
        for (Cells fresh = found; fresh != 0;) {
            fresh = neighbours_of(fresh) & through & ~found;
            found |= fresh;
        }
        return found;
    }

    // The part of `through` that is connected to `seed` by it, where all of `through` is connected to `ends`:
    // so it is all of it as soon as these are reached.
    Cells reaches(Cells seed, Cells ends, Cells through) const {
        Cells found = seed;
        for (Cells fresh = found; fresh != 0 && (ends & ~found) != 0;) {
            fresh = neighbours_of(fresh) & through & ~found;
            found |= fresh;
        }
        return (ends & ~found) == 0 ? through : found;
    }

    // The most that a chain of these may rely on elsewhere: 0 for none.
    int elsewhere(ChainSet chains) const {
        if (joins_) return chains == all_chains_ ? 2 : 0;
        return chains & safe_ ? 2 : chains & one_ ? 1 : 0;
    }

    // The cells of a set of points; points outside are left out.
    Cells cells_of(const PointSet&) const;
    PointSet points_of(Cells) const;

private:
    template <class IsWall>
    void build(const Ground&, const PointSet&, IsWall);

    void number_cells(const PointSet&);
    int cell_of(Point) const;

    std::array<Point, max_zone_points> points_{};  // by cell; no_point for numbers beyond them
    int stride_ = 0;                               // rows are so many cells apart; 0: cells lie anyhow
    Point corner_{};                               // top left of all, where rows are
    std::vector<int> chains_;
    std::vector<std::uint8_t> assumes_;
    std::array<Cells, max_zone_points> near_{};
    std::array<Cells, 64> beside_{};
    ZoneState start_{};
    Cells all_ = 0;
    Cells wall_ = 0;
    ChainSet all_chains_ = 0;
    bool joins_ = false;
    ChainSet needy_ = 0;  // assumed to have less than two elsewhere
    ChainSet one_ = 0;    // assumed to have one elsewhere
    ChainSet safe_ = 0;   // two
};

}  // namespace shinpan::analysis
