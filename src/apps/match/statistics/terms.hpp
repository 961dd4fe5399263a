// MatchTerms: what a match is played by, from its first game to its last, over every interruption.
//
//   MatchTerms terms{.commands = {"shinpan gtp", "gnugo --mode gtp"}, .rules = "chinese", .size = {9, 9}};
//   pairing_of(3, terms.colours, 0).black == Side::a
#pragma once

#include "apps/match/run/game_line.hpp"
#include "apps/match/run/refereed_game.hpp"
#include "apps/match/statistics/statistics.hpp"
#include "base/bad_input.hpp"
#include "base/half_points.hpp"
#include "base/result.hpp"
#include "engines/process/sandbox.hpp"
#include "formats/record/record.hpp"
#include "go/table/time_control.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline apps::match {

enum class Colors : std::uint8_t { alternate, a_black, b_black };

// "alternate", "a-black", "b-black".
std::string_view word_of(Colors);
std::optional<Colors> colors_in(std::string_view word);

// Arrays go by index_of(side).
struct MatchTerms {
    std::array<std::string, 2> commands{};  // "{game}" in them stands for the game's number
    std::string rules{};                    // as somebody named them
    Size size{9, 9};
    HalfPoints komi{};
    int handicap = 0;
    std::string openings{};  // the file that they came from; empty: none
    Colors colors = Colors::alternate;
    std::array<TimeControl, 2> time{};
    bool by_cpu = false;
    Milliseconds grace = 1000;
    Milliseconds longest_move = 600'000;
    int most_moves = 0;  // in a game
    std::string dead{};  // word_of(DeadFrom); empty: what is usual
    bool sandbox = true;
    SandboxSetup within{};
    Limits limits{};
    bool fresh = false;  // the engines are started anew for each game
    int games = 100;     // to be played, if nothing else is said
    std::optional<Sprt> test{};

    friend bool operator==(const MatchTerms&, const MatchTerms&) = default;
};

// One JSON object on one line, with a line feed.
std::string to_json(const MatchTerms&);
Result<MatchTerms, BadInput> match_terms_in(std::string_view text);

// The same opening is played twice running, with colours changed, where colours alternate.
Pairing pairing_of(int number, Colors, int openings);

// Has the command a place for the game's number? Then the engine must be started anew for each.
bool has_number(std::string_view command);
std::string with_number(std::string_view command, int number);

// All that a record has of an opening: setup, handicap and moves. An error where the rules refuse one of
// them, the game would be over with it, or the board is another.
Result<std::vector<Event>, BadInput> opening_in(const Record&, const Ruleset&, Size, HalfPoints komi);

// The handicap's stones on the star points, as an opening. An error where the ruleset or the board has none
// such.
Result<std::vector<Event>, BadInput> handicap_opening(int stones, const Ruleset&, Size, HalfPoints komi);

}  // namespace shinpan::apps::match
