#include "tournament/event/paired_game.hpp"

#include "tournament/event/words.hpp"

#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 6> ends{"unknown", "white_wins", "black_wins",
                                               "tie",     "both_lose",  "both_win"};
constexpr std::array<std::string_view, 9> states{"paired",      "bye",         "agreed_absent",
                                                 "absent",      "default_win", "default_loss",
                                                 "default_tie", "both_lose",   "not_paired"};

constexpr HalfPoints win{2};
constexpr HalfPoints half{1};

}  // namespace

std::string_view word_of(GameEnd end) { return word_at(ends, end); }
std::optional<GameEnd> game_end_in(std::string_view word) { return value_at<GameEnd>(ends, word); }
std::string_view word_of(RoundState state) { return word_at(states, state); }
std::optional<RoundState> round_state_in(std::string_view word) { return value_at<RoundState>(states, word); }

bool has(const PairedGame& game, PlayerNumber player) { return game.white == player || game.black == player; }

PlayerNumber opponent_of(PlayerNumber player, const PairedGame& game) {
    return game.white == player ? game.black : game.white;
}

HalfPoints points_for(PlayerNumber player, const PairedGame& game) {
    switch (game.end) {
        case GameEnd::white_wins: return game.white == player ? win : HalfPoints{};
        case GameEnd::black_wins: return game.black == player ? win : HalfPoints{};
        case GameEnd::tie: return half;
        case GameEnd::both_win: return win;
        case GameEnd::both_lose:
        case GameEnd::unknown: break;
    }
    return {};
}

RoundState state_of(PlayerNumber player, const PairedGame& game) {
    if (game.end == GameEnd::both_lose) return RoundState::both_lose;
    if (!game.by_default || game.end == GameEnd::unknown) return RoundState::paired;
    if (game.end == GameEnd::tie) return RoundState::default_tie;
    return points_for(player, game) == win ? RoundState::default_win : RoundState::default_loss;
}

}  // namespace shinpan::tournament
