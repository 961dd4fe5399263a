// What the core asks of the store, and what it answers. Whatever is written is on disk before it is answered;
// a request is carried out whole or not at all.
#pragma once

#include "server/core/messages.hpp"
#include "server/log/digest.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace shinpan::server {

class GameLog;

// A guest and the session by which their browser is known again. Of a token only the digest is kept.
struct KeepGuest {
    Person person{};
    std::string session{};  // the digest of its token
    std::int64_t at = 0;
};

struct FindSession {
    std::string session{};
};

// What a person may do besides playing. An administrator may do all that a referee may.
enum class Role : std::uint8_t { none, referee, administrator };

// A code that gives a role to the one person who uses it first, in time.
struct KeepCode {
    std::string code{};  // the digest
    Role role = Role::none;
    std::int64_t expires = 0;
};

// A person takes the role of a code. Absent where the code is not known, another person's, or used after it
// expired; whoever has used it in time may say it again. A role that says more stays.
struct UseCode {
    std::string code{}, person{};
    std::int64_t at = 0;
};

struct KeepName {
    Person person{};
};

struct KeptInvitation {
    std::string code{};  // the digest of the link's code
    Person by{};
    GameConditions conditions{};
    Side side = Side::nigiri;
    std::int64_t at = 0;
    std::string game{}, joined{};      // that began by it, and the joiner's id; empty before
    std::vector<Proposal> counters{};  // what others asked for instead; only FindInvitation knows them
};

// Absent where another one has that code. Of a person's links that nobody has used the 50 newest are kept.
struct KeepInvitation {
    KeptInvitation invitation{};
};

// Absent where the game has not begun and one of the two has blocked the other; without what those ask for
// instead whom whoever invited has blocked.
struct FindInvitation {
    std::string code{};
    std::string asks{};  // the id of the person who asks; empty: nobody in particular
};

// Absent where they have no such invitation, or a game began by it.
struct DropInvitation {
    std::string code{}, by{};
};

// What somebody asks for instead, in place of what they asked for before. Absent where as many as a link
// takes have asked already.
struct KeepCounter {
    std::string code{};  // the digest
    Proposal proposal{};
    std::int64_t at = 0;
};

// An entry with whose request it was.
struct KeptEntry {
    LogEntry entry{};
    std::string head{};
    std::string person{}, request{};  // empty for the server's own
    std::array<bool, 2> awaited{};    // whose word the game waits for after it; only KeepEntry says it

    friend bool operator==(const KeptEntry&, const KeptEntry&) = default;
};

// A game begins: its invitation is used up. Absent where that is gone or used up.
struct KeepGame {
    std::string game{};
    std::string code{};    // the digest
    std::string joined{};  // the joiner's id
    std::array<Person, 2> seats{};
    std::vector<KeptEntry> entries{};
    std::string conditions{};  // in words
};

// Absent where the log has an entry of that number already, or the one before is missing.
struct KeepEntry {
    std::string game{};
    KeptEntry kept{};
    std::string result{};  // as the game then stands; empty while it is not over
    int call = 0;          // the number of the entry by which the referee is called; 0: not, or answered
    bool owes_estimate = false;  // the server has yet to find which stones are dead
};

// The games in which the referee is called, the oldest call first, and the fifty lines of chat that were said
// last among those that were reported and not dealt with: FoundCalls.
struct FindCalls {};

struct FindGame {
    std::string game{};
};

// The last games of a person, as GameList has them.
struct FindGames {
    std::string person{};
};

// The games in which the server has yet to find which stones are dead, those that ended first and so many at
// most: FoundOwed.
struct FindOwed {
    int most = 0;
};

// Games that go on, the next hundred in the order of their names, of which a player was deleted, or which
// have had no entry since before that time: FoundAbandoned.
struct FindAbandoned {
    std::int64_t before = 0;
    std::string after{};  // the name of a game; empty: from the first on
};

// Of games that are over, have had no entry since before that time, and in which nobody calls the referee,
// the logs are packed, the oldest first and so many at most: Packed. Whoever asks for such a game finds it as
// it was, and may enter more.
struct PackLogs {
    std::int64_t before = 0;
    int most = 0;
};

