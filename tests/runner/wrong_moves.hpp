// Wrong moves put into games: an occupied point, a stone off the board, a move out of turn, a self-capture
// and a ko retake where the position offers one. Under every ruleset each must be refused with the reason and
// clause that the definitions give, and leave the game as it was; where the ruleset allows it, it must be
// played.
#pragma once

#include "runner/game_record.hpp"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace shinpan::runner {

enum class Wrong : std::uint8_t { occupied, off_board, out_of_turn, self_capture, ko_retake };
inline constexpr std::size_t kinds_of_wrong = 5;

struct WrongMoveCounts {
    std::array<long long, kinds_of_wrong> refused{};
    std::array<long long, kinds_of_wrong> played{};
    long long games_not_reached = 0;  // under a ruleset that ended the game, or refused a move of it, before
    std::vector<std::string> wrong{};
};

// Puts the wrong moves into one game, at places that the seed chooses, under every ruleset.
void try_wrong_moves(const GameRecord&, const std::string& id, std::uint64_t seed, WrongMoveCounts&);

// A line for each reason, and what came out otherwise.
void print(std::ostream&, const WrongMoveCounts&);

}  // namespace shinpan::runner
