#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/files/h9.hpp"
#include "tournament/standings/standings.hpp"

#include <map>
#include <numeric>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

// Which score and sum a column is said to be: "SOS of MMS", "NBW rounded down".
struct Meaning {
    Criterion criterion;
    bool is_mcmahon;
    bool rounds_down;
};

std::optional<Meaning> meaning_of(std::string said) {
    constexpr std::string_view rounded = " rounded down";
    const bool rounds_down = said.ends_with(rounded);
    if (rounds_down) said.resize(said.size() - rounded.size());
    const std::string sum = said.find(" of ") == std::string::npos ? "" : said.substr(0, said.find(' '));
    const std::string score = said.substr(said.rfind(' ') + 1);
    const std::map<std::string, std::pair<Criterion, Criterion>> sums{
        {"", {Criterion::wins, Criterion::mcmahon}},
        {"SOS", {Criterion::opponents_wins, Criterion::opponents_mcmahon}},
        {"SODOS", {Criterion::defeated_wins, Criterion::defeated_mcmahon}},
        {"SOSOS", {Criterion::opponents_opponents_wins, Criterion::opponents_opponents_mcmahon}}};
    const auto found = sums.find(sum);
    if (found == sums.end() || (score != "NBW" && score != "MMS")) return {};
    const bool is_mcmahon = score == "MMS";
    return Meaning{is_mcmahon ? found->second.second : found->second.first, is_mcmahon, rounds_down};
}

// The printed column of each player, by number.
Column printed(const h9::ReadTable& read, std::size_t column) {
    Column values(read.event.players().size() + 1, -1);
    for (std::size_t i = 0; i < read.columns.size(); ++i)
        if (column < read.columns[i].size())
            values[i + 1] = quarters_in(read.columns[i][column]).value_or(-1);
    return values;
}

void count_as(Event& event, RoundDown rounded) {
    Conditions laid = event.conditions();
    laid.unplayed.rounded = rounded;
    static_cast<void>(event.take(LaidDown{laid}, 0));
}

// Gives everybody the start score with which they come to the McMahon score that is printed.
void start_by(Event& event, const Column& mcmahon) {
    constexpr int middle = 25;
    Conditions laid = event.conditions();
    laid.mcmahon = {middle, middle, 0};
    static_cast<void>(event.take(LaidDown{laid}, 0));
    const Column wins = Scores(event, laid.rounds, Ranked::sides).column(Criterion::wins);
    for (const Player& player : std::vector<Player>(event.players().begin(), event.players().end())) {
        Player with_start = player;
        const auto at = static_cast<std::size_t>(player.number);
        with_start.correction = static_cast<int>((mcmahon[at] - wins[at]) / 4) - middle;
        static_cast<void>(event.take(Registered{with_start}, 0));
    }
}

void run_column(const std::string& id, const h9::ReadTable& read, std::size_t number, const json::value& said,
                const std::optional<Column>& mcmahon, Outcome& outcome) {
    const std::string is(said.at("is").as_string());
    const auto meaning = meaning_of(is);
    if (!meaning) return outcome.skip(id, "it is " + is);
    Event event = read.event;
    count_as(event, meaning->is_mcmahon    ? RoundDown::unplayed
                    : meaning->rounds_down ? RoundDown::scores
                                           : RoundDown::nothing);
    if (meaning->is_mcmahon && mcmahon) start_by(event, *mcmahon);
    const Column computed =
        Scores(event, event.conditions().rounds, Ranked::sides).column(meaning->criterion);
    const Column shown = printed(read, number);
    int equal = 0;
    for (std::size_t i = 1; i < shown.size(); ++i) equal += shown[i] == computed[i] ? 1 : 0;
    const auto rows = [&](auto count) { return std::to_string(count) + " rows of " + is; };
    outcome.expect(id, rows(said.at("rows_equal").as_int64()), rows(equal));
}

std::string wins_text(const h9::ReadTable& read) {
    Event event = read.event;
    count_as(event, RoundDown::nothing);
    const Column wins = Scores(event, event.conditions().rounds, Ranked::sides).column(Criterion::wins);
    std::string text;
    for (std::size_t i = 1; i < wins.size(); ++i) text += number_text(wins[i]) + ' ';
    return text;
}

void run_table(const std::string& name, const h9::ReadTable& read, const json::object& expected,
               Outcome& outcome) {
    std::size_t games = 0;
    for (const Round& round : read.event.rounds()) games += round.games.size();
    outcome.expect(name + "/h9/games", std::to_string(expected.at("games").as_int64()),
                   std::to_string(games));
    std::string wins;
    for (const json::value& each : expected.at("wins").as_array())
        wins += number_text(quarters_of(each)) + ' ';
    outcome.expect(name + "/h9/wins", wins, wins_text(read));
    const json::object& columns = expected.at("columns").as_object();
    std::optional<Column> mcmahon;
    for (const auto& [number, said] : columns)
        if (said.at("is").as_string() == "MMS" && !mcmahon)
            mcmahon = printed(read, static_cast<std::size_t>(std::atoi(std::string(number).c_str())));
    for (const auto& [number, said] : columns)
        run_column(name + "/h9/column " + std::string(number), read,
                   static_cast<std::size_t>(std::atoi(std::string(number).c_str())), said, mcmahon, outcome);
}

// Rows of unequal length are none.
bool has_contradictions(const json::object& expected) {
    for (const json::value& one : expected.at("contradictions").as_array())
        if (one.at(2).as_string() != "different numbers of rounds") return true;
    return false;
}

}  // namespace

void run_h9(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder / "h9", ".expect.json")) {
        const std::string name = stem_of(path);
        const json::value expected = json_at(path);
        const auto text = text_at(path.parent_path() / (name + ".h9"));
        if (!expected.is_object() || !text) {
            outcome.expect(name + "/h9", "a table and its answers", "a file that cannot be read");
            continue;
        }
        const auto read = h9::read_table(*text, 0);
        if (read && !has_contradictions(expected.get_object()))
            run_table(name, *read, expected.get_object(), outcome);
        else
            outcome.expect(
                name + "/h9",
                has_contradictions(expected.get_object()) ? "a table that contradicts itself" : "a table",
                read ? "a table" : "a table that contradicts itself");
    }
}

}  // namespace shinpan::tournament
