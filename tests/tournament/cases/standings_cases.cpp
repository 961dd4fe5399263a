#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/standings/standings.hpp"

#include <map>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

// The first player of whom a column differs: what is expected of them, and what came out; the same where none
// differs.
std::pair<std::string, std::string> compared(const json::array& rows, std::size_t column,
                                             const std::map<int, std::int64_t>& values) {
    for (const json::value& row : rows) {
        const auto number = row.at(0).to_number<int>();
        const std::string player = "player " + std::to_string(number) + ' ';
        const std::string expected = number_text(quarters_of(row.at(column)));
        const auto found = values.find(number);
        const std::string got = found == values.end() ? "not in the table" : number_text(found->second);
        if (expected != got) return {player + expected, player + got};
    }
    return {"all equal", "all equal"};
}

std::map<int, std::int64_t> values_by_number(const Event& event, int round, Criterion criterion) {
    std::map<int, std::int64_t> values;
    for (const StandingsRow& row : standings(event, round, {{criterion}, Ranked::members}).rows)
        values[number_in_name(event.player(row.player))] = row.values.front();
    return values;
}

// The answers list preliminary players, too.
void check_all_in(Event& event) {
    for (std::size_t i = 0; i < event.players().size(); ++i)
        if (!event.players()[i].is_there)
            static_cast<void>(event.take(CheckedIn{static_cast<PlayerNumber>(i) + 1, true}, 0));
}

void run_table(const std::string& name, const Event& event, const json::value& table, Outcome& outcome) {
    const auto round = table.at("after_round").to_number<int>();
    const json::array& columns = table.at("columns").as_array();
    for (std::size_t i = 1; i < columns.size(); ++i) {
        const std::string column(columns[i].as_string());
        const std::string id = name + "/standings/" + std::to_string(round) + '/' + column;
        const auto criterion = criterion_in(column);
        if (!criterion) {
            outcome.skip(id, "there is no such criterion");
            continue;
        }
        const auto [expected, got] =
            compared(table.at("rows").as_array(), i, values_by_number(event, round, *criterion));
        outcome.expect(id, expected, got);
    }
}

}  // namespace

void run_standings(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder, ".expect.json")) {
        const json::value expected = json_at(path);
        const std::string name = stem_of(path);
        if (!expected.is_object()) {
            outcome.expect(name + "/standings", "a file of JSON", "no JSON");
            continue;
        }
        const json::value* const tables = expected.get_object().if_contains("standings");
        if (tables == nullptr) continue;
        auto event = event_at(path.parent_path() / (name + ".xml"));
        if (!event) {
            outcome.expect(name + "/standings", "an event", "a file that cannot be read");
            continue;
        }
        check_all_in(*event);
        for (const json::value& table : tables->as_array()) run_table(name, *event, table, outcome);
    }
}

}  // namespace shinpan::tournament
