#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/ratings/aga.hpp"
#include "tournament/ratings/egf.hpp"
#include "tournament/ratings/glicko2.hpp"

#include <boost/json.hpp>

#include <cmath>
#include <map>
#include <sstream>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

// One line of a file of ratings.
struct RatingCase {
    std::string id;
    const json::object& given;
    const json::object& expect;
    Outcome& outcome;

    // Passes where the value is as near as the example says it is.
    void check(const std::string& what, const json::value& wanted, double got) const {
        const double value = wanted.to_number<double>();
        const bool is_near = std::abs(value - got) <= expect.at("to").to_number<double>();
        std::ostringstream expected, shown;
        expected.precision(12);
        shown.precision(12);
        expected << value;
        shown << got;
        outcome.expect(id + '/' + what, expected.str(), is_near ? expected.str() : shown.str());
    }
};

double number(const json::value& value) { return value.to_number<double>(); }

void run_egf(const RatingCase& of) {
    const double rating = number(of.given.at("rating"));
    std::vector<EgfGame> games;
    for (const json::value& game : of.given.at("games").as_array())
        games.push_back({.opponent = number(game.at(0)),
                         .points = game.at(1).is_null() ? 0 : number(game.at(1)),
                         .stones = game.at(2).to_number<int>()});
    if (const json::value* const wanted = of.expect.if_contains("new"))
        of.check("new", *wanted, egf_rating(rating, games));
    if (const json::value* const wanted = of.expect.if_contains("con"))
        of.check("con", *wanted, egf_volatility(rating));
    if (const json::value* const wanted = of.expect.if_contains("expected"))
        for (std::size_t i = 0; i < games.size(); ++i)
            of.check("expected" + std::to_string(i + 1), wanted->at(i), egf_expected(rating, games[i]));
}

void run_aga_event(const RatingCase& of) {
    std::map<std::string, std::size_t> places;
    std::vector<AgaPlayer> players;
    for (const auto& [name, belief] : of.given.at("players").as_object()) {
        places[name] = players.size();
        players.push_back({number(belief.at(0)), number(belief.at(1))});
    }
    std::vector<AgaGame> games;
    const auto place = [&](const json::value& name) { return places.at(std::string(name.as_string())); };
    for (const json::value& game : of.given.at("games").as_array())
        games.push_back({place(game.at("white")), place(game.at("black")),
                         game.at("handicap").to_number<int>(), number(game.at("komi")),
                         game.at("winner").as_string() == "w"});
    const auto made = aga_ratings(players, games);
    for (const auto& [name, wanted] : of.expect.at("ratings").as_object()) {
        of.check("rating/" + std::string(name), wanted.at(0), made[places.at(std::string(name))].rating);
        of.check("deviation/" + std::string(name), wanted.at(1),
                 made[places.at(std::string(name))].deviation);
    }
}

void run_aga(const RatingCase& of) {
    if (of.given.contains("players")) return run_aga_event(of);
    if (const json::value* const seed = of.given.if_contains("new_player_seed"))
        return of.check("sigma", of.expect.at("sigma"), aga_new_deviation(number(*seed)));
    const auto handicap = of.given.at("handicap").to_number<int>();
    const double komi = number(of.given.at("komi"));
    of.check("advantage", of.expect.at("advantage"), aga_advantage(handicap, komi));
    of.check("spread", of.expect.at("spread"), aga_spread(handicap, komi));
}

void run_glicko2(const RatingCase& of) {
    std::vector<Glicko2Game> games;
    for (const json::value& game : of.given.at("games").as_array())
        games.push_back({number(game.at(0)), number(game.at(1)), number(game.at(2))});
    const Glicko2 made =
        glicko2_rating({number(of.given.at("rating")), number(of.given.at("rd")), number(of.given.at("vol"))},
                       games, number(of.given.at("tau")));
    of.check("rating", of.expect.at("rating"), made.rating);
    of.check("rd", of.expect.at("rd"), made.deviation);
    of.check("vol", of.expect.at("vol"), made.volatility);
}

// Ratings, and the rank that each belongs to.
void run_ranks(const json::value& of, Outcome& outcome) {
    for (const json::value& pair : of.at("rating_to_rank").as_array()) {
        const int rating = pair.at(0).to_number<int>();
        outcome.expect("ranks/" + std::to_string(rating), std::string(pair.at(1).as_string()),
                       rank_text(rank_of(rating)));
    }
}

}  // namespace

void run_ratings(const std::filesystem::path& folder, Outcome& outcome) {
    const std::map<std::string, void (*)(const RatingCase&)> kinds{
        {"egf", run_egf}, {"aga", run_aga}, {"glicko2", run_glicko2}};
    for (const auto& [name, run] : kinds)
        for (const auto& path : files_ending(folder, name + ".jsonl")) {
            std::istringstream lines(text_at(path).value_or(""));
            for (std::string line; std::getline(lines, line);) {
                if (line.empty()) continue;
                const json::value one = json::parse(line);
                const std::string id = name + '/' + std::string(one.at("id").as_string());
                run({id, one.at("given").as_object(), one.at("expect").as_object(), outcome});
            }
        }
    for (const auto& path : files_ending(folder, "ranks.json")) run_ranks(json_at(path), outcome);
}

}  // namespace shinpan::tournament
