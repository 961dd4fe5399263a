// Who may say what: docs/rights.md has every message of a page and the entries of logs, by every role.
#include "server/core/house.hpp"
#include "server/protocol/json.hpp"
#include "server/rights.hpp"

#include <boost/json/parse.hpp>

#include <doctest/doctest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

using namespace shinpan;
using namespace shinpan::server;

namespace {

const std::string other_code = "1123456789abcdefghjkmnpqrs", third_code = "2123456789abcdefghjkmnpqrs";

// Somebody's page, and the game of which they speak.
struct Speaker {
    ConnectionId page = 0;
    std::string game{};
};

// A house with somebody of every role: Ann and Bob play, and Rita the referee plays with Bob.
class Company {
public:
    explicit Company(bool is_over) {
        for (const char* name : {"guest", "elsewhere", "spectator", "Black", "playing", "referee", "admin"})
            house_.guest(name);
        white_ = house_.guest("White").id;
        for (const char* name : {"playing", "referee"}) take_role(name, Role::referee);
        take_role("admin", Role::administrator);
        const ConnectionId white = house_.page("White");
        game_ = game(house_.page("Black"), white, code_of_link, is_over);
        judged_ = game(house_.page("playing"), white, third_code, is_over);
        game(house_.page("elsewhere"), house_.page("guest"), other_code, is_over);
    }

    Speaker speaker(const std::string& role) {
        if (role == "nobody") return {house_.page("no such token"), game_};
        if (role == "Black, a referee") return {watching("playing", judged_), judged_};
        if (role == "administrator") return {watching("admin", game_), game_};
        const bool looks_on = role != "guest" && role != "elsewhere";
        return {looks_on ? watching(role, game_) : house_.page(role), game_};
    }

    House& house() { return house_; }
    const std::string& white() const { return white_; }  // the id

private:
    ConnectionId watching(const std::string& token, const std::string& game) {
        const ConnectionId page = house_.page(token);
        REQUIRE(code_of(house_.say(page, Watch{"watch", game, 0, ""})) == "done");
        return page;
    }

    void take_role(const std::string& token, Role role) {
        house_.print_code("code of " + token, role);
        REQUIRE(code_of(house_.say(house_.page(token), TakeRole{"role", "code of " + token})) == "done");
    }

    // Each has made a move; White has resigned where it is over.
    std::string game(ConnectionId black, ConnectionId white, const std::string& code, bool is_over) {
        house_.say(black,
                   Invite{"invite", code, *game_conditions_in("aga 9x9 7.5 0 fischer:600:10"), Side::black});
        const std::string name = one<Done>(house_.say(white, Join{"join", code}))->game;
        for (const ConnectionId page : {black, white}) house_.say(page, Watch{"watch", name, 0, ""});
        house_.say(black, Say{"first", name, 1, "play B D4"});
        house_.say(white, Say{"second", name, 2, "play W F6"});
        house_.say(black, Chat{"line", name, "hello"});
        house_.say(white, Report{"report", name, 1});
        if (is_over) house_.say(white, Say{"third", name, 3, "resign W"});
        return name;
    }

