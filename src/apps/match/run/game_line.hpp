// GameLine: what a match keeps of each game, as one line of JSON; docs/schema/match.json describes it.
//
//   const GameLine line = line_of(played, {.number = 3, .black = Side::a, .opening = 2}, "games/0003.sgf");
//   file << to_json(line);
//   auto again = game_line_in(text);
#pragma once

#include "apps/match/run/refereed_game.hpp"
#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::match {

// The two engines of a match.
enum class Side : std::uint8_t { a, b };

constexpr Side other(Side side) { return side == Side::a ? Side::b : Side::a; }
constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }
constexpr const char* name(Side side) { return side == Side::a ? "A" : "B"; }

// A game before it is played.
struct Pairing {
    int number = 1;  // from 1
    Side black = Side::a;
    std::optional<int> opening{};  // of the list, from 1
};

// Of a game, for the engine A.
enum class OutcomeForA : std::uint8_t { won, drawn, lost, none };

// Of one engine in one game. Times in seconds.
struct PartOfGame {
    std::string said{};       // its final score; empty: none
    std::string disagrees{};  // with the result: "", "margin", "winner"
    int moves = 0;            // that it thought about
    double wall = 0, cpu = 0, longest_wall = 0, longest_cpu = 0;
    std::vector<std::string> notes{};  // what it could not be told, as sentences without their subject
};

struct GameLine {
    Pairing pairing{};
    OutcomeForA outcome = OutcomeForA::none;
    std::string result{};  // "B+3.5", "W+R", "0", "Void", ...
    std::string ended{};   // ended_word(verdict)
    std::string basis{};   // word_of(Basis); empty where it is not known
    std::string grade{};   // word_of(Grade); empty where nothing was to be proven
    int confidence = 0;    // percent, of an estimate
    std::string fault{};   // word_of(FaultKind) that lost the game; empty: none
    Side at_fault = Side::a;
    std::string why{};                  // the fault as a sentence without its subject
    int moves = 0;                      // the opening's too
    std::string hash{};                 // of all moves: the same where two games are the same
    std::array<PartOfGame, 2> parts{};  // by index_of(side)
    std::string sgf{};                  // the path of its record
};

GameLine line_of(const PlayedGame&, const Pairing&, const std::string& sgf);

// With a line feed at its end.
std::string to_json(const GameLine&);
Result<GameLine, BadInput> game_line_in(std::string_view text);

}  // namespace shinpan::apps::match
