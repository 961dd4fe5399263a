#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/event/criterion.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

std::string system_text(const std::string& said) {
    if (said == "swisscat") return "swiss_by_categories";
    return said == "cup" ? "knockout" : said;
}

std::string result_text(const PairedGame& game) {
    constexpr std::string_view ends[]{"unknown", "whitewins", "blackwins", "equal", "bothlose", "bothwin"};
    return std::string(ends[static_cast<std::size_t>(game.end)]) + (game.by_default ? "_bydef" : "");
}

std::string criteria_text(const Event& event) {
    std::string text;
    for (const Criterion criterion : event.conditions().placement)
        text += std::string(short_name(criterion)) + ' ';
    return text;
}

// "3: 7 - 12, 2 stones, whitewins", in the order of tables.
std::set<std::string> games_of(const Event& event, int round) {
    std::set<std::string> games;
    for (const PairedGame& game : event.round(round).games)
        games.insert(std::to_string(game.table) + ": " +
                     std::to_string(number_in_name(event.player(game.white))) + " - " +
                     std::to_string(number_in_name(event.player(game.black))) + ", " +
                     std::to_string(game.handicap) + " stones, " + result_text(game));
    return games;
}

std::set<std::string> games_in(const json::value& round) {
    std::set<std::string> games;
    for (const json::value& game : round.at("games").as_array())
        games.insert(std::to_string(game.at(0).as_int64()) + ": " + std::to_string(game.at(1).as_int64()) +
                     " - " + std::to_string(game.at(2).as_int64()) + ", " +
                     std::to_string(game.at(3).as_int64()) + " stones, " +
                     std::string(game.at(4).as_string()));
    return games;
}

// The first game that only one of the two has, of each.
std::pair<std::string, std::string> compared(const std::set<std::string>& one,
                                             const std::set<std::string>& other) {
    std::vector<std::string> only_one, only_other;
    std::ranges::set_difference(one, other, std::back_inserter(only_one));
    std::ranges::set_difference(other, one, std::back_inserter(only_other));
    return {only_one.empty() ? "no other game" : only_one.front(),
            only_other.empty() ? "no other game" : only_other.front()};
}

int repeats_in(const Event& event, int round) {
    std::set<std::set<PlayerNumber>> met;
    for (int before = 1; before < round; ++before)
        for (const PairedGame& game : event.round(before).games) met.insert({game.white, game.black});
    return static_cast<int>(std::ranges::count_if(event.round(round).games, [&](const PairedGame& game) {
        return met.contains({game.white, game.black});
    }));
}

void run_round(const std::string& id, const Event& event, const json::value& round, Outcome& outcome) {
    const auto number = round.at("round").to_number<int>();
    const auto [expected, got] = compared(games_in(round), games_of(event, number));
    outcome.expect(id + "/games", expected, got);
    if (const json::value* const bye = round.get_object().if_contains("bye")) {
        const auto& byes = event.round(number).byes;
        outcome.expect(id + "/bye", bye->is_null() ? "no bye" : std::to_string(bye->as_int64()),
                       byes.empty() ? "no bye" : std::to_string(number_in_name(event.player(byes.front()))));
    }
    if (const json::value* const repeats = round.get_object().if_contains("repeats"))
        outcome.expect(id + "/repeats", std::to_string(repeats->as_int64()),
                       std::to_string(repeats_in(event, number)));
}

void run_event(const std::string& name, const Event& event, const json::object& expected, Outcome& outcome) {
    const auto players =
        std::ranges::count_if(event.players(), [](const Player& one) { return one.members.empty(); });
    const std::map<std::string, std::string> got{{"system", std::string(word_of(event.conditions().system))},
                                                 {"players", std::to_string(players)},
                                                 {"rounds", std::to_string(event.conditions().rounds)},
                                                 {"criteria", criteria_text(event)}};
    for (const auto& [field, value] : got) {
        const json::value* const said = expected.if_contains(field);
        if (said == nullptr) continue;
        std::string text;
        if (said->is_string()) text = system_text(std::string(said->as_string()));
        if (said->is_int64()) text = std::to_string(said->as_int64());
        if (said->is_array())
            for (const json::value& word : said->as_array()) text += std::string(word.as_string()) + ' ';
        outcome.expect(name + "/event/" + field, text, value);
    }
    if (const json::value* const rounds = expected.if_contains("pairings"))
        for (const json::value& round : rounds->as_array())
            run_round(name + "/event/" + std::to_string(round.at("round").to_number<int>()), event, round,
                      outcome);
}

}  // namespace

void run_events(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder, ".expect.json")) {
        const std::string name = stem_of(path);
        const auto file = path.parent_path() / (name + ".xml");
        const json::value expected = json_at(path);
        if (!text_at(file) || !expected.is_object()) continue;
        if (const auto event = event_at(file))
            run_event(name, *event, expected.get_object(), outcome);
        else
            outcome.expect(name + "/event", "an event", "a file that cannot be read");
    }
}

}  // namespace shinpan::tournament
