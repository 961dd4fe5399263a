#include "tournament/files/event_json.hpp"

#include "go/rulesets/registry.hpp"
#include "tournament/events.hpp"

#include <doctest/doctest.h>

using shinpan::half_point, shinpan::HalfPoints, shinpan::ruleset_called, shinpan::time_control_in;
using namespace shinpan::tournament;

namespace {

std::vector<EvidenceLine> lines_of_every_kind() {
    const auto* rules = *ruleset_called("japanese-1949");
    return {std::string("the clock"),
            Found(GameConditions{rules, HalfPoints{13}}),
            Found(RecordReplayed{57}),
            Found(MoveRefused{58, shinpan::Why::self_capture, "A1", "1949 law"}),
            Found(OtherRules{rules}),
            Found(OtherKomi{HalfPoints{15}}),
            Found(EndLeftOut{}),
            Found(CapturedBefore{3, 0}),
            Found(StepTaken{{shinpan::EndingSaying::stop, shinpan::EndingSaying::first_passer},
                            2,
                            shinpan::Color::white,
                            "1949 law, end of the game",
                            true}),
            Found(EndedWithoutResult{"Article 12"}),
            Found(GroupGraded{shinpan::Color::white, {"H7", "J7"}, GroupGrade::estimated, true, 930}),
            Found(DecidedByPrecedent{shinpan::PrecedentShape::three_points_without_capturing,
                                     shinpan::Color::white,
                                     {"A4"},
                                     {"B5", "C5", "B4", "C4"},
                                     3,
                                     "1949 precedents"}),
            Found(StonesDead{{"H7", "J7"}})};
}

// An event with each kind of entry, and each field away from its usual value somewhere.
Event eventful() {
    Event event = event_of({30, 29, 12, 33});
    Conditions laid = event.conditions();
    laid.rules = *ruleset_called("aga");
    laid.size = {13, 9};
    laid.komi = HalfPoints{-1};
    laid.clock = *time_control_in("byoyomi:600:30:5");
    laid.categories = {30, 20};
    laid.placement = {Criterion::wins, Criterion::opponents_mcmahon_less_1};
    laid.club_groups = {{"Paris", "Île-de-France"}};
    laid.fixed_tables = {{3, 7}};
    laid.unplayed.rounded = RoundDown::scores;
    laid.pairing.seed = 4711;
    laid.pairing.weights.gap_factor = 0.25;
    laid.sanctions = "Late by 15 minutes: a warning.\n\"Later\": loss.";
    must(event.take(LaidDown{laid}, 1'764'193'000'123));
    must(event.take(CheckedIn{1, false}, 1));
    must(event.take(CheckedIn{1, true}, 1));
    must(event.take(Attendance{3, 2, 3, RoundState::agreed_absent}, 2));
    must(event.take(by_hand(1, {even_game(1, 1, 2), even_game(7, 4, 3)}), 3));
    must(event.take(Rearranged{1, PairedGame{.table = 2, .white = 2, .black = 1, .handicap = 3}}, 3));
    must(event.take(Reported{1, 4, 3, GameEnd::both_lose, true, "0"}, 4));
    must(event.take(Ruled{.kind = RulingKind::penalty,
                          .round = 1,
                          .players = {1},
                          .penalty = half_point,
                          .arbiter = "審判",
                          .clause = "7.1",
                          .words = "late",
                          .evidence = lines_of_every_kind(),
                          .record = "(;GM[1]FF[4]SZ[9];B[ee];W[gc])"},
                    5));
    must(event.take(Appealed{13, 1, "I was there"}, 6));
    must(event.take(Heard{14, false, "three", "no"}, 7));
    must(event.take(Unpaired{1, {1}}, 8));
    must(event.take(Undone{16}, 9));
    must(event.take(Reported{1, 2, 1, GameEnd::white_wins, false, ""}, 9));
    must(event.take(Approved{1, "me"}, 9));
    return event;
}

std::string fault(std::string_view text) {
    const auto event = event_in_json(text);
    if (event) return "";
    return std::to_string(event.error().line) + ": " + event.error().what;
}

// A file whose entries begin at line 2, one a line.
std::string file_of(std::string_view entries) {
    return "{\"format\":\"shinpan event\",\"version\":1,\"entries\":[\n" + std::string(entries) + "\n]}\n";
}

constexpr std::string_view first =
    R"({"number":1,"at":0,"deed":"conditions","conditions":{"title":"X","placement":["MMS"]}})";

}  // namespace

