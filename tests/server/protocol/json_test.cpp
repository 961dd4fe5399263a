#include "server/protocol/json.hpp"

#include "formats/record/event_line.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using namespace shinpan::server;

namespace {

KnownEntry passed() {
    KnownEntry known;
    known.entry.number = 2;
    known.entry.at = 9;
    known.entry.author = Author::black;
    known.entry.charged = 40;
    known.entry.text = known.event = event_line(pass(Color::black), {9, 9});
    known.head = std::string(4, 'a');
    return known;
}

std::string fault_of(const std::string& frame) {
    const auto message = message_in(frame);
    REQUIRE(!message);
    return message.error().what;
}

}  // namespace

TEST_CASE("messages of pages are read") {
    const auto say = message_in(R"({"t":"say","id":"a1","g":"g","after":3,"text":"play B D4"})");
    REQUIRE(say);
    CHECK(std::get<Say>(*say).id == "a1");
    CHECK(std::get<Say>(*say).after == 3);
    CHECK(std::get<Say>(*say).text == "play B D4");

    const auto invite =
        message_in(R"({"t":"invite","id":"a2","code":"c","conditions":"aga 9x9 7.5 0 none","side":"white"})");
    REQUIRE(invite);
    CHECK(std::get<Invite>(*invite).side == Side::white);
    CHECK(to_text(std::get<Invite>(*invite).conditions) == "aga 9x9 7.5 0 none");
}

TEST_CASE("what is no message is refused with what is wrong, and with its id where it has one") {
    CHECK(fault_of("") == "a message is one JSON object");
    CHECK(fault_of("[1]") == "a message is one JSON object");
    CHECK(fault_of("{\"t\":\"hello\",\"v\":1") == "a message is one JSON object");
    CHECK(fault_of(R"({"t":"dance"})") == "there is no message dance");
    CHECK(fault_of(R"({"t":"hello"})") == "v is missing");
    CHECK(fault_of(R"({"t":"hello","v":1,"w":2})") == "the message has fields that are unknown");
    CHECK(fault_of(R"({"t":"hello","v":"1"})") == "v must be a whole number from 0 to 2147483647");
    CHECK(fault_of(R"({"t":"hello","v":-1})") == "v must be a whole number from 0 to 2147483647");
    CHECK(fault_of(R"({"t":"look","id":7,"code":"c"})") == "id must be a text of at most 32 bytes");
    CHECK(fault_of(R"({"t":"look","id":"1","code":")" + std::string(33, 'c') + "\"}") ==
          "code must be a text of at most 32 bytes");
    CHECK(fault_of(std::string(5000, ' ')) == "a message has at most 4096 bytes");
    const std::string deep = std::string(100, '[') + std::string(100, ']');
    CHECK(fault_of(R"({"t":"hello","v":)" + deep + "}") == "a message is one JSON object");
    const auto bad = message_in(R"({"t":"say","id":"a1","g":"g","after":0})");
    REQUIRE(!bad);
    CHECK(bad.error().id == "a1");
    CHECK(bad.error().what == "text is missing");
}

TEST_CASE("what stands at the table is written with clocks, a rest and a call where there are any") {
    Present now{.game = "g", .present = {true, false}};
    now.table.rest = Rest::referee;
    now.table.call = 5;
    now.table.clocks.emplace();
    now.table.clocks->left = {PlayerClock::Left{1000, 5000, 3}, PlayerClock::Left{0, 2000, 1}};
    now.table.clocks->running = Color::white;
    now.table.clocks->elapsed = 70;
    CHECK(to_json(now) ==
          R"({"t":"present","g":"g","present":[true,false],"table":{"rest":"referee","call":5,)"
          R"("clocks":{"B":{"main":1000,"period":5000,"count":3},)"
          R"("W":{"main":0,"period":2000,"count":1},"running":"W","elapsed":70}}})");
}

TEST_CASE("a page may say how long its player thought") {
    const auto said = message_in(R"({"t":"say","id":"i","g":"g","after":1,"text":"pass B","thought":1200})");
    REQUIRE(said);
    CHECK(std::get<Say>(*said).thought == 1200);
    CHECK(!message_in(R"({"t":"say","id":"i","g":"g","after":1,"text":"pass B","thought":-1})"));
    CHECK(!std::get<Say>(*message_in(R"({"t":"say","id":"i","g":"g","after":1,"text":"pass B"})")).thought);
}

TEST_CASE("calls are written with who called and why") {
    CalledGame called{.game = "g",
                      .seats = {Person{.id = "a", .name = "Ann"}, Person{.id = "b", .name = "Bob"}}};
    called.call = {.number = 4, .at = 9, .author = Author::white, .text = "call conduct"};
    CHECK(to_json(Calls{{called}, {}}) ==
          R"({"t":"calls","games":[{"g":"g","seats":[{"id":"a","name":"Ann"},{"id":"b","name":"Bob"}],)"
          R"("n":4,"at":9,"by":"W","text":"call conduct"}],"reports":[]})");
    CHECK(std::holds_alternative<Desk>(*message_in(R"({"t":"desk","id":"d"})")));
}

TEST_CASE("messages to pages are written") {
    CHECK(to_json(Welcome{{"p", "Ann"}, 5}) == R"({"t":"welcome","you":{"id":"p","name":"Ann"},"now":5})");
    CHECK(to_json(Done{.id = "a1"}) == R"({"t":"done","id":"a1"})");
    const Entered entered{"g", passed(), {{1, Color::white, "end_agreed -"}}};
    CHECK(to_json(entered) == R"({"t":"entered","g":"g","entry":{"n":2,"at":9,"by":"B","charged":40,)"
                              R"("text":"pass B","event":"pass B","head":"aaaa"},)"
                              R"("offers":[{"n":1,"by":"W","event":"end_agreed -"}],"table":{}})");
    NotDone no{.id = "a", .code = NoCode::refused};
    no.by_rules = Refusal{.why = Why::repetition, .clause = "6", .repeats_move = 4};
    CHECK(to_json(no) == R"({"t":"no","id":"a","code":"refused",)"
                         R"("refusal":{"why":"repetition","clause":"6","repeats_move":4}})");
}
