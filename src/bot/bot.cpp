#include "bot/bot.hpp"

#include "bot/search.hpp"
#include "estimate/estimate.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan {
namespace {

constexpr int most_look_playouts = 160;  // of the estimate before the search
constexpr int least_look_playouts = 24;
constexpr int sure_of_board = 800;    // thousandths, of an estimate in which nothing is left to do
constexpr int sure_of_point = 900;    // thousandths, of a point where nobody needs to play
constexpr double hopeless = 0.03;     // the share at which the bot resigns
constexpr int visits_to_resign = 200;
constexpr double pass_bonus = 0.04;   // the share that a play must promise beyond a pass at the end

std::size_t slot(Color player) { return static_cast<std::size_t>(index_of(player)); }

bool is_near(Point a, Point b) {
    return b != no_point && std::abs(a.col() - b.col()) <= 1 && std::abs(a.row() - b.row()) <= 1;
}

// What is left to do at the root, as far as the estimate can tell.
class Outset {
public:
    Outset(const Game& game, Color by, const BotSettings& settings)
        : game_(game), by_(by), position_(game.board().position()), settings_(settings) {
        const int playouts = std::clamp(settings.playouts / 4, least_look_playouts, most_look_playouts);
        seen_ = estimate(position_, {.playouts = playouts, .seed = settings.seed});
        const auto& past = game.events();
        if (!past.empty() && past.back().kind == EventKind::play) last_ = past.back().at;
        is_settled_ = seen_.confidence >= sure_of_board && seen_.unsettled.empty() &&
                      seen_.play_here.empty() && is_full();
    }

    // Is nothing left but dame, stones to be taken off, and points of one's own to be filled?
    bool is_settled() const { return is_settled_; }

    // Dame and dead stones are worth a play although all is settled.
    bool has_chores() const { return has_chores_; }

    std::vector<Point> moves() {
        std::vector<Point> chosen;
        const std::vector<Point> all = sensible_moves(game_, by_);
        const PointSet chores = is_settled_ ? this->chores() : PointSet{};
        for (Point p : all) {
            if (settings_.avoided.contains(p)) continue;
            const bool is_chore = chores.contains(p);
            has_chores_ = has_chores_ || is_chore;
            if (is_chore || is_near(p, last_) || !is_pointless(p)) chosen.push_back(p);
        }
        chosen.push_back(no_point);
        return chosen;
    }

private:
    // Has the board stones enough to be settled, and nothing without an owner but points beside stones?
    bool is_full() const {
        const int stones = position_.size().area() - position_.count(Color::empty);
        const auto is_open = [&](Point p) { return game_.board().sides(p, Color::empty) == 4; };
        for (Point p : seen_.neutral & position_.points(Color::empty))
            if (is_open(p)) return false;
        return stones * 3 >= position_.size().area();
    }

    // Dame where area counts, protection where territory does, and the liberties of dead stones that count as
    // long as they stand.
    PointSet chores() const {
        PointSet found = seen_.protective & (seen_.owned[slot(by_)] | seen_.neutral);
        const bool fills_dame = game_.rules().scoring.is != Scoring::territory;
        if (fills_dame) found |= seen_.neutral - surroundings(seen_.seki, position_.size());
        if (takes_off()) {
            const PointSet dead = seen_.dead & position_.points(other(by_));
            found |= surroundings(dead, position_.size()) & position_.points(Color::empty);
        }
        return found;
    }

    // Dead stones count until they are captured, and capturing them costs nothing.
    bool takes_off() const {
        const Ruleset& rules = game_.rules();
        if (settings_.cleans_up) return true;
        if (rules.removal.is != Removal::never) return false;
        return rules.scoring.is != Scoring::territory || rules.pass_cost.is == PassCost::stone ||
               game_.stage().phase == Phase::settle;
    }

    // A settled point, where neither player gains by a play; or any that is no chore when all is settled.
    bool is_pointless(Point p) const {
        if (is_settled_) return true;
        const bool is_owned = seen_.owned[0].contains(p) || seen_.owned[1].contains(p);
        return is_owned && seen_.point_confidence[p.index] >= sure_of_point && !seen_.unsettled.contains(p) &&
               !seen_.play_here.contains(p) && !seen_.protective.contains(p);
    }

    const Game& game_;
    Color by_;
    const Position& position_;
    const BotSettings& settings_;
    Estimate seen_{};
    Point last_ = no_point;
    bool is_settled_ = false;
    bool has_chores_ = false;
};

const Tried& most_visited(const std::vector<Tried>& all) {
    return *std::max_element(all.begin(), all.end(),
                             [](const Tried& a, const Tried& b) { return a.visits < b.visits; });
}

// When all is settled, a play has to gain something; a chore at least must not lose anything.
bool passes(const Outset& outset, const Tried& best, const Tried& pass_move) {
    if (best.at == no_point) return true;
    if (!outset.is_settled() || pass_move.visits == 0) return false;
    const double needed = outset.has_chores() ? -pass_bonus / 4 : pass_bonus;
    return best.share < pass_move.share + needed;
}

}  // namespace

Thought Bot::think(const Game& game, Color by, const BotSettings& given) {
    BotSettings settings = given;
    if (!settings.leaves) settings.leaves = tactical_playouts(game.board().size(), settings.seed);
    Outset outset(game, by, settings);
    const std::vector<Point> moves = outset.moves();
    if (moves.size() == 1 && !settings.watch) return {};
    Search search(game, moves, settings);
    search.run();
    const std::vector<Tried> tried = search.tried();
    const Tried& best = most_visited(tried);
    Thought thought{.wins = best.share, .playouts = search.playouts(), .ahead = best.ahead};
    if (passes(outset, best, tried.back())) return thought;
    const bool is_lost = best.share < hopeless && best.visits >= visits_to_resign;
    thought.is = is_lost && settings.may_resign ? Thought::Move::resign : Thought::Move::play;
    thought.at = best.at;
    return thought;
}

Thought think(const Game& game, Color by, const BotSettings& settings) {
    return Bot().think(game, by, settings);
}

}  // namespace shinpan
