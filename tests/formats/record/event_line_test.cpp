// Events as lines of text.
#include "formats/record/event_line.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

constexpr Size board{9, 9};

Event made(EventKind kind, Color by, int number = 0) {
    Event e = event(kind, by);
    e.number = number;
    return e;
}

Event said(Event e, const char* words) {
    e.words = words;
    return e;
}

Event status(int dead_or_alive) {
    Event e = made(EventKind::status_ruled, Color::empty, dead_or_alive);
    e.points = {point(8, 0), point(0, 8)};
    return e;
}

std::string fault(std::string_view line) {
    const auto read = event_in_line(line, board);
    return read ? "fine" : told(read.error());
}

}  // namespace

TEST_CASE("every kind of event is the same after writing and reading its line") {
    PointSet two;
    two.insert(point(0, 8));
    two.insert(point(8, 0));
    Event handicap = made(EventKind::handicap, Color::black, 2);
    handicap.points = {point(0, 8), point(8, 0)};
    Event nigiri = made(EventKind::nigiri, Color::black, 7);
    nigiri.words = "odd";
    Event ruling = made(EventKind::ruling, Color::white, 0);
    ruling.words = "late \\ twice\n nobody knows";
    Event emptied = made(EventKind::setup, Color::empty);
    emptied.points = {point(4, 4)};
    Event analysis = made(EventKind::analysis_agreed, Color::empty);
    analysis.points = {point(4, 4)};
    Event breach = play(Color::white, point(3, 3));
    breach.kind = EventKind::breach;
    Event accepted = play(Color::white, point(3, 3));
    accepted.words = std::string(let_stand);
    const std::pair<Event, std::string> lines[] = {
        {play(Color::black, point(3, 3)), "play B D6"},
        {pass(Color::white), "pass W"},
        {handicap, "handicap B 2 A1 J9"},
        {nigiri, "nigiri B 7 odd"},
        {ruling, "ruling W 0 late \\\\ twice\\n nobody knows"},
        {emptied, "setup - E5"},
        {analysis, "analysis_agreed - E5"},
        {breach, "breach W D6"},
        {accepted, "play W D6 stands"},
        {marks_proposed(Color::black, two), "marks_proposed B J9 A1"},
        {marks_accepted(Color::white, {}), "marks_accepted W cbf29ce484222325"},
        {made(EventKind::undo_asked, Color::black, 3), "undo_asked B 3"},
        {made(EventKind::penalty, Color::white, 2), "penalty W 2"},
        {made(EventKind::ruling, Color::empty, 1), "ruling - 1"},
        {made(EventKind::annulled, Color::empty, 0), "annulled - 0"},
        {said(made(EventKind::annulled, Color::empty, 12), "[5.1] clock"), "annulled - 12 [5.1] clock"},
        {made(EventKind::award, Color::black, 7), "award B 7"},
        {said(made(EventKind::award, Color::white, 1), "by count"), "award W 1 by count"},
        {said(event(EventKind::resumed_by_ruling, Color::white), "play on"), "resumed_by_ruling W play on"},
        {status(ruled_dead), "status_ruled - J9 A1 dead"},
        {said(status(ruled_alive), "dead sure"), "status_ruled - J9 A1 alive dead sure"},
        {said(made(EventKind::penalty, Color::black, 2), "late"), "penalty B 2 late"},
        {said(event(EventKind::forfeit, Color::black), "absent"), "forfeit B absent"},
        {said(event(EventKind::timeout, Color::white), " a blank"), "timeout W  a blank"},
    };
    for (const auto& [e, line] : lines) {
        CHECK(event_line(e, board) == line);
        const auto read = event_in_line(line, board);
        REQUIRE_MESSAGE(read, line);
        CHECK(*read == e);
    }
    for (EventKind kind :
         {EventKind::turn, EventKind::button, EventKind::resign, EventKind::timeout, EventKind::forfeit,
          EventKind::undo_granted, EventKind::group_agreed, EventKind::end_agreed, EventKind::resume,
          EventKind::no_result_agreed, EventKind::both_lose, EventKind::resumed_by_ruling}) {
        const auto read = event_in_line(event_line(event(kind, Color::white), board), board);
        REQUIRE(read);
        CHECK(*read == event(kind, Color::white));
    }
}

TEST_CASE("a line that is no event is refused with the place and the kind of fault") {
    CHECK(fault("play B D4") == "fine");
    CHECK(fault("  play   B   D4  ") == "fine");
    CHECK(fault("") == "1:1: no_kind_of_event");
    CHECK(fault("ply B D4") == "1:1: no_kind_of_event: ply");
    CHECK(fault("play Black D4") == "1:6: no_player");
    CHECK(fault("play - D4") == "1:6: player_missing");
    CHECK(fault("play B D4 stays") == "1:11: too_much: stays");
    CHECK(fault("breach B D4 stands") == "1:13: too_much: stands");
    CHECK(fault("play B") == "1:7: point_missing");
    CHECK(fault("play B K4") == "1:8: point_missing");
    CHECK(fault("play B D4 D5") == "1:11: too_much: D5");
    CHECK(fault("pass B D4") == "1:8: too_much: D4");
    CHECK(fault("undo_asked B many") == "1:14: number_missing");
    CHECK(fault("marks_accepted B xyz") == "1:18: hash_missing");
    CHECK(fault("ruling - 0 nobody") == "1:10: winner_missing");
    CHECK(fault("annulled - all") == "1:12: number_missing");
    CHECK(fault("award - 7") == "1:7: player_missing");
    CHECK(fault("resumed_by_ruling -") == "1:19: player_missing");
    CHECK(fault("status_ruled - D4") == "1:18: status_missing");
    CHECK(fault("status_ruled - D4 D99 dead") == "1:19: point_missing");
    CHECK(fault("status_ruled - dead") == "fine");
}
