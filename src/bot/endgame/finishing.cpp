#include "bot/endgame/finishing.hpp"

#include "analysis/ownership/borders.hpp"
#include "analysis/ownership/hypothesis.hpp"
#include "analysis/playout/tactics.hpp"
#include "analysis/proof/prover.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace shinpan::inline bot {
namespace {

constexpr int most_answers = 12;     // each takes a proof
constexpr int guess_playouts = 100;  // of the estimate before the opponent's last play

bool is_analysis(const Game& game) {
    switch (game.stage().phase) {
        case Phase::analysis:
        case Phase::analysis_stopped: return true;
        case Phase::play:
        case Phase::settle:
        case Phase::stopped:
        case Phase::over: return false;
    }
    return false;
}

class Finisher {
public:
    Finisher(const Game& game, Color by, const PositionKnowledge& known, const FinishSettings& settings)
        : game_(game),
          board_(game.board()),
          by_(by),
          known_(known),
          settings_(settings),
          past_(past_of(game)) {}

    std::optional<Point> move() {
        if (!known_.is_settled()) return answer();
        const PointSet own = known_.of(by_).kept() - empty_when_scored();
        const PointSet empty = board_.position().points(Color::empty);
        const PointSet dead = dead_of(other(by_));
        if (counts_stones()) {
            const Point dame = best_of(empty - known_.kept(), own);
            if (dame != no_point) return dame;
        }
        if (!dead.empty() && takes_off()) {
            const Point takes = best_of(surroundings(dead, board_.size()) & empty, own);
            if (takes != no_point) return takes;
            const Point nearer = best_of(empty & known_.of(by_).held, own);
            if (nearer != no_point) return nearer;
        }
        if (is_analysis(game_)) return no_point;
        if (game_.rules().scoring.is == Scoring::stones) return best_of(empty & known_.of(by_).held, own);
        return closing(own);
    }

private:
    // Does a stone count a point by standing on the board?
    bool counts_stones() const {
        return game_.rules().scoring.is != Scoring::territory && !is_analysis(game_);
    }

    // The points that were empty when an analysis began: whoever controls them then, they count as before.
    PointSet empty_when_scored() const {
        const Position* scored = game_.scoring_position();
        return scored == nullptr ? PointSet{} : scored->points(Color::empty);
    }

    PointSet dead_of(Color player) const {
        return known_.of(other(player)).held & board_.position().points(player);
    }

    // Territory that stones of both border counts for nobody: a dame beside it closes it.
    Point closing(const PointSet& own) const {
        const Position settled = without(board_.position(), dead_of(Color::black) | dead_of(Color::white));
        const PointSet open = known_.of(by_).kept() &
                              open_borders(settled, {known_.sections[0].kept(), known_.sections[1].kept()});
        return best_of(surroundings(open, board_.size()) - known_.kept(), own);
    }

    bool takes_off() const { return settings_.cleans_up || leaves_dead_stones(game_); }

    // The play among these that keeps all of `own`, takes most, and has most liberties; no_point if none.
    // Where stones alone count, or dead ones are to come off, one that is thrown in costs nothing.
    Point best_of(const PointSet& points, const PointSet& own) const {
        const bool may_throw_in = game_.rules().scoring.is == Scoring::stones || takes_off();
        const int least_liberties = may_throw_in ? 1 : 2;
        std::vector<std::pair<int, Point>> ranked;
        for (Point p : points) {
            if (game_.refuses_play(by_, p)) continue;
            const int taken = board_.effect(by_, p).taken;
            const int liberties = liberties_after(board_, by_, p, 4).size();
            if (taken == 0 && liberties < least_liberties) continue;
            ranked.emplace_back(-(100 * taken + 10 * liberties), p);
        }
        std::sort(ranked.begin(), ranked.end());
        for (const auto& [rank, p] : ranked)
            if (keeps(own, p)) return p;
        return no_point;
    }

    // Would all of `target` be kept after that play, the opponent moving next?
    bool keeps(PointSet target, Point at) const {
        Board next = board_;
        next.play(by_, at);
        target.erase(at);
        Hypothesis guess = known_.guess;
        if (!is_in_atari(next, at)) guess.living.insert(at);
        for (Point p : next.removed()) guess.living.erase(p);
        Past past = past_;
        past.add(board_.position());
        const auto after = prove_both(next.position(), past, guess, options());
        return (target - after[index_of(by_)].kept()).empty();
    }

    ProveOptions options() const {
        return {.nodes = settings_.proof_nodes, .zone_nodes = settings_.proof_nodes / 4};
    }

    // What the player kept before the opponent's last play, on a board that was settled then, and does not
    // keep any more.
    std::optional<Point> answer() {
        const auto& past = game_.events();
        if (past.empty() || past.back().kind != EventKind::play || past.back().by == by_) return {};
        std::optional<Position> before_last_play;
        Past long_past;  // of that position
        game_.history().for_each_earlier(board_.position(), [&](const Position& position) {
            if (before_last_play)
                long_past.add(position);
            else
                before_last_play = position;
        });
        if (!before_last_play) return {};
        const Position& before = *before_last_play;
        const Estimate seen = estimate(before, {.playouts = guess_playouts});
        if (!is_nearly_settled(seen)) return {};
        const Hypothesis guess = hypothesis(before, seen);
        const auto was = prove_both(before, long_past, guess, options());
        if (grade(before, was) == Grade::open) return {};
        const PointSet own = was[index_of(by_)].kept() - empty_when_scored();
        const PointSet lost = own - known_.of(by_).kept();
        if (lost.empty()) return {};
        const auto first = prove_first(board_.position(), past_, by_, known_.guess, own, options()).play;
        if (first && first->at != no_point && !game_.refuses_play(by_, first->at)) return first->at;
        const PointSet tried = lost & board_.position().points(Color::empty);
        if (tried.size() > most_answers) return {};
        const Point keeps_it = best_of(tried, own);
        return keeps_it == no_point ? std::optional<Point>{} : keeps_it;
    }

    const Game& game_;
    const Board& board_;
    Color by_;
    const PositionKnowledge& known_;
    const FinishSettings& settings_;
    Past past_;
};

}  // namespace

bool leaves_dead_stones(const Game& game) {
    const Ruleset& rules = game.rules();
    const bool counts_stones = rules.scoring.is != Scoring::territory;
    return is_analysis(game) || (rules.removal.is == Removal::never && counts_stones);
}

std::optional<Point> finishing_move(const Game& game, Color by, const PositionKnowledge& known,
                                    const FinishSettings& settings) {
    if (!known.was_tried) return {};
    return Finisher(game, by, known, settings).move();
}

}  // namespace shinpan::bot
