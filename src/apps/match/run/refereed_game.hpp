// RefereedGame: two engines play a game, and the referee judges every move, keeps the time and counts. The
// engines' own opinions on legality, time and score are asked, compared and never believed.
//
//   auto played = play_game(black, white, {.rules = &rules, .size = {9, 9}, .komi = points(7)});
//   if (played) ... to_text(played->verdict.result), played->fault
#pragma once

#include "engines/driver/player.hpp"
#include "formats/record/record.hpp"
#include "go/table/time_control.hpp"
#include "referee/judge/dead_stones.hpp"
#include "referee/judge/verdict.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline apps::match {

// Arrays go by index_of(player).
struct GameTerms {
    const Ruleset* rules = nullptr;
    Size size{};
    HalfPoints komi{};
    std::vector<Event> opening{};  // handicap, setup and moves that are made already; legal
    std::array<TimeControl, 2> time{};
    bool by_cpu = false;        // clocks run on processor time of the engine, not on the wall
    double grace = 1;           // seconds by which a move may take longer, for what lies between us
    double longest_move = 600;  // seconds of wall time after which a player without a clock counts as hung
    int most_moves = 1000;      // after so many the game has no result
    std::optional<DeadFrom> dead{};  // where dead stones come from; nothing: what is usual
};

// What a move took of its player.
struct Thinking {
    Color by = Color::empty;
    double wall = 0, cpu = 0;  // seconds
    std::optional<PlayerClock::Told> left{};
};

struct PlayedGame {
    Record record;
    Verdict verdict;
    std::vector<Thinking> thinking{};  // in the order of the moves that engines made
    int opening_moves = 0;
    std::optional<Fault> fault{};  // that lost the game
    Color at_fault = Color::empty;
    std::array<std::string, 2> said{};                // the engines' final scores; empty where they gave none
    std::array<std::vector<std::string>, 2> notes{};  // what each could not be told
    bool was_too_long = false;
    std::string rules_remark{};  // for rules that the record's word does not find
};

// Who has won; empty for a draw and for a game without result.
Color winner_of(const PlayedGame&);
bool is_drawn(const PlayedGame&);

// How an engine's final score differs from the referee's result: "" not at all, or it gave none, or the game
// was not counted; "margin"; "winner".
std::string_view disagreement(const PlayedGame&, Color);

// Fails only where it is cancelled, or a program cannot be run any more. Faulty engines are left stopped.
Result<PlayedGame, Fault> play_game(Player& black, Player& white, const GameTerms&);

// The game that this player loses before it begins.
PlayedGame lost_game(const GameTerms&, Color, const Fault&);

}  // namespace shinpan::apps::match
