// Messages: what pages and the server say to each other, as types; `server/protocol` has them as JSON.
//
// Each request has an id of its page's own and gets exactly one answer, `Done` or `NotDone`. The same request
// again, with the same id, is not carried out twice and has the same answer.
#pragma once

#include "go/board/color.hpp"
#include "go/rules/refusal.hpp"
#include "server/core/no_code.hpp"
#include "server/log/game_conditions.hpp"
#include "server/log/log_entry.hpp"
#include "server/log/sitting.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace shinpan::server {

inline constexpr int protocol_version = 1;

// ---- from pages ----

// The first message of a connection.
struct Hello {
    int version = 0;
};

// Send me this game from now on, and what I have missed of it: I know its log up to entry `after`, whose head
// is `head`; 0 and none: nothing.
struct Watch {
    std::string id{}, game{};
    int after = 0;
    std::string head{};
};

struct Unwatch {
    std::string id{}, game{};
};

// Enter this into the log of the game (log_entry.hpp), which I know up to entry `after`.
struct Say {
    std::string id{}, game{};
    int after = 0;
    std::string text{};
    std::optional<Milliseconds> thought{};  // how long the player thought, as their page has it
};

// Which side whoever invites would take.
enum class Side : std::uint8_t { nigiri, black, white };

// Make a link by which one other person can play with me. The page draws its code, so that the same request
// again makes no other link.
struct Invite {
    std::string id{};
    std::string code{};  // 26 letters and digits: 128 random bits
    GameConditions conditions{};
    Side side = Side::nigiri;  // of whoever invites
};

// What would I accept by this link?
struct Look {
    std::string id{}, code{};
};

struct Join {
    std::string id{}, code{};
};

struct Withdraw {
    std::string id{}, code{};
};

struct Rename {
    std::string id{}, name{};
};

// I would play by this link under these conditions instead. Whoever invited may agree.
struct Counter {
    std::string id{}, code{};
    GameConditions conditions{};
    Side side = Side::nigiri;  // of whoever asks
};

// By my link, to what this person has asked for instead: the game begins.
struct Agree {
    std::string id{}, code{};
    std::string person{};  // the id
};

// Which games have I played?
struct Games {
    std::string id{};
};

// To the other player.
struct Chat {
    std::string id{}, game{}, text{};
};

// A line of the players' chat is for the referee to see.
struct Report {
    std::string id{}, game{};
    int line = 0;
};

// Once more against the same player: offered by whoever says it first, agreed to by the other.
struct Rematch {
    std::string id{}, game{};
};

// Give me the role of this one-time code.
struct TakeRole {
    std::string id{}, code{};
};

// A referee's: tell me from now on who calls the referee.
struct Desk {
    std::string id{};
};

// From now on nothing from this person comes to me: no invitation, no chat, no game once more; and no more.
struct Block {
    std::string id{}, person{};
};

struct Unblock {
    std::string id{}, person{};
};

// Whom have I blocked?
struct Blocks {
    std::string id{};
};

// A referee's: this line of chat that was reported is dealt with, and leaves the desk.
struct Settle {
    std::string id{}, game{};
    int line = 0;
};

// A referee's: who was away from this game, and what the line has taken of its turns?
struct Inspect {
    std::string id{}, game{};
};

struct Ping {
    std::int64_t count = 0;
};

using FromPage =
    std::variant<Hello, Watch, Unwatch, Say, Invite, Look, Join, Withdraw, Rename, Counter, Agree, Games,
                 Chat, Report, Rematch, TakeRole, Desk, Block, Unblock, Blocks, Settle, Inspect, Ping>;

// The id of a request; empty of other messages.
inline std::string id_of(const FromPage& message) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.id; })
                return one.id;
            else
                return std::string();
        },
        message);
}

// ---- to pages ----

struct Person {
    std::string id{}, name{};  // no name: they were deleted
    bool judges = false;       // may answer calls of the referee in games in which they do not play
};

struct Welcome {
    Person you{};
    std::int64_t now = 0;  // the server's calendar
};

// What a request has brought, as far as it brings something.
struct Done {
    std::string id{};
    std::string game{};  // Join: the game that begins
    int number = 0;      // Say: of the entry, and
    std::string head{};  // the head of the log after it
};

struct KnownEntry {
    LogEntry entry{};
    std::string head{};   // of the log after it
    std::string event{};  // the line of the event that the game took by it; empty where it took none
};

// What one player has offered and the other may accept (game_table.hpp).
struct OpenOffer {
    int number = 0;
    Color by = Color::empty;
    std::string event{};
};

struct TableClocks {
    std::array<PlayerClock::Left, 2> left{};  // as the turn that runs began
    Color running = Color::empty;             // whose clock runs; empty: nobody's
    Milliseconds elapsed = 0;                 // how long it has run
};

// A player on whom the game waits is not there.
struct Absence {
    Color of = Color::empty;
    Milliseconds elapsed = 0;  // for how long, while the other was there
};

