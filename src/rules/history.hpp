// History: every position of a game from the start, and what a ban on repetition says about a play. Exact:
// hashes only pre-select, positions are then compared stone by stone, over the whole game.
//
//   History history(board, Color::black);
//   if (auto earlier = history.repeats(positional_superko, board, mover, at)) ...   // after move *earlier
//   Played played = board.play(mover, at);
//   history.add_play(mover, at, played, board);
//
// Positions are numbered by moves: 0 is the start, n the position after move n. Instead of positions it keeps
// which points each move changed, so a move costs the same late in the game as early; only a play that really
// repeats costs more, by the length of its cycle.
#pragma once

#include "board/board.hpp"
#include "rules/repetition.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

class History {
public:
    // The start of a game or of a diagram. `maker`: who made it with a stone; nobody made the empty board, a
    // diagram is by convention the work of the player who is not to move.
    History(const Board& start, Color to_move, std::optional<Color> maker = {});

    // What has just happened on the board: `now` is the board after it. A play or a pass is a move and hands
    // the turn to the opponent, whoever's turn it was.
    void add_play(Color mover, Point at, Played played, const Board& now);
    void add_pass(Color mover);

    // The turn goes to that player without a move, as on a resumption.
    void change_turn(Color to_move);

    Color to_move() const { return entries_.back().to_move; }
    int moves() const { return entries_.back().move; }

    // The latest earlier position that the ban names, if this play would bring it back; nothing if the ban
    // does not forbid the play. Preconditions: `now` is the board of the last position, `at` is empty.
    std::optional<int> repeats(const Repetition&, const Board& now, Color mover, Point at) const;

    // The same when what the play would do is already known: `effect` is now.effect(mover, at).
    std::optional<int> repeats(const Repetition&, const Board& now, Color mover, Point at,
                               const Effect& effect) const;

    // The latest earlier position equal to the present one, the same player being to move.
    std::optional<int> recurrence() const;

private:
    enum class Cause : std::uint8_t { start, play, pass, turn };
    using Index = std::uint32_t;

    // One position and what led to it.
    struct Entry {
        std::uint64_t hash;
        Index twin;        // the latest earlier entry with an equal position, or none
        Index removed;     // where the points that the play emptied begin in removed_
        int move;          // the number of the move that led here
        int balance;       // black stones lost so far less white stones lost
        Point at;          // of a play
        std::uint16_t given_up;  // how many of the emptied points were the mover's own: the last ones
        Color maker;       // of the position: empty for nobody
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

    Index last() const { return static_cast<Index>(entries_.size() - 1); }
    void add_same_position(Entry);
    void index_new_position(const Position& now);
    template <class Equal>
    std::size_t slot_of(std::uint64_t hash, Equal equal) const;
    void grow();
    Position position_of(Index earlier, const Position& now) const;
    bool brings_back(const Play&, Index earlier) const;
    bool names(const Repetition&, const Entry& earlier, const Play&) const;
    std::optional<int> repeats_before_last_move(const Repetition&, const Play&) const;
    std::optional<int> repeats_anywhere(const Repetition&, const Play&) const;

    std::vector<Entry> entries_;
    std::vector<Point> removed_;
    std::vector<Index> slots_;  // open addressing: the latest entry of each different position
    std::size_t used_slots_ = 0;
    std::array<Index, 2> before_last_move_{none, none};
};

}  // namespace shinpan
