#include "tournament/cases/folder.hpp"
#include "tournament/cases/kinds.hpp"
#include "tournament/files/aga_results.hpp"
#include "tournament/files/h9.hpp"
#include "tournament/files/pairgoth.hpp"
#include "tournament/files/tou.hpp"

#include <algorithm>

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

}  // namespace

void run_other_formats(const std::filesystem::path& folder, Outcome& outcome) {
    for (const auto& path : files_ending(folder / "events", ".xml")) {
        run_format(path, ".h9", from_h9, outcome);
        run_format(path, ".tou", from<tou::read_event>, outcome);
        run_format(path, ".tour.json", from<pairgoth::read_event>, outcome);
    }
    for (const auto& path : files_ending(folder / "aga", ".txt")) {
        const auto text = text_at(path);
        const bool is_read = text && aga_results::read_event(*text, 0);
        outcome.expect(stem_of(path) + "/aga", "an event",
                       is_read ? "an event" : "a file that cannot be read");
    }
}

}  // namespace shinpan::tournament
