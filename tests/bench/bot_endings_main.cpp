// Does the bot give points away at the end? Games of the bot with itself; from the first position that the
// prover grades final or final up to dame, each move is held against what the player could be sure of before.
//
//   shinpan_bot_endings --games 40 --playouts 1000 japanese-1989 aga ...
//
// What a player is sure of: his proven points are his, dame is taken in turn where area counts, all else is
// the opponent's; borders that are open are closed; then both pass, and the ruleset counts. Where stones
// alone count, each region is filled but for two points. A move after which less is proven has lost what is
// missing at the end too: the rest was there, and only the proof did not find it. Prints a line a ruleset,
// and each game with a loss as moves.
#include "analysis/ownership/borders.hpp"
#include "analysis/ownership/hypothesis.hpp"
#include "analysis/playout/random.hpp"
#include "analysis/playout/tactics.hpp"
#include "analysis/proof/prover.hpp"
#include "bot/endgame/position_knowledge.hpp"
#include "bot/search/bot.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/control.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

constexpr long nodes = 50'000;

// Who has what at the end.
struct Owners {
    std::array<PointSet, 2> kept{};
    PointSet dame{};

    PointSet dead(const Position& position) const {
        return (kept[0] & position.points(Color::white)) | (kept[1] & position.points(Color::black));
    }
};

bool is_played_on(const Game& game) {
    return game.stage().phase == Phase::play || game.stage().phase == Phase::settle;
}

// Nobody plays where his stones are in atari after it: a liberty that a seki needs.
bool is_taken_in_turn(const Game& game, Point dame) {
    const Color by = game.to_move();
    return !game.refuses_play(by, dame) && liberties_after(game.board(), by, dame, 2).size() > 1;
}

// Plays the dame in turn where a stone counts, then passes until the game stops.
Game played_out(Game game, const Owners& owners) {
    PointSet dame = owners.dame;
    if (game.rules().scoring.is != Scoring::territory && is_played_on(game))
        for (int tries = 0; !dame.empty() && tries < 2 && !game.is_over();) {
            Point at = no_point;
            for (Point p : dame)
                if (is_taken_in_turn(game, p)) at = p;
            tries = at == no_point ? tries + 1 : 0;
            (void)game.apply(at == no_point ? pass(game.to_move()) : play(game.to_move(), at));
            if (at != no_point) dame.erase(at);
        }
    for (int passes = 0; passes < 8 && !game.is_over(); ++passes) (void)game.apply(pass(game.to_move()));
    return game;
}

// A region in a seki may have fewer than two empty points, and stays as it is.
int filled_up(const PointSet& kept, const PointSet& stones, Size size) {
    int filled = 0;
    for_each_region(kept, size, [&](const PointSet& region) {
        filled += std::max((region & stones).size(), region.size() - 2);
    });
    return filled;
}

// The game as it ends with these owners: the dead stones are prisoners.
Finish without_dead(const Game& game, const Owners& owners) {
    Finish finish = game.finish();
    for (Point p : owners.dead(finish.position)) {
        ++finish.prisoners[index_of(finish.position.at(p))];
        finish.position.set(p, Color::empty);
    }
    if (finish.analysis) finish.analysis = finish.position;
    return finish;
}

// Black minus White, in half points.
int count(const Ruleset& rules, const Finish& finish, const Owners& owners) {
    int margin = score(rules, finish).margin().halves;
    if (rules.scoring.is != Scoring::stones) return margin;
    for (Color player : {Color::black, Color::white}) {
        const PointSet stones = finish.position.points(player);
        const int more =
            filled_up(owners.kept[index_of(player)], stones, finish.position.size()) - stones.size();
        margin += (player == Color::black ? 2 : -2) * more;
    }
    return margin;
}

struct Loss {
    Color by;
    int halves = 0;
    int of = 0;             // what he was sure of, in half points
    std::size_t words = 0;  // how much of the game's words stood then
};