TEST_CASE("event file: restores the event whole") {
    const Event event = eventful();
    const std::string text = to_json(event.entries());
    const auto again = event_in_json(text);
    REQUIRE_MESSAGE(again, again.error().what);
    CHECK(std::vector(again->entries().begin(), again->entries().end()) ==
          std::vector(event.entries().begin(), event.entries().end()));
    CHECK(to_json(again->entries()) == text);
    CHECK(again->conditions() == event.conditions());
    CHECK(again->approved_round() == 1);
}

TEST_CASE("event file: one entry is on one line, without the fields that are as usual") {
    const Event event = event_of({30});
    CHECK(to_json(event.entries()[1]) ==
          R"({"number":2,"at":0,"deed":"registered","player":{"number":1,"name":"A","rank":30}})");
}

TEST_CASE("event file: what is wrong is told with its line") {
    CHECK(fault("") == "1: this is not JSON");
    CHECK(fault("{\"format\":\n oops}") == "2: this is not JSON");
    CHECK(fault("{\"format\":\"other\"}") ==
          "1: this is not an event of Shinpan: its format is not \"shinpan event\"");
    CHECK(fault(R"({"format":"shinpan event","version":2,"entries":[]})") ==
          "1: a newer Shinpan wrote this file; this one reads version 1");
    const std::string head = std::string(first) + ",\n";
    CHECK(
        fault(file_of(head + R"({"number":2,"at":0,"deed":"registered","player":{"number":1,"nam":"A"}})")) ==
        "3: entry 2: player.nam: is not a field here");
    CHECK(fault(file_of(head + R"({"number":2,"at":0,"deed":"knighted"})")) ==
          "3: entry 2: deed: cannot be \"knighted\"");
    CHECK(fault(file_of(head + R"({"number":2,"at":0,"deed":"reported","round":1,"white":3,"black":4})")) ==
          "3: entry 2: there is no player 3");
    CHECK(fault(file_of(head + R"({"number":2,"at":0,"deed":"reported","end":"lost"})")) ==
          "3: entry 2: end: cannot be \"lost\"");
}

TEST_CASE("event file: a line of evidence is a text, or of a known kind with its values") {
    const auto read = [](const std::string& lines) {
        return deed_in_json(R"({"deed":"ruled","round":1,"words":"so","evidence":[)" + lines + "]}");
    };
    const auto old = read(R"("the clock","Dead: H7")");  // as files had it before there were kinds
    REQUIRE(old);
    CHECK(std::get<Ruled>(*old).evidence ==
          std::vector<EvidenceLine>{std::string("the clock"), std::string("Dead: H7")});
    const auto found = read(R"({"kind":"dead","stones":["H7"]})");
    REQUIRE(found);
    CHECK(std::get<Ruled>(*found).evidence == std::vector<EvidenceLine>{Found(StonesDead{{"H7"}})});
    CHECK(read(R"({"kind":"gone"})").error().what == "evidence.1.kind: cannot be \"gone\"");
    CHECK(read(R"({"stones":["H7"]})").error().what == "evidence.1.kind: is missing");
    CHECK(read(R"({"kind":"dead","moves":7})").error().what == "evidence.1.moves: is not a field here");
    CHECK(read(R"({"kind":"group","grade":"sleepy"})").error().what ==
          "evidence.1.grade: cannot be \"sleepy\"");
    CHECK(read(R"({"kind":"group","color":"","stones":["H7"],"grade":"dead"})").error().what ==
          "evidence.1.color: cannot be \"\"");                           // a group is somebody's
    CHECK(read(R"({"kind":"step","says":[],"passes":0,"player":""})"));  // a step may be nobody's
    CHECK(read("7").error().what == "evidence.1: must be a text of at most 8000 bytes");
}

TEST_CASE("event file: a page sends a deed alone") {
    const auto deed = deed_in_json(R"({"deed":"reported","round":2,"white":3,"black":1,"end":"tie"})");
    REQUIRE(deed);
    CHECK(std::get<Reported>(*deed) == Reported{2, 3, 1, GameEnd::tie, false, ""});
    CHECK(deed_in_json(R"({"deed":"reported","rund":2})").error().what == "rund: is not a field here");
}
