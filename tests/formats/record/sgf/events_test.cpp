#include "formats/record/sgf/events.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

constexpr Size size{9, 9};

// Through SGF and back.
Record copy(const Record& record) {
    const auto games = sgf::read(sgf::write(sgf::collection_of(record)), {.strict = true});
    REQUIRE(games.has_value());
    auto all = sgf::records(*games);
    REQUIRE(all.size() == 1);
    REQUIRE_MESSAGE(all.front().has_value(), all.front().error().what);
    return *all.front();
}

const std::vector<Event> events = {
    {.kind = EventKind::nigiri, .by = Color::white, .number = 2, .words = "four: even"},
    play(Color::black, point(2, 2)),
    play(Color::white, point(6, 6)),
    {.kind = EventKind::undo_asked, .by = Color::white, .number = 1},
    event(EventKind::undo_granted, Color::black),
    play(Color::white, point(6, 5)),
    {.kind = EventKind::breach, .by = Color::black, .at = point(6, 5)},
    pass(Color::black),
    event(EventKind::button, Color::white),
    pass(Color::black),
    pass(Color::white),
    {.kind = EventKind::marks_proposed, .by = Color::black, .points = {point(2, 2), point(8, 8)}},
    {.kind = EventKind::marks_accepted, .by = Color::white, .hash = 0xfedcba9876543210U},
    event(EventKind::resume, Color::white),
    {.kind = EventKind::group_agreed, .points = {point(6, 5)}},
    event(EventKind::end_agreed, Color::empty),
    {.kind = EventKind::analysis_agreed, .points = {point(0, 0)}},
    event(EventKind::no_result_agreed, Color::empty),
    event(EventKind::both_lose, Color::empty),
    event(EventKind::resign, Color::black),
    event(EventKind::timeout, Color::black),
    event(EventKind::forfeit, Color::white),
    {.kind = EventKind::ruling, .by = Color::white, .number = 0, .words = "late ]:\\ twice"},
    {.kind = EventKind::penalty, .by = Color::white, .number = 2},
    {.kind = EventKind::penalty, .by = Color::black, .number = 3, .words = "[4] late"},
    {.kind = EventKind::timeout, .by = Color::black, .words = "[3] asleep"},
    {.kind = EventKind::forfeit, .by = Color::black, .words = "absent"},
    {.kind = EventKind::award, .by = Color::white, .number = 7, .words = "as both say"},
    {.kind = EventKind::annulled, .number = 4, .words = "[5.1] the clock"},
    {.kind = EventKind::annulled, .number = 0},
    {.kind = EventKind::resumed_by_ruling, .by = Color::white, .words = "play on"},
    {.kind = EventKind::status_ruled, .number = ruled_dead, .points = {point(2, 2), point(8, 8)}},
    {.kind = EventKind::status_ruled, .number = ruled_alive, .points = {point(2, 2)}, .words = "two eyes"},
};

}  // namespace

TEST_CASE("every event comes back from SGF as it was") {
    Record record;
    record.size = size;
    record.events = events;
    CHECK(copy(record).events == events);
}

TEST_CASE("a record comes back from SGF with its terms, result and marks") {
    Record record;
    record.size = {13, 9};
    record.rules_word = "some-rules";
    record.komi = HalfPoints{-7};
    record.handicap = 2;
    record.black = "a]b";
    record.white = "c\\d";
    record.name = "x:y";
    record.date = "2026-11-21";
    record.events = {
        {.kind = EventKind::handicap, .by = Color::black, .number = 2, .points = {point(2, 2), point(10, 6)}},
        play(Color::white, point(12, 8)),
        {.kind = EventKind::setup, .by = Color::white, .points = {point(0, 0)}},
        event(EventKind::turn, Color::white),
        pass(Color::white),
    };
    record.marks.emplace();
    record.marks->black.insert(point(1, 1));
    record.result = GameResult{.how = Ended::scored, .winner = Color::white, .margin = HalfPoints{7}};
    const Record back = copy(record);
    CHECK(back.size == record.size);
    CHECK(back.rules_word == record.rules_word);
    CHECK(back.komi == record.komi);
    CHECK(back.handicap == 2);
    CHECK(back.black == record.black);
    CHECK(back.white == record.white);
    CHECK(back.name == record.name);
    CHECK(back.date == record.date);
    CHECK(back.events == record.events);
    REQUIRE(back.marks.has_value());
    CHECK(back.marks->black == record.marks->black);
    CHECK(back.marks->white.empty());
    CHECK(back.result_as_written == "W+3.5");
    CHECK(back.result->margin == HalfPoints{7});
}