class Checked {
public:
    Checked(const Ruleset& rules, int playouts, std::uint64_t seed)
        : game_(rules, Size{9, 9}, {.komi = rules.komi.is}), playouts_(playouts), seed_(seed) {}

    // A loss a move that was checked.
    std::vector<Loss> play_out() {
        open();
        while (!is_finished()) {
            const Color by = game_.to_move();
            const bool graded = note_grade(by);
            const BotMove thought =
                bots_[index_of(by)].think(game_, by,
                                          {.playouts = playouts_,
                                           .seed = seed_ + static_cast<std::uint64_t>(moves()),
                                           .may_resign = false});
            const Event e = thought.is == BotMove::Move::play ? shinpan::play(by, thought.at) : pass(by);
            if (!game_.apply(e)) throw std::runtime_error("illegal move");
            words_ += std::string(by == Color::black ? " B " : " W ") +
                      (e.kind == EventKind::play ? name(e.at, {9, 9}) : "pass");
            if (is_checked_) check(by, e, graded);
        }
        if (is_checked_) forgive_what_is_there();
        return losses_;
    }

    // The moves, each loss after its move.
    std::string words() const {
        std::string told = words_;
        for (auto loss = losses_.rbegin(); loss != losses_.rend(); ++loss)
            if (loss->halves > 0)
                told.insert(loss->words, "{loses " + std::to_string(loss->halves) + " half points of " +
                                             std::to_string(loss->of) + "}");
        return told;
    }

    bool was_checked() const { return is_checked_; }

private:
    int moves() const { return game_.tally().moves; }

    void open() {
        Random random(seed_);
        for (int plays = 0; plays < 2;) {
            const int col = 2 + static_cast<int>(random.below(5));
            const int row = 2 + static_cast<int>(random.below(5));
            if (!game_.apply(shinpan::play(game_.to_move(), point(col, row)))) continue;
            words_ += " " + name(point(col, row), {9, 9});
            ++plays;
        }
    }

    // The players agree where they may; where play shows what is dead it goes on.
    bool is_finished() const {
        if (game_.is_over() || moves() > 400) return true;
        return game_.stage().phase == Phase::stopped && game_.rules().removal.is != Removal::by_control;
    }

    // What the player is sure of, where the position before his move is settled.
    bool note_grade(Color by) {
        const Position& position = game_.board().position();
        if (position.count(Color::empty) > 45) return false;
        const Hypothesis guess = hypothesis(position);
        const auto sections = prove_both(position, past_of(game_), guess, {.nodes = nodes});
        if (grade(position, sections) == Grade::open) return false;
        is_checked_ = true;
        owners_ = {{sections[0].kept(), sections[1].kept()}, {}};
        owners_.dame = all() - owners_.kept[0] - owners_.kept[1];
        guess_ = guess;
        sure_[index_of(by)] = worth(by);
        return true;
    }

    static int signed_for(Color by, int margin) { return by == Color::black ? margin : -margin; }

    PointSet all() const {
        PointSet found;
        for_each_point(Size{9, 9}, [&](Point p) { found.insert(p); });
        return found;
    }

    // What the player is sure of: he closes open borders on points of his own, the opponent perhaps on dame
    // alone, which costs nothing.
    int worth(Color by) const {
        Finish finish = without_dead(played_out(game_, owners_), owners_);
        const PointSet open = is_played_on(game_) ? open_borders(finish.position, owners_.kept) : PointSet{};
        if (!open.empty()) finish.position = with_borders_closed(finish.position, owners_.kept);
        if (finish.analysis) finish.analysis = finish.position;
        const int others = (open & owners_.kept[index_of(other(by))]).size();
        const bool costs = game_.rules().scoring.is == Scoring::territory;
        return signed_for(by, count(game_.rules(), finish, owners_)) - (costs ? 2 * others : 0);
    }

