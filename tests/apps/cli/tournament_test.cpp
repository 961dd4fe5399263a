// shinpan tournament: an event from its first line to its approved standings, by the program itself.
#include "program.hpp"
#include "schema.hpp"

#include <doctest/doctest.h>
#include <boost/json.hpp>

#include <sstream>
#include <utility>
#include <vector>

#include <algorithm>

using namespace cli_test;

namespace {

// An event file in a folder of its own, changed by commands.
class Director {
public:
    Ran does(const std::string& words) const {
        const std::size_t blank = words.find(' ');
        const std::string rest = blank == std::string::npos ? "" : words.substr(blank);
        return shinpan("tournament " + words.substr(0, blank) + " " + file() + rest);
    }
    void must(const std::string& words) const {
        const Ran ran = does(words);
        CAPTURE(words);
        CAPTURE(ran.errors);
        CHECK(ran.status == 0);
    }
    std::string refusal(const std::string& words) const {
        const Ran ran = does(words);
        CHECK(ran.status != 0);
        return ran.errors;
    }
    std::string file() const { return folder_.path("event.json"); }
    const Folder& folder() const { return folder_; }

private:
    Folder folder_{};
};

struct FourPlayers : Director {
    FourPlayers() {
        must("new --title 'The cup' --rounds 3 --rules french --seed 5 --bar 9d");
        for (const char* player : {"Alder --rank 3d", "Birch --rank 2d", "Cedar --rank 1d", "Elm --rank 1k"})
            must(std::string("register ") + player);
    }
};

std::string line_with(const std::string& text, const std::string& part) {
    const std::size_t at = text.find(part);
    if (at == std::string::npos) return "";
    const std::size_t begin = text.rfind('\n', at) + 1;
    return text.substr(begin, text.find('\n', at) - begin);
}

// As the last entry of the event's file has it; what is usual is left out there.
double komi_of(const std::string& file) {
    const boost::json::value event = boost::json::parse(content_of(file));
    const boost::json::object& laid = event.at("entries").as_array().back().at("conditions").as_object();
    const boost::json::value* const komi = laid.if_contains("komi");
    return komi ? komi->to_number<double>() : 6.5;
}

// By what the rulesets themselves say.
std::vector<std::pair<std::string, double>> komi_of_rulesets() {
    std::vector<std::pair<std::string, double>> all;
    std::istringstream lines(shinpan("rules list").out);
    std::string line;
    std::getline(lines, line);  // the headings
    while (std::getline(lines, line) && !line.empty()) {
        std::string id;
        std::istringstream(line) >> id;
        const std::string shown = shinpan("rules show " + id).out;
        all.emplace_back(id, std::stod(shown.substr(shown.find("\nkomi ") + 6)));
    }
    return all;
}

}  // namespace

TEST_CASE("tournament: a round is paired, reported and ranked") {
    const FourPlayers director;
    const Ran paired = director.does("pair");
    CHECK(paired.status == 0);
    CHECK(holds(paired.out, "round 1, 2 games paired (strict 1)"));
    director.must("result 1 w");
    director.must("result 2 B+R");
    const Ran standings = director.does("standings");
    CHECK(holds(standings.out, "The cup: standings after round 1 (provisional)"));
    CHECK(holds(line_with(standings.out, "Alder"), "3d"));
    director.must("approve --by Director");
    CHECK(holds(director.does("standings").out, "The cup: standings after round 1\n"));
    CHECK(holds(director.refusal("result 1 b"),
                "the standings after round 1 are final; undo their approval first"));
}

