#include "tournament/pairing/pair_round.hpp"

#include "tournament/pairing/berger.hpp"
#include "tournament/pairing/boards.hpp"
#include "tournament/pairing/pairing_messages.hpp"
#include "tournament/pairing/task_of.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace shinpan::tournament {
namespace {

// What paired the round, with the version of its rules: it grows when the same event would be paired
// otherwise.
constexpr const char* strict_method = "strict 1";
constexpr const char* compatible_method = "compatible 1";
constexpr const char* berger_method = "berger 1";

constexpr std::size_t most_named = 3;  // in one message

// "A, B, C": the first of them.
std::string first_of(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most_named); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    return text;
}

// The first of them as one fact, and how many more there are as another. `english`: where it says them
// otherwise.
void add_listed(Message& to, std::string_view some, std::string_view more,
                const std::vector<std::string>& names, const std::vector<std::string>& english = {}) {
    to.facts.push_back(fact(some, first_of(names), first_of(english)));
    if (names.size() > most_named)
        to.facts.push_back(fact(more, static_cast<int>(names.size() - most_named)));
}

class RoundPairing {
public:
    RoundPairing(const Event& event, const PairingWish& wish)
        : event_(event), laid_(event.conditions()), wish_(wish) {}

    Result<Paired, BadInput> make() {
        if (Fault why = fault_of_wish()) return failure(as_input(std::move(*why)));
        if (laid_.system == System::round_robin) return paired(round_robin(), berger_method);
        const bool is_strict = laid_.pairing.method == PairingMethod::strict;
        auto seats = by_method();
        if (!seats) return failure(seats.error());
        return paired(std::move(*seats), is_strict ? strict_method : compatible_method);
    }

private:
    Message of_round(const MessageTemplate& saying) const { return {saying, {fact("round", wish_.round)}}; }
    std::string name(PlayerNumber player) const { return full_name(event_.player(player)); }

    Fault fault_of_wish() {
        if (wish_.round < 1 || wish_.round > laid_.rounds)
            return Message{fault::no_such_round, {fact("round", wish_.round), fact("rounds", laid_.rounds)}};
        if (wish_.round > event_.last_paired_round() + 1)
            return Message{fault::not_paired_yet, {fact("round", event_.last_paired_round() + 1)}};
        if (laid_.system != System::round_robin && laid_.pairing.method == PairingMethod::by_hand)
            return Message{fault::by_hand_alone};
        if (Fault why = fault_of_results()) return why;
        return fault_of_players();
    }

    Fault fault_of_results() const {
        if (wish_.may_lack_results) return {};
        std::vector<std::string> open, english;
        for (int round = 1; round < wish_.round; ++round)
            for (const PairedGame& game : event_.round(round).games) {
                if (game.end != GameEnd::unknown) continue;
                const std::string pair = name(game.white) + " – " + name(game.black);
                open.push_back(pair + " (" + std::to_string(round) + ")");
                english.push_back(pair + " of round " + std::to_string(round));
            }
        if (open.empty()) return {};
        Message why{fault::results_missing};
        add_listed(why, "games", "more", open, english);
        return why;
    }

    Fault fault_of_players() {
        players_ = event_.unpaired(wish_.round);
        for (const PlayerNumber player : wish_.players) {
            if (player < 1 || player > static_cast<int>(event_.players().size()))
                return Message{fault::no_such_player, {fact("player", player)}};
            if (std::ranges::find(players_, player) == players_.end())
                return Message{fault::cannot_be_paired,
                               {fact("player", name(player)), fact("round", wish_.round)}};
        }
        if (!wish_.players.empty()) {
            players_ = wish_.players;
            std::ranges::sort(players_);
            players_.erase(std::unique(players_.begin(), players_.end()), players_.end());
        }
        if (players_.empty()) return of_round(fault::nobody_left);
        return {};
    }

    // In the first round of a knockout the best have byes, so that afterwards they are a power of two.
    std::vector<PlayerNumber> take_knockout_byes() {
        if (laid_.system != System::knockout || wish_.round > 1 || !wish_.players.empty()) return {};
        const std::size_t byes = std::bit_ceil(players_.size()) - players_.size();
        const auto rating = [&](PlayerNumber player) {
            const Player& of = event_.player(player);
            return std::pair(-(of.is_rated ? of.rating : rating_of(of.rank)), player);
        };
        std::ranges::sort(players_, {}, rating);
        std::vector<PlayerNumber> best(players_.begin(),
                                       players_.begin() + static_cast<std::ptrdiff_t>(byes));
        players_.erase(players_.begin(), players_.begin() + static_cast<std::ptrdiff_t>(byes));
        return best;
    }

