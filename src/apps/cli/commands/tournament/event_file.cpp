#include "apps/cli/commands/tournament/event_file.hpp"

#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "base/text.hpp"
#include "formats/files/durable.hpp"
#include "server/store/file_lock.hpp"
#include "tournament/desk/answers.hpp"
#include "tournament/files/event_json.hpp"
#include "tournament/pairing/pairing_messages.hpp"
#include "tournament/report/words.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <map>

namespace shinpan::inline apps::cli {
namespace {

// What an event refuses, and what is wrong in a file, has a kind that pages know; words and numbers that make
// no sense on the command line have none.
bool is_refusal_of_event(const BadInput& fault) { return !fault.remark.saying.kind.empty(); }

}  // namespace

std::int64_t calendar_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::uint64_t drawn_seed() { return static_cast<std::uint64_t>(calendar_now() % 1'000'000'007); }

void takes_event(const CommandParser& command, EventOptions& options) {
    command.option("FILE", options.file, "The event's file").required();
    add_json(command, options.json);
}

void takes_new_event(const CommandParser& command, EventOptions& options) {
    command.option("FILE", options.file, "The event's file, one that is not there yet").required();
    add_json(command, options.json);
}

void takes_round(const CommandParser& command, int& round) {
    command.option("--round", round, "The round; usually the last that is paired");
}

std::optional<tournament::Event> read_event(const std::string& path) {
    const auto text = read_file(path, tournament::most_event_bytes);
    if (!text) {
        complain(path, text.error());
        return {};
    }
    auto event = tournament::event_in_json(*text);
    if (event) return std::move(*event);
    complain(path, event.error());
    return {};
}

std::string with_option(const BadInput& fault) {
    const std::string_view kind = fault.remark.saying.kind;
    if (kind == tournament::fault::no_title.kind) return fault.what + "; --title names it";
    if (kind == tournament::fault::results_missing.kind) return fault.what + " (--may-lack-results)";
    if (kind == tournament::fault::needs_repeat.kind)
        return fault.what + " (--may-repeat lets them meet again)";
    return fault.what;
}

int change_event(const EventOptions& options,
                 const std::function<Result<void, BadInput>(tournament::Event&)>& change) {
    const std::string& path = options.file;
    const auto lock = server::FileLock::of(path);
    if (!lock) {
        complain(path + ": the page of this tournament has it open, or its folder cannot be written");
        return refused;
    }
    auto event = read_event(path);
    if (!event) return refused;
    const std::size_t before = event->entries().size();
    if (const auto changed = change(*event); !changed) {
        complain(with_option(changed.error()));
        return is_refusal_of_event(changed.error()) ? refused : wrong_usage;
    }
    if (!disk::replace_file(path, tournament::to_json(event->entries()))) {
        complain(path + ": cannot be written: " + std::strerror(errno));
        return refused;
    }
    say_entered(options, *event, event->entries().subspan(before));
    return fine;
}

int enter(const EventOptions& options, const tournament::Deed& deed) {
    return change_event(options, [&](tournament::Event& event) { return event.take(deed, calendar_now()); });
}

int say_json(const std::string& value) {
    put(value + "\n");
    return fine;
}

void say_entered(const EventOptions& options, const tournament::Event& event,
                 std::span<const tournament::Entry> entries) {
    if (options.json) {
        say_json(tournament::entered_in_json(entries));
        return;
    }
    for (const tournament::Entry& entry : entries)
        put(std::to_string(entry.number) + "  " + for_terminal(tournament::words_on(event, entry)) + "\n");
}

Result<tournament::PlayerNumber, BadInput> player_called(const tournament::Event& event,
                                                         const std::string& word) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number = error == std::errc() && end == word.data() + word.size();
    std::vector<tournament::PlayerNumber> whole, part;
    for (const tournament::Player& player : event.players()) {
        if (is_number && player.number == number) return player.number;
        const std::string name = lower(tournament::full_name(player));
        if (is_number || name.find(lower(word)) == std::string::npos) continue;
        (name == lower(word) ? whole : part).push_back(player.number);
    }
    const auto& found = whole.empty() ? part : whole;
    if (found.size() == 1) return found.front();
    if (found.empty()) return failure(BadInput{0, 0, "there is no player " + word});
    return failure(BadInput{0, 0, word + " can be " + listed(found, ", ", [&](tournament::PlayerNumber one) {
                                      return std::to_string(one) + ' ' +
                                             tournament::full_name(event.player(one));
                                  }) + "; say the number"});
}

Result<std::vector<tournament::PlayerNumber>, BadInput> players_called(
    const tournament::Event& event, const std::vector<std::string>& words) {
    std::vector<tournament::PlayerNumber> players;
    for (const std::string& word : words) {
        const auto player = player_called(event, word);
        if (!player) return failure(player.error());
        players.push_back(*player);
    }
    return players;
}

void warn_of_namesakes(const tournament::Event& event, std::span<const tournament::Player> entered) {
    std::map<std::string, std::vector<tournament::PlayerNumber>> called;
    for (const tournament::Player& player : event.players())
        called[lower(tournament::full_name(player))].push_back(player.number);
    for (const tournament::Player& one : entered) {
        const std::string name = tournament::full_name(one);
        const auto same = called.extract(lower(name));  // each name is told once
        if (same.empty() || same.mapped().size() < 2) continue;
        const auto number = [](tournament::PlayerNumber player) { return std::to_string(player); };
        complain("players " + listed(same.mapped(), ", ", number) + " are all called " + name +
                 "; commands know them by their numbers");
    }
}

Result<int, BadInput> round_asked(const tournament::Event& event, int round) {
    if (round == 0) round = event.last_paired_round();
    if (round == 0) return failure(BadInput{0, 0, "no round is paired yet"});
    if (round < 0 || round > event.conditions().rounds)
        return failure(
            BadInput{0, 0, "the event has " + std::to_string(event.conditions().rounds) + " rounds"});
    return round;
}

int round_to_pair(const tournament::Event& event) {
    const int last = event.last_paired_round();
    const auto& games = event.round(last).games;
    const bool has_begun = std::any_of(games.begin(), games.end(), [](const tournament::PairedGame& game) {
        return game.end != tournament::GameEnd::unknown;
    });
    return last == 0 || has_begun || event.unpaired(last).empty() ? last + 1 : last;
}

}  // namespace shinpan::apps::cli
