#include "bot/bot.hpp"

#include "bot/finishing.hpp"
#include "bot/forest.hpp"
#include "bot/known.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace shinpan {
namespace {

constexpr double hopeless = 0.03;     // the share at which the bot resigns
constexpr int visits_to_resign = 200;
constexpr double pass_bonus = 0.04;    // the share that a play must promise beyond a pass at the end
constexpr double chore_risk = 0.1;     // the share that a chore may seem to lose
constexpr double clear_gain = 0.15;    // the share beyond doubt that something is not settled after all
constexpr double clear_points = 2;     // what a play must gain by the margin, where the share does not tell
constexpr double decided = 0.1;        // the share, of either, at which a game is as good as decided
constexpr int visits_to_be_clear = 60;
constexpr std::size_t lines_told = 5;

const Tried& most_visited(const std::vector<Tried>& all) {
    return *std::max_element(all.begin(), all.end(), [](const Tried& a, const Tried& b) {
        return a.visits != b.visits ? a.visits < b.visits : a.share < b.share;
    });
}

// Plays on a player's own points that count for him: what takes dead stones off that would count as they
// stand, and where stones alone count every one.
PointSet own_chores(const Game& game, Color by, const Estimate& seen) {
    const Position& position = game.board().position();
    const auto& owned = seen.owned[static_cast<std::size_t>(index_of(by))];
    if (game.rules().scoring.is == Scoring::stones) return owned;
    if (!leaves_dead_stones(game)) return {};
    return owned & surroundings(seen.dead & position.points(other(by)), position.size());
}

// Plays at borders that are open: on dame beside them, which costs nothing, or else on their points.
PointSet border_plays(const Estimate& seen, Size size) {
    const PointSet dame = surroundings(seen.play_here, size) & seen.neutral;
    return dame | (seen.play_here - surroundings(dame, size));
}

// Plays that gain or keep something although all seems settled: those, plays at borders, dame where area
// counts, protection.
PointSet chores(const Game& game, Color by, const Estimate& seen) {
    const Size size = game.board().size();
    const auto& owned = seen.owned[static_cast<std::size_t>(index_of(by))];
    const bool fills_dame = game.rules().scoring.is != Scoring::territory;
    const PointSet between = border_plays(seen, size) | (fills_dame ? seen.neutral : PointSet{});
    return own_chores(game, by, seen) | (seen.protective & (owned | seen.neutral)) |
           (between - surroundings(seen.seki, size));
}

// What the search is to look at, never nothing: what is proven needs no play, but where one counts for the
// player on his own points and nothing else is left to do.
std::vector<Point> root_moves(const Game& game, Color by, const Known& known,
                              const std::vector<Confined>& confined) {
    std::vector<Point> moves;
    PointSet idle = known.kept();
    if (known.seems_settled()) idle -= own_chores(game, by, known.seen);
    for (Point p : sensible_moves(game, by))
        if (!idle.contains(p) && is_tried(confined, by, p, 0)) moves.push_back(p);
    if (moves.empty() || is_tried(confined, by, no_point, 0)) moves.push_back(no_point);
    return moves;
}

// The moves that are left when all seems settled: chores, answers beside the last play, and the pass.
std::vector<Point> last_moves(const Game& game, const std::vector<Point>& moves, const PointSet& chores) {
    const auto& past = game.events();
    const bool has_last = !past.empty() && past.back().kind == EventKind::play;
    std::vector<Point> left;
    for (Point p : moves) {
        const bool is_answer = has_last && std::abs(p.col() - past.back().at.col()) <= 1 &&
                               std::abs(p.row() - past.back().at.row()) <= 1;
        if (p == no_point || is_answer || chores.contains(p)) left.push_back(p);
    }
    return left;
}

struct Found {
    Tried move;
    int playouts = 0;
    std::vector<std::vector<Tried>> lines{};
    bool is_for_points = false;  // found where the game is as good as decided
};

Found search_for(const Game& game, const std::vector<Point>& moves, const BotSettings& settings,
                 Forest& forest) {
    forest.search(game, moves, settings);
    return {most_visited(forest.tried()), forest.playouts(), forest.lines(lines_told)};
}

// For the first of two searches: half of the playouts, and of the time that is left.
BotSettings half_of(const BotSettings& settings) {
    BotSettings half = settings;
    half.playouts = std::max(1, settings.playouts / 2);
    if (!settings.time_used) return half;
    const double end = (1 + settings.time_used()) / 2;
    half.time_used = [used = settings.time_used, end] { return used() / end; };
    half.is_time_up = [is_up = settings.is_time_up, used = settings.time_used, end] {
        return used() >= end || (is_up && is_up());
    };
    return half;
}

// What a pass promises, looked at alone where the search of all moves did not try it.
Tried pass_among(const std::vector<Tried>& tried, const Game& game, const BotSettings& settings) {
    if (tried.back().visits > 0) return tried.back();
    Forest only_pass;
    only_pass.search(game, {no_point}, settings);
    return only_pass.tried().front();
}

// Is the play worth more than a pass? A chore must not lose anything, another play must gain: a share of
// wins, or, where the game is as good as decided and the share says nothing, points.
bool is_worth_it(const Tried& play, const Tried& passed, bool is_chore) {
    if (is_chore) return play.share >= passed.share - chore_risk;
    if (play.share >= passed.share + pass_bonus) return true;
    return play.share >= passed.share && play.ahead >= passed.ahead + clear_points;
}

// Is something not settled after all, as that play shows? By its share alone, or with points beside it.
bool is_clear(const Tried& play, const Tried& settled) {
    if (play.visits < visits_to_be_clear) return false;
    if (play.share > settled.share + clear_gain) return true;
    return play.share >= settled.share + pass_bonus && play.ahead >= settled.ahead + clear_points;
}

bool is_decided(double share) {
    return share <= decided || share >= 1 - decided;
}

// Where the game is as good as decided, a search finds next to nothing by wins: a look at points alone, for
// a play that is worth more of them than the move found.
Found search_points(const Game& game, Color by, const std::vector<Point>& moves, BotSettings settings,
                    Found found) {
    settings.points_beyond = by == Color::black ? found.move.ahead : -found.move.ahead;
    Forest forest;
    Found other = search_for(game, moves, settings, forest);
    const bool is_more = other.move.at != no_point && other.move.visits >= visits_to_be_clear &&
                         other.move.ahead >= found.move.ahead + clear_points;
    found.playouts += other.playouts;
    if (!is_more) return found;
    for (auto& line : other.lines)
        for (Tried& tried : line) tried.share = found.move.share;
    other.move.share = found.move.share;
    return {other.move, found.playouts, std::move(other.lines), true};
}

// When all seems settled, the half of the work goes into looking whether something is not settled after all.
Found search_settled(const Game& game, Color by, const std::vector<Point>& moves, const Known& known,
                     const BotSettings& settings, Forest& forest) {
    const BotSettings half = half_of(settings);
    const PointSet useful = chores(game, by, known.seen);
    const std::vector<Point> few = last_moves(game, moves, useful);
    Forest last;
    last.search(game, few, half);
    const std::vector<Tried> tried = last.tried();
    const Tried passed = pass_among(tried, game, half);
    Tried move = passed;
    for (const Tried& one : tried) {
        if (one.at == no_point || one.visits == 0) continue;
        const bool is_good = is_worth_it(one, passed, useful.contains(one.at));
        if (is_good && (move.at == no_point || one.visits > move.visits)) move = one;
    }
    BotSettings rest = settings;
    rest.playouts = half.playouts;
    Found settled{move, last.playouts(), last.lines(lines_told)};
    if (is_decided(passed.share)) return search_points(game, by, moves, rest, std::move(settled));
    const Found other = search_for(game, moves, rest, forest);
    const Found& best = is_clear(other.move, move) ? other : settled;
    return {best.move, settled.playouts + other.playouts, best.lines};
}

}  // namespace

