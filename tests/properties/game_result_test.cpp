// What holds for all results of games: their text is read again as what it tells.
#include "go/table/game_result.hpp"

#include "formats/record/sgf/words.hpp"

#include "property.hpp"

#include <optional>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

template <class Value>
std::optional<Value> perhaps(Value value) {
    return *rc::gen::arbitrary<bool>() ? std::optional(value) : std::nullopt;
}

GameResult any_result() {
    GameResult result;
    result.how = *rc::gen::elementOf(
        std::vector{Ended::not_yet, Ended::scored, Ended::resignation, Ended::time, Ended::forfeit,
                    Ended::illegal_move, Ended::no_result, Ended::draw, Ended::both_lose, Ended::ruling});
    result.winner = *rc::gen::elementOf(std::vector{Color::empty, Color::black, Color::white});
    result.margin = perhaps(HalfPoints{*rc::gen::inRange(0, 2'000'000)});
    result.basis =
        perhaps(*rc::gen::elementOf(std::vector{Basis::as_it_stands, Basis::agreed, Basis::arbiter}));
    return result;
}

// Texts out of the pieces that mean something in a result, and a few that do not.
std::string any_text() {
    const std::vector<std::string> pieces{
        "B",    "W", "+",    "b+",   "W+",   "R",    "T",     "F",  "Resign", "Time",     ".5",      ".",
        "0",    "3", "12",   "?",    "Void", "Draw", "-",     " ",  ",",      "BothLose", "黑",      "白胜",
        "半目", "½", "\xE9", "中盘", "6目",  "wins", "black", "by", "loses",  "jigo",     "1234567", "/"};
    std::string text;
    const int count = *rc::gen::inRange(0, 7);
    for (int i = 0; i < count; ++i) text += *rc::gen::elementOf(pieces);
    return text;
}

}  // namespace

TEST_CASE("the text of a result is read again as what it tells") {
    property("any result", [] {
        const GameResult result = any_result();
        const auto again = game_result_in(to_text(result));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == as_told(result));
        RC_ASSERT(to_text(*again) == to_text(result));
        RC_ASSERT(as_told(*again) == *again);
    });
}

TEST_CASE("a text that is read as a result is written as one that is read alike") {
    property("any text", [] {
        const std::string text = any_text();
        for (const auto& read : {game_result_in(text), sgf::result(text).value})
            if (read) RC_ASSERT(game_result_in(to_text(*read)) == read);
    });
}
