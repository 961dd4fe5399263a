// The file of an event: read, changed by one command at a time, and written whole or not at all.
//
//   return change_event(options, [&](tournament::Event& event) { return event.take(deed, now()); });
#pragma once

#include "apps/cli/command_parser.hpp"
#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/event/event.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace shinpan::inline apps::cli {

// What every command on an event is told.
struct EventOptions {
    std::string file{};
    bool json = false;  // it prints one JSON object (docs/schema/tournament.json)
};

// The argument and the options that most commands on an event have. A round that is left out stays 0.
void takes_event(const CommandParser&, EventOptions&);
void takes_new_event(const CommandParser&, EventOptions&);  // whose file is not there yet
void takes_round(const CommandParser&, int& round);

// Milliseconds since the start of 1970, UTC.
std::int64_t calendar_now();

// A seed that nobody chooses, and that the event's file tells.
std::uint64_t drawn_seed();

// Says on stderr why the event cannot be read; nothing then.
std::optional<tournament::Event> read_event(const std::string& path);

// What is wrong, with the option that helps, where there is one.
std::string with_option(const BadInput&);

// Reads the event, changes it, writes it, and says what was entered. Gives the exit status: wrong usage where
// the change fails at the words of the command, `refused` where the event refuses it. Unless it is fine, the
// file stays as it was.
int change_event(const EventOptions&,
                 const std::function<Result<void, BadInput>(tournament::Event&)>& change);

// The same for one deed.
int enter(const EventOptions&, const tournament::Deed&);

// Prints that value on a line of its own; gives the exit status.
int say_json(const std::string& value);

// Says that these entries were made, in words or as JSON.
void say_entered(const EventOptions&, const tournament::Event&, std::span<const tournament::Entry>);

// The player whom a word names: their number, their whole name, or a part that only they have.
Result<tournament::PlayerNumber, BadInput> player_called(const tournament::Event&, const std::string& word);
Result<std::vector<tournament::PlayerNumber>, BadInput> players_called(const tournament::Event&,
                                                                       const std::vector<std::string>& words);

// Commands on players who have one name need their numbers: says so on stderr of each name that one of these
// has, and somebody else, too.
void warn_of_namesakes(const tournament::Event&, std::span<const tournament::Player> entered);

// The round, or the last one that is paired where it is 0; an error where that is not one.
Result<int, BadInput> round_asked(const tournament::Event&, int round);

// The round that is being paired: the last one as long as it has players without a game and no result, else
// the next.
int round_to_pair(const tournament::Event&);

}  // namespace shinpan::apps::cli