TEST_CASE("tournament: what cannot be is refused with what to do, and the file stays as it was") {
    const FourPlayers director;
    director.must("pair-by-hand Alder Birch");
    const std::string before = content_of(director.file());
    CHECK(holds(director.refusal("pair-by-hand Alder Cedar"),
                "Alder is paired in round 1 already, at table 1"));
    CHECK(holds(director.refusal("result Cedar w"), "Cedar has no game in round 1"));
    CHECK(holds(director.refusal("result 7 w"), "round 1 has no table 7"));
    CHECK(holds(director.refusal("result 1 won"), "a result is w, b, =, 0-0"));
    CHECK(holds(director.refusal("absent Alder"),
                "take the pairing back, or give the game a result by default"));
    CHECK(holds(director.refusal("check-in Nobody"), "there is no player Nobody"));
    CHECK(holds(director.refusal("register Fir"), "a player has a name and a --rank"));
    CHECK(holds(director.refusal("undo 1"), "there is no entry 1 to undo"));
    CHECK(content_of(director.file()) == before);
}

TEST_CASE("tournament: of players of one name none is taken, and a second one is warned of") {
    const FourPlayers director;
    const Ran first = director.does("register Fir --rank 20k");
    CHECK(first.errors.empty());
    const Ran second = director.does("register fir --rank 18k");
    CHECK(second.status == 0);
    CHECK(holds(second.errors, "5, 6"));
    const std::string before = content_of(director.file());
    const std::string refusal = director.refusal("absent Fir --rounds 2");
    CHECK(holds(refusal, "5 Fir"));
    CHECK(holds(refusal, "6 fir"));
    CHECK(content_of(director.file()) == before);
    director.must("absent 6 --rounds 2");
    director.must("register Birchwood --rank 5k");
    director.must("absent Birch --rounds 2");  // a whole name comes before a part of one
    const std::string more = director.folder().file("more.csv", "Name,Rank\nOak,5k\nElm,9k\noak,7k\n");
    const Ran taken = director.does("take-players " + more);
    CHECK(taken.status == 0);
    CHECK(holds(taken.errors, "players 8, 10 are all called Oak"));
    CHECK(holds(taken.errors, "players 4, 9 are all called Elm"));
    CHECK_FALSE(holds(taken.errors, "Birch"));
}

TEST_CASE("tournament: what a refusal advises names its option") {
    const FourPlayers director;
    director.must("pair");
    CHECK(holds(director.refusal("pair --round 2"), "--may-lack-results"));
    director.must("pair --round 2 --may-lack-results");
    director.must("pair --round 3 --may-lack-results");
    const Director two;
    CHECK(holds(two.refusal("new --rounds 3"), "--title"));
    two.must("new --title Two --rounds 3 --bar 9d");
    two.must("register Alder --rank 3d");
    two.must("register Birch --rank 3d");
    two.must("pair");
    two.must("result 1 w");
    CHECK(holds(two.refusal("pair"), "--may-repeat"));
}

TEST_CASE("tournament: a list of a round needs one that is paired") {
    const FourPlayers director;
    for (const char* what : {"", "names", "slips", "outstanding", "unpaired", "pairings --json"}) {
        CAPTURE(what);
        const Ran ran = director.does(std::string("print ") + what);
        CHECK(ran.status == 2);
        CHECK(ran.out.empty());
        CHECK(holds(ran.errors, "no round is paired yet"));
    }
    CHECK(director.does("print standings").status == 0);
    CHECK(director.does("print players").status == 0);
}

TEST_CASE("tournament: words that make no sense are wrong usage, what the event or a file refuses is not") {
    const FourPlayers director;
    director.must("pair");
    for (const char* usage : {"register Oak --rank 45k", "register Oak", "register Oak --rank 3k --id egd",
                              "absent Alder --rounds x", "absent Nobody", "result 9 w", "result 1 won",
                              "rule Alder --words late --kind penalty --penalty much", "change --bar 99d",
                              "unpair --round 9", "new --title Another"}) {
        CAPTURE(usage);
        CHECK(director.does(usage).status == 2);
    }
    const std::string table = director.folder().file("bad.csv", "Name,Rank\nPine,4k\n,5k\n");
    const std::string words = director.folder().file("words.sgf", "no game");
    for (const std::string& refused :
         {std::string("absent Alder"), std::string("undo 1"), std::string("pair --round 3"),
          "take-players " + table, "take-players " + table + ".gone",
          "rule Alder --words late --record " + words,
          "rule Alder --words late --record " + words + ".gone"}) {
        CAPTURE(refused);
        CHECK(director.does(refused).status == 1);
    }
}

