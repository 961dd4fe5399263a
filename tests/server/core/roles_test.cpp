// Who may say what: docs/rights.md has every message of a page and the entries of logs, by every role.
#include "server/company.hpp"
#include "server/core/house.hpp"
#include "server/protocol/json.hpp"

#include <boost/json/parse.hpp>

#include <doctest/doctest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// The core, with a store behind it.
class InHouse : public MeetingPlace {
public:
    InHouse() {
        for (const StoreRequest& request : introductions()) house_.ask(request);
    }

    std::size_t page(const std::string& token) override { return house_.page(token); }

    std::string ask(std::size_t page, const std::string& frame) override {
        const auto message = message_in(frame);
        REQUIRE(message);
        const auto came = house_.say(page, *message);
        if (house_.is_closed(page)) return {};
        if (const auto* done = one<Done>(came)) return to_json(*done);
        if (const auto* refusal = one<NotDone>(came)) return to_json(*refusal);
        REQUIRE(!came.empty());
        return to_json(came.back());
    }

private:
    House house_{};
};

// Says each of them as each role. Whatever was carried out is followed by a new company.
void check(const Rights& rights, bool is_over, const std::function<std::string(const RightsRow&)>& frame_of) {
    std::optional<InHouse> place;
    std::optional<Company> company;
    for (const RightsRow& row : rights.rows)
        for (std::size_t i = 0; i < rights.columns.size(); ++i) {
            if (!company) company.emplace(place.emplace(), is_over);
            const std::string answer = company->answer(rights.columns[i], frame_of(row));
            CAPTURE(row.said);
            CAPTURE(rights.columns[i]);
            CHECK(answer == row.answers[i]);
            if (answer == "done") company.reset();
        }
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
    for (const bool is_over : {false, true})
        check(rights(is_over ? "Entries, when the game is over" : "Entries, while the game goes on"), is_over,
              [&](const RightsRow& row) { return entry_of(row, is_over); });
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
