#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/files/aga_results.hpp"
#include "tournament/files/file_formats.hpp"
#include "tournament/files/h9.hpp"
#include "tournament/files/pairgoth.hpp"
#include "tournament/files/tou.hpp"
#include "tournament/files/words_of_line.hpp"
#include "tournament/standings/standings.hpp"

#include <algorithm>
#include <map>

namespace shinpan::tournament {
namespace {

// All games by the numbers in the players' names, such as "round 1: 7 - 12 white_wins 2".
std::vector<std::string> games_of(const Event& event) {
    std::vector<std::string> games;
    for (std::size_t i = 0; i < event.rounds().size(); ++i)
        for (const PairedGame& game : event.rounds()[i].games)
            games.push_back("round " + std::to_string(i + 1) + ": " +
                            std::to_string(number_in_name(event.player(game.white))) + " - " +
                            std::to_string(number_in_name(event.player(game.black))) + ' ' +
                            std::string(word_of(game.end)) + ' ' + std::to_string(game.handicap));
    std::sort(games.begin(), games.end());
    return games;
}

// The first game of which the lists differ, of either; "the same games" where none does.
std::pair<std::string, std::string> compared(std::vector<std::string> a, std::vector<std::string> b) {
    const auto [one, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (one == a.end() && other == b.end()) return {"the same games", "the same games"};
    return {one == a.end() ? "no more games" : *one, other == b.end() ? "no more games" : *other};
}

using Read = std::optional<Event> (*)(std::string_view);

std::optional<Event> from_h9(std::string_view text) {
    auto read = h9::read_table(text, 0);
    return read ? std::optional(std::move(read->event)) : std::nullopt;
}
template <auto read_event>
std::optional<Event> from(std::string_view text) {
    auto read = read_event(text, 0);
    return read ? std::optional(std::move(read->event)) : std::nullopt;
}

void run_format(const std::filesystem::path& event_path, const std::string& ending, Read read,
                Outcome& outcome) {
    const std::string name = stem_of(event_path);
    const auto text = text_at(event_path.parent_path() / (name + ending));
    if (!text) return;
    const std::string id = name + "/same/" + ending.substr(1);
    const auto event = event_at(event_path);
    const auto other = read(*text);
    if (!event || !other) return outcome.expect(id, "an event", "a file that cannot be read");
    const auto [expected, got] = compared(games_of(*event), games_of(*other));
    outcome.expect(id, expected, got);
}

// The first player whose printed value is not the event's, in the order of the table.
std::pair<std::string, std::string> compared_column(const Event& event, const h9::ReadTable& table,
                                                    std::size_t column, Criterion criterion) {
    std::map<int, std::int64_t> values;
    const int round = table.event.last_paired_round();
    for (const StandingsRow& row : standings(event, round, {{criterion}, Ranked::members}).rows)
        values[number_in_name(event.player(row.player))] = row.values.front();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const int number = number_in_name(table.event.players()[i]);
        const std::string player = "player " + std::to_string(number) + ' ';
        const auto printed = quarters_in(table.columns[i].at(column));
        const std::string expected = printed ? number_text(*printed) : table.columns[i][column];
        const std::string got = values.contains(number) ? number_text(values[number]) : "not there";
        if (expected != got) return {player + expected, player + got};
    }
    return {"all rows", "all rows"};
}

// "SOS" is that of McMahon scores where these decide.
std::optional<Criterion> criterion_of(const std::string& heading, const Event& event) {
    if (const auto criterion = criterion_in(heading)) return criterion;
    return criterion_in(heading + (event.conditions().system == System::mcmahon ? 'M' : 'W'));
}

// The names above the columns that stand between clubs and results. They are five letters wide, so that two
// of them may stand together.
std::vector<std::string> headings_of(std::string_view text, const Event& event) {
    constexpr std::string_view last_before = "Club";
    constexpr std::size_t width = 5;
    const std::size_t line = text.find("; Pl");
    if (line == std::string_view::npos) return {};
    std::string_view head = text.substr(line, text.find_first_of("\r\n", line) - line);
    head.remove_prefix(std::min(head.size(), head.find(last_before) + last_before.size()));
    std::vector<std::string> names;
    for (const std::string_view word : words_of_line(head)) {
        const bool is_two = word.size() > width && !criterion_of(std::string(word), event);
        if (is_two) names.emplace_back(word.substr(0, word.size() - width));
        names.emplace_back(is_two ? word.substr(word.size() - width) : word);
    }
    return names;
}

void run_columns(const std::filesystem::path& event_path, Outcome& outcome) {
    const std::string name = stem_of(event_path);
    const auto text = text_at(event_path.parent_path() / (name + ".h9"));
    const auto event = event_at(event_path);
    const auto table = h9::read_table(text.value_or(""), 0);
    if (!event || !table) return;
    const std::vector<std::string> headings = headings_of(*text, *event);
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const std::string id = name + "/same/h9/" + headings[i];
        const auto criterion = criterion_of(headings[i], *event);
        const bool is_whole = std::ranges::all_of(
            table->columns, [&](const std::vector<std::string>& row) { return row.size() > i; });
        if (!criterion || !is_whole) {
            outcome.skip(id, criterion ? "not all rows have it" : "there is no such criterion");
            continue;
        }
        const auto [expected, got] = compared_column(*event, *table, i, *criterion);
        outcome.expect(id, expected, got);
    }
}

}  // namespace

void run_other_formats(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder / "events", ".xml")) {
        run_format(path, ".h9", from_h9, outcome);
        run_columns(path, outcome);
        run_format(path, ".tou", from<tou::read_event>, outcome);
        run_format(path, ".tour.json", from<pairgoth::read_event>, outcome);
    }
    for (const auto& path : files_ending(folder / "aga", "register.tde")) {
        const auto beside = [&](const std::string& name) { return text_at(path.parent_path() / name); };
        const auto text = text_at(path);
        const bool is_read = text && read_event_file("register.tde", *text, 0, beside);
        outcome.expect(path.parent_path().filename().string() + "/aga", "an event",
                       is_read ? "an event" : "files that cannot be read");
    }
    for (const auto& path : files_ending(folder / "aga", ".txt")) {
        const auto text = text_at(path);
        const bool is_read = text && aga_results::read_event(*text, 0);
        outcome.expect(stem_of(path) + "/aga", "an event",
                       is_read ? "an event" : "a file that cannot be read");
    }
}

}  // namespace shinpan::tournament
