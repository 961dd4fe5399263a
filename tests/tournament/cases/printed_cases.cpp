#include "go/rules/handicap.hpp"
#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/files/crosstable.hpp"
#include "tournament/standings/standings.hpp"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <map>

namespace shinpan::tournament {
namespace {

namespace json = boost::json;

struct PrintedTable {
    int after_round = 0;
    std::vector<std::string> columns{};
    std::vector<std::vector<std::string>> rows{};

    std::size_t at(const std::string& column) const {
        return static_cast<std::size_t>(std::find(columns.begin(), columns.end(), column) - columns.begin());
    }
    bool has(const std::string& column) const { return at(column) < columns.size(); }
};

std::string text_of_value(const json::value& value) {
    return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}

PrintedTable table_in(const json::object& file) {
    PrintedTable table{.after_round = file.at("after_round").to_number<int>()};
    for (const json::value& column : file.at("columns").as_array())
        table.columns.push_back(text_of_value(column));
    for (const json::value& row : file.at("rows").as_array()) {
        auto& words = table.rows.emplace_back();
        for (const json::value& word : row.as_array()) words.push_back(text_of_value(word));
    }
    return table;
}

// The event that a table alone makes: its games, and start scores that are the printed scores less the
// points.
std::optional<Event> event_of_rows(const PrintedTable& table) {
    constexpr int middle = 25;
    std::vector<CrosstableRow> rows;
    for (const auto& words : table.rows) {
        CrosstableRow row{.line = static_cast<int>(rows.size()) + 1};
        row.player = {.name = "Row", .given = std::to_string(rows.size() + 1)};
        row.player.rank = rank_in(words[table.at("rank")]).value_or(0);
        int halves = 0;
        for (int round = 1; round <= table.after_round; ++round) {
            const auto result = crosstable_result_in(words[table.at('R' + std::to_string(round))]);
            if (!result) return {};
            row.results.push_back(*result);
            halves += result->said == SaidResult::won ? 2 : result->said == SaidResult::tied ? 1 : 0;
        }
        row.player.correction = std::atoi(words[table.at("MMS")].c_str()) - halves / 2 - middle;
        rows.push_back(std::move(row));
    }
    Importer importer(0);
    importer.conditions().mcmahon = {middle, middle, 0};
    enter_rows(rows, importer);
    auto read = std::move(importer).finish();
    if (!read) return {};
    return std::move(read->event);
}

std::optional<Event> event_for(const json::object& file, const PrintedTable& table,
                               const std::filesystem::path& folder) {
    const json::value* const named = file.if_contains("event");
    if (named == nullptr) return event_of_rows(table);
    std::filesystem::path path = folder / std::string(named->as_string());
    if (path.extension() == ".gz") path.replace_extension();
    auto event = event_at(path);
    if (!event) return {};
    Conditions laid = event->conditions();
    laid.unplayed.rounded = RoundDown::unplayed;  // as it was when these tables were printed
    static_cast<void>(event->take(LaidDown{laid}, 0));
    return event;
}

void run_column(const std::string& id, const Event& event, const PrintedTable& table, Criterion criterion,
                std::size_t column, Outcome& outcome) {
    std::map<int, std::int64_t> values;
    for (const StandingsRow& row : standings(event, table.after_round, {{criterion}, Ranked::members}).rows)
        values[number_in_name(event.player(row.player))] = row.values.front();
    for (const auto& row : table.rows) {
        const std::string expected = row.front() + ": " + row[column];
        const auto value = values.find(std::atoi(row.front().c_str()));
        const std::string got =
            row.front() + ": " + (value == values.end() ? "not there" : number_text(value->second));
        if (expected != got) return outcome.expect(id, expected, got);
    }
    outcome.expect(id, "all rows", "all rows");
}

}  // namespace

void run_printed(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder / "printed", ".json")) {
        const json::value file = json_at(path);
        const std::string name = stem_of(path);
        const PrintedTable table = file.is_object() ? table_in(file.get_object()) : PrintedTable();
        const auto event = file.is_object() ? event_for(file.get_object(), table, folder) : std::nullopt;
        if (!event) {
            outcome.expect(name + "/printed", "a table and its event", "a file that cannot be read");
            continue;
        }
        for (const std::string column : {"NBW", "MMS", "SOSM", "SOSOSM", "SOSW", "SODOSM"})
            if (table.has(column))
                run_column(name + "/printed/" + column, *event, table, *criterion_in(column),
                           table.at(column), outcome);
    }
}

}  // namespace shinpan::tournament
