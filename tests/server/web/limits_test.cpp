// What a server allows those who connect, and that nobody else suffers from whoever wants more.
#include "server/web/peers.hpp"
#include "server/web/visitor.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace shinpan::server;
namespace asio = boost::asio;
namespace http = beast::http;
using Clock = std::chrono::steady_clock;

namespace {

std::string content_of(const char* path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string game_in(const std::string& done) { return done.substr(done.find("\"g\":\"") + 5, 26); }

// Two who play on 9x9, each play answered at once.
class Players {
public:
    explicit Players(unsigned short port) : black_(port), white_(port) {
        const std::string code = "0123456789abcdefghjkmnpqrs";
        black_.ask("i", R"({"t":"invite","id":"i","code":")" + code +
                            R"(","conditions":"aga 9x9 7.5 0 none","side":"black"})");
        game = game_in(white_.ask("j", R"({"t":"join","id":"j","code":")" + code + "\"}"));
        for (Visitor* one : {&black_, &white_})
            one->ask("w", R"({"t":"watch","id":"w","g":")" + game + R"(","after":0,"head":""})");
    }

    // So many plays, each acknowledged, and read by the other player, before the next.
    void play(int moves) {
        for (int i = 0; i < moves; ++i, ++entries_) {
            const bool is_black = entries_ % 2 == 1;
            const std::string id = std::to_string(entries_);
            const std::string at =
                std::string(1, "ABCDEFGHJ"[entries_ % 9]) + std::to_string(1 + entries_ / 9);
            const std::string answer =
                (is_black ? black_ : white_)
                    .ask(id, R"({"t":"say","id":")" + id + R"(","g":")" + game + R"(","after":)" + id +
                                 R"(,"text":"play )" + (is_black ? "B " : "W ") + at + "\"}");
            CHECK(answer.find("\"done\"") != std::string::npos);
            (is_black ? white_ : black_).read_until(at);
        }
    }

    std::string game{};

private:
    Visitor black_, white_;
    int entries_ = 1;
};

// A store in which nobody is known, and which counts who is looked for.
class Counting : public Store {
public:
    explicit Counting(std::atomic<int>& asked) : asked_(asked) {}
    std::vector<StoreAnswer> carry_out(std::span<const StoreRequest> requests) override {
        for (const StoreRequest& request : requests)
            asked_ += std::holds_alternative<FindSession>(request) ? 1 : 0;
        return {requests.size(), Absent{}};
    }

private:
    std::atomic<int>& asked_;
};

// A store whose disk fails.
class Failing : public Store {
public:
    std::vector<StoreAnswer> carry_out(std::span<const StoreRequest> requests) override {
        return {requests.size(), NotKept{"the disk is gone"}};
    }
};

}  // namespace

TEST_CASE("a desk for everybody answers one address so often; the director's has no limit") {
    Settings settings;
    settings.lookups_at_once = 3;
    settings.lookups_a_second = 0.001;
    const auto last_of_four = [&](HttpServer::DeskFor whom) {
        const Running server(settings, whom);
        int status = 0;
        for (int i = 0; i < 4; ++i)
            status = answer_to(http::verb::post, "/api/v1/tournament", server.port()).result_int();
        return status;
    };
    CHECK(last_of_four(HttpServer::DeskFor::director) == 200);
    CHECK(last_of_four(HttpServer::DeskFor::everybody) == 429);
}

TEST_CASE("an address has so many lines encrypted and no more") {
    Settings settings;
    settings.handshakes_at_once = 2;
    settings.handshakes_a_second = 1;
    Peers peers(settings);
    const auto here = asio::ip::make_address("192.0.2.1"), there = asio::ip::make_address("192.0.2.2");
    CHECK(peers.add_handshake(here, 5000));
    CHECK(peers.add_handshake(here, 5000));
    CHECK_FALSE(peers.add_handshake(here, 5999));
    CHECK(peers.add_handshake(there, 5999));
    CHECK(peers.add_handshake(here, 6000));
    peers.tidy(6000);
    CHECK_FALSE(peers.add_handshake(here, 6000));
}