TEST_CASE("our properties have names that other programs skip, each its own") {
    for (const Event& e : events) {
        const auto name = sgf::private_name(e.kind);
        if (is_move(e.kind) && e.kind != EventKind::button) {
            CHECK(name.empty());
            continue;
        }
        CHECK(name.substr(0, 3) == "SHN");
        CHECK(name.size() <= 8);
        CHECK(sgf::private_kind(name) == e.kind);
    }
    CHECK_FALSE(sgf::private_kind("SHNXX"));
    CHECK_FALSE(sgf::private_kind("B"));
}

TEST_CASE("values of our events are short, and wrong ones are told") {
    CHECK(sgf::event_value({.kind = EventKind::resume, .by = Color::white}) == "W");
    CHECK(sgf::event_value({.kind = EventKind::end_agreed}).empty());
    CHECK(sgf::event_value(events[11]) == "B::::ccii");
    CHECK(sgf::event_value(events[0]) == "W:2::::four\\: even");
    for (const char* wrong : {"X", "B:x", "B::xyz", "B:::zz", "B:::aabb", "B::::a", "B::::zz"}) {
        CAPTURE(wrong);
        CHECK_FALSE(sgf::event_in(EventKind::ruling, wrong, size));
    }
    for (EventKind kind : {EventKind::resume, EventKind::resign, EventKind::breach})
        CHECK_FALSE(sgf::event_in(kind, "", size));  // by nobody
    CHECK(sgf::event_in(EventKind::end_agreed, "", size));
    for (const char* possible : {"B:0", "B:2", "B:81"}) {
        CAPTURE(possible);
        CHECK(sgf::event_in(EventKind::handicap, possible, size));
    }
    for (const char* impossible : {"B:-1", "B:82", "B:2147483647", "B:2147483648"}) {
        CAPTURE(impossible);
        CHECK_FALSE(sgf::event_in(EventKind::handicap, impossible, size));
    }
    CHECK(sgf::event_in(EventKind::penalty, "W:10000", size));
    for (const char* impossible : {"W", "W:0", "W:-5", "W:10001", "W:1000000"}) {
        CAPTURE(impossible);
        CHECK_FALSE(sgf::event_in(EventKind::penalty, impossible, size));
    }
    for (const char* impossible : {"W", "W:0", ":7", "W:20001"}) {
        CAPTURE(impossible);
        CHECK_FALSE(sgf::event_in(EventKind::award, impossible, size));
    }
    CHECK_FALSE(sgf::event_in(EventKind::status_ruled, ":2:::cc", size));
    CHECK_FALSE(sgf::event_in(EventKind::annulled, ":-1", size));
    const auto games = sgf::read("(;FF[4]SZ[9];B[cc];SHNRU[X];W[dd]SHNZZ[1])");
    const auto game = sgf::records(*games).front();
    REQUIRE(game.has_value());
    CHECK(game->events.size() == 2);
    REQUIRE(game->warnings.size() == 2);
    CHECK(told(game->warnings[0]).ends_with(": event_of_ours: SHNRU"));
    CHECK(told(game->warnings[1]).ends_with(": event_of_ours: SHNZZ"));
}

TEST_CASE("the property that names a game's log is ours, and no event") {
    const auto games = sgf::read("(;FF[4]SZ[9]SHNLG[g7k2 5f3c];B[cc])");
    const auto game = sgf::records(*games, {.strict = true}).front();
    REQUIRE(game.has_value());
    CHECK(game->events.size() == 1);
    CHECK(game->warnings.empty());
}

TEST_CASE("a handicap or penalty that no game could have is left out with a warning") {
    const auto games = sgf::read("(;FF[4]SZ[9]SHNHA[B:2147483647];W[dd];SHNPE[W:1000000])");
    const auto game = sgf::records(*games).front();
    REQUIRE(game.has_value());
    CHECK(game->handicap == 0);
    CHECK(game->events.size() == 1);
    REQUIRE(game->warnings.size() == 2);
    CHECK(told(game->warnings[0]).ends_with(": event_of_ours: SHNHA"));
    CHECK(told(game->warnings[1]).ends_with(": event_of_ours: SHNPE"));
}