    Result<Seating, BadInput> by_method() {
        const std::vector<PlayerNumber> best = take_knockout_byes();
        PairingTask task = task_of(event_, wish_.round, players_);
        if (laid_.team_size > 0) task.conditions.handicap.ceiling = 0;  // of games between members alone
        const auto found = best_round(task);
        if (!found) return failure(found.error());
        if (laid_.system == System::knockout && is_decided(found->couples))
            return failure(as_input({fault::all_places_decided}));
        if (Fault why = fault_of_repeats(task, found->couples)) return failure(as_input(std::move(*why)));
        Seating seats = seat_round(event_, task, found->couples);
        seats.byes.insert(seats.byes.end(), best.begin(), best.end());
        if (laid_.team_size > 0) seats = boards_of(event_, wish_.round, seats);
        return seats;
    }

    static bool is_decided(const std::vector<Couple>& couples) {
        return std::ranges::all_of(couples, [](const Couple& couple) { return couple.second == the_bye; });
    }

    // Who stands in the way of a round without a repeat, and what would help.
    Fault fault_of_repeats(const PairingTask& task, const std::vector<Couple>& couples) const {
        if (wish_.may_repeat) return {};
        std::vector<std::string> again;
        for (const auto& [one, other] : couples) {
            if (other == the_bye) continue;
            const PlayerToPair& a = task.players[static_cast<std::size_t>(one)];
            const PlayerToPair& b = task.players[static_cast<std::size_t>(other)];
            if (meetings(a, b) > 0) again.push_back(a.name + " – " + b.name);
        }
        if (again.empty()) return {};
        Message why = of_round(fault::needs_repeat);
        add_listed(why, "stuck", "more_stuck", without_opponents(task));
        add_listed(why, "games", "more", again);
        return why;
    }

    static std::vector<std::string> without_opponents(const PairingTask& task) {
        std::vector<std::string> stuck;
        for (const PlayerToPair& one : task.players)
            if (std::ranges::all_of(task.players, [&](const PlayerToPair& other) {
                    return other.number == one.number || meetings(one, other) > 0;
                }))
                stuck.push_back(one.name);
        return stuck;
    }

    // Of all who take part, whether they are there in this round or not: the tables stay the same.
    std::vector<PlayerNumber> round_robin_players() const {
        std::vector<PlayerNumber> all;
        for (const Player& player : event_.players()) {
            bool has_played = false;
            for (int round = 1; round < wish_.round; ++round)
                has_played = has_played || event_.round(round).game_of(player.number) != nullptr;
            if (event_.is_paired_alone(player.number) && (player.is_there || has_played))
                all.push_back(player.number);
        }
        return all;
    }

    Seating round_robin() {
        PairingTask task = task_of(event_, wish_.round, players_);
        if (laid_.team_size > 0) task.conditions.handicap.ceiling = 0;
        const auto free = [&](PlayerNumber player) {
            return std::ranges::find(task.players, player, &PlayerToPair::number);
        };
        Seating seats;
        for (const auto& [white, black] : berger_round(round_robin_players(), wish_.round)) {
            const auto one = free(white);
            const auto other = free(black);
            const bool is_one_free = one != task.players.end();
            const bool is_other_free = other != task.players.end();
            if (is_one_free && is_other_free) {
                PairedGame game = game_between(task, *one, *other);
                if (game.handicap == 0) game = {.white = white, .black = black};
                seats.games.push_back(game);
            } else if (is_one_free != is_other_free) {
                seats.byes.push_back(is_one_free ? white : black);
            }
        }
        give_tables(event_, wish_.round, seats.games);
        return laid_.team_size > 0 ? boards_of(event_, wish_.round, seats) : seats;
    }

    Paired paired(Seating seats, const char* method) const {
        for (PairedGame& game : seats.games)
            if (wish_.by_nigiri && game.handicap == 0) game.knows_colors = false;
        return {.round = wish_.round,
                .method = method,
                .seed = laid_.pairing.seed,
                .games = std::move(seats.games),
                .byes = std::move(seats.byes)};
    }

    const Event& event_;
    const Conditions& laid_;
    const PairingWish& wish_;
    std::vector<PlayerNumber> players_{};
};

}  // namespace

Result<Paired, BadInput> pair_round(const Event& event, const PairingWish& wish) {
    return RoundPairing(event, wish).make();
}

}  // namespace shinpan::tournament
