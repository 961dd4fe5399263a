#include "runner/wrong_moves.hpp"

#include "go/rulesets/registry.hpp"
#include "runner/literal_game.hpp"

#include <algorithm>
#include <iomanip>
#include <optional>
#include <ostream>
#include <random>

namespace shinpan::runner {
namespace {

constexpr std::string_view words[kinds_of_wrong]{"occupied point", "off the board", "out of turn",
                                                 "self-capture", "ko retake"};

// A wrong move, the number of moves made before it, and what the definitions say of it.
struct Attempt {
    Wrong kind{};
    std::size_t place = 0;
    Color by = Color::empty;
    Point at{};
    std::vector<std::optional<Ban>> bans{};  // by ruleset, in the order of the registry
    std::optional<Position> after{};         // where some ruleset allows it
};

Position diagram_of(const GameRecord& record) {
    Position position(record.size);
    for (Color player : {Color::black, Color::white})
        for (Point p : record.stones[index_of(player)]) position.set(p, player);
    return position;
}

Color first_mover(const GameRecord& record) {
    return record.moves.empty() ? Color::black : record.moves.front().by;
}

LiteralGame literal_start(const GameRecord& record) {
    const Position position = diagram_of(record);
    const Color first = first_mover(record);
    const bool bare = position.count(Color::empty) == record.size.area();
    return {position, first, bare ? Color::empty : other(first)};
}

void tell(LiteralGame& game, const Event& move) {
    if (move.by != game.to_move()) game.change_turn(move.by);
    if (move.kind == EventKind::play)
        game.play(move.by, move.at);
    else
        game.pass(move.by);
}

// Looks through a game for wrong moves: of each kind the first that is offered at or after a place chosen by
// seed.
class Search {
public:
    Search(const GameRecord& record, std::uint64_t seed) : random_(seed), game_(literal_start(record)) {
        std::array<std::size_t, kinds_of_wrong> from{};
        for (std::size_t& place : from) place = random_() % (record.moves.size() + 1);
        for (std::size_t place = 0;; ++place) {
            const bool after_pass = place > 0 && record.moves[place - 1].kind == EventKind::pass;
            for (std::size_t kind = 0; kind < kinds_of_wrong; ++kind)
                if (place >= from[kind] && !found_[kind] && !after_pass)
                    look(static_cast<Wrong>(kind), place);
            if (place == record.moves.size()) return;
            tell(game_, record.moves[place]);
        }
    }

    // In the order of their places.
    std::vector<Attempt> attempts() const {
        std::vector<Attempt> all;
        for (const auto& attempt : found_)
            if (attempt) all.push_back(*attempt);
        std::stable_sort(all.begin(), all.end(),
                         [](const Attempt& a, const Attempt& b) { return a.place < b.place; });
        return all;
    }

private:
    void look(Wrong kind, std::size_t place) {
        const auto at = point_for(kind);
        if (!at) return;
        const Color mover = game_.to_move();
        Attempt attempt{kind, place, kind == Wrong::out_of_turn ? other(mover) : mover, *at};
        for (const Ruleset* rules : all_rulesets()) {
            attempt.bans.push_back(game_.forbidden(*rules, attempt.by, attempt.at));
            if (!attempt.bans.back() && !attempt.after) attempt.after = game_.position_after(attempt.by, *at);
        }
        found_[static_cast<std::size_t>(kind)] = std::move(attempt);
    }

    std::optional<Point> point_for(Wrong kind) {
        const Position& now = game_.position();
        const PointSet empty = now.points(Color::empty);
        switch (kind) {
            case Wrong::occupied: return any_of(now.points(Color::black) | now.points(Color::white));
            case Wrong::off_board: return random_() % 2 == 0 ? point(now.size().cols, 0) : point(0, -1);
            case Wrong::out_of_turn: return any_of(empty);
            case Wrong::self_capture:
                return first_of(closed(empty), [&](Point p) { return game_.is_self_capture(p); });
            case Wrong::ko_retake:
                return first_of(closed(empty), [&](Point p) { return game_.is_ko_retake(p); });
        }
        return {};
    }

    std::optional<Point> any_of(const PointSet& points) {
        if (points.empty()) return {};
        auto at = points.begin();
        for (auto left = random_() % static_cast<std::uint64_t>(points.size()); left > 0; --left) ++at;
        return *at;
    }

    template <class Test>
    static std::optional<Point> first_of(const PointSet& points, Test test) {
        for (Point p : points)
            if (test(p)) return p;
        return {};
    }

    // The points without an empty neighbour: only there a stone can be captured at once, or take back a ko.
    static PointSet closed(const PointSet& empty) {
        PointSet found;
        for (Point p : empty) {
            bool open = false;
            for (Point n : neighbours(p)) open |= empty.contains(n);
            if (!open) found.insert(p);
        }
        return found;
    }

