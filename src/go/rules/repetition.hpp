// Repetition: which earlier positions a play may not bring back. Five independent questions; the answers of
// the known rules stand below as constants. Passing is never bound.
//
//   Repetition rule{.same = Repetition::Same::board, .binds = Repetition::Binds::capturing};
#pragma once

namespace shinpan::inline go {

struct Repetition {
    // What must be the same: the stones alone, or the stones and whose turn it is.
    enum class Same { board, board_and_turn };

    // Who made the earlier position: no matter who; the same player, with a stone; the same player, with a
    // stone or a pass. The start of a real game was made by nobody.
    enum class Maker { anyone, own_play, own_move };

    // Which plays are bound: all, or only those that take opposing stones.
    enum class Binds { all, capturing };

    // How far back: not at all; only the position before the opponent's last move; to the last pass of either
    // player, the position passed on included; to the start.
    enum class Back { none, two_positions, last_pass, whole_game };

    // Which cycles: any; only those in which one side loses more stones than the other; only when the
    // position before the play is itself a repetition, so that one whole round has been played.
    enum class Cycles { any, unequal, after_one_round };

    Same same = Same::board;
    Maker maker = Maker::anyone;
    Binds binds = Binds::all;
    Back back = Back::whole_game;
    Cycles cycles = Cycles::any;

    friend constexpr bool operator==(const Repetition&, const Repetition&) = default;
};

// No ban at all.
inline constexpr Repetition repetition_allowed{.back = Repetition::Back::none};

// The ko rule: a play may not restore the position before the opponent's last move.
inline constexpr Repetition basic_ko{.back = Repetition::Back::two_positions};

// Positional superko: no position twice.
inline constexpr Repetition positional_superko{};

// Positional superko for plays that capture; a play that takes nothing may restore a position.
inline constexpr Repetition capturing_superko{.binds = Repetition::Binds::capturing};

// Positional superko that every pass lifts.
inline constexpr Repetition superko_since_pass{.back = Repetition::Back::last_pass};

// Situational superko: no position twice with the same player to move.
inline constexpr Repetition situational_superko{.same = Repetition::Same::board_and_turn};

// Natural situational superko: no position again that an earlier stone of the same player made. Passes make
// nothing, so after one's own pass a ko may be retaken at once.
inline constexpr Repetition natural_superko{.maker = Repetition::Maker::own_play};

// No position again that any earlier move of the same player left, passes included. It differs from
// situational superko only in the start position.
inline constexpr Repetition own_move_superko{.maker = Repetition::Maker::own_move};

// No cycle in which one side loses more stones, as in sending two and returning one. It does not hold the ko
// rule, whose cycle is equal: a ruleset has both.
inline constexpr Repetition unequal_cycles{.cycles = Repetition::Cycles::unequal};

// A cycle may be played once round; who then goes on with it is stopped.
inline constexpr Repetition one_round_only{.cycles = Repetition::Cycles::after_one_round};

}  // namespace shinpan::go
