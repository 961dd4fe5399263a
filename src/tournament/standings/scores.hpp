// Scores: what everybody has after a round, criterion by criterion. docs/tournaments/standings.md defines
// each.
//
//   const Scores scores(event, 3, Ranked::sides);
//   const Column sums = scores.column(Criterion::opponents_mcmahon);   // sums[player], in quarter points
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/standings/encounter.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::tournament {

// Who stands in the table: whoever is paired alone, of a tournament of teams the teams; or their members.
enum class Ranked : std::uint8_t { sides, members };

// One value for each player's number, in quarter points; 0 for players who do not stand in the table.
using Column = std::vector<std::int64_t>;

// Whole points before the first round: the rank within floor and bar, above zero, and the correction.
int start_score(const Player&, const McMahon&);

class Scores {
public:
    // Rounds after `after_round` do not count. Precondition: it is 0 to the rounds of the conditions.
    Scores(const Event&, int after_round, Ranked);

    int after_round() const { return after_round_; }

    // Who stands in the table: checked in, or in a game or a bye of the rounds that count. By number.
    std::span<const PlayerNumber> players() const { return players_; }

    // The rounds that count, from the first.
    std::span<const Encounter> encounters(PlayerNumber) const;

    // Of every criterion but the two direct comparisons (direct.hpp), which depend on those before them.
    Column column(Criterion) const;

private:
    // One kind of score, in half points.
    struct Tally {
        std::vector<std::vector<int>> after{};  // by player, then by round, from 0 rounds
        std::vector<int> counted{};             // by player: what it counts in the sums of opponents
    };
    struct RoundPoints;

    Tally tally(const RoundPoints&) const;
    std::vector<int> terms(PlayerNumber, const Tally&, bool is_mcmahon) const;  // one a round, in half points
    Column own(const Tally&) const;
    Column opponents(const Tally&, bool is_mcmahon, int dropped) const;
    Column defeated(const Tally&, bool is_mcmahon) const;
    Column opponents_opponents(const Tally&, bool is_mcmahon) const;
    Column cumulative(const Tally&) const;
    Column exploits(bool only_wins) const;
    Column score_of_cup() const;
    Column strasbourg() const;
    Column board_wins(int boards) const;  // on so many from the top
    Column mean_rating() const;

    template <class ValueOf>
    Column each(ValueOf) const;

    const Event& event_;
    int after_round_;
    std::vector<PlayerNumber> players_{};
    std::vector<std::vector<Encounter>> encounters_{};  // by player's number
    Tally wins_{};
    Tally mcmahon_{};
};

}  // namespace shinpan::tournament
