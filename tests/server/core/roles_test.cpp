// Who may say what: every message of a page by every kind of person, in a game that two of them play.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

constexpr std::string_view strange_code = "zzzzzzzzzzzzzzzzzzzzzzzzzz";

// Of an unknown session, somebody else, Black, White, and a referee who does not play.
const std::vector<std::string> kinds{"nobody", "guest", "black", "white", "referee"};

struct Row {
    std::string name{};
    std::function<FromPage(const std::string& game)> message{};
    std::vector<std::string> codes{};  // for each kind: done, closed, or the code of the refusal
};

Say said(const std::string& game, const std::string& text) { return Say{"r", game, 1, text}; }

// Everyone's answer on a table of their own.
std::string code_for(const Row& row, const std::string& kind) {
    Table t;
    ConnectionId page = kind == "black" ? t.black : kind == "white" ? t.white : t.referee;
    if (kind == "guest") {
        t.house.guest("mallory");
        page = t.house.page("mallory");
    }
    if (kind == "nobody") page = t.house.page("no such token");
    const auto answers = t.house.say(page, row.message(t.game));
    return t.house.is_closed(page) ? "closed" : code_of(answers);
}

const std::string no = "not_yours", done = "done", closed = "closed", gone = "no_invitation";

// Entries of the log.
std::vector<Row> entries() {
    const auto says = [](const std::string& text) {
        return [text](const std::string& game) -> FromPage { return said(game, text); };
    };
    std::vector<Row> all{
        {"play of Black", says("play B D4"), {closed, no, done, no, no}},
        {"play of White", says("play W D4"), {closed, no, no, "refused", no}},
        {"resign of White", says("resign W"), {closed, no, no, done, no}},
        {"offer to rest", says("offer pause"), {closed, no, done, done, no}},
        {"abort", says("abort"), {closed, no, done, done, no}},
        {"call", says("call clock"), {closed, no, done, done, no}},
        {"answer to no call", says("answered"), {closed, no, "not_now", "not_now", "not_now"}},
        {"pause of the server's", says("pause restart"), {closed, no, no, no, no}},
        {"rest for the referee", says("pause referee"), {closed, no, no, no, done}},
        {"end of a rest", says("go_on"), {closed, no, no, no, "not_paused"}},
        {"correction of a clock", says("time B +5"), {closed, no, no, no, "not_now"}},
        {"setup of stones", says("setup B A1"), {closed, no, no, no, no}},
        {"an annulment of nothing", says("annulled - 0 so"), {closed, no, no, no, "refused"}},
        {"nigiri", says("nigiri B 3 odd"), {closed, no, no, no, no}},
    };
    for (const char* ruling :
         {"ruling B 0 so", "award B 3 so", "penalty B 1 so", "forfeit B so", "timeout B"})
        all.push_back({ruling,
                       says(ruling),
                       {closed, no, no, no, std::string_view(ruling) == "timeout B" ? no : done}});
    return all;
}

// All else.
std::vector<Row> requests() {
    std::vector<Row> all;
    all.push_back({"watch",
                   [](const std::string& g) {
                       return Watch{"r", g, 0, ""};
                   },
                   {closed, done, done, done, done}});
    all.push_back({"chat",
                   [](const std::string& g) {
                       return Chat{"r", g, "hello"};
                   },
                   {closed, no, done, done, no}});
    all.push_back({"rematch of a game that goes on",
                   [](const std::string& g) {
                       return Rematch{"r", g};
                   },
                   {closed, no, "not_now", "not_now", no}});
    all.push_back({"desk", [](const std::string&) { return Desk{"r"}; }, {closed, no, no, no, done}});
    all.push_back({"a code that is none",
                   [](const std::string&) {
                       return TakeRole{"r", std::string(strange_code)};
                   },
                   {closed, "no_code", "no_code", "no_code", "no_code"}});
    all.push_back({"a link that was used",
                   [](const std::string&) {
                       return Look{"r", code_of_link};
                   },
                   {closed, gone, done, done, gone}});
    all.push_back({"somebody's link taken back",
                   [](const std::string&) {
                       return Withdraw{"r", code_of_link};
                   },
                   {closed, gone, gone, gone, gone}});
    all.push_back(
        {"own games", [](const std::string&) { return Games{"r"}; }, {closed, done, done, done, done}});
    all.push_back({"another name",
                   [](const std::string&) {
                       return Rename{"r", "X"};
                   },
                   {closed, done, done, done, done}});
    return all;
}

}  // namespace

TEST_CASE("every message of a page is answered as the role of its person allows") {
    std::vector<Row> rows = entries();
    for (Row& row : requests()) rows.push_back(std::move(row));
    for (const Row& row : rows) {
        REQUIRE(row.codes.size() == kinds.size());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            CAPTURE(row.name);
            CAPTURE(kinds[i]);
            CHECK(code_for(row, kinds[i]) == row.codes[i]);
        }
    }
}