    // After a move: what of his points the player is still sure of.
    void check(Color by, const Event& e, bool graded) {
        if (e.kind == EventKind::play) {
            owners_.dame.erase(e.at);
            guess_.living.insert(e.at);
            for (Point p : game_.board().removed()) guess_.living.erase(p);
        }
        int& sure = sure_[index_of(by)];
        const int now = sure_after(by);
        const int lost = graded || has_moved_[index_of(by)] ? std::max(0, sure - now) : 0;
        losses_.push_back({by, lost, sure, words_.size()});
        sure = now;
        has_moved_[index_of(by)] = true;
    }

    // What the player is sure of when the other is to move.
    int sure_after(Color by) {
        const Position& position = game_.board().position();
        const auto after = prove_both(position, past_of(game_), guess_, {.nodes = nodes});
        owners_.kept[index_of(by)] = after[index_of(by)].kept() - owners_.dame;
        owners_.kept[index_of(other(by))] = all() - owners_.dame - owners_.kept[index_of(by)];
        const int now = worth(by);
        return std::min(now, if_passed(by).value_or(now));
    }

    void forgive_what_is_there() {
        for (const Color by : {Color::black, Color::white}) {
            const int at_the_end = sure_after(by);
            for (Loss& loss : losses_)
                if (loss.by == by) loss.halves = std::clamp(loss.of - at_the_end, 0, loss.halves);
        }
    }

    // The result for the player if play has stopped, or the opponent's pass stops it, as the position stands.
    std::optional<int> if_passed(Color by) const {
        Game next = game_;
        if (!next.is_over()) (void)next.apply(pass(next.to_move()));
        if (is_played_on(next)) return {};
        const bool counts_all = next.is_over() && !next.rules().ending.is.agreement_after_end;
        const Finish finish = counts_all ? next.finish() : without_dead(next, owners_);
        return signed_for(by, counts_all ? score(next.rules(), finish).margin().halves
                                         : count(next.rules(), finish, owners_));
    }

    Game game_;
    int playouts_;
    std::uint64_t seed_;
    std::array<Bot, 2> bots_{};
    std::array<int, 2> sure_{};
    std::array<bool, 2> has_moved_{};
    Owners owners_{};
    Hypothesis guess_{};
    bool is_checked_ = false;
    std::vector<Loss> losses_{};
    std::string words_{};  // the moves
};

void measure(const Ruleset& rules, int games, int playouts, std::uint64_t seed) {
    int checked = 0, moves = 0, worst = 0, lost = 0, with_loss = 0;
    for (int i = 0; i < games; ++i) {
        Checked one(rules, playouts, seed + 1000 * static_cast<std::uint64_t>(i));
        int here = 0;
        for (const Loss& loss : one.play_out()) {
            ++moves, here += loss.halves;
            worst = std::max(worst, loss.halves);
        }
        checked += one.was_checked();
        lost += here, with_loss += here > 0;
        if (here > 0)
            std::printf("%s, seed %llu:%s\n", rules.id.data(),
                        static_cast<unsigned long long>(seed + 1000 * static_cast<std::uint64_t>(i)),
                        one.words().c_str());
    }
    std::printf("%-22s %3d games, %3d graded, %4d moves checked: lost %.3f a game, worst %.1f, in %d games\n",
                rules.id.data(), games, checked, moves, lost / 2.0 / games, worst / 2.0, with_loss);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) try {
    int games = 40, playouts = 1000;
    std::uint64_t seed = 1;
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--games" && i + 1 < argc)
            games = std::atoi(argv[++i]);
        else if (word == "--playouts" && i + 1 < argc)
            playouts = std::atoi(argv[++i]);
        else if (word == "--seed" && i + 1 < argc)
            seed = std::stoull(argv[++i]);
        else
            words.push_back(word);
    }
    for (const std::string& word : words) {
        const auto rules = ruleset_called(word);
        if (!rules) throw std::runtime_error(rules.error().what);
        measure(**rules, games, playouts, seed);
    }
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "shinpan_bot_endings: %s\n", e.what());
    return 1;
}
