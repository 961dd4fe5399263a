// MoveFeatures: what a player sees of a move at a glance, as numbers that a weight can be given to: what it
// takes or saves, ladders, liberties, distances, the pattern.
//
//   const FeatureExtractor glance(game, game.to_move());
//   const MoveFeatures features = glance.at(move);
#pragma once

#include "analysis/playout/tactics.hpp"
#include "bot/features/patterns.hpp"
#include "go/game/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace shinpan::inline bot {

inline constexpr std::size_t feature_count = 255;

// At most one feature of each of the eleven groups, and the pattern.
struct MoveFeatures {
    std::array<std::uint8_t, 11> numbers{};  // below feature_count
    std::size_t count = 0;
    Pattern around{};
};

// What some of the features say of a play.
struct Signs {
    bool captures = false;
    bool escapes = false;        // extends a chain in atari, and not into a ladder
    bool flees_in_vain = false;  // does, or tries to
    bool starts_ladder = false;
    bool guards = false;     // against a ladder
    int liberties_left = 0;  // 3 for more
};

Signs signs_of(const MoveFeatures&);

// The play so many events before the last; no_point where that was another event, or its stone is gone.
Point play_before_end(const Game&, std::size_t before);

class FeatureExtractor {
public:
    FeatureExtractor(const Game&, Color by);

    // Precondition: an empty point.
    MoveFeatures at(Point) const;

private:
    // The first four are what a chain that is short of liberties asks for.
    enum Group : std::uint8_t {
        capture,
        escape,
        atari,
        guard,
        liberties_left,
        from_last,
        from_earlier,
        place,
        beside_last,
        beside_pressed,
        from_stones,
    };
    static constexpr std::size_t for_chains = 4;
    static const std::array<int, 11> first_of_group;
    friend Signs signs_of(const MoveFeatures&);

    void measure_distances();
    void judge_chains();
    void judge_atari(Point stone, Point liberty);
    void judge_hunt(Point stone, const FewPoints& liberties);
    void judge_contact();
    void measure_reach(Color, PerCell&) const;
    bool saves_own(Point stone) const;
    bool touches_last(Point stone) const;
    void ask_for(Group, Point, int value);
    int liberties_at(Point) const;
    int place_of(Point) const;

    const Board& board_;
    Color by_;
    Point last_, earlier_;
    int phase_;
    PerCell liberties_{};                          // of the chain of that head, 3 for more
    PerCell near_{};                               // not 0: few steps from the last play
    std::array<PerCell, for_chains> asked_for_{};  // 1 more than the value; 0: nothing
    PerCell beside_last_{}, beside_pressed_{};     // the same
    PerCell to_own_{}, to_theirs_{};               // steps to the nearest stone
    PatternBoard patterns_;
};

}  // namespace shinpan::bot
