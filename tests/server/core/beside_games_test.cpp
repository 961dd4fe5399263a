// What goes on beside the moves of games: other conditions asked for, a person's games, chat, a game once
// more.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace shinpan;
using namespace shinpan::server;

namespace {

const Milliseconds minute = 60'000;

Chat line(const std::string& id, const std::string& game, const std::string& text) {
    return {id, game, text};
}

Counter wish(const std::string& id) {
    return {id, code_of_link, *game_conditions_in("tromp-taylor 13x13 7.5 0 none"), Side::white};
}

// Ann has invited; Bob and Eve have the link.
struct Invited {
    Invited() {
        ann = house.guest("ann");
        bob = house.guest("bob");
        house.guest("eve");
        host = house.page("ann");
        guest = house.page("bob");
        other = house.page("eve");
        const auto conditions = *game_conditions_in("aga 9x9 7.5 0 none");
        house.say(host, Invite{"i", code_of_link, conditions, Side::black});
    }
    House house{};
    Person ann{}, bob{};
    ConnectionId host = 0, guest = 0, other = 0;
};

// White has resigned.
struct Finished : Table {
    Finished() {
        say(black, 1, "play B D4");
        say(white, 2, "resign W");
        for (const ConnectionId page : {black, white}) house.take(page);
    }
};

}  // namespace

TEST_CASE("a change that is asked for is told to whoever invited alone, and played when they agree") {
    Invited t;
    t.house.take(t.host);
    CHECK(code_of(t.house.say(t.guest, wish("c"))) == "done");
    const auto told = t.house.take(t.host);
    REQUIRE(one<Invitation>(told));
    REQUIRE(one<Invitation>(told)->counters.size() == 1);
    CHECK(one<Invitation>(told)->counters[0].by.id == t.bob.id);
    CHECK(one<Invitation>(t.house.say(t.other, Look{"l", code_of_link}))->counters.empty());
    CHECK(one<Invitation>(t.house.say(t.host, Look{"l", code_of_link}))->counters.size() == 1);

    CHECK(code_of(t.house.say(t.other, Agree{"a", code_of_link, t.bob.id})) == "no_invitation");
    CHECK(code_of(t.house.say(t.host, Agree{"a", code_of_link, t.ann.id})) == "no_invitation");
    t.house.take(t.guest);
    const auto agreed = t.house.say(t.host, Agree{"a", code_of_link, t.bob.id});
    REQUIRE(one<Done>(agreed));
    const auto joined = t.house.take(t.guest);
    REQUIRE(one<Joined>(joined));
    CHECK(one<Joined>(joined)->game == one<Done>(agreed)->game);
    CHECK(one<Done>(t.house.say(t.host, Agree{"b", code_of_link, t.bob.id}))->game ==
          one<Done>(agreed)->game);

    const auto seen = t.house.say(t.guest, Watch{"w", one<Done>(agreed)->game, 0, ""});
    CHECK(one<GameSeen>(seen)->entries[0].entry.text == "start tromp-taylor 13x13 7.5 0 none");
    CHECK(one<GameSeen>(seen)->you == Color::white);
    CHECK(code_of(t.house.say(t.other, Join{"j", code_of_link})) == "no_invitation");
}

TEST_CASE(
    "whoever asks for a change again has asked for the last alone; nobody asks at a link that is used") {
    Invited t;
    t.house.say(t.guest, wish("c"));
    t.house.say(t.guest, wish("d"));
    CHECK(one<Invitation>(t.house.say(t.host, Look{"l", code_of_link}))->counters.size() == 1);
    CHECK(code_of(t.house.say(t.host, wish("e"))) == "own_invitation");
    t.house.say(t.guest, Join{"j", code_of_link});
    CHECK(code_of(t.house.say(t.other, wish("c"))) == "no_invitation");
}

TEST_CASE("a person finds their games again, those that go on first, with whose turn it is") {
    Finished t;
    const std::string code = std::string(26, 'a');
    t.house.say(t.black, Invite{"i2", code, *game_conditions_in("aga 13x13 7.5 0 none"), Side::black});
    const std::string second = one<Done>(t.house.say(t.white, Join{"j2", code}))->game;
    const auto list = one<GameList>(t.house.say(t.white, Games{"g"}))->games;
    REQUIRE(list.size() == 2);
    CHECK(list[0].game == second);
    CHECK(list[0].awaited == std::array{true, false});
    CHECK(to_text(list[0].conditions) == "aga 13x13 7.5 0 none");
    CHECK(list[0].result.empty());
    CHECK(list[1].game == t.game);
    CHECK(list[1].awaited == std::array{false, false});
    CHECK(list[1].result == "B+R");
    CHECK(list[1].seats[0].id == t.ann.id);

    t.house.restart();
    CHECK(one<GameList>(t.house.say(t.house.page("ann"), Games{"g"}))->games.size() == 2);
    t.house.guest("zoe");
    CHECK(one<GameList>(t.house.say(t.house.page("zoe"), Games{"g"}))->games.empty());
}

TEST_CASE("complaint 16: a stopped game waits for whoever has something to do") {
    Table t;
    t.say(t.black, 1, "pass B");
    t.say(t.white, 2, "pass W");
    const auto awaited = [&] { return one<GameList>(t.house.say(t.black, Games{"g"}))->games[0].awaited; };
    CHECK(awaited() == std::array{true, true});
    t.say(t.white, 3, "offer marks_proposed W");
    CHECK(awaited() == std::array{true, false});
}

