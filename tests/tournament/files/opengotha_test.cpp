// Files of OpenGotha.
#include "tournament/files/opengotha.hpp"

#include "property.hpp"
#include "tournament/files/drawn_event.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

// Two players and what is given in the middle, each on a line from line 6 on.
std::string file_with(const std::string& inside, const std::string& general = "numberOfRounds=\"3\"") {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Tournament dataVersion=\"201\">\n<Players>\n"
           "<Player name=\"Müller\" firstName=\"Ann Eva\" rank=\"3K\" "
           "participating=\"11011111111111111111\"/>\n"
           "<Player name=\"Dupont\" firstName=\"Zoé\" rank=\"2D\" rating=\"2234\" "
           "egfPin=\"12345\"/></Players>\n" +
           inside + "\n<TournamentParameterSet><GeneralParameterSet name=\"Cup\" " + general +
           "/></TournamentParameterSet></Tournament>\n";
}

std::string games(const std::string& attributes) { return "<Games>\n<Game " + attributes + "/>\n</Games>"; }

BadInput fault_of(const std::string& text) {
    const auto read = opengotha::read_event(text, 0);
    REQUIRE_FALSE(read.has_value());
    return read.error();
}

ReadEvent event_in(const std::string& text) {
    auto read = opengotha::read_event(text, 0);
    REQUIRE_MESSAGE(read.has_value(), (read ? "" : read.error().what));
    return std::move(*read);
}

TEST_CASE("an OpenGotha file names its players by keys, in capitals or not, with letters of all scripts") {
    for (const std::string key : {"MÜLLERANNEVA", "Müllerann Eva", "müLLERannEVA"}) {
        const ReadEvent read = event_in(
            file_with(games("roundNumber=\"1\" tableNumber=\"4\" whitePlayer=\"DUPONTZOÉ\" handicap=\"4\" "
                            "result=\"RESULT_BLACKWINS_BYDEF\" blackPlayer=\"" +
                            key + "\"")));
        CHECK(read.warnings.empty());
        const PairedGame& game = read.event.round(1).games.at(0);
        CHECK(game == PairedGame{.table = 4,
                                 .white = 2,
                                 .black = 1,
                                 .handicap = 4,
                                 .end = GameEnd::black_wins,
                                 .by_default = true});
    }
}

TEST_CASE("what an OpenGotha file says of a player is kept") {
    const ReadEvent read = event_in(file_with(""));
    const Player& player = read.event.player(2);
    CHECK(full_name(player) == "Dupont Zoé");
    CHECK(player.rank == 31);
    CHECK(player.is_rated);
    CHECK(player.rating == 2234);
    CHECK(player.ids.at("egd") == "12345");
    CHECK(read.event.state(1, 3) == RoundState::agreed_absent);
    CHECK(read.event.state(1, 2) == RoundState::not_paired);
}