TEST_CASE("tournament: the page does not begin where no event can be kept") {
    const FourPlayers director;
    for (const std::string& place :
         {director.file(), director.folder().path("no/such"), std::string("/proc/events")}) {
        CAPTURE(place);
        const Ran ran = run("timeout", "20 " SHINPAN_PROGRAM " tournament --port 0 --folder " + place);
        CHECK(ran.status == 1);
        CHECK(ran.out.empty());
        CHECK(holds(ran.errors, place));
        CHECK(holds(ran.errors, "--folder"));
    }
    CHECK_FALSE(std::filesystem::exists(director.folder().path("no")));
}

TEST_CASE("tournament: an event is not begun over a file that is there") {
    const FourPlayers director;
    const std::string before = content_of(director.file());
    CHECK(director.does("new --title Another").status != 0);
    CHECK(content_of(director.file()) == before);
}

TEST_CASE("tournament: the last entry is undone, and undoing is undone") {
    const FourPlayers director;
    director.must("pair-by-hand Alder Birch");
    director.must("result 1 w");
    CHECK(holds(director.does("undo").out, "entry 7 undone"));
    CHECK(!holds(director.does("print").out, "1–0"));
    director.must("undo 8");
    CHECK(holds(director.does("print").out, "1–0"));
}

TEST_CASE("tournament: a ruling stands in the report with its clause, and is lifted on appeal") {
    const FourPlayers director;
    director.must("pair-by-hand Alder Birch");
    director.must("result 1 w");
    director.must("rule Alder --result b --words 'played twice in a row' --clause 5.1 --arbiter Director");
    CHECK(holds(director.does("print").out, "0–1"));
    director.must("appeal 8 Alder --words 'it was my turn'");
    director.must("hear 9 --upheld --committee 'three players'");
    CHECK(holds(director.does("print").out, "1–0"));
    CHECK(holds(line_with(director.does("print rulings").out, "played twice in a row"), "lifted on appeal"));
}

TEST_CASE("tournament: the referee judges the record of a ruling under the event's rules and komi") {
    const FourPlayers director;
    director.must("change --size 9");
    director.must("pair");
    director.must("rule Alder --record examples/gnugo_9x9_french.sgf --words 'counted again'");
    const std::string report = director.does("print rulings").out;
    CHECK(holds(report, "Alder"));
    CHECK(holds(report, "the referee: "));
    CHECK(holds(report, "(B+"));
    CHECK(holds(report, "   A B C D E F G H J"));  // the position
    CHECK(holds(director.refusal("rule Birch --record CMakeLists.txt --words x"), "CMakeLists.txt"));
    director.must("rule Birch --record examples/gnugo_9x9_french.sgf --result = --words 'both agree'");
    CHECK(holds(director.does("print rulings").out, "½–½"));
}

TEST_CASE("tournament: lists are printed as text and as pages, with names as they are") {
    const FourPlayers director;
    director.must("register '<Oak & Pine>' --rank 5k --club 東京");
    director.must("pair-by-hand Alder '<Oak & Pine>' --handicap 6");
    CHECK(holds(director.does("print names").out, "<Oak & Pine> 5k"));
    const std::string page = director.does("print --html").out;
    CHECK(page.starts_with("<!doctype html>"));
    CHECK(holds(page, "&lt;Oak &amp; Pine&gt; 5k"));
    CHECK(!holds(page, "<Oak"));
    const std::string slips = director.folder().path("slips.html");
    director.must("print slips --out " + slips);
    CHECK(holds(content_of(slips), "White signs"));
    CHECK(director.does("print slips --out " + slips).status != 0);
    CHECK(holds(director.does("print unpaired").out, "not paired"));
    CHECK(holds(director.does("players").out, "東京"));
}

