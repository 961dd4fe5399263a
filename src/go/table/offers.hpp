// Offers: which events a game takes as it stands, from whom, and by which clause; and what a pass would come
// to. Faces draw their buttons from it, a server refuses by it. Pure functions of the game.
//
//   if (const auto resume = offer(game, EventKind::resume, Color::black)) ...  // resume->first moves then
//   for (const Offer& each : offers(game)) ...
#pragma once

#include "go/game/game.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// Who says an event of that kind.
enum class Speaker : std::uint8_t {
    player,    // the player whom it names
    opponent,  // the other player, of what the player whom it names did
    both,      // both players: one offers, the other answers
    clock,     // whoever keeps the time
    arbiter,
    host,  // whoever sets up the board and seats the players
};

Speaker speaker_of(EventKind);

// Events of one kind and player that the game takes, all of them but those with `let_stand`: whoever writes
// down a game that was played elsewhere says that, nobody at the table.
struct Offer {
    EventKind kind{};
    Color by = Color::empty;    // as in the event; empty: nobody's or both players', whomever the event names
    std::string_view clause{};  // that allows it; empty where it needs none
    // play and breach: exactly one of these; marks_accepted: exactly these; other kinds with points: any of
    // these, a handicap none or as many as its number; a setup or a handicap may leave no chain without
    // liberties.
    PointSet points{};
    int least = 0;  // the numbers that the event may have, of kinds with one
    int most = 0;
    Color first = Color::empty;  // resume: who moves first then
};

// What the game takes of that kind from that player, or with Color::empty as nobody's; nothing where it would
// refuse it.
std::optional<Offer> offer(const Game&, EventKind, Color by);

// Those of these kinds, in their order; of each nobody's first, then Black's and White's.
std::vector<Offer> offers(const Game&, std::span<const EventKind> kinds);

// Those of all kinds.
std::vector<Offer> offers(const Game&);

// What a pass of the player to move would come to.
struct PassMeaning {
    int stones = 0;                    // handed over to the opponent
    std::string_view stones_clause{};  // that asks for them; empty for none
    Phase phase{};                     // after it
    std::string_view clause{};         // that makes it so; empty where the phase stays
    Color to_move = Color::empty;      // after it; empty where the game is over
};

// Nothing where nobody may pass.
std::optional<PassMeaning> pass_meaning(const Game&);

// What the game is at; over too where something else than its ending ended it.
Phase phase_of(const Game&);

// The clause that says why play stands where it does; empty where none needs to.
std::string_view phase_clause(const Game&);

}  // namespace shinpan::go