TEST_CASE("a page that says too much is told so and waits, and others play on meanwhile") {
    const Running server;
    const Settings allowed;
    Players players(server.port());
    const auto begun = Clock::now();
    Visitor flood(server.port());
    std::atomic<bool> ends = false;
    std::atomic<int> answers = 0, refused = 0;
    std::thread flooding([&] {
        constexpr int at_once = 20;
        for (int i = 0; !ends; i += at_once) {
            for (int j = 0; j < at_once; ++j)
                flood.say(R"({"t":"look","id":")" + std::to_string(i + j) + R"(","code":"none"})");
            for (int j = 0; j < at_once; ++j) {  // a refusal overtakes what the store is asked
                const std::string answer = flood.read_until("\"id\":");
                ++(answer.find("too_fast") != std::string::npos ? refused : answers);
            }
        }
    });
    while (refused == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    players.play(20);
    ends = true;
    flooding.join();
    const double seconds = std::chrono::duration<double>(Clock::now() - begun).count();
    CHECK(answers <= allowed.messages_at_once + allowed.messages_a_second * seconds);
    const auto said = answer_to(http::verb::get, "/metrics", server.port()).body();
    CHECK(said.find("shinpan_refusals_total{code=\"too_fast\"}") != std::string::npos);
}

TEST_CASE("a page that never reads is not read either, and others play on") {
    const Running server;
    Players players(server.port());
    players.play(30);
    Visitor deaf(server.port());
    for (int i = 0; i < 100; ++i)  // each is answered by the whole game
        deaf.say(R"({"t":"watch","id":"w","g":")" + players.game + R"(","after":0,"head":""})");
    players.play(20);
}

TEST_CASE("pings without end close a connection") {
    const Running server;
    Visitor one(server.port());
    std::string pings;
    for (int i = 0; i < 200; ++i)
        pings.append(
            "\x89\x80"
            "abcd",
            6);  // RFC 6455 5.5.2, masked and empty
    asio::write(one.socket(), asio::buffer(pings));
    CHECK(one.end() != 1000);
}

TEST_CASE("no compression is agreed on, and a frame that says it is compressed ends its connection") {
    const Running server;
    Visitor one(server.port());
    CHECK(one.handshake_with_compression().find("Sec-WebSocket-Extensions") == std::string::npos);
    asio::write(one.socket(), asio::buffer(std::string("\xc1\x80"
                                                       "abcd",
                                                       6)));  // RFC 7692 6, masked and empty
    CHECK(one.end() != 1000);
}

TEST_CASE("what is too long or no text ends a connection with a code that the protocol names") {
    const Running server;
    const std::string protocol = content_of("docs/protocol.md");
    for (const auto& [frame, code] :
         {std::pair{std::string(4097, ' '), 1009}, std::pair{std::string("\xff"), 1007}}) {
        CAPTURE(code);
        Visitor one(server.port());
        one.say(frame);
        asio::write(one.socket(), asio::buffer(std::string(100'000, 'x')));  // is on its way all the same
        CHECK(one.end() == code);
        CHECK(protocol.find("| " + std::to_string(code) + " |") != std::string::npos);
    }
}

TEST_CASE("one address has as many pages and guests as the settings say") {
    const Running server({.pages_of_peer = 2, .guests_at_once = 3, .guests_a_second = 0.001});
    Visitor first(server.port()), second(server.port());
    CHECK_THROWS_AS(Visitor(server.port()), boost::system::system_error);
    const auto refused = answer_to(http::verb::post, "/api/v1/guests", server.port());
    CHECK(refused.result_int() == 429);
    CHECK(refused[http::field::retry_after] == "1");
    CHECK_NOTHROW(first.ask("u", R"({"t":"look","id":"u","code":"none"})"));
}

TEST_CASE("an address has so many guests a day and no more, and a network of IPv6 is one address") {
    Settings settings;
    settings.guests_at_once = 2;
    settings.guests_a_second = 1;
    settings.guests_a_day = 3;
    Peers peers(settings);
    const auto here = asio::ip::make_address("2001:db8::1"), beside = asio::ip::make_address("2001:db8::2"),
               there = asio::ip::make_address("2001:db8:0:1::1");
    CHECK(peers.add_guest(here, 5000));
    CHECK(peers.add_guest(beside, 5000));
    CHECK_FALSE(peers.add_guest(here, 5001));
    CHECK(peers.add_guest(there, 5001));
    CHECK(peers.add_guest(here, 7000));
    CHECK_FALSE(peers.add_guest(beside, 60'000));
    peers.tidy(60'000);
    CHECK_FALSE(peers.add_guest(beside, 60'000));
    constexpr shinpan::Milliseconds third_of_day = 28'800'000;
    CHECK(peers.add_guest(beside, 7000 + third_of_day));
    CHECK_FALSE(peers.add_guest(here, 8000 + third_of_day));
}

TEST_CASE("a session that connects again and again is told to wait, and others are not") {
    const Running server({.connects_at_once = 3, .connects_a_second = 0.001});
    Visitor one(server.port());
    for (int i = 0; i < 2; ++i) {
        one.open();
        CHECK(one.read().find("welcome") != std::string::npos);
    }
    one.open();
    CHECK(one.end() == 4004);
    Visitor other(server.port());
    CHECK_NOTHROW(other.ask("u", R"({"t":"look","id":"u","code":"none"})"));
}

TEST_CASE("one-time codes are guessed by the people at one address so often and no more, and that is told") {
    const Running server({.codes_at_once = 3, .codes_a_second = 0.001});
    Visitor first(server.port()), second(server.port());
    const auto guesses = [](Visitor& page, const std::string& id) {
        const std::string answer =
            page.ask(id, R"({"t":"take_role","id":")" + id + R"(","code":"0123456789abcdefghjkmnpqrs"})");
        return answer.find("no_code") != std::string::npos    ? "wrong"
               : answer.find("too_fast") != std::string::npos ? "too fast"
                                                              : answer;
    };
    CHECK(guesses(first, "1") == "wrong");
    CHECK(guesses(first, "2") == "wrong");
    CHECK(guesses(second, "3") == "wrong");
    CHECK(guesses(second, "4") == "too fast");
    CHECK(guesses(first, "5") == "too fast");
    CHECK(server.told() ==
          std::vector<std::string>(3, "somebody has said a one-time code that gives no role"));
}

TEST_CASE("the people at one address make so many links and no more") {
    const Running server({.links_at_once = 3, .links_a_second = 0.001});
    Visitor first(server.port()), second(server.port());
    const auto invites = [](Visitor& page, const std::string& digit) {
        const std::string answer =
            page.ask(digit, R"({"t":"invite","id":")" + digit + R"(","code":"012345678)" + digit +
                                R"(abcdefghjkmnpqrs","conditions":)"
                                R"("aga 9x9 7.5 0 none","side":"black"})");
        return answer.find("too_fast") == std::string::npos;
    };
    CHECK(invites(first, "1"));
    CHECK(invites(first, "2"));
    CHECK(invites(second, "3"));
    CHECK_FALSE(invites(first, "4"));
    CHECK_FALSE(invites(second, "5"));
}

TEST_CASE("whoever asks how a server is shares one answer of its store with all who ask") {
    std::atomic<int> asked = 0;
    const Running server({}, std::make_unique<Counting>(asked));
    const auto begun = std::chrono::steady_clock::now();
    for (int i = 0; i < 40; ++i)
        CHECK(answer_to(http::verb::get, "/healthz", server.port()).result_int() == 200);
    const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    CHECK(asked >= 1);
    CHECK(asked <= 1.01 + seconds);  // it keeps an answer for a second by a clock of milliseconds
}

TEST_CASE("a server says whether its store answers, and what it has counted") {
    const Running server;
    Players players(server.port());
    players.play(4);
    CHECK(answer_to(http::verb::get, "/healthz", server.port()).result_int() == 200);
    const auto metrics = answer_to(http::verb::get, "/metrics", server.port());
    CHECK(metrics.result_int() == 200);
    CHECK(metrics.body().find("\nshinpan_connections 2\n") != std::string::npos);
    CHECK(metrics.body().find("\nshinpan_games 1\n") != std::string::npos);
    CHECK(metrics.body().find("\nshinpan_acknowledged_total 4\n") != std::string::npos);
    const Running broken({}, std::make_unique<Failing>());
    CHECK(answer_to(http::verb::get, "/healthz", broken.port()).result_int() == 503);
    CHECK(answer_to(http::verb::post, "/healthz", broken.port()).result_int() == 405);
}

TEST_CASE("a server that is stopped tells every page that it goes, and what it has acknowledged is kept") {
    Running server;
    Players players(server.port());
    Visitor watcher(server.port());
    players.play(3);
    server.stop();
    CHECK(watcher.end() == 1001);
    const auto end = Clock::now() + std::chrono::minutes(1);
    while (!server.has_ended() && Clock::now() < end) std::this_thread::yield();
    CHECK(server.has_ended());
}
