// Results of games: what their text says, and what it cannot say.
#include "go/table/game_result.hpp"

#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace shinpan;

TEST_CASE("a count makes a result, and the ruleset says who wins a tie") {
    CHECK(to_text(result_of_count(points(3) + half_point, Tie::draw, 0)) == "B+3.5");
    CHECK(to_text(result_of_count(-half_point, Tie::draw, 0)) == "W+0.5");
    CHECK(to_text(result_of_count({}, Tie::draw, 0)) == "0");
    CHECK(to_text(result_of_count({}, Tie::black_wins, 0)) == "B+0");
    CHECK(to_text(result_of_count({}, Tie::white_wins_with_handicap, 3)) == "W+0");
    CHECK(to_text(result_of_count({}, Tie::white_wins_with_handicap, 0)) == "0");
    CHECK(result_of_count(points(-12), Tie::draw, 0).winner == Color::white);
    CHECK(result_of_count(points(-12), Tie::draw, 0).margin == points(12));
}

TEST_CASE("a game that ended without a count has the result of its end") {
    struct Row {
        Ended how;
        Color winner;
        std::string_view text;
    };
    const Row rows[] = {
        {Ended::not_yet, Color::empty, "?"},       {Ended::scored, Color::empty, "?"},
        {Ended::resignation, Color::black, "B+R"}, {Ended::time, Color::white, "W+T"},
        {Ended::forfeit, Color::black, "B+F"},     {Ended::illegal_move, Color::white, "W+F"},
        {Ended::illegal_move, Color::empty, "?"},  {Ended::no_result, Color::empty, "Void"},
        {Ended::draw, Color::empty, "0"},          {Ended::both_lose, Color::empty, "BothLose"},
        {Ended::ruling, Color::black, "B+"}};
    for (const Row& row : rows) {
        CAPTURE(word_of(row.how));
        CHECK(to_text(result_of(Outcome{.how = row.how, .winner = row.winner})) == row.text);
    }
}

TEST_CASE("a count is the result of a game until it ends otherwise") {
    const Ruleset& rules = **ruleset_called("aga");
    Game game(rules, {5, 5}, {.komi = HalfPoints{15}});
    const Score count = score(rules, game.finish());
    CHECK(to_text(result_of(game, count)) == "W+7.5");
    REQUIRE(game.apply(event(EventKind::resign, Color::white)));
    CHECK(to_text(result_of(game, count)) == "B+R");
}

TEST_CASE("the standard's words are read, whole and in either case") {
    const auto read = [](std::string_view text) {
        const auto result = game_result_in(text);
        return result ? to_text(*result) : std::string("none");
    };
    struct Row {
        std::string_view written, read;
    };
    const Row rows[] = {{"B+3.5", "B+3.5"},   {"W+12", "W+12"},
                        {"W+2.50", "W+2.5"},  {"b+7.0", "B+7"},
                        {"B+0", "B+0"},       {"B+", "B+"},
                        {"W+Resign", "W+R"},  {"B+TIME", "B+T"},
                        {"w+forfeit", "W+F"}, {"Draw", "0"},
                        {"0", "0"},           {"void", "Void"},
                        {"?", "?"},           {"BothLose", "BothLose"},
                        {"", "none"},         {"B", "none"},
                        {"B+3.7", "none"},    {"B+-5", "none"},
                        {"B+1e1", "none"},    {"B+1234567", "none"},
                        {"B+.", "none"},      {" B+R", "none"},
                        {"Jigo", "none"},     {"B+3.5 points", "none"}};
    for (const Row& row : rows) {
        CAPTURE(row.written);
        CHECK(read(row.written) == row.read);
    }
    CHECK(game_result_in("W+R")->how == Ended::resignation);
    CHECK(game_result_in("W+2.50")->margin == HalfPoints{5});
    CHECK_FALSE(game_result_in("W+")->margin);
}
