// A game under the rules of Igfip over the net, as its page has it: the score is computed when both have
// passed, and a referee's word replaces it.
#include "apps/load/refereed.hpp"
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// Black has the left of a small board, White the right; a white stone stands dead in Black's corner.
const std::vector<std::string> dead_stone_left{
    "play B C5", "play W D5", "play B C4", "play W D4", "play B C3", "play W D3", "play B C2",
    "play W D2", "play B C1", "play W D1", "play B B3", "play W A1", "pass B",    "pass W"};

struct Igfip : Table {
    explicit Igfip(const std::vector<std::string>& moves, const std::string& more = "none")
        : Table("igfip 5x5 0 0 " + more) {
        for (const std::string& text : moves) CHECK_MESSAGE(says(text), text);
    }

    bool says(ConnectionId page, const std::string& text) {
        const int last = log().last();
        return code_of(say(page, last, text, text + " after " + std::to_string(last))) == "done";
    }
    bool says(const std::string& text) { return says(text[5] == 'B' ? black : white, text); }

    GameLog log() { return house.log_of(game); }
    std::string result() {
        const GameLog log = this->log();
        CHECK(to_text(log.result()) == load::refereed(log));
        return to_text(log.result());
    }
};

// So many games that both have passed, each left by its players at once.
std::vector<std::string> ended_games(Igfip& t, int number) {
    std::vector<std::string> games;
    for (int i = 0; i < number; ++i) {
        const auto black = t.house.page("ann"), white = t.house.page("bob");
        const std::string code = another_code(i);
        t.house.say(black, Invite{"i", code, t.log().conditions(), Side::black});
        games.push_back(one<Done>(t.house.say(white, Join{"j", code}))->game);
        int last = 1;
        for (const std::string& text : dead_stone_left) {
            const Say said{std::to_string(last), games.back(), last, text};
            CHECK(code_of(t.house.say(text[5] == 'B' ? black : white, said)) == "done");
            ++last;
        }
        for (const ConnectionId page : {black, white}) t.house.leave(page);
    }
    return games;
}

}  // namespace

TEST_CASE("Igfip over the net: when both have passed the server says which stones are dead, and how surely") {
    Igfip t(dead_stone_left);
    const LogEntry last = t.log().entries().back();
    CHECK(last.author == Author::server);
    CHECK(last.text == "status_ruled - A1 dead exact");
    for (const ConnectionId page : {t.black, t.white, t.referee})
        CHECK(one<Entered>(t.house.take(page))->known.entry == last);
    CHECK(t.result() == "B+5");  // 9 points and a prisoner against 5 points
    t.house.restart();
    const auto page = t.house.page("ann");
    CHECK(one<GameSeen>(t.house.say(page, Watch{"w", t.game, 0, ""}))->entries.back().entry == last);
}

TEST_CASE("Igfip over the net: without komi equal scores are a tie, and living stones are said to live") {
    Igfip t({"play B B5", "play W D5", "play B B4", "play W D4", "play B B3", "play W D3", "play B B2",
             "play W D2", "play B B1", "play W D1", "pass B", "pass W"});
    CHECK(t.log().entries().back().text.find(" alive ") != std::string::npos);
    CHECK(t.result() == "0");
}

TEST_CASE("Igfip over the net: a captured stone counts against its player") {
    Igfip t({"play B B1", "play W A1", "play B A2", "pass W", "pass B"});
    CHECK(t.log().game().tally().prisoners[index_of(Color::white)] == 1);
    CHECK(t.result() == "B+24");  // 23 points, and a prisoner
}

TEST_CASE(
    "Igfip over the net: either player calls the referee for a day, whose word replaces what was computed") {
    for (const bool is_black : {true, false}) {
        Igfip t(dead_stone_left);
        CHECK(t.says(is_black ? t.black : t.white, "call life and death"));
        CHECK(t.says(t.referee, "status_ruled - A1 alive it was promised"));
        CHECK(t.result() != "B+5");
        CHECK(t.says(t.referee, "ruling W 0 nobody contradicts"));
        CHECK(t.log().result().winner == Color::white);
        CHECK(t.log().entries().back().author == Author::referee);  // and nothing is computed again
    }
    Igfip late(dead_stone_left);
    late.house.pass_time(24 * 3'600'000 + 1);
    CHECK(!late.says(late.black, "call life and death"));
}

TEST_CASE("Igfip over the net: where a referee has play go on the next end is computed again") {
    Igfip t(dead_stone_left);
    CHECK(!t.says(t.white, "offer undo_asked W 2"));  // not past a ruling
    CHECK(t.says(t.referee, "annulled - 12 the second pass was a slip"));
    REQUIRE(!t.log().game().is_over());
    for (const char* text : {"play B A2", "pass W", "pass B"}) CHECK_MESSAGE(t.says(text), text);
    CHECK(t.log().entries().back().author == Author::server);
    CHECK(t.log().entries().back().text.starts_with("status_ruled - A1 dead "));
    t.result();
}

TEST_CASE(
    "Igfip over the net: what a server did not come to compute it computes when it has begun anew, or the "
    "game "
    "is read") {
    for (const bool by_opening : {false, true}) {
        Igfip t({});
        t.house.is_not_estimating = true;
        for (const std::string& text : dead_stone_left) CHECK_MESSAGE(t.says(text), text);
        CHECK(t.log().entries().back().text == "pass W");
        t.house.restart();
        t.house.is_not_estimating = false;
        if (by_opening)
            t.house.say(t.house.page("ann"), Watch{"w", t.game, 0, ""});
        else
            t.house.tidy();
        CHECK(t.log().entries().back().text == "status_ruled - A1 dead exact");
    }
}

TEST_CASE("scores are computed one game at a time, and the others wait on disk") {
    Igfip t({});
    t.house.is_not_estimating = true;
    const std::vector<std::string> games = ended_games(t, 10);
    CHECK(t.house.estimates_asked() == 1);
    CHECK(t.house.games_in_hand() == 2);  // this one, and that on the table
    t.house.is_not_estimating = false;
    t.house.run();
    for (const std::string& game : games)
        CHECK(t.house.log_of(game).entries().back().text == "status_ruled - A1 dead exact");
    CHECK(t.house.games_in_hand() == 1);
}

TEST_CASE("games that cannot be read keep no other from its score, and have theirs when they can") {
    Igfip t({});
    t.house.is_not_estimating = true;
    const std::vector<std::string> games = ended_games(t, 10);
    t.house.unreadable.insert(games.begin(), games.end() - 1);
    t.house.restart();
    t.house.is_not_estimating = false;
    t.house.tidy();
    CHECK(t.house.log_of(games.back()).entries().back().text == "status_ruled - A1 dead exact");
    t.house.unreadable.clear();
    t.house.tidy();
    for (const std::string& game : games)
        CHECK(t.house.log_of(game).entries().back().text == "status_ruled - A1 dead exact");
}

TEST_CASE("rules that ask the players compute nothing") {
    Table t("japanese-1989 5x5 0 0 none");
    int number = 1;
    for (const char* text : {"play B C3", "pass W", "pass B"})
        REQUIRE(code_of(t.say(text[5] == 'B' ? t.black : t.white, number++, text)) == "done");
    CHECK(t.house.log_of(t.game).last() == number);
}
