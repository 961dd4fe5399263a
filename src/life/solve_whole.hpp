// Does Black get every point of the board, where nothing but the ko rule bans a repetition? A depth-first
// proof-number search (Nagai's df-pn, with the numbers of Ueda and others 2008: the greatest one and how many
// more there are, in place of the sum, which counts a position once for each way to it).
//
// A line that comes back to an earlier position of it is taken as lost for Black. So the plays that show a
// yes lead to an end that Black has won wherever White turns, without a single repetition: it holds whatever
// endless play is worth. Where the answer is not yes, nothing is said: a line may have been given up for a
// repetition that other play avoids.
//
//   WholeBoard search(board, stages, bytes);
//   search.answer({}, stages.start(), nodes, go_on) == WholeBoard::Answer::yes
#pragma once

#include "life/solve_board.hpp"
#include "life/solve_stages.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace shinpan::solving {

class WholeBoard {
public:
    enum class Answer : std::uint8_t { yes, not_shown, stopped };

    // Is the question one that this search can ask: by area, without self-capture, under the ko rule alone,
    // all ends worth what stands on the board?
    static bool fits(const Ruleset&, Size);

    // What it is given must outlive it. `bytes`: for results, at most.
    WholeBoard(const BitBoard&, const Stages&, std::size_t bytes);

    // From that position and stage on, no ko being open. `go_on` is asked now and then with the nodes so far.
    Answer answer(BitStones, int stage, std::uint64_t nodes, const std::function<bool(std::uint64_t)>& go_on);

    std::uint64_t nodes() const { return nodes_; }

private:
    using Number = std::uint32_t;
    using Key = std::uint64_t;  // tells a state, up to turns and mirror images

    struct State {
        BitStones stones{};
        Bits ko = 0;  // the point that may not be played on, if any
        int stage = 0;
    };
    struct Numbers {
        Number proof = 1;
        Number disproof = 1;

        bool solved() const { return proof == 0 || disproof == 0; }
    };
    struct Child {
        State state{};
        Key key = 0;
        Numbers numbers{};
        bool repeats = false;
    };
    struct Known {
        Key key = 0;
        Numbers numbers{};
        std::uint64_t work = 0;
    };
    struct Summed {
        Numbers numbers{};
        Child* best = nullptr;
        Number second = 0;  // the least number of the mover's among the others
    };

    bool black_moves(const State& s) const { return stages_.to_move(s.stage) == Color::black; }
    Key key(const State&) const;
    std::vector<Child> expand(const State&) const;
    void evaluate(Child&) const;
    Numbers at_first_sight(const State&) const;
    Summed sum_up(const State&, std::vector<Child>&) const;
    Numbers search(const State&, Key, Numbers most);
    Numbers search_children(const State&, Numbers most);
    const Known* find(Key) const;
    void keep(const Known&);
    void grow();
    bool out_of_budget();

    const BitBoard& board_;
    const Stages& stages_;
    std::size_t most_known_;
    std::vector<Known> table_;
    std::size_t filled_ = 0;
    std::vector<Key> line_{};
    std::function<bool(std::uint64_t)> go_on_{};
    std::uint64_t nodes_ = 0;
    std::uint64_t most_nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace shinpan::solving
