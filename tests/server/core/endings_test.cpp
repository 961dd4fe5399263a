// Every ruleset's end of the game, over the net: two pages say what the rules offer them until nothing is
// left to settle; the log comes to the result that the referee finds in the record.
#include "apps/load/refereed.hpp"
#include "formats/record/event_line.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/offers.hpp"
#include "go/table/settlement.hpp"
#include "server/core/house.hpp"
#include "server/protocol/json.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

constexpr int most_steps = 60;

// Two players of a game.
class Match {
public:
    explicit Match(const std::string& conditions) : table_(conditions) {}

    // A small game under the ruleset, with a few stones.
    explicit Match(const Ruleset& rules)
        : Match(std::string(rules.id) + " 5x5 " + to_text(conditions_of(rules).komi) + " 0 none") {
        for (const char* text : {"play B B3", "play W D3", "play B B2", "play W D2", "play B B4"})
            if (!says(text[5] == 'B' ? Color::black : Color::white, text)) break;
    }

    const Game& game() { return (log_ = table_.house.log_of(table_.game))->game(); }
    const GameLog& log() { return *(log_ = table_.house.log_of(table_.game)); }

    // Over the wire, as a page says it; false where it is refused.
    bool says(Color by, const std::string& text) {
        const ConnectionId page = by == Color::black ? table_.black : table_.white;
        const std::string frame = R"({"t":"say","id":"r)" + std::to_string(++requests_) + R"(","g":")" +
                                  table_.game + R"(","after":)" + std::to_string(log().last()) +
                                  R"(,"text":")" + text + R"("})";
        const auto answer = table_.house.say(page, *message_in(frame));
        return code_of(answer) == "done";
    }

    // One says the event, or offers it and the other accepts.
    bool does(const Event& event, Color by) {
        const std::string line = event_line(event, game().board().size());
        const bool needs_answer = speaker_of(event.kind) == Speaker::both ||
                                  event.kind == EventKind::marks_proposed ||
                                  event.kind == EventKind::undo_asked;
        if (!needs_answer) return says(by, line);
        if (!says(by, "offer " + line)) return false;
        const auto open = log().table().open_offers();
        if (open.empty()) return false;
        return says(other(by), "accept " + std::to_string(open.back().number) + " " + line);
    }

    // Passes, until moves rest or the game is over.
    void stop() {
        for (int i = 0; i < most_steps && settlement(game()).state == Settling::moving; ++i)
            if (!says(game().to_move(), std::string("pass ") + letter(game().to_move()))) return;
    }

    // Says what ends the game, in the order in which players would try it; not the same twice in a row, since
    // some rulesets have passes follow what was agreed.
    void finish() {
        EventKind before = EventKind::pass;
        for (int i = 0; i < most_steps && !log().is_closed(); ++i) {
            const Color mover = is_stone(game().to_move()) ? game().to_move() : Color::black;
            const auto once = [&](const Event& said) {
                if (before == said.kind || !does(said, mover)) return false;
                before = said.kind;
                return true;
            };
            const bool is_done = (agreement_is_open(game()) && once(marks_proposed(mover, {}))) ||
                                 once(event(EventKind::analysis_agreed, Color::empty)) ||
                                 once(event(EventKind::end_agreed, Color::empty));
            if (is_done) continue;
            before = EventKind::pass;
            if (!says(mover, std::string("pass ") + letter(mover))) return;
        }
    }

private:
    Table table_;
    std::optional<GameLog> log_{};
    int requests_ = 0;
};

// The players, as they are named in events, say these; false where one is refused.
bool all_said(Match& match, const std::vector<std::string>& texts) {
    return std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
        return match.says(text[5] == 'B' ? Color::black : Color::white, text);
    });
}

// What the players of a stopped game may say besides marks and moves, the first of each kind.
std::vector<Event> disputes(const Game& game) {
    std::vector<Event> all;
    std::set<EventKind> kinds;
    for (const Offer& each : offers(game)) {
        const Speaker speaker = speaker_of(each.kind);
        const bool is_of_players = speaker == Speaker::player || speaker == Speaker::both;
        const bool is_usual = is_move(each.kind) || each.kind == EventKind::marks_proposed ||
                              each.kind == EventKind::marks_accepted || each.kind == EventKind::resign;
        if (!is_of_players || is_usual || !kinds.insert(each.kind).second) continue;
        Event said = event(each.kind, each.by);
        said.number = each.least;
        all.push_back(said);
    }
    return all;
}

}  // namespace