TEST_CASE("tournament: a damaged file is refused with its line") {
    const FourPlayers director;
    const std::string damaged = director.folder().file(
        "damaged.json", "{\"format\":\"shinpan event\",\"version\":1,\"entries\":[\n{\"number\":1}\n]}\n");
    const Ran ran = shinpan("tournament players " + damaged);
    CHECK(ran.status == 1);
    CHECK(holds(ran.errors, "damaged.json:2:1: entry 1: deed: is missing"));
}

TEST_CASE("tournament: whoever asks why two do not meet is told what would be worse") {
    const FourPlayers director;
    director.must("pair");
    const Ran why = director.does("why Alder Elm");
    CHECK(why.status == 0);
    CHECK(holds(why.out, "With Alder – Elm the best round is worse in "));
    CHECK(holds(director.does("costs").out, "games between players who have met"));
}

TEST_CASE("tournament: the file of an event is what its schema says, every kind of entry in it") {
    const FourPlayers director;
    director.must(
        "register Fir --given Ann --rank 2k --club Town --country FR --rating 1900 --id egd=1 --preliminary");
    director.must(
        "change --size 13 --komi 0.5 --clock fischer:600:10 --placement NBW,SOSW,DC --categories 1d,5k "
        "--absent-points 0.5 --exclude-tables 4 --handicap-ceiling 3 --even-from 2d --sanctions Loss");
    director.must("check-in Fir");
    director.must("absent Fir --rounds 1");
    director.must("pair --nigiri");
    director.must("unpair Alder");
    director.must("pair");
    director.must("arrange Alder --swap-colors --table 9");
    director.must("result 9 '0-0!'");
    director.must("result Cedar W+2.5");
    director.must(
        "rule Alder --kind penalty --penalty 0.5 --words late --clause 2 --arbiter Director --evidence "
        "clock");
    director.must("appeal 16 Alder --words no");
    director.must("hear 17 --words yes");
    director.must("approve --round 1");
    director.must("undo");
    const Schema schema("docs/schema/event.json");
    CHECK(schema.fault_in(content_of(director.file())) == "");
    CHECK(schema.fault_in(content_of("examples/tournament.json")) == "");
    const Folder folder;
    const std::string found =
        folder.file("found.json", content_of("tests/fuzz/seeds/tournament/evidence.json"));
    REQUIRE(shinpan("tournament register " + found + " Oak --rank 3d").status == 0);
    CHECK(holds(content_of(found), R"({"kind":"dead","stones":["H7"]})"));
    CHECK(schema.fault_in(content_of(found)) == "");
    const std::string report = shinpan("tournament print " + found + " rulings").out;
    CHECK(holds(report, "White's stone at A4 and Black's 2 stones at B5: three points without capturing."));
    CHECK(holds(report, "White H7, 2 stones: dead, estimated, 93 % sure."));
    CHECK(holds(shinpan("tournament print " + found + " report --html").out, "<td>  Dead: H7</td>"));
}

TEST_CASE("tournament: the komi is the ruleset's where nobody has said another, whatever the ruleset") {
    for (const auto& [rules, komi] : komi_of_rulesets()) {
        const Director director;
        CAPTURE(rules);
        director.must("new --title T --rules " + rules);
        CHECK(komi_of(director.file()) == komi);
    }
    const Director director;
    director.must("new --title T");
    director.must("change --rules aga");
    CHECK(komi_of(director.file()) == 7.5);
    director.must("change --rules japanese-1989");
    CHECK(komi_of(director.file()) == 6.5);
    director.must("change --rules japanese-1989 --komi 3.5");
    director.must("change --rules aga");
    CHECK(komi_of(director.file()) == 3.5);
}