    std::mt19937_64 random_;
    LiteralGame game_;
    std::array<std::optional<Attempt>, kinds_of_wrong> found_{};
};

// One game under one ruleset.
class Trial {
public:
    Trial(const Ruleset& rules, const GameRecord& record, const std::string& id, WrongMoveCounts& counts)
        : record_(record),
          id_(id),
          counts_(counts),
          game_(start(rules, diagram_of(record), first_mover(record), {})) {}

    // False when the game does not come so far under this ruleset.
    bool play_up_to(std::size_t place) {
        for (; made_ < place; ++made_) {
            const Event& move = record_.moves[made_];
            go_on();
            if (move.by != game_.to_move() && !game_.is_over())
                (void)game_.apply(event(EventKind::turn, move.by));
            if (!game_.apply(move)) return false;
        }
        go_on();
        return !game_.is_over();
    }

    void attempt(const Attempt& wrong, const std::optional<Ban>& ban) {
        const auto kind = static_cast<std::size_t>(wrong.kind);
        if (ban) {
            expect_refusal(wrong, *ban);
            ++counts_.refused[kind];
            return;
        }
        Game copy = game_;
        const auto done = copy.apply(play(wrong.by, wrong.at));
        if (!done)
            report(wrong, "is allowed, but refused: " + std::string(word_of(done.error().why)));
        else if (copy.board().position() != *wrong.after)
            report(wrong, "leaves other stones than it should");
        ++counts_.played[kind];
    }

private:
    // Where play waits for a request to go on, one is made that leaves the turn where it is.
    void go_on() {
        if (const auto asked = implied_request(game_, pass(game_.to_move()))) (void)game_.apply(*asked);
    }

    void expect_refusal(const Attempt& wrong, const Ban& ban) {
        const Position position = game_.board().position();
        const int moves = game_.tally().moves;
        const Color turn = game_.to_move();
        const auto done = game_.apply(play(wrong.by, wrong.at));
        if (done) return report(wrong, "is forbidden (" + std::string(word_of(ban.why)) + "), but played");
        const Refusal& refusal = done.error();
        const auto& breach =
            ban.why == Why::out_of_turn ? game_.rules().out_of_turn.is : game_.rules().illegal_play.is;
        if (refusal.why != ban.why || refusal.clause != ban.clause)
            report(wrong, "is refused as " + std::string(word_of(refusal.why)) + " by '" +
                              std::string(refusal.clause) + "', not as " + std::string(word_of(ban.why)) +
                              " by '" + std::string(ban.clause) + "'");
        if (refusal.consequence != breach.then) report(wrong, "has another consequence than the ruleset's");
        const bool same = game_.board().position() == position && game_.tally().moves == moves &&
                          game_.to_move() == turn && !game_.is_over();
        if (!same) report(wrong, "was refused and changed the game");
    }

    void report(const Attempt& wrong, const std::string& what) {
        counts_.wrong.push_back(id_ + ", " + std::string(game_.rules().id) + ": " +
                                std::string(words[static_cast<std::size_t>(wrong.kind)]) + " after move " +
                                std::to_string(wrong.place) + " " + what);
    }

    const GameRecord& record_;
    const std::string& id_;
    WrongMoveCounts& counts_;
    Game game_;
    std::size_t made_ = 0;
};

}  // namespace

void try_wrong_moves(const GameRecord& record, const std::string& id, std::uint64_t seed,
                     WrongMoveCounts& counts) {
    const std::vector<Attempt> attempts = Search(record, seed).attempts();
    for (std::size_t i = 0; i < all_rulesets().size(); ++i) {
        Trial trial(*all_rulesets()[i], record, id, counts);
        for (const Attempt& wrong : attempts) {
            if (trial.play_up_to(wrong.place)) {
                trial.attempt(wrong, wrong.bans[i]);
                continue;
            }
            ++counts.games_not_reached;
            break;
        }
    }
}

void print(std::ostream& out, const WrongMoveCounts& counts) {
    for (const std::string& what : counts.wrong) out << what << '\n';
    out << std::left << std::setw(18) << "wrong move" << std::right << std::setw(10) << "refused"
        << std::setw(10) << "played" << '\n';
    for (std::size_t kind = 0; kind < kinds_of_wrong; ++kind)
        out << std::left << std::setw(18) << words[kind] << std::right << std::setw(10)
            << counts.refused[kind] << std::setw(10) << counts.played[kind] << '\n';
    out << counts.games_not_reached
        << " games ended, or repeated a position, under a ruleset before their place\n"
        << counts.wrong.size() << " wrong\n";
}

}  // namespace shinpan::runner