TEST_CASE("players chat, and nobody else reads it while the game goes on") {
    Table t;
    t.house.guest("zoe");
    const auto zoe = t.house.page("zoe");
    t.house.say(zoe, Watch{"w", t.game, 0, ""});
    for (const ConnectionId page : {t.white, zoe}) t.house.take(page);
    const auto said = t.house.say(t.black, line("c1", t.game, "Have a nice game!"));
    CHECK(code_of(said) == "done");
    REQUIRE(one<Chatted>(said));
    const auto heard = t.house.take(t.white);
    REQUIRE(one<Chatted>(heard));
    CHECK(one<Chatted>(heard)->lines[0].text == "Have a nice game!");
    CHECK(one<Chatted>(heard)->lines[0].by == t.ann.id);
    CHECK(t.house.take(zoe).empty());
    CHECK(code_of(t.house.say(zoe, line("c2", t.game, "Hane!"))) == "not_yours");
    CHECK(one<Chatted>(t.house.say(zoe, Watch{"w2", t.game, 0, ""})) == nullptr);

    CHECK(code_of(t.house.say(t.black, line("c1", t.game, "Have a nice game!"))) == "done");
    CHECK(t.house.take(t.white).empty());
    const auto back = t.house.say(t.house.page("bob"), Watch{"w3", t.game, 0, ""});
    REQUIRE(one<Chatted>(back));
    CHECK(one<Chatted>(back)->lines.size() == 1);

    t.say(t.black, 1, "resign B");
    CHECK(one<Chatted>(t.house.say(zoe, Watch{"w4", t.game, 0, ""}))->lines.size() == 1);
}

TEST_CASE("chat takes lines of text, and not too many at once") {
    Table t;
    const auto code = [&](const std::string& text) {
        return code_of(t.house.say(t.black, line("c" + text.substr(0, 8), t.game, text)));
    };
    for (const std::string text : {"", " ", "a\nb", "a\x07", "\xc2\x85", "\u202eabc", "\xff"})
        CHECK(code(text) == "bad");
    CHECK(code(std::string(301, 'a')) == "bad");
    CHECK(code(std::string(300, 'a')) == "done");
    for (int i = 2; i <= 10; ++i) CHECK(code("line " + std::to_string(i)) == "done");
    CHECK(code("line 11") == "too_fast");
    t.house.pass_time(minute);
    CHECK(code("line 12") == "done");
}

TEST_CASE("a player reports a line that was said, and nobody else does") {
    Table t;
    t.house.guest("zoe");
    t.house.say(t.black, line("c1", t.game, "Rude words"));
    t.house.say(t.referee, Desk{"d"});
    t.house.take(t.referee);
    CHECK(code_of(t.house.say(t.white, Report{"r", t.game, 1})) == "done");
    const auto told = t.house.take(t.referee);
    REQUIRE(one<Calls>(told));
    REQUIRE(one<Calls>(told)->reports.size() == 1);
    CHECK(one<Calls>(told)->reports[0].line.text == "Rude words");
    CHECK(one<Calls>(told)->reports[0].line.by == t.ann.id);
    CHECK(code_of(t.house.say(t.white, Report{"s", t.game, 2})) == "bad");
    CHECK(code_of(t.house.say(t.house.page("zoe"), Report{"t", t.game, 1})) == "not_yours");
}

TEST_CASE("once more: one offers, the other agrees, colors are swapped, and both are told of the game") {
    Finished t;
    const auto offered = t.house.say(t.white, Rematch{"r", t.game});
    CHECK(code_of(offered) == "done");
    REQUIRE(one<RematchOffer>(offered));
    const auto told = t.house.take(t.black);
    REQUIRE(one<RematchOffer>(told));
    CHECK(one<RematchOffer>(told)->by == Color::white);
    CHECK(one<RematchOffer>(t.house.say(t.house.page("ann"), Watch{"w", t.game, 0, ""})));

    t.house.take(t.white);
    const auto agreed = t.house.say(t.black, Rematch{"r", t.game});
    const std::string next = one<Done>(agreed)->game;
    CHECK(one<RematchOffer>(t.house.take(t.white))->next == next);
    const auto seen = t.house.say(t.white, Watch{"w", next, 0, ""});
    CHECK(one<GameSeen>(seen)->you == Color::black);
    CHECK(one<GameSeen>(seen)->entries[0].entry.text == "start aga 9x9 7.5 0 none");
    for (const ConnectionId page : {t.black, t.white})
        CHECK(one<Done>(t.house.say(page, Rematch{"again", t.game}))->game == next);
}

TEST_CASE("an offer of a game once more lives for half an hour, and is the players'") {
    Finished t;
    t.house.guest("zoe");
    CHECK(code_of(t.house.say(t.house.page("zoe"), Rematch{"r", t.game})) == "not_yours");
    t.house.say(t.white, Rematch{"r", t.game});
    t.house.pass_time(30 * minute);
    CHECK(one<RematchOffer>(t.house.say(t.black, Watch{"w", t.game, 0, ""})) == nullptr);
    const auto late = t.house.say(t.black, Rematch{"r", t.game});
    CHECK(one<Done>(late)->game.empty());
    CHECK(one<RematchOffer>(late)->by == Color::black);
    CHECK(!one<Done>(t.house.say(t.white, Rematch{"s", t.game}))->game.empty());

    Table running;
    CHECK(code_of(running.house.say(running.black, Rematch{"r", running.game})) == "not_now");
}