TEST_CASE("tournament: a komi that somebody chose stays when the rules change, the usual one too") {
    const Director director;
    director.must("new --title T --komi 6.5");
    director.must("change --rules aga");
    CHECK(komi_of(director.file()) == 6.5);
    director.must("change --komi 7.5");
    director.must("change --rules japanese-1989");
    CHECK(komi_of(director.file()) == 7.5);
}

TEST_CASE("tournament: what a command prints, it says as JSON by its schema") {
    const FourPlayers director;
    const Schema schema("docs/schema/tournament.json");
    const auto says = [&](const std::string& kind, const std::string& words) {
        const Ran ran = director.does(words + " --json");
        CAPTURE(words);
        CAPTURE(ran.errors);
        CHECK(ran.status == 0);
        CHECK(holds(ran.out, "{\"t\":\"" + kind + "\","));
        CHECK(std::count(ran.out.begin(), ran.out.end(), '\n') == 1);
        CHECK(schema.fault_in("{\"" + kind + "\":" + ran.out + "}") == "");
        return ran.out;
    };
    says("entered", "register Fir --given Ann --rank 2k --id egd=1 --rating 1900");
    says("entered", "check-in Fir");
    says("entered", "absent Fir --rounds 1");
    CHECK(holds(says("entered", "pair"), "\"deed\":\"paired\""));
    says("entered", "arrange Alder --table 9");
    CHECK(holds(says("entered", "result Alder W+2.5"), "\"score\":\"W+2.5\""));
    says("entered", "rule Cedar --result b! --words 'did not come'");
    says("entered", "appeal 12 Cedar --words no");
    says("entered", "hear 13 --words yes");
    says("entered", "approve");
    says("entered", "undo");
    says("entered", "change --rounds 2");
    says("entered", "pair-by-hand Alder Birch --round 2");
    says("entered", "unpair");
    CHECK(holds(says("history", "history"), "\"undone\":[15]"));
    CHECK(holds(says("players", "players"), "\"absent\":[1]"));
    CHECK(holds(says("standings", "standings"), "\"MMS\":\""));
    says("why", "why Alder Elm");
    says("costs", "costs");
    for (const char* system : {"egf", "aga", "glicko2"})
        says("ratings", std::string("rate --system ") + system);
    for (const char* what : {"pairings", "names", "outstanding", "unpaired", "standings", "crosstable",
                             "players", "rulings", "report"})
        says("tables", std::string("print ") + what);
    CHECK(holds(director.refusal("print slips --json"), "a page is not JSON"));
}

TEST_CASE("tournament: an event goes to the formats of other programs and comes back") {
    const FourPlayers director;
    director.must("pair");
    director.must("result 1 w");
    director.must("result 2 b");
    for (const char* name : {"event.xml", "event.h9", "event.tou", "event.txt"}) {
        const std::string there = director.folder().path(name), back = there + ".json";
        director.must("export " + there);
        const Ran ran = shinpan("tournament import " + there + " " + back);
        CAPTURE(ran.errors);
        CHECK(ran.status == 0);
        CHECK(holds(ran.out, "4 players, rounds paired: 1"));
        CHECK(holds(shinpan("tournament print " + back).out, "1–0"));
    }
    CHECK(holds(director.refusal("export event.doc"), "an event is written as opengotha, h9"));
    CHECK(holds(shinpan("tournament import README.md " + director.folder().path("x.json")).errors, ".xml"));
}

TEST_CASE("tournament: players and results come out of tables, all of a table or nothing") {
    const FourPlayers director;
    const Folder& folder = director.folder();
    director.must("take-players " + folder.file("more.csv", "Name,Rank,Club\nFir,2k,Town\nOak,5k,Hill\n"));
    CHECK(holds(director.does("players").out, "Oak"));
    const std::string before = content_of(director.file());
    CHECK(director.does("take-players " + folder.file("bad.csv", "Name,Rank\nPine,4k\n,5k\n")).status != 0);
    CHECK(content_of(director.file()) == before);
}