TEST_CASE("over the net every ruleset ends a game, and the referee finds the same result") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Match match(*rules);
        match.stop();
        match.finish();
        REQUIRE(match.log().is_closed());
        CHECK(to_text(match.log().result()) == load::refereed(match.log()));
    }
}

TEST_CASE("over the net every dispute of a ruleset is said, and the referee finds the same result") {
    std::set<EventKind> said;
    int games = 0;
    for (const Ruleset* rules : all_rulesets()) {
        // A stopped game in which these were said, one after the other.
        const auto after = [&](const std::vector<Event>& all) {
            Match match(*rules);
            match.stop();
            for (const Event& one : all) REQUIRE(match.does(one, is_stone(one.by) ? one.by : Color::white));
            return match;
        };
        for (const Event& first : disputes(after({}).game()))
            for (const Event& second : disputes(after({first}).game())) {
                CAPTURE(rules->id);
                CAPTURE(word_of(first.kind));
                CAPTURE(word_of(second.kind));
                Match match = after({first, second});
                match.stop();
                match.finish();
                REQUIRE(match.log().is_closed());
                CHECK(to_text(match.log().result()) == load::refereed(match.log()));
                said.insert({first.kind, second.kind});
                ++games;
            }
    }
    MESSAGE(games << " games, " << said.size() << " kinds of dispute");
    for (const EventKind kind : {EventKind::resume, EventKind::end_agreed, EventKind::analysis_agreed,
                                 EventKind::group_agreed, EventKind::both_lose, EventKind::undo_asked})
        CHECK_MESSAGE(said.contains(kind), word_of(kind));
}

TEST_CASE("over the net a handicap is given as the ruleset has it, and the referee finds the same result") {
    std::set<Placement> seen;
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        const Placement placement = rules->handicap.is.placement;
        const std::string conditions = std::string(rules->id) + " 9x9 0.5 3 none";
        if (placement == Placement::none) {
            CHECK(!game_conditions_in(conditions));
            continue;
        }
        Match match(conditions);
        if (placement == Placement::white_passes)
            CHECK(all_said(match, {"play B C3", "pass W", "play B G7", "pass W", "play B C7"}));
        CHECK(match.game().handicap() == 3);
        CHECK(match.game().board().position().count(Color::black) == 3);
        CHECK(all_said(match, {"play W E6", "play B E7", "play W D6"}));
        match.stop();
        match.finish();
        REQUIRE(match.log().is_closed());
        CHECK(to_text(match.log().result()) == load::refereed(match.log()));
        seen.insert(placement);
    }
    CHECK(seen ==
          std::set{Placement::fixed, Placement::fixed_centre, Placement::free, Placement::white_passes});
}

TEST_CASE("over the net Black places the stones where the ruleset leaves it to them and that is agreed on") {
    int games = 0;
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        const std::string conditions = std::string(rules->id) + " 5x5 0.5 4 none handicap:free";
        if (rules->handicap.is.placement != Placement::free) {
            CHECK(!game_conditions_in(conditions));
            continue;
        }
        Match match(conditions);
        CHECK(!match.says(Color::black, "play B C3"));
        CHECK(!match.says(Color::white, "pass W"));
        CHECK(!match.says(Color::white, "handicap - 4 A1 B2 C3 D4"));
        for (const char* text : {"handicap - 4", "handicap - 3 A1 B2 C3", "handicap - 4 A1 B2 C3 C3",
                                 "handicap - 5 A1 B2 C3 D4 E5", "handicap - 0"})
            CHECK_MESSAGE(!match.says(Color::black, text), text);
        CHECK(match.says(Color::black, "handicap - 4 B2 B4 D2 D4"));
        CHECK(!match.says(Color::black, "handicap - 4 A1 A2 A3 A4"));
        CHECK(all_said(match, {"play W C3", "play B C2", "play W C4"}));
        match.stop();
        match.finish();
        REQUIRE(match.log().is_closed());
        CHECK(match.game().handicap() == 4);
        CHECK(to_text(match.log().result()) == load::refereed(match.log()));
        ++games;
    }
    CHECK(games > 0);
}