// What stands at the table besides the board and the offers, as of the last entry on disk.
struct AtTable {
    Rest rest = Rest::none;
    int call = 0;  // the entry by which the referee is called; 0: nobody calls, or it is answered
    bool is_aborted = false;
    std::optional<TableClocks> clocks{};  // of a game that has them
    std::optional<Absence> absence{};     // of a game in which that may be claimed
};

// Of a refused request; the entries that it did not know with `behind`.
struct NotDone {
    std::string id{};
    NoCode code{};
    std::string what{};                 // in plain English, where the code alone does not say it
    std::optional<Refusal> by_rules{};  // `refused`
    std::string game{};
    std::vector<KnownEntry> missed{};  // `behind`, and
    std::vector<OpenOffer> offers{};   // what is open after them, and
    AtTable table{};
};

// A game as it stands, or the part of its log that whoever watches does not know.
struct GameSeen {
    std::string game{};
    GameConditions conditions{};
    std::array<Person, 2> seats{};  // Black, White
    std::array<bool, 2> present{};  // whether a page of theirs is connected
    Color you = Color::empty;       // which of them you are, if any
    int after = 0;                  // the entries that follow this number: 0 for all
    std::vector<KnownEntry> entries{};
    std::vector<OpenOffer> offers{};
    AtTable table{};
};

// One more entry is in the log, and on disk.
struct Entered {
    std::string game{};
    KnownEntry known{};
    std::vector<OpenOffer> offers{};  // after it, and
    AtTable table{};
};

struct Present {
    std::string game{};
    std::array<bool, 2> present{};
    AtTable table{};  // clocks run once both have been there
};

// What somebody would rather play by a link.
struct Proposal {
    Person by{};
    GameConditions conditions{};
    Side side = Side::nigiri;  // theirs
};

// A link, to whoever looks at it.
struct Invitation {
    std::string code{};
    Person by{};
    GameConditions conditions{};
    Side side = Side::nigiri;          // of whoever invites
    std::string game{};                // that began by it, to those who play it
    std::vector<Proposal> counters{};  // what others ask for instead, to whoever invited
};

// To the other of the two: the game of that link begins.
struct Joined {
    std::string code{}, game{};
};

// A game in the list of a person's.
struct ListedGame {
    std::string game{};
    GameConditions conditions{};
    std::array<Person, 2> seats{};  // Black, White
    std::array<bool, 2> awaited{};  // whose word it waits for; nobody's once it is over
    std::string result{};           // as a record has it; empty while it is not over
    std::int64_t changed = 0;       // when its last entry was made
};

// A person's games: those that are not over first, and each after those that changed later.
struct GameList {
    Person you{};
    std::vector<ListedGame> games{};
};

struct ChatLine {
    int number = 0;
    std::int64_t at = 0;
    std::string by{};  // the id of a player
    std::string text{};
};

// What the players have said beside the game, or what is new of it.
struct Chatted {
    std::string game{};
    std::vector<ChatLine> lines{};
};

// Those whom a person has blocked.
struct BlockList {
    std::vector<Person> people{};
};

// Somebody would play once more, or the game that follows has begun.
struct RematchOffer {
    std::string game{};
    Color by = Color::empty;
    std::int64_t until = 0;  // the server's calendar
    std::string next{};      // the name of the game; empty before
};

// A game in which the referee is called and has not answered.
struct CalledGame {
    std::string game{};
    std::array<Person, 2> seats{};
    LogEntry call{};
};

// A line that a player has reported.
struct ReportedLine {
    std::string game{};
    std::array<Person, 2> seats{};
    ChatLine line{};
};

// To referees: all of them, the oldest call first; and the lines that were reported, the newest first.
struct Calls {
    std::vector<CalledGame> games{};
    std::vector<ReportedLine> reports{};
};

// A time for which no page of a player's was at the game.
struct Away {
    std::int64_t at = 0;  // since when, by the calendar
    Milliseconds lasted = 0;
};

// What the server measured by pings to a page; the newest weighs a tenth of the mean.
struct RoundTrip {
    Milliseconds mean = 0, least = 0, most = 0;
};

struct PlayerEvidence {
    std::vector<Away> away{};               // of a second and more, the last fifty; the last one goes on
                                            // where the player is not there
    std::optional<RoundTrip> round_trip{};  // of their page, while one is there
    Milliseconds granted = 0;               // what the line took of their turns and cost them nothing
    Milliseconds quota = 0;                 // what may be granted at most now
};

// To a referee: what the server has seen of a game's players since it has the game in hand.
struct Evidence {
    std::string game{};
    std::int64_t since = 0;  // by the calendar
    std::array<PlayerEvidence, 2> players{};
};

struct Pong {
    std::int64_t count = 0;
    std::int64_t now = 0;
};

using ToPage = std::variant<Welcome, Done, NotDone, GameSeen, Entered, Present, Invitation, Joined, GameList,
                            Chatted, RematchOffer, Calls, BlockList, Evidence, Pong>;

}  // namespace shinpan::server
