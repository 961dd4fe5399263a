// What docs/rights.md has the server refuse, it refuses over a socket, and nothing comes of it.
#include "server/company.hpp"
#include "server/web/visitor.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// A server that takes as many messages as are said to it.
class OverSockets : public MeetingPlace {
public:
    std::size_t page(const std::string& token) override {
        pages_.push_back(std::make_unique<Visitor>(server_.port(), token));
        if (!pages_.back()->next()) pages_.back().reset();
        return pages_.size() - 1;
    }

    std::string ask(std::size_t page, const std::string& frame) override {
        if (!pages_[page]) return {};
        pages_[page]->say(frame);
        const boost::json::value asked = boost::json::parse(frame);
        const auto* const id = asked.as_object().if_contains("id");
        const std::string awaited = id ? "" : asked.at("t") == "ping" ? "pong" : "welcome";
        while (const auto came = pages_[page]->next()) {
            const boost::json::value told = boost::json::parse(*came);
            const auto* const answered = told.as_object().if_contains("id");
            if (id ? answered != nullptr && *answered == *id : told.at("t") == awaited.c_str()) return *came;
        }
        return {};
    }

private:
    static std::unique_ptr<Store> visited() {
        auto store = *SqliteStore::open(":memory:");
        store->carry_out(introductions());
        return store;
    }

    static Settings without_limits() {
        Settings settings;
        settings.messages_at_once = settings.session_messages_at_once = 1'000'000;
        settings.codes_at_once = settings.connects_at_once = 1'000'000;
        return settings;
    }

    Running server_{without_limits(), visited()};
    std::vector<std::unique_ptr<Visitor>> pages_{};
};

// Of those answers, what is refused.
void check(Company& company, const Rights& rights,
           const std::function<std::string(const RightsRow&)>& frame_of) {
    for (const RightsRow& row : rights.rows)
        for (std::size_t i = 0; i < rights.columns.size(); ++i) {
            if (row.answers[i] == "done") continue;
            CAPTURE(row.said);
            CAPTURE(rights.columns[i]);
            CHECK(company.answer(rights.columns[i], frame_of(row)) == row.answers[i]);
        }
}

}  // namespace

TEST_CASE("over a socket every message and entry is refused to the roles that may not say it") {
    for (const bool is_over : {false, true}) {
        OverSockets place;
        Company company(place, is_over);
        const std::string when = is_over ? "when the game is over" : "while the game goes on";
        check(company, rights("Messages, " + when), message_of);
        check(company, rights("Entries, " + when),
              [&](const RightsRow& row) { return entry_of(row, is_over); });
        const std::string known = R"({"t":"say","id":"last","g":"GAME","after":)" +
                                  std::to_string(is_over ? 4 : 3) + R"(,"text":"pass W"})";
        CHECK(company.answer("White", known) != "behind");  // nobody has entered anything
    }
}
