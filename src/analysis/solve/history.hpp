// Answers "does Black reach at least so many points?" under a ban on repetition that looks at the whole game:
// a depth-first proof-number search over positions with their histories (Nagai's df-pn).
//
// Three things make it end early. A position where one player keeps the points in question though they pass
// for the rest of the game is decided; that is worked out for all positions beforehand. Lines that come to
// the same position with the same history are one. And results are used again in games with another history
// where they hold (analysis/solve/proofs.hpp).
//
//   HistorySearch search(game, settled, {.at_least = 2});
//   search.answer({}, budget) == HistorySearch::Answer::yes
#pragma once

#include "analysis/solve/graph.hpp"
#include "analysis/solve/keys.hpp"
#include "analysis/solve/proofs.hpp"
#include "analysis/solve/settled.hpp"
#include "analysis/solve/stages.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace shinpan::inline analysis::solving {

// A game to be solved. What it points to must outlive the search.
struct HistoryGame {
    const BoardGraph& graph;  // of positions, not of classes
    const Stages& stages;
    RepetitionKeys keys;
};

class HistorySearch {
public:
    struct Question {
        int at_least = 0;                      // Black's points less White's, in half points
        Color endless_favours = Color::white;  // where play may go on forever
    };
    enum class Answer : std::uint8_t { no, yes, unknown };

    // How far a search may go. `go_on` is asked now and then with the positions searched so far.
    struct Budget {
        std::uint64_t nodes = 0;
        std::size_t bytes = 0;
        std::function<bool(std::uint64_t nodes)> go_on{};
    };

    HistorySearch(const HistoryGame&, const Settled&, Question,
                  Proofs::Reuse = Proofs::Reuse::where_it_holds);

    static constexpr int pass = -1;

    // After that line of play from the empty board, Black first: bits of points, or `pass`. Precondition:
    // every move is allowed; only the last one may end the game.
    Answer answer(std::span<const int> line, const Budget&);

    // The moves that are allowed after it, passing last.
    std::vector<int> moves(std::span<const int> line);

    std::uint64_t nodes() const { return nodes_; }

private:
    using Number = std::uint32_t;  // a proof or disproof number
    static constexpr Number infinite = 1'000'000'000;

    struct State {
        BoardGraph::Node node = 0;
        int stage = 0;
    };
    struct Numbers {
        Number proof = 1;
        Number disproof = 1;
        Proofs::Id solved = Proofs::none;
    };
    struct Child {
        const BoardGraph::Edge* play = nullptr;  // nothing: a pass
        State state{};
        bool over = false;
        bool adds = false;  // the key was not there
        bool has_key = false;
        Proof::Key key = 0;
        Numbers numbers{};
    };
    struct Expanded {
        std::vector<Child> children{};
        std::vector<Proof::Key> forbidden{};  // what the plays that the ban forbids would add
    };
    struct TableEntry {
        std::uint64_t hash = 0;
        Numbers numbers{};
    };

    std::uint32_t id(State s) const {
        return s.node * static_cast<std::uint32_t>(game_.stages.count()) +
               static_cast<std::uint32_t>(s.stage);
    }
    // The size of the history where the line has that state, plus one; 0 where it has not.
    int& on_line(State s) {
        if (on_line_.size() <= id(s)) on_line_.resize(2 * std::size_t{id(s)} + 2);
        return on_line_[id(s)];
    }
    static Numbers decided(bool reaches, Proofs::Id by) {
        return {reaches ? 0 : infinite, reaches ? infinite : 0, by};
    }
    Color mover(State s) const { return game_.stages.to_move(s.stage); }
    std::uint64_t hash(State) const;
    TableEntry& slot(std::uint64_t hash) { return table_[hash & (table_.size() - 1)]; }

    Child follow(std::span<const int> line);
    void enter(Child&);
    void leave(const Child&);
    Child child(State, const BoardGraph::Edge* play) const;
    Expanded expand(State) const;
    void evaluate(Child&);
    Numbers solved(Proof);
    Numbers sum_up(State, const Expanded&, std::size_t& best, Number& second) const;
    Proof prove(State, const Expanded&, std::size_t best, bool reaches) const;
    Numbers search(State, Number most_proof, Number most_disproof);
    Numbers search_children(State, Number most_proof, Number most_disproof);
    bool out_of_budget();

    HistoryGame game_;
    const Settled& settled_;
    Question question_;
    Proofs proofs_;
    KeySet history_;
    std::vector<TableEntry> table_;
    std::vector<int> on_line_;  // by state
    Budget budget_{};
    std::uint64_t nodes_ = 0;
    std::uint64_t nodes_at_start_ = 0;
    int depth_ = 0;
    bool stopped_ = false;
};

}  // namespace shinpan::analysis::solving