TEST_CASE("an attribute that is not there has the program's own default") {
    const Conditions laid = event_in(file_with("")).event.conditions();
    CHECK(laid.title == "Cup");
    CHECK(laid.system == System::mcmahon);
    CHECK(laid.mcmahon == McMahon{10, 33, 0});
    CHECK(laid.unplayed == UnplayedPoints{});
    CHECK(laid.pairing.weights.score == 100'000'000'000);
}

TEST_CASE("byes stand in either form") {
    const std::string bye = "<ByePlayer roundNumber=\"2\" player=\"DupontZoé\"/>";
    for (const std::string outer : {"ByePlayers", "ByePlayer"})
        CHECK(event_in(file_with("<" + outer + ">" + bye + "</" + outer + ">")).event.state(2, 2) ==
              RoundState::bye);
    CHECK(event_in(file_with(bye)).event.state(2, 2) == RoundState::bye);
}

TEST_CASE("a file that contradicts itself is refused, with the line and the player") {
    const std::string game = "roundNumber=\"1\" whitePlayer=\"DUPONTZOÉ\" blackPlayer=\"MÜLLERANNEVA\"";
    CHECK(fault_of(file_with(games(game + "/>\n<Game " + game))) ==
          BadInput{8, 0, "Dupont Zoé is paired twice in round 1, here and in line 7"});
    CHECK(fault_of(file_with(games("roundNumber=\"1\" whitePlayer=\"X\" blackPlayer=\"DUPONTZOÉ\""))) ==
          BadInput{7, 0, "there is no player X in this file"});
    CHECK(fault_of(file_with(games("roundNumber=\"1\" whitePlayer=\"DUPONTZOÉ\" blackPlayer=\"DUPONTZOÉ\"")))
              .what == "Dupont Zoé plays against themselves in round 1");
    CHECK(fault_of(file_with("<Players><Player/></Players>", "numberOfRounds=\"99\"")).what ==
          "an event has 1 to 30 rounds, not 99");
    CHECK(fault_of("<Tournament>\n<Players>\n").line > 1);
    CHECK(fault_of("<html/>").what == "this is not a file of OpenGotha: it has no Tournament");
}

TEST_CASE("what is repaired in an OpenGotha file is a warning with its line") {
    const ReadEvent read = event_in(file_with(
        games("roundNumber=\"4\" handicap=\"many\" whitePlayer=\"DUPONTZOÉ\" blackPlayer=\"MÜLLERANNEVA\"")));
    REQUIRE(read.warnings.size() == 2);
    CHECK(read.warnings[0].place.line == 7);
    CHECK(read.warnings[0].what ==
          "handicap of Game is \"many\", which is not one of its values; the usual one is taken");
    CHECK(read.warnings[1].what == "the event is said to have 3 rounds, and there are 4");
    CHECK(read.event.conditions().rounds == 4);
}

TEST_CASE("the first criterion of a file says which system it is") {
    const auto system_by = [](const std::string& name) {
        const std::string placement =
            "<TournamentParameterSet><PlacementParameterSet><PlacementCriteria>"
            "<PlacementCriterion number=\"1\" name=\"" +
            name +
            "\"/>"
            "</PlacementCriteria></PlacementParameterSet></TournamentParameterSet>";
        return event_in("<Tournament>" + placement + "</Tournament>").event.conditions().system;
    };
    CHECK(system_by("NBW") == System::swiss);
    CHECK(system_by("CAT") == System::swiss_by_categories);
    CHECK(system_by("CPS") == System::knockout);
    CHECK(system_by("MMS") == System::mcmahon);
}

TEST_CASE("what OpenGotha's format cannot say is a warning") {
    Event event = event_of(titled(System::round_robin, 1), {30, 30, 20});
    play(event, 1, {{1, 2}});
    enter(event, Attendance{3, 1, 1, RoundState::absent});
    enter(
        event,
        Ruled{
            .kind = RulingKind::penalty, .round = 1, .players = {1}, .penalty = half_point, .words = "late"});
    std::string all;
    for (const Diagnostic& warning : opengotha::write(event).warnings) all += warning.what + '\n';
    CHECK(all.find("P3 was absent without notice in round 1") != std::string::npos);
    CHECK(all.find("that this is a round robin cannot be stored in this format") != std::string::npos);
    CHECK(all.find("a ruling of an arbiter cannot be stored in this format") != std::string::npos);
    CHECK(all.find("a penalty cannot be stored in this format") != std::string::npos);
}

Conditions drawn_conditions() {
    const System system =
        *rc::gen::element(System::mcmahon, System::swiss, System::swiss_by_categories, System::knockout);
    Conditions laid = titled(system, drawn_number(1, 5));
    laid.title = "Open & \"Cup\" <Été>";
    laid.place = "Köln";
    laid.first_day = "2026-11-27";
    laid.mcmahon = {drawn_number(0, 15), drawn_number(15, 38), drawn_number(0, 5)};
    laid.categories = {30, 20};
    laid.clock =
        *rc::gen::element(*time_control_in("byoyomi:3600:30:1"), *time_control_in("absolute:1800"),
                          *time_control_in("canadian:1200:300:15"), *time_control_in("fischer:600:10"));
    laid.handicap.correction = drawn_number(-1, 3);
    laid.unplayed.absent_mcmahon = HalfPoints{drawn_number(0, 2)};
    laid.unplayed.opponents_half = *rc::gen::arbitrary<bool>();
    laid.pairing.method = PairingMethod::compatible;
    laid.pairing.drawn_up = *rc::gen::element(DrawnPlace::top, DrawnPlace::middle, DrawnPlace::bottom);
    laid.pairing.weights.colors = drawn_number(0, 1'000'000);
    laid.club_groups = {{"C01", "North"}, {"Köln", "West"}, {"Par", "West"}};
    return laid;
}

TEST_CASE("an event comes back from an OpenGotha file") {
    property("conditions, players and rounds are the same", [] {
        const Event event = drawn_event(drawn_conditions());
        const Written written = opengotha::write(event);
        RC_ASSERT(written.warnings.empty());
        const auto read = opengotha::read_event(written.text, 0);
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->warnings.empty());
        const Event& back = read->event;
        RC_ASSERT(back.conditions() == event.conditions());
        RC_ASSERT(std::equal(back.players().begin(), back.players().end(), event.players().begin(),
                             event.players().end()));
        for (int round = 1; round <= event.conditions().rounds; ++round) {
            RC_ASSERT(back.round(round).games == event.round(round).games);
            RC_ASSERT(back.round(round).byes == event.round(round).byes);
            RC_ASSERT(back.round(round).absences == event.round(round).absences);
        }
    });
}

TEST_CASE("teams come back from an OpenGotha file") {
    Conditions laid = titled(System::swiss, 2);
    laid.team_size = 2;
    Event event = event_of(laid, {30, 28, 26, 31});
    enter(event, Registered{Player{.name = "North", .members = {1, 2}}});
    enter(event, Registered{Player{.name = "South", .members = {4, 3}}});
    play(event, 1, {{1, 4}, {3, 2}});
    const ReadEvent read = event_in(opengotha::write(event).text);
    CHECK(read.event.conditions().team_size == 2);
    CHECK(read.event.player(6).name == "South");
    CHECK(read.event.player(6).members == std::vector<PlayerNumber>{4, 3});
}

}  // namespace
}  // namespace shinpan::tournament
