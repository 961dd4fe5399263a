// Entry: one record of an event. An event is the list of its entries; all else follows from them.
#pragma once

#include "tournament/event/conditions.hpp"
#include "tournament/event/evidence.hpp"
#include "tournament/event/paired_game.hpp"
#include "tournament/event/player.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shinpan::tournament {

struct LaidDown {  // the event begins, or its conditions change from now on
    Conditions conditions{};
    friend bool operator==(const LaidDown&, const LaidDown&) = default;
};
struct Registered {  // a new player, whose number is the next; or what is written of one changes
    Player player{};
    friend bool operator==(const Registered&, const Registered&) = default;
};
struct CheckedIn {
    PlayerNumber player = nobody;
    bool is_there = true;  // false: they are preliminary again
    friend bool operator==(const CheckedIn&, const CheckedIn&) = default;
};
// From that round to that round a player is absent, with a word before it or without; or is there again.
struct Attendance {
    PlayerNumber player = nobody;
    int from = 1;
    int to = 1;
    RoundState state = RoundState::agreed_absent;  // agreed_absent, absent, or not_paired: they are there
    friend bool operator==(const Attendance&, const Attendance&) = default;
};
// Games are added to a round: all that a method paired, or one that a director did.
struct Paired {
    int round = 0;
    std::string
        method{};  // "strict 1", "compatible 1", "by hand", "berger 1", ...: what paired it, and its version
    std::uint64_t seed = 0;
    std::vector<PairedGame> games{};
    std::vector<PlayerNumber> byes{};
    friend bool operator==(const Paired&, const Paired&) = default;
};
// Games without a result, and byes, are taken back.
struct Unpaired {
    int round = 0;
    std::vector<PlayerNumber> players{};  // who had one of these; empty: the whole round
    friend bool operator==(const Unpaired&, const Unpaired&) = default;
};
// A game that is paired has other colors, another handicap, another table.
struct Rearranged {
    int round = 0;
    PairedGame game{};  // found by its two players
    friend bool operator==(const Rearranged&, const Rearranged&) = default;
};
struct Reported {  // a result, or a mistaken one put right
    int round = 0;
    PlayerNumber white = nobody;
    PlayerNumber black = nobody;
    GameEnd end = GameEnd::unknown;
    bool by_default = false;
    std::string score{};
    friend bool operator==(const Reported&, const Reported&) = default;
};

enum class RulingKind : std::uint8_t { result, penalty, warning, procedure };

std::string_view word_of(RulingKind);

// An arbiter decides. `result` gives a game the end and score that are in it; `penalty` takes points off one
// player's score from that round on; a warning and a matter of procedure change no score.
struct Ruled {
    RulingKind kind = RulingKind::procedure;
    int round = 0;
    std::vector<PlayerNumber> players{};  // whom it is about; of `result`, White and Black
    GameEnd end = GameEnd::unknown;
    bool by_default = false;
    std::string score{};
    HalfPoints penalty{};  // 0 and more
    std::string arbiter{};
    std::string clause{};  // of the rules or the conditions
    std::string words{};
    std::vector<EvidenceLine> evidence{};
    std::string record{};  // SGF of the game, or of the procedure carried out; empty: none
    friend bool operator==(const Ruled&, const Ruled&) = default;
};
struct Appealed {    // somebody does not take a ruling as it is
    int ruling = 0;  // the number of its entry
    PlayerNumber by = nobody;
    std::string words{};
    friend bool operator==(const Appealed&, const Appealed&) = default;
};
struct Heard {       // the appeal is decided; where it is upheld the ruling counts no more
    int appeal = 0;  // the number of its entry
    bool upheld = false;
    std::string committee{};
    std::string words{};
    friend bool operator==(const Heard&, const Heard&) = default;
};
struct Approved {  // the director makes the standings after a round final
    int round = 0;
    std::string by{};
    friend bool operator==(const Approved&, const Approved&) = default;
};
struct Undone {  // an entry counts no more; undone itself, it counts again
    int entry = 0;
    friend bool operator==(const Undone&, const Undone&) = default;
};

using Deed = std::variant<LaidDown, Registered, CheckedIn, Attendance, Paired, Unpaired, Rearranged, Reported,
                          Ruled, Appealed, Heard, Approved, Undone>;

// "conditions", "registered", ...: the word of the event's file.
std::string_view word_of(const Deed&);

struct Entry {
    int number = 0;       // from 1
    std::int64_t at = 0;  // milliseconds since the start of 1970, UTC
    Deed deed{};
    friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace shinpan::tournament
