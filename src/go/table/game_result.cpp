#include "go/table/game_result.hpp"

#include "base/text.hpp"
#include "go/game/game.hpp"
#include "go/score/score.hpp"

#include <algorithm>

namespace shinpan::inline go {
namespace {

constexpr std::size_t most_digits = 6;  // of whole points

// Not known without a winner.
GameResult won(Ended how, Color winner, std::optional<HalfPoints> margin = {}) {
    return is_stone(winner) ? GameResult{.how = how, .winner = winner, .margin = margin} : GameResult{};
}

// The digits in front of a text, which loses them.
std::string_view take_digits(std::string_view& text) {
    const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
    text.remove_prefix(digits.size());
    return digits;
}

// "3.5", "12", "2.50".
std::optional<HalfPoints> margin_in(std::string_view text) {
    const std::string_view whole = take_digits(text);
    std::string_view fraction;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        fraction = take_digits(text);
    }
    const bool has_digits = whole.size() + fraction.size() > 0 && whole.size() <= most_digits;
    fraction = fraction.substr(0, fraction.find_last_not_of('0') + 1);
    if (!has_digits || !text.empty() || !(fraction.empty() || fraction == "5")) return {};
    int points = 0;
    for (const char digit : whole) points = 10 * points + (digit - '0');
    return HalfPoints{2 * points + (fraction.empty() ? 0 : 1)};
}

// What stands behind "B+" or "W+".
std::optional<GameResult> won_in(Color winner, std::string_view how) {
    if (how.empty()) return won(Ended::scored, winner);
    if (how == "r" || how == "resign") return won(Ended::resignation, winner);
    if (how == "t" || how == "time") return won(Ended::time, winner);
    if (how == "f" || how == "forfeit") return won(Ended::forfeit, winner);
    const auto margin = margin_in(how);
    return margin ? std::optional(won(Ended::scored, winner, margin)) : std::nullopt;
}

}  // namespace

std::string_view word_of(Basis basis) {
    switch (basis) {
        case Basis::as_it_stands: return "as_it_stands";
        case Basis::played_out: return "played_out";
        case Basis::agreed: return "agreed";
        case Basis::proven: return "proven";
        case Basis::estimated: return "estimated";
        case Basis::recorded: return "recorded";
        case Basis::arbiter: return "arbiter";
    }
    return {};
}

GameResult result_of_count(HalfPoints margin, Tie tie, int handicap) {
    return {.how = Ended::scored,
            .winner = winner(margin, tie, handicap),
            .margin = margin < HalfPoints{} ? -margin : margin};
}

GameResult result_of(const Outcome& outcome) {
    return {.how = outcome.how, .winner = outcome.winner, .margin = outcome.margin};
}

GameResult result_of(const Game& game, const Score& count) {
    if (game.is_over() && game.outcome().how != Ended::scored) return result_of(game.outcome());
    return result_of_count(count.margin(), game.rules().tie.is, game.handicap());
}

std::string to_text(const GameResult& result) {
    const GameResult told = as_told(result);
    const std::string winner = std::string{letter(told.winner)} + "+";
    switch (told.how) {
        case Ended::scored: return winner + (told.margin ? to_text(*told.margin) : "");
        case Ended::resignation: return winner + "R";
        case Ended::time: return winner + "T";
        case Ended::forfeit: return winner + "F";
        case Ended::draw: return "0";
        case Ended::no_result: return "Void";
        case Ended::both_lose: return "BothLose";
        case Ended::not_yet:
        case Ended::illegal_move:
        case Ended::ruling: break;
    }
    return "?";
}

std::optional<GameResult> game_result_in(std::string_view text) {
    const std::string words = lower(text);
    if (words == "0" || words == "draw") return GameResult{.how = Ended::draw};
    if (words == "void") return GameResult{.how = Ended::no_result};
    if (words == "bothlose") return GameResult{.how = Ended::both_lose};
    if (words == "?") return GameResult{};
    const std::string_view how = std::string_view(words).substr(std::min<std::size_t>(2, words.size()));
    if (words.starts_with("b+")) return won_in(Color::black, how);
    if (words.starts_with("w+")) return won_in(Color::white, how);
    return {};
}

GameResult as_told(const GameResult& result) {
    const bool is_even = result.margin == HalfPoints{} && !is_stone(result.winner);
    switch (result.how) {
        case Ended::scored:
            if (is_even) return {.how = Ended::draw};
            return won(Ended::scored, result.winner, result.margin);
        case Ended::ruling: return won(Ended::scored, result.winner, result.margin);
        case Ended::resignation:
        case Ended::time:
        case Ended::forfeit: return won(result.how, result.winner);
        case Ended::illegal_move: return won(Ended::forfeit, result.winner);
        case Ended::draw:
        case Ended::no_result:
        case Ended::both_lose: return {.how = result.how};
        case Ended::not_yet: break;
    }
    return {};
}

}  // namespace shinpan::go