Bot::Bot() = default;
Bot::~Bot() = default;
Bot::Bot(Bot&&) noexcept = default;
Bot& Bot::operator=(Bot&&) noexcept = default;
Bot::Bot(const Bot&) {}
Bot& Bot::operator=(const Bot&) {
    forest_.clear();
    return *this;
}

Thought Bot::think(const Game& game, Color by, const BotSettings& settings) {
    const Known known = known_of(game, settings.proof_nodes);
    const bool is_plain = !settings.watch && settings.confined.empty();
    if (is_plain)
        if (const auto finish = finishing_move(game, by, known, {settings.proof_nodes, settings.cleans_up}))
            return {.is = *finish == no_point ? Thought::Move::pass : Thought::Move::play, .at = *finish};
    const std::vector<Point> moves = root_moves(game, by, known, settings.confined);
    if (moves == std::vector{no_point} && !settings.watch) return {};
    if (forest_.empty()) forest_.emplace_back();
    const bool is_ending = known.seems_settled() && is_plain;
    Found found = is_ending ? search_settled(game, by, moves, known, settings, forest_.front())
                            : search_for(game, moves, settings, forest_.front());
    if (!is_ending && is_plain && found.move.at == no_point && is_decided(found.move.share))
        found = search_points(game, by, moves, half_of(settings), std::move(found));
    Thought thought{.wins = found.move.share,
                    .playouts = found.playouts,
                    .ahead = found.move.ahead,
                    .lines = std::move(found.lines)};
    if (found.move.at == no_point) return thought;
    const bool is_lost = !found.is_for_points && found.move.share < hopeless &&
                         found.move.visits >= visits_to_resign;
    thought.is = is_lost && settings.may_resign ? Thought::Move::resign : Thought::Move::play;
    thought.at = found.move.at;
    return thought;
}

Thought think(const Game& game, Color by, const BotSettings& settings) {
    return Bot().think(game, by, settings);
}

}  // namespace shinpan
