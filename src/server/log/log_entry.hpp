// LogEntry: one line of the log of a game that is played over a net. The log is the whole truth of such a
// game: what its pages show, its clocks, its record and its result are a fold of it.
//
//   17 1764193000123 B 5230 play B D4
//
// is the entry's number, when the server took it, who said it, what that cost their clock, and what it says.
#pragma once

#include "go/board/color.hpp"
#include "go/table/time_control.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::server {

// Who said it. The letter of a player is the one that event lines have.
enum class Author : std::uint8_t { server, black, white, referee };

constexpr char letter(Author author) { return "SBWR"[static_cast<int>(author)]; }

// Color::empty for an author who is no player.
constexpr Color player_of(Author author) {
    if (author == Author::black) return Color::black;
    return author == Author::white ? Color::white : Color::empty;
}

constexpr Author author_of(Color player) { return player == Color::black ? Author::black : Author::white; }

// What an entry says is one of these, without a line feed:
//
//   start CONDITIONS     the first entry (game_conditions.hpp)
//   EVENT                an event line of one player's, the referee's or the server's (event_line.hpp)
//                        likewise the handicap stones, which Black places where that is agreed
//   offer EVENT          what both must say: one player says it; marks and requests to take back too
//   accept NUMBER EVENT  the other player accepts the offer of that number, and says in full what it was
//   decline NUMBER       turns it down, or takes one's own back
//
// and of what happens at the table besides the game (sitting.hpp):
//
//   pause restart        the server's: the game rests, clocks and all, until both players are back
//   pause referee        the server's or the referee's: until the referee has answered
//   offer pause          a player's, and accept 0 pause the other's: it rests until both want to go on
//   offer go_on          likewise, and accept 0 go_on; decline 0 turns either down
//   go_on                ends a rest; the server's or the referee's
//   call WORDS           a player, or the server where nobody moves, calls the referee
//   answered WORDS       the referee has answered, or whoever called needs it no more, without words
//   time W +60 WORDS     the referee gives a player that many seconds, or takes them with -
//   abort                a player's, before both have moved: the game is broken off and was never played
//   abort WORDS          the server's, at any time before its end: nobody will finish it; it has no result
//   claim 312            a player's: the other, on whom the game waits, has been away for so many seconds,
//                        which is at least what was agreed on, and forfeits it
//   adjourn 312          likewise: the game rests until both want to go on
struct LogEntry {
    int number = 0;       // from 1
    std::int64_t at = 0;  // milliseconds since the start of 1970, UTC, as the server's calendar had it
    Author author = Author::server;
    Milliseconds charged = 0;  // to the clock that ran, where the entry ended or broke off its turn
    std::string text{};

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// The line of the log, without a line feed: what its chain of digests goes over.
std::string to_text(const LogEntry&);

// The entry of such a line; nothing for other texts.
std::optional<LogEntry> log_entry_in(std::string_view line);

}  // namespace shinpan::server
