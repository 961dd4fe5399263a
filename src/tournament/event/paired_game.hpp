// PairedGame: a game of a round, from the moment it is paired; and what a round is for a player who has none.
#pragma once

#include "base/half_points.hpp"
#include "tournament/event/player.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::tournament {

enum class GameEnd : std::uint8_t { unknown, white_wins, black_wins, tie, both_lose, both_win };

// "unknown", "white_wins", ...: the words of the event's file.
std::string_view word_of(GameEnd);
std::optional<GameEnd> game_end_in(std::string_view word);

// A result as people write it.
struct WrittenResult {
    GameEnd end = GameEnd::unknown;
    bool by_default = false;
    std::string score{};

    friend bool operator==(const WrittenResult&, const WrittenResult&) = default;
};

// "w", "b", "=", "0-0" (both lose), "?" (not known), or a result as records have it, "W+3.5" or "B+R"; a "!"
// behind it: by default. Nothing for other words.
std::optional<WrittenResult> written_result_in(std::string_view word);

struct PairedGame {
    int table = 0;  // from 1
    PlayerNumber white = nobody;
    PlayerNumber black = nobody;
    int handicap = 0;          // stones; 1: none, Black moves first and White has the handicap's komi
    bool knows_colors = true;  // false: a file says who played, not with which color
    GameEnd end = GameEnd::unknown;
    bool by_default = false;  // it was not played: somebody was absent or late, or an arbiter decided so
    std::string score{};      // as the players wrote it, such as "B+3.5"; empty where only the winner is told

    friend bool operator==(const PairedGame&, const PairedGame&) = default;
};

bool has(const PairedGame&, PlayerNumber);

// Precondition: the game has that player.
PlayerNumber opponent_of(PlayerNumber, const PairedGame&);

// 0, a half or 1 point for a player of the game; 0 while the end is not known.
HalfPoints points_for(PlayerNumber, const PairedGame&);

// What a round is for one player.
enum class RoundState : std::uint8_t {
    paired,         // a game that is played, or is to be
    bye,            // no opponent was left
    agreed_absent,  // absent, and said so before the round
    absent,         // absent without a word
    default_win,    // of a game that was not played
    default_loss,
    default_tie,
    both_lose,   // of a game that was not played, or of which an arbiter says so
    not_paired,  // there, but not paired
};

// What its round is for a player of that game.
RoundState state_of(PlayerNumber, const PairedGame&);

std::string_view word_of(RoundState);
std::optional<RoundState> round_state_in(std::string_view word);

}  // namespace shinpan::tournament
