#include "apps/dialogue/words.hpp"

#include "formats/diagram/game_picture.hpp"
#include "go/table/game_result.hpp"

namespace shinpan::inline apps::dialogue {
namespace {

std::string player(Color color) { return std::string(name(color)); }

std::string captures_in_words(const Game& before, const Event& event, const Game& after) {
    const auto lost = [&](Color color) {
        return after.tally().prisoners[index_of(color)] - before.tally().prisoners[index_of(color)];
    };
    std::string text;
    if (const int taken = lost(other(event.by)); taken > 0) text += " and takes " + counted(taken, "stone");
    if (const int own = lost(event.by); own > 0) text += " and loses " + counted(own, "stone");
    return text;
}

std::string result_of(const Game& game, const Estimate& estimate) {
    const Score counted = score(game.rules(), as_estimated(game.finish(), estimate));
    return to_text(result_of_count(counted.margin(), game.rules().tie.is, game.handicap()));
}

}  // namespace

std::string counted(int number, std::string_view one) {
    return std::to_string(number) + " " + std::string(one) + (number == 1 ? "" : "s");
}

std::string move_in_words(const Game& before, const Event& event, const Game& after) {
    const std::string who = player(event.by);
    const std::string move = "Move " + std::to_string(after.tally().moves) + ": " + who;
    if (event.kind == EventKind::play)
        return move + " plays " + name(event.at, after.board().size()) +
               captures_in_words(before, event, after) + ".";
    if (event.kind == EventKind::pass) {
        const int handed =
            after.tally().handed[index_of(event.by)] - before.tally().handed[index_of(event.by)];
        return move + " passes" + (handed > 0 ? " and hands over " + counted(handed, "stone") : "") + ".";
    }
    if (event.kind == EventKind::button) return move + " takes the button.";
    if (event.kind == EventKind::resign) return who + " resigns.";
    if (event.kind == EventKind::resume) return who + " asks to play on.";
    if (event.kind == EventKind::penalty)
        return who + " loses " + counted(event.number, "point") + " for overtime.";
    if (event.kind == EventKind::timeout) return who + " has lost on time.";
    return {};
}

std::string state_in_words(const Game& game) {
    const auto& lost = game.tally().prisoners;
    std::string text = game.is_over() ? "The game is over." : player(game.to_move()) + " to move.";
    text += " Taken by Black: " + std::to_string(lost[1]) + ", by White: " + std::to_string(lost[0]) + ".";
    if (game.rules().button.is != Button::none)
        text += game.tally().button_taker == Color::empty
                    ? " The button is there."
                    : " " + player(game.tally().button_taker) + " has the button.";
    return text;
}

std::string board_in_words(const Game& game) {
    const Position& position = game.board().position();
    const Size size = position.size();
    std::string text = std::to_string(size.cols) + " by " + std::to_string(size.rows) + " board.\n";
    for (int row = 0; row < size.rows; ++row) {
        std::string black, white;
        for (int col = 0; col < size.cols; ++col) {
            const Point p = point(col, row);
            std::string& stones = position.at(p) == Color::black ? black : white;
            if (is_stone(position.at(p))) stones += " " + name(p, size);
        }
        if (black.empty() && white.empty()) continue;
        text += "Row " + std::to_string(size.rows - row) + ".";
        if (!black.empty()) text += " Black" + black + ".";
        if (!white.empty()) text += " White" + white + ".";
        text += "\n";
    }
    if (position.count(Color::empty) == size.area()) text += "No stones.\n";
    return text;
}

std::string estimate_in_words(const Game& game, const Estimate& estimate) {
    const Size size = game.board().size();
    std::string text =
        "As it looks, " + result_of(game, estimate) + " (estimated; nobody has agreed on it).\n";
    if (!estimate.chains.empty())
        text += "Which stones live and which are dead: " + std::to_string(estimate.percent()) + " % sure.\n";
    const auto add = [&](std::string_view what, const PointSet& points) {
        if (!points.empty()) text += std::string(what) + ": " + names(points, size) + ".\n";
    };
    text += "Black has " + counted(estimate.owned[0].size(), "point") + ", White " +
            std::to_string(estimate.owned[1].size()) + ", nobody " + std::to_string(estimate.neutral.size()) +
            ", points under dead stones included.\n";
    add("Dead", estimate.dead);
    add("In seki", estimate.seki);
    add("Depends on who moves first", estimate.unsettled);
    add("Play here first", estimate.play_here);
    return text;
}

}  // namespace shinpan::apps::dialogue
