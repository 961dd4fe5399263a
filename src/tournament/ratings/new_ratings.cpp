#include "tournament/ratings/new_ratings.hpp"

#include "tournament/event/words.hpp"
#include "tournament/ratings/aga.hpp"
#include "tournament/ratings/egf.hpp"
#include "tournament/ratings/glicko2.hpp"

#include <algorithm>
#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 3> systems{"egf", "aga", "glicko2"};

// A deviation of a rating that somebody has kept for a while, where nothing is known of it.
constexpr double usual_glicko2_deviation = 80;

bool counts(const PairedGame& game) {
    return !game.by_default &&
           (game.end == GameEnd::white_wins || game.end == GameEnd::black_wins || game.end == GameEnd::tie);
}

std::vector<PairedGame> games_of(const Event& event) {
    const auto is_group = [&](PlayerNumber player) { return !event.player(player).members.empty(); };
    std::vector<PairedGame> games;
    for (const Round& round : event.rounds())
        for (const PairedGame& game : round.games)
            if (counts(game) && !is_group(game.white) && !is_group(game.black)) games.push_back(game);
    return games;
}

double rating_before(const Player& player) {
    return player.is_rated ? player.rating : rating_of(player.rank);
}

double points(PlayerNumber player, const PairedGame& game) { return points_for(player, game).halves / 2.0; }

std::optional<double> known_deviation(PlayerNumber player, const RatingOptions& options) {
    const auto known = options.deviations.find(player);
    if (known == options.deviations.end()) return {};
    return known->second;
}

double komi_of(const PairedGame& game, const Conditions& laid) {
    return (game.handicap > 0 ? laid.handicap.komi : laid.komi).halves / 2.0;
}

// The games of each player that has any.
std::map<PlayerNumber, std::vector<PairedGame>> by_player(const std::vector<PairedGame>& games) {
    std::map<PlayerNumber, std::vector<PairedGame>> of;
    for (const PairedGame& game : games)
        for (const PlayerNumber player : {game.white, game.black}) of[player].push_back(game);
    return of;
}

std::vector<NewRating> by_egf(const Event& event, const RatingOptions& options) {
    const double weight = options.weight.value_or(egf_weight(event.conditions().clock));
    std::vector<NewRating> made;
    for (const auto& [player, games] : by_player(games_of(event))) {
        std::vector<EgfGame> seen;
        for (const PairedGame& game : games)
            seen.push_back({.opponent = rating_before(event.player(opponent_of(player, game))),
                            .points = points(player, game),
                            .stones = game.black == player ? game.handicap : -game.handicap});
        const double before = rating_before(event.player(player));
        made.push_back({.player = player,
                        .games = static_cast<int>(games.size()),
                        .before = before,
                        .after = egf_rating(before, seen, weight)});
    }
    return made;
}

// As of today: an event does not say how old a rating is.
AgaPlayer aga_before(const Player& player, const std::vector<PairedGame>& games,
                     const RatingOptions& options) {
    const double rating = aga_from_scale(rating_before(player));
    const AgaPlayer known{rating,
                          known_deviation(player.number, options).value_or(aga_new_deviation(rating))};
    const bool has_won = std::ranges::any_of(
        games, [&](const PairedGame& game) { return points_for(player.number, game) == HalfPoints{2}; });
    return aga_seed(known, 0, aga_rating_of(player.rank), has_won);
}

std::vector<NewRating> by_aga(const Event& event, const RatingOptions& options) {
    std::vector<PairedGame> games = games_of(event);
    std::erase_if(games, [](const PairedGame& game) { return game.end == GameEnd::tie; });
    std::vector<NewRating> made;
    std::vector<AgaPlayer> players;
    std::map<PlayerNumber, std::size_t> places;
    for (const auto& [player, own] : by_player(games)) {
        const AgaPlayer before = aga_before(event.player(player), own, options);
        places[player] = players.size();
        players.push_back(before);
        made.push_back({.player = player,
                        .games = static_cast<int>(own.size()),
                        .before = before.rating,
                        .deviation_before = before.deviation});
    }
    std::vector<AgaGame> seen;
    for (const PairedGame& game : games)
        seen.push_back({places[game.white], places[game.black], game.handicap,
                        komi_of(game, event.conditions()), game.end == GameEnd::white_wins});
    const std::vector<AgaPlayer> after = aga_ratings(players, seen);
    for (std::size_t i = 0; i < made.size(); ++i) {
        made[i].after = after[i].rating;
        made[i].deviation_after = after[i].deviation;
    }
    return made;
}

Glicko2 glicko2_before(const Player& player, const RatingOptions& options) {
    const double usual = player.is_rated ? usual_glicko2_deviation : Glicko2{}.deviation;
    return {.rating = rating_before(player),
            .deviation = known_deviation(player.number, options).value_or(usual)};
}

std::vector<NewRating> by_glicko2(const Event& event, const RatingOptions& options) {
    std::vector<NewRating> made;
    for (const auto& [player, games] : by_player(games_of(event))) {
        std::vector<Glicko2Game> seen;
        for (const PairedGame& game : games) {
            const Glicko2 other = glicko2_before(event.player(opponent_of(player, game)), options);
            seen.push_back({other.rating, other.deviation, points(player, game)});
        }
        const Glicko2 before = glicko2_before(event.player(player), options);
        const Glicko2 after = glicko2_rating(before, seen);
        made.push_back({player, static_cast<int>(games.size()), before.rating, after.rating, before.deviation,
                        after.deviation});
    }
    return made;
}

}  // namespace

std::string_view word_of(RatingSystem system) { return word_at(systems, system); }
std::optional<RatingSystem> rating_system_in(std::string_view word) {
    return value_at<RatingSystem>(systems, word);
}

std::vector<NewRating> new_ratings(const Event& event, const RatingOptions& options) {
    switch (options.system) {
        case RatingSystem::egf: return by_egf(event, options);
        case RatingSystem::aga: return by_aga(event, options);
        case RatingSystem::glicko2: return by_glicko2(event, options);
    }
    return {};
}

}  // namespace shinpan::tournament
