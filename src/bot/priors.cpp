// Priors: the policy's opinion of each move, as wins of visits that nobody made.
#include "bot/policy.hpp"
#include "bot/sources.hpp"

#include <cmath>

namespace shinpan {
namespace {

constexpr double even_visits = 10;   // half of them won, for every move
constexpr double for_chance = 40;    // won visits, times the insight and the square root of the chance
constexpr double against_pass = 20;  // lost visits

}  // namespace

void learned_priors(const PriorQuestion& question, std::vector<Candidate>& candidates) {
    std::vector<Point> plays;
    for (const Candidate& move : candidates)
        if (move.at != no_point) plays.push_back(move.at);
    const std::vector<float> chances = chances_of(question.game, question.by, plays);
    auto chance = chances.begin();
    for (Candidate& move : candidates) {
        const bool is_pass = move.at == no_point;
        const double reason = is_pass ? 0 : for_chance * question.insight * std::sqrt(*chance++);
        move.visits = even_visits + reason + (is_pass ? against_pass : 0);
        move.wins = even_visits / 2 + reason;
    }
}

}  // namespace shinpan
