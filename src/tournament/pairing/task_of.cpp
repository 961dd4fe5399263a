#include "tournament/pairing/task_of.hpp"

#include "base/text.hpp"
#include "tournament/standings/standings.hpp"

#include <algorithm>
#include <tuple>

namespace shinpan::tournament {
namespace {

// The criterion whose whole points make groups.
Criterion main_score(System system) {
    switch (system) {
        case System::mcmahon: return Criterion::mcmahon;
        case System::knockout: return Criterion::score_of_cup;
        case System::swiss:
        case System::swiss_by_categories:
        case System::round_robin: break;
    }
    return Criterion::wins;
}

constexpr int quarters = 4;  // of a point, in columns of standings

int whole(std::int64_t value) {
    return static_cast<int>(value >= 0 ? value / quarters : (value - quarters + 1) / quarters);
}

std::size_t at(PlayerNumber player) { return static_cast<std::size_t>(player); }

int rating_before(const Player& player) { return player.is_rated ? player.rating : rating_of(player.rank); }

// Games with White less games with Black, of a player or of a team's members.
int balance_of(const Event& event, PlayerNumber number, int rounds) {
    std::vector<PlayerNumber> who = event.player(number).members;
    if (who.empty() || event.round(rounds).game_of(number) != nullptr) who.push_back(number);
    int balance = 0;
    for (int round = 1; round <= rounds; ++round)
        for (const PlayerNumber one : who) {
            const PairedGame* game = event.round(round).game_of(one);
            if (game && game->knows_colors && game->handicap == 0) balance += game->white == one ? 1 : -1;
        }
    return balance;
}

class TaskMaker {
public:
    TaskMaker(const Event& event, int round, Ranked ranked)
        : event_(event),
          laid_(event.conditions()),
          round_(round),
          ranked_(ranked),
          now_(event, round - 1, ranked),
          main_(now_.column(main_score(laid_.system))),
          mcmahon_(now_.column(Criterion::mcmahon)),
          wins_(now_.column(Criterion::wins)) {
        for (int before = 0; before < round - 1; ++before)
            history_.push_back(Scores(event, before, ranked).column(main_score(laid_.system)));
    }

    PairingTask make(std::span<const PlayerNumber> players) const {
        PairingTask task{.round = round_, .conditions = laid_};
        for (const PlayerNumber number : players) task.players.push_back(player(number));
        std::ranges::sort(task.players, {}, &PlayerToPair::number);
        place(task);
        return task;
    }

private:
    std::int64_t value(const Column& column, PlayerNumber player) const {
        return at(player) < column.size() ? column[at(player)] : 0;
    }

    PlayerToPair player(PlayerNumber number) const {
        const Player& of = event_.player(number);
        PlayerToPair made{.number = number,
                          .name = full_name(of),
                          .score = whole(value(main_, number)),
                          .category = category_of(of.rank, laid_),
                          .balance = balance_of(event_, number, round_ - 1),
                          .rank = of.rank,
                          .rating = rating_before(of),
                          .country = lower(of.country),
                          .club = lower(of.club),
                          .start_score = start_score(of, laid_.mcmahon),
                          .mcmahon = whole(value(mcmahon_, number)),
                          .wins = {static_cast<int>(value(wins_, number) / (quarters / 2))}};
        if (const auto group = laid_.club_groups.find(of.club); group != laid_.club_groups.end())
            made.club_group = group->second;
        const int told = laid_.handicap.by_score ? made.mcmahon + laid_.mcmahon.zero : of.rank;
        made.pseudo_rank = std::min(told, laid_.handicap.no_handicap_from);
        made.is_above = is_above(made);
        remember(made);
        return made;
    }

    bool is_above(const PlayerToPair& player) const {
        const PairingSettings& settings = laid_.pairing;
        return 2 * player.rank + player.wins.halves >= 2 * settings.threshold_rank ||
               (settings.threshold_wins && player.wins.halves >= laid_.rounds) ||
               (settings.threshold_bar && player.start_score >= laid_.mcmahon.bar - laid_.mcmahon.zero);
    }

    // What the rounds before were for them.
    void remember(PlayerToPair& player) const {
        int round = 0;
        for (const Encounter& met : now_.encounters(player.number)) {
            if (met.state == RoundState::bye) ++player.byes;
            if (met.opponent != nobody) {
                const Column& before = history_[static_cast<std::size_t>(round)];
                const int own = whole(value(before, player.number));
                const int other = whole(value(before, met.opponent));
                player.drawn_up += other > own ? 1 : 0;
                player.drawn_down += other < own ? 1 : 0;
                player.opponents.push_back(met.opponent);
            }
            ++round;
        }
    }

    // Places in groups, of the players of the task or of all who stand in the table.
    void place(PairingTask& task) const {
        std::vector<PlayerNumber> members;
        for (const PlayerToPair& player : task.players) members.push_back(player.number);
        if (laid_.pairing.method == PairingMethod::compatible && laid_.pairing.weights.counts_all_registered)
            members.assign(now_.players().begin(), now_.players().end());
        sort_by_place(members, task);
        for (PlayerToPair& player : task.players) {
            player.group_size = 0;
            for (const PlayerNumber member : members) {
                if (group(member) != group(player.number)) continue;
                if (member == player.number) player.place = player.group_size;
                ++player.group_size;
            }
        }
    }

    std::pair<int, int> group(PlayerNumber player) const {
        return {whole(value(main_, player)), category_of(event_.player(player).rank, laid_)};
    }

    void sort_by_place(std::vector<PlayerNumber>& members, const PairingTask& task) const {
        std::vector<int> places(event_.players().size() + 1, 0);
        for (const StandingsRow& row : standings(event_, round_ - 1, {.ranked = ranked_}).rows)
            places[at(row.player)] = row.place;
        const PairingSettings& settings = laid_.pairing;
        const bool by_rating = task.round <= settings.last_round_of_first_seeding ? settings.first_by_rating
                                                                                  : settings.later_by_rating;
        const auto key = [&](PlayerNumber number) {
            const Player& player = event_.player(number);
            return std::tuple(places[at(number)], by_rating ? -rating_before(player) : 0,
                              lower(player.name + player.given), number);
        };
        std::ranges::sort(members, [&](PlayerNumber a, PlayerNumber b) { return key(a) < key(b); });
    }

    const Event& event_;
    const Conditions& laid_;
    int round_;
    Ranked ranked_;
    Scores now_;
    Column main_;
    Column mcmahon_;
    Column wins_;
    std::vector<Column> history_{};  // the main score before each round
};

}  // namespace

PairingTask task_of(const Event& event, int round, std::span<const PlayerNumber> players) {
    const auto is_member = [&](PlayerNumber player) { return !event.is_paired_alone(player); };
    const Ranked ranked = std::ranges::any_of(players, is_member) ? Ranked::members : Ranked::sides;
    return TaskMaker(event, round, ranked).make(players);
}

}  // namespace shinpan::tournament
