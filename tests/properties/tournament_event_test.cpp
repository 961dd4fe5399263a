// What holds for all events: they replay exactly, and undoing restores exactly.
#include "property.hpp"
#include "tournament/event/event.hpp"
#include "tournament/files/event_json.hpp"

using namespace shinpan::tournament;
using shinpan::Color, shinpan::HalfPoints, shinpan::property;

namespace {

int drawn_to(int most) { return *rc::gen::inRange(1, most + 1); }

PlayerNumber anybody(const Event& event) { return drawn_to(static_cast<int>(event.players().size()) + 1); }

EvidenceLine any_line() {
    switch (*rc::gen::inRange(0, 5)) {
        case 0: return *rc::gen::element<std::string>("", "the clock", "碁, \"seki\"\n");
        case 1: return Found(RecordReplayed{*rc::gen::inRange(0, 400)});
        case 2: return Found(CapturedBefore{*rc::gen::inRange(0, 40), *rc::gen::inRange(0, 40)});
        case 3: return Found(EndLeftOut{});
        default:
            return Found(GroupGraded{*rc::gen::element(Color::black, Color::white),
                                     {"A1"},
                                     static_cast<GroupGrade>(*rc::gen::inRange(0, 8)),
                                     *rc::gen::arbitrary<bool>(),
                                     *rc::gen::inRange(0, 1001)});
    }
}

// Often one that cannot be done.
Deed any_deed(const Event& event) {
    const int round = drawn_to(3);
    const PlayerNumber one = anybody(event), other = anybody(event);
    const auto end = static_cast<GameEnd>(*rc::gen::inRange(0, 6));
    const int entry = drawn_to(static_cast<int>(event.entries().size()) + 1);
    switch (*rc::gen::inRange(0, 13)) {
        case 0: return Registered{Player{.name = "P", .rank = drawn_to(35)}};
        case 1: return Registered{Player{.number = one, .name = "Q", .rank = drawn_to(35)}};
        case 2: return CheckedIn{one, *rc::gen::arbitrary<bool>()};
        case 3: return Attendance{one, round, 3, static_cast<RoundState>(*rc::gen::inRange(2, 9))};
        case 4:
            return Paired{round, "by hand", 0, {{.table = drawn_to(9), .white = one, .black = other}}, {}};
        case 5: return Paired{round, "by hand", 0, {}, {one}};
        case 6: return Unpaired{round, {one}};
        case 7: return Rearranged{round, {.table = drawn_to(9), .white = one, .black = other, .handicap = 2}};
        case 8: return Reported{round, one, other, end, *rc::gen::arbitrary<bool>(), ""};
        case 9:
            return Ruled{.kind = static_cast<RulingKind>(*rc::gen::inRange(0, 4)),
                         .round = round,
                         .players = {one, other},
                         .end = end,
                         .penalty = HalfPoints{1},
                         .words = "so",
                         .evidence = {any_line(), any_line()}};
        case 10: return Appealed{entry, one, "no"};
        case 11: return Heard{entry, *rc::gen::arbitrary<bool>(), "", ""};
        default: return Approved{round, ""};
    }
}

bool same(const Round& a, const Round& b) {
    return a.games == b.games && a.byes == b.byes && a.absences == b.absences && a.penalties == b.penalties;
}

// All that follows from the entries.
bool same(const Event& a, const Event& b) {
    if (!std::equal(a.players().begin(), a.players().end(), b.players().begin(), b.players().end()))
        return false;
    for (int round = 1; round <= 3; ++round)
        if (!same(a.round(round), b.round(round))) return false;
    const auto evidence = [](const Event& event) {
        std::vector<std::vector<EvidenceLine>> lines;
        for (const Ruling& ruling : event.rulings()) lines.push_back(ruling.ruled.evidence);
        return lines;
    };
    const auto lifted = [](const Event& event) {
        std::vector<int> list;
        for (const Ruling& ruling : event.rulings())
            list.push_back(ruling.is_lifted ? ruling.entry : -ruling.entry);
        return list;
    };
    return a.conditions() == b.conditions() && a.approved_round() == b.approved_round() &&
           lifted(a) == lifted(b) && evidence(a) == evidence(b);
}

Event played(int deeds) {
    Conditions laid = usual_conditions(System::swiss);
    laid.title = "Any";
    laid.rounds = 3;
    Event event = *Event::begin(laid, 0);
    for (int i = 0; i < 4; ++i)
        RC_ASSERT(event.take(Registered{Player{.name = "P", .rank = 30}}, 0).has_value());
    for (int i = 0; i < deeds; ++i) (void)event.take(any_deed(event), i).has_value();
    return event;
}

}  // namespace

TEST_CASE("events") {
    property("an event is what its file makes of it", [] {
        const Event event = played(*rc::gen::inRange(0, 60));
        const auto again = event_in_json(to_json(event.entries()));
        RC_ASSERT(again.has_value());
        RC_ASSERT(same(event, *again));
    });
    property("a deed that is refused, or done and undone, leaves the event as it was", [] {
        const Event before = played(*rc::gen::inRange(0, 60));
        Event event = before;
        const bool is_done = event.take(any_deed(event), 0).has_value();
        RC_TAG(is_done ? "undone" : "refused");
        if (is_done) RC_ASSERT(event.take(Undone{static_cast<int>(event.entries().size())}, 0).has_value());
        RC_ASSERT(same(before, event));
    });
}
