#include "tournament/standings/scores.hpp"

#include <algorithm>
#include <numeric>

namespace shinpan::tournament {
namespace {

constexpr HalfPoints win{2};
constexpr int quarters_of_half = 2;
constexpr int quarters_of_point = 4;

std::size_t at(int number) { return static_cast<std::size_t>(number); }

// Rounded down.
int whole(int halves) { return halves - (halves & 1); }

bool has_game(const Encounter& round) { return round.opponent != nobody; }

// An exploit is a game against somebody whom the handicap does not bring down.
int weight_of_exploit(int handicap, int rank_difference) {
    return std::clamp(handicap - rank_difference + 1, 0, 3);
}

int rating_in_team(const Player& one) { return one.is_rated ? one.rating : rating_of(one.rank); }

}  // namespace

// Where a kind of score begins, and what rounds without a game come to.
struct Scores::RoundPoints {
    bool begins_with_start_score;
    HalfPoints bye;
    HalfPoints absent;
};

int start_score(const Player& player, const McMahon& laid) {
    return std::clamp(player.rank, laid.floor, laid.bar) - laid.zero + player.correction;
}

Scores::Scores(const Event& event, int after_round, Ranked ranked)
    : event_(event), after_round_(after_round), encounters_(event.players().size() + 1) {
    const bool of_teams = event.conditions().team_size > 0 && ranked == Ranked::sides;
    const bool of_members = event.conditions().team_size > 0 && ranked == Ranked::members;
    for (const Player& one : event.players()) {
        if (of_members ? !one.members.empty() : !event.is_paired_alone(one.number)) continue;
        auto& rounds = encounters_[at(one.number)];
        for (int round = 1; round <= after_round; ++round)
            rounds.push_back(of_teams ? encounter_of_team(event, one.number, round)
                                      : encounter_of_player(event, one.number, round));
        const bool took_part = std::any_of(rounds.begin(), rounds.end(), [](const Encounter& round) {
            return has_game(round) || round.state == RoundState::bye;
        });
        if (one.is_there || took_part) players_.push_back(one.number);
    }
    const UnplayedPoints& unplayed = event.conditions().unplayed;
    wins_ = tally({false, unplayed.bye_wins, unplayed.absent_wins});
    mcmahon_ = tally({true, unplayed.bye_mcmahon, unplayed.absent_mcmahon});
}

std::span<const Encounter> Scores::encounters(PlayerNumber player) const { return encounters_[at(player)]; }

Scores::Tally Scores::tally(const RoundPoints& points) const {
    const UnplayedPoints& laid = event_.conditions().unplayed;
    Tally tally{std::vector<std::vector<int>>(encounters_.size()), std::vector<int>(encounters_.size())};
    for (const PlayerNumber player : players_) {
        int games = points.begins_with_start_score
                        ? 2 * start_score(event_.player(player), event_.conditions().mcmahon)
                        : 0;
        int unplayed = 0;
        int with_halves = games;
        const auto sum = [&] {
            if (laid.rounded == RoundDown::scores) return whole(games + unplayed);
            return games + (laid.rounded == RoundDown::unplayed ? whole(unplayed) : unplayed);
        };
        auto& after = tally.after[at(player)];
        after.push_back(sum());
        for (int round = 1; round <= after_round_; ++round) {
            const Encounter& of = encounters_[at(player)][at(round - 1)];
            games += of.points.halves;
            if (of.state == RoundState::bye) unplayed += points.bye.halves;
            if (of.state == RoundState::agreed_absent) unplayed += points.absent.halves;
            with_halves += of.is_played ? of.points.halves : half_point.halves;
            const auto& penalties = event_.round(round).penalties;
            if (const auto penalty = penalties.find(player); penalty != penalties.end()) {
                games -= penalty->second.halves;
                with_halves -= penalty->second.halves;
            }
            after.push_back(sum());
        }
        if (laid.rounded == RoundDown::scores) with_halves = whole(with_halves);
        tally.counted[at(player)] = laid.opponents_half ? with_halves : after.back();
    }
    return tally;
}

template <class ValueOf>
Column Scores::each(ValueOf value_of) const {
    Column column(encounters_.size());
    for (const PlayerNumber player : players_)
        column[at(player)] = static_cast<std::int64_t>(value_of(player));
    return column;
}

// What a round is worth in a sum over opponents: the opponent's score, in McMahon scores with the handicap;
// without an opponent nothing, in McMahon scores the player's own start score.
std::vector<int> Scores::terms(PlayerNumber player, const Tally& tally, bool is_mcmahon) const {
    std::vector<int> terms;
    terms.reserve(at(after_round_));
    const int without = is_mcmahon ? tally.after[at(player)].front() : 0;
    for (const Encounter& round : encounters_[at(player)])
        terms.push_back(has_game(round)
                            ? tally.counted[at(round.opponent)] + (is_mcmahon ? 2 * round.handicap : 0)
                            : without);
    return terms;
}

Column Scores::own(const Tally& tally) const {
    return each([&](PlayerNumber player) { return quarters_of_half * tally.after[at(player)].back(); });
}

// Without the `dropped` lowest terms.
Column Scores::opponents(const Tally& tally, bool is_mcmahon, int dropped) const {
    return each([&](PlayerNumber player) {
        std::vector<int> sum = terms(player, tally, is_mcmahon);
        std::sort(sum.begin(), sum.end());
        const int from = std::min(dropped, after_round_);
        return quarters_of_half * std::accumulate(sum.begin() + from, sum.end(), 0);
    });
}

Column Scores::defeated(const Tally& tally, bool is_mcmahon) const {
    return each([&](PlayerNumber player) {
        const std::vector<int> sum = terms(player, tally, is_mcmahon);
        std::int64_t quarters = 0;
        for (std::size_t i = 0; i < sum.size(); ++i)
            quarters += sum[i] * encounters_[at(player)][i].points.halves;
        return quarters;
    });
}

Column Scores::opponents_opponents(const Tally& tally, bool is_mcmahon) const {
    const Column sums = opponents(tally, is_mcmahon, 0);
    return each([&](PlayerNumber player) {
        const std::int64_t without =
            is_mcmahon ? std::int64_t{quarters_of_half} * tally.after[at(player)].front() * after_round_ : 0;
        std::int64_t quarters = 0;
        for (const Encounter& round : encounters_[at(player)])
            quarters += has_game(round) ? sums[at(round.opponent)] : without;
        return quarters;
    });
}

Column Scores::cumulative(const Tally& tally) const {
    return each([&](PlayerNumber player) {
        const auto& after = tally.after[at(player)];
        return quarters_of_half * std::accumulate(after.begin() + 1, after.end(), 0);
    });
}

Column Scores::exploits(bool only_wins) const {
    return each([&](PlayerNumber player) {
        std::int64_t halves = 0;
        for (const Encounter& round : encounters_[at(player)]) {
            if (!has_game(round) || (only_wins && round.points != win)) continue;
            const int difference = event_.player(player).rank - event_.player(round.opponent).rank;
            halves += wins_.after[at(round.opponent)].back() * weight_of_exploit(round.handicap, difference);
        }
        return quarters_of_half * halves;
    });
}

Column Scores::score_of_cup() const {
    const HalfPoints bye = event_.conditions().unplayed.bye_wins;
    return each([&](PlayerNumber player) {
        std::int64_t halves = 0;
        for (const Encounter& round : encounters_[at(player)])
            halves = 2 * halves + (round.state == RoundState::bye ? bye : round.points).halves;
        return quarters_of_half * halves;
    });
}

// The steps are those of a final: who comes to it from the bar has won all rounds but the last.
Column Scores::strasbourg() const {
    constexpr int step = 4;  // half points
    const Conditions& laid = event_.conditions();
    return each([&](PlayerNumber player) {
        const auto& after = mcmahon_.after[at(player)];
        int halves = after.back();
        for (const int won : {laid.rounds - 2, laid.rounds - 1})
            if (won >= 1 && won <= after_round_ &&
                after[at(won)] == 2 * (laid.mcmahon.bar - laid.mcmahon.zero + won))
                halves += step;
        return quarters_of_half * halves;
    });
}

Column Scores::board_wins(int boards) const {
    return each([&](PlayerNumber player) {
        int halves = 0;
        for (const Encounter& round : encounters_[at(player)])
            halves += points_on_boards(round, boards).halves;
        return quarters_of_half * halves;
    });
}

Column Scores::mean_rating() const {
    return each([&](PlayerNumber number) {
        const Player& player = event_.player(number);
        if (player.members.empty()) return quarters_of_point * rating_in_team(player);
        int sum = 0;
        for (const PlayerNumber member : player.members) sum += rating_in_team(event_.player(member));
        return quarters_of_point * sum / static_cast<int>(player.members.size());
    });
}

Column Scores::column(Criterion criterion) const {
    switch (criterion) {
        case Criterion::wins:
        case Criterion::team_points: return own(wins_);
        case Criterion::mcmahon: return own(mcmahon_);
        case Criterion::mcmahon_played:
            return own(tally({true, event_.conditions().unplayed.bye_mcmahon, HalfPoints{}}));
        case Criterion::start_score:
            return each([&](PlayerNumber player) {
                return quarters_of_point * start_score(event_.player(player), event_.conditions().mcmahon);
            });
        case Criterion::score_of_cup: return score_of_cup();
        case Criterion::strasbourg: return strasbourg();
        case Criterion::opponents_wins:
        case Criterion::opponents_team_points: return opponents(wins_, false, 0);
        case Criterion::opponents_wins_less_1: return opponents(wins_, false, 1);
        case Criterion::opponents_wins_less_2: return opponents(wins_, false, 2);
        case Criterion::opponents_mcmahon: return opponents(mcmahon_, true, 0);
        case Criterion::opponents_mcmahon_less_1: return opponents(mcmahon_, true, 1);
        case Criterion::opponents_mcmahon_less_2: return opponents(mcmahon_, true, 2);
        case Criterion::defeated_wins: return defeated(wins_, false);
        case Criterion::defeated_mcmahon: return defeated(mcmahon_, true);
        case Criterion::opponents_opponents_wins: return opponents_opponents(wins_, false);
        case Criterion::opponents_opponents_mcmahon: return opponents_opponents(mcmahon_, true);
        case Criterion::cumulative_wins: return cumulative(wins_);
        case Criterion::cumulative_mcmahon: return cumulative(mcmahon_);
        case Criterion::exploits_tried: return exploits(false);
        case Criterion::exploits: return exploits(true);
        case Criterion::category:
            return each([&](PlayerNumber player) {
                return quarters_of_point * category_of(event_.player(player).rank, event_.conditions());
            });
        case Criterion::rank:
            return each([&](PlayerNumber player) { return quarters_of_point * event_.player(player).rank; });
        case Criterion::rating:
            return each([&](PlayerNumber player) {
                return quarters_of_point * rating_in_team(event_.player(player));
            });
        case Criterion::board_wins: return board_wins(most_boards);
        case Criterion::board_wins_upper: return board_wins((event_.conditions().team_size + 1) / 2);
        case Criterion::board_wins_1:
        case Criterion::board_wins_2:
        case Criterion::board_wins_3:
        case Criterion::board_wins_4:
        case Criterion::board_wins_5:
        case Criterion::board_wins_6:
        case Criterion::board_wins_7:
        case Criterion::board_wins_8:
        case Criterion::board_wins_9:
            return board_wins(1 + static_cast<int>(criterion) - static_cast<int>(Criterion::board_wins_1));
        case Criterion::mean_rating: return mean_rating();
        case Criterion::simple_direct:
        case Criterion::direct: break;
    }
    return Column(encounters_.size());
}

}  // namespace shinpan::tournament