// A line of a game's chat, once. Answered by FoundChat with that line and its number, or by none where it was
// kept before; Absent where the game has as many lines as it takes.
struct KeepChat {
    std::string game{};
    ChatLine line{};
    std::string request{};  // of whoever says it
};

struct FindChat {
    std::string game{};
    std::string reader{};  // without the lines of those whom they have blocked; empty: all lines
};

// Absent where there is no such line.
struct KeepReport {
    std::string game{};
    int line = 0;
    std::string by{};  // the id of whoever reports it
};

// A person goes: their name, sessions, role, links and blocks, and what they said in chats but for reported
// lines that nobody has dealt with. Their games stay, and their id in them. Absent where there is no such
// person.
struct DeletePerson {
    std::string person{};
    std::int64_t at = 0;
};

// Those who were deleted after that time: FoundPeople, without names.
struct FindDeleted {
    std::int64_t after = 0;
};

// Those who go by that name, the newest fifty: FoundPeople.
struct FindPeople {
    std::string name{};
};

// A person blocks another. Absent where there is no such other, or they have blocked as many as they may.
struct KeepBlock {
    std::string by{}, blocked{};
    std::int64_t at = 0;
};

struct DropBlock {
    std::string by{}, blocked{};
};

// Those whom a person has blocked: FoundPeople.
struct FindBlocks {
    std::string by{};
};

// Has one of the two blocked the other? Absent where not.
struct FindBlock {
    std::string one{}, other{};
};

// Lines of chat that were said before then go, but for those that were reported and not dealt with before.
struct DropOldChat {
    std::int64_t before = 0;
};

// A reported line is dealt with, by that referee. Absent where there is no such line, or nobody has reported
// it; whoever has dealt with it first stays.
struct KeepSettled {
    std::string game{};
    int line = 0;
    std::string by{};  // the id
    std::int64_t at = 0;
};

using StoreRequest = std::variant<KeepGuest, FindSession, KeepCode, UseCode, KeepName, KeepInvitation,
                                  FindInvitation, DropInvitation, KeepCounter, KeepGame, KeepEntry, FindGame,
                                  FindGames, FindOwed, FindAbandoned, PackLogs, KeepChat, FindChat,
                                  KeepReport, KeepSettled, FindCalls, DeletePerson, FindDeleted, FindPeople,
                                  KeepBlock, DropBlock, FindBlocks, FindBlock, DropOldChat>;

// ---- answers ----

struct Kept {};

// Nothing was written: the disk is full or fails.
struct NotKept {
    std::string why{};
};

// There is no such thing, or there is another one already.
struct Absent {};

// The role that a person has now.
struct Taken {
    Role role = Role::none;
};

struct FoundGame {
    std::string game{};
    std::array<Person, 2> seats{};
    std::vector<KeptEntry> entries{};
    std::shared_ptr<GameLog> log{};  // what they come to, where somebody has looked (log_of)
};

// The log that the entries are, which is taken out where it is there already; nothing where they make none.
std::optional<GameLog> log_of(FoundGame&, Digest);

struct FoundCalls {
    Calls calls{};
};

struct FoundGames {
    std::vector<ListedGame> games{};
};

struct FoundOwed {
    std::vector<std::string> games{};
};

struct FoundAbandoned {
    std::vector<std::string> games{};
    std::string looked_at{};  // the last game that was looked at; empty: there are no more
};

struct Packed {
    int games = 0;
};

struct FoundPeople {
    std::vector<Person> people{};
};

struct FoundChat {
    std::vector<ChatLine> lines{};
    std::vector<std::string>
        hidden_from{};  // of a line that was kept: the ids of those who have blocked its author
};

using StoreAnswer = std::variant<Kept, NotKept, Absent, Person, Taken, KeptInvitation, FoundGame, FoundGames,
                                 FoundChat, FoundCalls, FoundPeople, FoundOwed, FoundAbandoned, Packed>;

}  // namespace shinpan::server
