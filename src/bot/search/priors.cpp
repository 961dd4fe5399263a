// Priors: the policy's opinion of each move, as wins of visits that nobody made.
#include "bot/features/policy.hpp"
#include "bot/search/sources.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace shinpan::inline bot {
namespace {

constexpr double against_pass = 20;  // lost visits, besides those of every move

// On a small board.
constexpr double even_visits = 10;  // half of them won, for every move
constexpr double for_chance = 40;   // won visits, times the insight and the square root of the chance

// A large board has too many moves to look at each, and there the policy sees more than RAVE does.
constexpr double few_visits = 1;         // half of them won, for every move
constexpr double bonus_of_chance = 0.6;  // times the insight
constexpr std::size_t first_moves = 3;   // that are looked at from the first visit
constexpr double first_wait = 20;        // visits until the next one, times the insight
constexpr double longer = 1.4;           // each further one waits so much longer than the one before
constexpr double never = 1e9;

void favour_likely_moves(const std::vector<float>& chances, double insight, std::vector<Candidate*>& plays) {
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const double reason = for_chance * insight * std::sqrt(chances[i]);
        plays[i]->visits = even_visits + reason;
        plays[i]->wins = even_visits / 2 + reason;
    }
}

// The likelier a move, the sooner it is looked at and the more often. A pass does not wait.
void look_at_likely_moves(const std::vector<float>& chances, double insight, std::vector<Candidate*>& plays) {
    std::vector<std::size_t> order(plays.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return chances[a] > chances[b]; });
    double from = 0, wait = first_wait * insight;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        if (rank >= first_moves) from = std::min(never, from + std::exchange(wait, wait * longer));
        Candidate& play = *plays[order[rank]];
        play.visits = few_visits;
        play.wins = few_visits / 2;
        play.bonus = bonus_of_chance * insight * chances[order[rank]];
        play.from = from;
    }
}

}  // namespace

void learned_priors(const PriorQuestion& question, std::vector<Candidate>& candidates) {
    const bool is_on_small_board = is_small(question.game.board().size());
    const double usual_visits = is_on_small_board ? even_visits : few_visits;
    std::vector<Point> points;
    std::vector<Candidate*> plays;
    for (Candidate& move : candidates) {
        if (move.at == no_point) {
            move.visits = usual_visits + against_pass;
            move.wins = usual_visits / 2;
        } else {
            points.push_back(move.at);
            plays.push_back(&move);
        }
    }
    const std::vector<float> chances = chances_of(question.game, question.by, points);
    if (is_on_small_board)
        favour_likely_moves(chances, question.insight, plays);
    else
        look_at_likely_moves(chances, question.insight, plays);
}

}  // namespace shinpan::bot
