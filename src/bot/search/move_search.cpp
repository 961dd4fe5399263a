#include "bot/search/move_search.hpp"

#include "bot/endgame/endgame_moves.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace shinpan::inline bot {
namespace {

constexpr double pass_bonus = 0.04;  // the share that a play must promise beyond a pass at the end
constexpr double chore_risk = 0.1;   // the share that a chore may seem to lose
constexpr double clear_gain = 0.15;  // the share beyond doubt that something is not settled after all
constexpr double clear_points = 2;   // what a play must gain by the margin, where the share does not tell
constexpr double decided = 0.1;      // the share, of either, at which a game is as good as decided
constexpr int visits_to_be_clear = 60;
constexpr std::size_t lines_told = 5;

const CandidateStats& most_visited(const std::vector<CandidateStats>& all) {
    return *std::max_element(all.begin(), all.end(), [](const CandidateStats& a, const CandidateStats& b) {
        return a.visits != b.visits ? a.visits < b.visits : a.share < b.share;
    });
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

// What a pass promises, looked at alone where the search of all moves did not try it.
CandidateStats pass_among(const std::vector<CandidateStats>& tried, const Game& game,
                          const SearchTask& task) {
    if (tried.back().visits > 0) return tried.back();
    RootParallelSearch only_pass;
    only_pass.search(game, {no_point}, task);
    return only_pass.tried().front();
}

// Is the play worth more than a pass? A chore must not lose anything, another play must gain: a share of
// wins, or, where the game is as good as decided and the share says nothing, points.
bool is_worth_it(const CandidateStats& play, const CandidateStats& passed, bool is_chore) {
    if (is_chore) return play.share >= passed.share - chore_risk;
    if (play.share >= passed.share + pass_bonus) return true;
    return play.share >= passed.share && play.ahead >= passed.ahead + clear_points;
}

// Is something not settled after all, as that play shows? By its share alone, or with points beside it.
bool is_clear(const CandidateStats& play, const CandidateStats& settled) {
    if (play.visits < visits_to_be_clear) return false;
    if (play.share > settled.share + clear_gain) return true;
    return play.share >= settled.share + pass_bonus && play.ahead >= settled.ahead + clear_points;
}

Found search_for(const Game& game, const std::vector<Point>& moves, const SearchTask& task,
                 RootParallelSearch& forest) {
    forest.search(game, moves, task);
    return {most_visited(forest.tried()), forest.playouts(), forest.lines(lines_told)};
}

bool is_decided(double share) { return share <= decided || share >= 1 - decided; }

// A look at points alone, for a play that is worth more of them than the move found.
Found search_points(const Game& game, Color by, const std::vector<Point>& moves, SearchTask task,
                    Found found) {
    task.settings.points_beyond = by == Color::black ? found.move.ahead : -found.move.ahead;
    RootParallelSearch forest;
    Found other = search_for(game, moves, task, forest);
    const bool is_more = other.move.at != no_point && other.move.visits >= visits_to_be_clear &&
                         other.move.ahead >= found.move.ahead + clear_points;
    found.playouts += other.playouts;
    if (!is_more) return found;
    for (auto& line : other.lines)
        for (CandidateStats& tried : line) tried.share = found.move.share;
    other.move.share = found.move.share;
    return {other.move, found.playouts, std::move(other.lines), true};
}

// When all seems settled.
Found search_settled(const Game& game, Color by, const std::vector<Point>& moves,
                     const PositionKnowledge& known, const SearchTask& task, RootParallelSearch& forest) {
    const SearchTask half = task.half();
    const PointSet useful = chores(game, by, known.seen);
    const std::vector<Point> few = last_moves(game, moves, useful);
    RootParallelSearch last;
    last.search(game, few, half);
    const std::vector<CandidateStats> tried = last.tried();
    const CandidateStats passed = pass_among(tried, game, half);
    CandidateStats move = passed;
    for (const CandidateStats& one : tried) {
        if (one.at == no_point || one.visits == 0) continue;
        const bool is_good = is_worth_it(one, passed, useful.contains(one.at));
        if (is_good && (move.at == no_point || one.visits > move.visits)) move = one;
    }
    SearchTask rest = task;
    rest.settings.playouts = half.settings.playouts;
    Found settled{move, last.playouts(), last.lines(lines_told)};
    if (is_decided(passed.share)) return search_points(game, by, moves, rest, std::move(settled));
    const Found other = search_for(game, moves, rest, forest);
    const Found& best = is_clear(other.move, move) ? other : settled;
    return {best.move, settled.playouts + other.playouts, best.lines};
}

}  // namespace

Found search_move(const Game& game, Color by, const std::vector<Point>& moves, const PositionKnowledge& known,
                  const SearchTask& task, RootParallelSearch& forest) {
    if (task.is_plain() && known.seems_settled()) return search_settled(game, by, moves, known, task, forest);
    Found found = search_for(game, moves, task, forest);
    const bool is_early = task.is_plain() && found.move.at == no_point && is_decided(found.move.share);
    return is_early ? search_points(game, by, moves, task.half(), std::move(found)) : found;
}

}  // namespace shinpan::bot