    House house_{};
    std::string game_{}, judged_{}, white_{};
};

// What was answered: closed, done, the code of a refusal; or the word of what comes of what is no request.
std::string answer_in(House& house, ConnectionId page, const std::vector<ToPage>& messages) {
    if (house.is_closed(page)) return "closed";
    if (one<Done>(messages) || one<NotDone>(messages)) return code_of(messages);
    if (messages.empty()) return "silence";
    const std::string json = to_json(messages.back());  // {"t":"done",...
    return json.substr(6, json.find('"', 6) - 6);
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

// Says each of them as each role. Whatever was carried out is followed by a new company.
void check(const Rights& rights, bool is_over, const std::function<std::string(const RightsRow&)>& frame_of) {
    std::unique_ptr<Company> company;
    for (const RightsRow& row : rights.rows)
        for (std::size_t i = 0; i < rights.columns.size(); ++i) {
            if (!company) company = std::make_unique<Company>(is_over);
            const Speaker speaker = company->speaker(rights.columns[i]);
            const auto frame =
                replaced(replaced(frame_of(row), "GAME", speaker.game), "WHITE", company->white());
            const auto message = message_in(frame);
            REQUIRE(message);
            const std::string answer =
                answer_in(company->house(), speaker.page, company->house().say(speaker.page, *message));
            CAPTURE(row.said);
            CAPTURE(rights.columns[i]);
            CHECK(answer == row.answers[i]);
            if (answer == "done") company.reset();
        }
}

std::string message_of(const RightsRow& row) { return row.said; }

// An entry, said by somebody who knows the log so far.
std::string entry_of(const RightsRow& row, int after) {
    return R"({"t":"say","id":"r","g":"GAME","after":)" + std::to_string(after) + R"(,"text":")" + row.said +
           "\"}";
}

const boost::json::value& schema() {
    static const boost::json::value read = [] {
        std::ifstream file("docs/schema/socket.json");
        return boost::json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
    }();
    return read;
}

// The words of the messages that a page may send, as the schema has them.
std::set<std::string> words_of_pages() {
    const boost::json::object& all = schema().at("definitions").as_object();
    std::set<std::string> words;
    for (const boost::json::value& one : all.at("FromPage").at("oneOf").as_array()) {
        const std::string reference = one.at("$ref").as_string().c_str();
        const auto& message = all.at(reference.substr(reference.rfind('/') + 1));
        words.insert(message.at("properties").at("t").at("const").as_string().c_str());
    }
    return words;
}

}  // namespace

TEST_CASE("every message of a page is answered as the role of its person allows") {
    for (const bool is_over : {false, true})
        check(rights(is_over ? "Messages, when the game is over" : "Messages, while the game goes on"),
              is_over, message_of);
}

TEST_CASE("every entry of a log is taken from those roles alone that may say it") {
    check(rights("Entries, while the game goes on"), false,
          [](const RightsRow& row) { return entry_of(row, 3); });
    check(rights("Entries, when the game is over"), true,
          [](const RightsRow& row) { return entry_of(row, 4); });
}

TEST_CASE("a rest that the referee wants lasts until they end it, though both players are here") {
    Table t;
    CHECK(code_of(t.say(t.referee, 1, "pause referee")) == "done");
    t.house.pass_time(600'000);
    CHECK(t.house.log_of(t.game).entries().back().text == "pause referee");
    CHECK(code_of(t.say(t.black, 2, "play B D4")) == "paused");
    CHECK(code_of(t.say(t.referee, 2, "go_on")) == "done");
    CHECK(code_of(t.say(t.black, 3, "play B D4")) == "done");
}

TEST_CASE("no player wins by claiming that the other moved against the rules, which the server refuses") {
    Table t("japanese-1989 9x9 6.5 0 none");
    CHECK(code_of(t.say(t.black, 1, "play B D4")) == "done");
    CHECK(code_of(t.say(t.white, 2, "breach B D4")) == "not_yours");
    CHECK(code_of(t.say(t.black, 2, "breach W D4")) == "not_yours");
    CHECK(code_of(t.say(t.referee, 2, "breach W D4")) == "done");
    CHECK(to_text(t.house.log_of(t.game).result()) == "B+F");
}

TEST_CASE("every kind of event has a row in the table of rights") {
    std::set<std::string> said;
    for (const RightsRow& row : rights("Entries, while the game goes on").rows)
        said.insert(row.said.substr(0, row.said.find(' ')));
    for (int kind = 0; kind <= static_cast<int>(EventKind::status_ruled); ++kind) {
        const std::string word(word_of(static_cast<EventKind>(kind)));
        CAPTURE(word);
        CHECK(said.contains(word));
    }
}

TEST_CASE("every message of the protocol's schema has a row in the table of rights") {
    std::set<std::string> said;
    for (const RightsRow& row : rights("Messages, while the game goes on").rows)
        said.insert(boost::json::parse(row.said).at("t").as_string().c_str());
    CHECK(said == words_of_pages());
    CHECK(said.size() == std::variant_size_v<FromPage>);
}
