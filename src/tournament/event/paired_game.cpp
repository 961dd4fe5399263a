#include "tournament/event/paired_game.hpp"

#include "base/text.hpp"
#include "go/table/game_result.hpp"
#include "tournament/event/words.hpp"

#include <array>

namespace shinpan::tournament {
namespace {

constexpr std::array<std::string_view, 6> ends{"unknown", "white_wins", "black_wins",
                                               "tie",     "both_lose",  "both_win"};
constexpr std::array<std::string_view, 9> states{"paired",      "bye",         "agreed_absent",
                                                 "absent",      "default_win", "default_loss",
                                                 "default_tie", "both_lose",   "not_paired"};

// Of a game without result nothing is known.
GameEnd end_of(const GameResult& result) {
    if (result.winner == Color::white) return GameEnd::white_wins;
    if (result.winner == Color::black) return GameEnd::black_wins;
    if (result.how == Ended::both_lose) return GameEnd::both_lose;
    return result.how == Ended::draw ? GameEnd::tie : GameEnd::unknown;
}

constexpr HalfPoints win{2};
constexpr HalfPoints half{1};

}  // namespace

std::string_view word_of(GameEnd end) { return word_at(ends, end); }
std::optional<GameEnd> game_end_in(std::string_view word) { return value_at<GameEnd>(ends, word); }
std::string_view word_of(RoundState state) { return word_at(states, state); }
std::optional<RoundState> round_state_in(std::string_view word) { return value_at<RoundState>(states, word); }

std::optional<WrittenResult> written_result_in(std::string_view word) {
    WrittenResult result;
    result.by_default = word.ends_with('!');
    if (result.by_default) word.remove_suffix(1);
    const std::string small = lower(word);
    if (small == "?") return result.by_default ? std::nullopt : std::optional(result);
    if (small == "w" || small == "b") {
        result.end = small == "w" ? GameEnd::white_wins : GameEnd::black_wins;
    } else if (small == "=" || small == "tie") {
        result.end = GameEnd::tie;
    } else if (small == "0-0") {
        result.end = GameEnd::both_lose;
    } else {
        const auto known = game_result_in(word);
        if (!known) return {};
        result.end = end_of(*known);
        result.score = to_text(*known);
        if (result.end == GameEnd::unknown) return {};
    }
    return result;
}

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
