// Does Black get every point of the board, under the ko rule alone or situational superko? A search that
// looks so many plies deep, and then two more: at a Black to move for one play that leads to it, at a White
// to move at all of them.
//
// Black passes only where that ends the game with all Black's. So a yes is a way to the end in so many plies
// wherever White turns, in which no repetition helps White: it holds whatever endless play is worth, and what
// is known of a position does not depend on how it was reached. Where the answer is not yes, nothing is said:
// an earlier pass, or more plies, might have led there.
//
//   TotalWinSearch search(board, bytes);
//   search.answer({}, Color::black, nodes, go_on) == TotalWinSearch::Answer::yes
#pragma once

#include "analysis/solve/board.hpp"
#include "go/rules/ruleset.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace shinpan::inline analysis::solving {

class TotalWinSearch {
public:
    enum class Answer : std::uint8_t { yes, not_shown, stopped };

    // Is the question one that this search can ask: by area, without self-capture, under one of those bans,
    // all ends worth what stands on the board, and a pass the end where both have passed and nowhere else?
    static bool fits(const Ruleset&, Size);

    // What it is given must outlive it. `bytes`: for results, at most.
    TotalWinSearch(const BitBoard&, std::size_t bytes);

    // From that position on, no ko being open and nobody having just passed. `go_on` is asked now and then
    // with the nodes so far.
    Answer answer(BitStones, Color to_move, std::uint64_t nodes,
                  const std::function<bool(std::uint64_t)>& go_on);

    std::uint64_t nodes() const { return nodes_; }

private:
    using Key = std::uint64_t;   // tells a state and who moves; of few stones, up to turns and mirror images
    using Plies = std::uint8_t;  // until all is Black's
    using Place = std::uint8_t;  // where a play was made: its bit

    static constexpr Plies never = 255;
    static constexpr Place pass = 62;
    static constexpr Place nowhere = 63;

    struct State {
        BitStones stones{};
        Bits ko = 0;       // the point that may not be played on, if any
        Bits settled = 0;  // Black's for good, whatever is played
    };
    struct Move {
        State after{};
        Key key = 0;
        int promise = 0;  // of the mover's: what is tried first
        Place at = nowhere;
        bool white_lives = false;
    };
    struct Found {
        Plies plies = never;
        Place by = nowhere;        // the play that shows it
        bool is_for_good = false;  // never: not only within the plies that were looked at
    };
    struct TableEntry {
        Key key = 0;
        std::uint32_t work = 0;
        Plies shown = never;  // Black has all in so many
        Plies refuted = 0;    // not in so many
        Place best = nowhere;
    };

    bool first_play(const State&, int most);
    State state(BitStones, Bits ko) const;
    Key key(const State&, Color to_move) const;
    std::vector<Move> moves(const State&, Color mover) const;
    void put_in_order(std::vector<Move>&, Color mover, Key) const;
    Plies search(const State&, Color to_move, Key, Plies most);
    Found black_to_move(const State&, Key, Plies most);
    Found white_to_move(const State&, Key, Plies most);
    void learn(Color mover, Place, bool decided);
    const TableEntry* find(Key) const;
    void keep(TableEntry);
    void put(const TableEntry&);
    void grow();
    bool out_of_budget();

    const BitBoard& board_;
    Bits border_ = 0;
    std::size_t most_entries_;
    std::vector<TableEntry> table_;
    std::size_t filled_ = 0;
    std::array<std::array<int, 64>, 2> decided_{};  // of White, of Black: where plays did
    std::function<bool(std::uint64_t)> go_on_{};
    std::uint64_t nodes_ = 0;
    std::uint64_t most_nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace shinpan::analysis::solving
