// History: every position of a game from the start, and what a ban on repetition says about a play. Exact:
// hashes only pre-select, positions are then compared stone by stone, over the whole game.
//
//   History history(board, Color::black);
//   if (auto earlier = history.repeats(positional_superko, board, mover, at)) ...   // after move *earlier
//   Played played = board.play(mover, at);
//   history.add_play(mover, at, played, board);
//
// Positions are numbered by moves: n is the position after move n of the game, and the start has the number
// of moves before it, which is 0 unless stones were set up in mid-game. Instead of positions it keeps which
// points each move changed, so a move costs the same late in the game as early; only a play that really
// repeats costs more, by the length of its cycle.
#pragma once

#include "go/board/board.hpp"
#include "go/rules/repetition.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::inline go {

class History {
public:
    // The start of a game or of a diagram. `maker`: who made it with a stone; nobody made the empty board, a
    // diagram is by convention the work of the player who is not to move. `moves`: of the game before it.
    History(const Board& start, Color to_move, std::optional<Color> maker = {}, int moves = 0);

    // What has just happened on the board: `now` is the board after it. A play or a pass is a move and hands
    // the turn to the opponent, whoever's turn it was.
    void add_play(Color mover, Point at, Played played, const Board& now);
    void add_pass(Color mover);

    // The turn goes to that player without a move, as on a resumption.
    void change_turn(Color to_move);

    // How far it has come, to go back to: it stands until the history is replaced, or goes back further.
    struct Mark {
        std::uint32_t count = 0;
        std::uint32_t last_pass = 0;
        std::array<std::uint32_t, 2> before_last_move{};
    };
    Mark mark() const { return {count_, last_pass_, before_last_move_}; }
    void go_back(const Mark&);

    Color to_move() const { return entries_[last()].to_move; }
    int moves() const { return entries_[last()].move; }
    bool is_at_start() const { return moves() == entries_[0].move; }  // no move since

    // The latest earlier position that the ban names, if this play would bring it back; nothing if the ban
    // does not forbid the play. Preconditions: `now` is the board of the last position, `at` is empty.
    std::optional<int> repeats(const Repetition&, const Board& now, Color mover, Point at) const;

    // The same when what the play would do is already known: `effect` is now.effect(mover, at).
    std::optional<int> repeats(const Repetition& rule, const Board& now, Color mover, Point at,
                               const Effect& effect) const {
        if (!may_repeat(rule, mover, effect.hash)) return {};
        return confirmed(rule, {now, mover, at, effect});
    }

    // Has an earlier position where the ban looks the hash that the play would make? If not, the ban does not
    // forbid the play; if so, `repeats` has the answer.
    bool may_repeat(const Repetition& rule, Color mover, std::uint64_t hash) const {
        switch (rule.back) {
            case Repetition::Back::none: return false;
            case Repetition::Back::two_positions: {
                const Index earlier = before_last_move(other(mover));
                return earlier != none && entries_[earlier].hash == hash;
            }
            case Repetition::Back::last_pass:
            case Repetition::Back::whole_game: return slots_[slot_of(hash)] != none;
        }
        return false;
    }

    // Calls f(const Position&) for each earlier position, the latest first. Precondition: `now` is the last.
    template <class F>
    void for_each_earlier(const Position& now, F f) const {
        Position position = now;
        for (Index i = last(); i > 0; --i) {
            take_back(i, position);
            f(static_cast<const Position&>(position));
        }
    }

    // The latest earlier position of that likeness to the present one.
    std::optional<int> recurrence(Repetition::Same = Repetition::Same::board_and_turn) const;

private:
    enum class Cause : std::uint8_t { start, play, pass, turn };
    using Index = std::uint32_t;

    // One position and what led to it.
    struct Entry {
        std::uint64_t hash;
        Index twin;              // the latest earlier entry with an equal position, or none
        Index removed_end;       // where the points that the play emptied end in removed_
        int move;                // the number of the move that led here
        Point at;                // of a play
        std::uint16_t given_up;  // how many of the emptied points were the mover's own: the last ones
        Color maker;             // of the position: empty for nobody
        Color to_move;
        Cause cause;
    };
    static constexpr Index none = ~Index{0};

    struct Play {
        const Board& now;
        Color mover;
        Point at;
        const Effect& effect;
    };

    Index last() const { return count_ - 1; }

    // The position before the player's last move, or none.
    Index before_last_move(Color player) const { return before_last_move_[index_of(player)]; }

    // The slot of a position with that hash, at or after the given slot; or the free slot where it would go.
    std::size_t slot_of(std::uint64_t hash, std::size_t slot) const {
        while (slots_[slot] != none && entries_[slots_[slot]].hash != hash) slot = (slot + 1) & slot_mask_;
        return slot;
    }
    std::size_t slot_of(std::uint64_t hash) const { return slot_of(hash, hash & slot_mask_); }

    template <class Equal>
    std::size_t slot_where(std::uint64_t hash, Equal equal) const;
    void add(Color mover, Point at, Played, const Board& now);
    void add_same_position(Entry);
    // What most moves do not need, kept apart from what all do.
    [[gnu::noinline]] void add_with_removed(Color mover, Point at, Played, const Board& now);
    [[gnu::noinline]] void index_last(const Board& now);
    void grow_slots();
    void take_out_last();

    void take_back(Index entry, Position&) const;
    Position position_of(Index earlier, const Position& now) const;
    bool brings_back(const Play&, Index earlier) const;
    bool unequal_since(Index earlier, const Play&) const;
    bool names(const Repetition&, Index earlier, const Play&) const;
    std::optional<int> confirmed(const Repetition&, const Play&) const;
    std::optional<int> confirmed_before_last_move(const Repetition&, const Play&) const;
    std::optional<int> confirmed_since(Index first, const Repetition&, const Play&) const;

    std::vector<Entry> entries_;  // the first count_ are in use
    Index count_ = 0;
    std::vector<Point> removed_;
    std::vector<Index> slots_;  // open addressing: the latest entry of each different position
    std::size_t slot_mask_;
    std::size_t different_ = 0;  // how many different positions there are
    std::array<Index, 2> before_last_move_{none, none};
    Index last_pass_ = 0;  // or the start
};

}  // namespace shinpan::go
