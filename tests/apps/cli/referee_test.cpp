#include "apps/cli/program.hpp"
#include "apps/cli/schema.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <csignal>
#include <sstream>
#include <thread>
#include <vector>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cli_test;

namespace {

const char* const ko_taken_back =
    "(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[French]KM[7.5]\n"
    ";B[bc];W[cc];B[ad];W[dd];B[be];W[ce];B[ea];W[bd];B[cd];W[bd])\n";
const char* const resigned = "(;FF[4]GM[1]CA[UTF-8]SZ[9]RU[Japanese]KM[6.5]RE[B+R];B[ee];W[gc];B[cc])\n";
const char* const divided =
    "(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Tromp-Taylor]KM[0.5]RE[B+4.5]\n"
    ";B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da];B[];W[])\n";

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("an illegal move gets its verdict, the place in the file, the game so far, and exit status 1") {
    const Folder folder;
    const std::string path = folder.file("ko.sgf", ko_taken_back);
    const Ran ran = shinpan("referee " + path);
    CHECK(ran.status == 1);
    CHECK(holds(ran.out, "move 10, White B2: repetition of the position after move 8 (§8)"));
    CHECK(holds(ran.out, "The board after move 9"));
    CHECK(ran.errors.starts_with(path + ":2:"));
    CHECK(holds(ran.errors, "repetition"));
}

TEST_CASE("JSON says the same, field by field") {
    const Folder folder;
    const Ran ran = shinpan("referee --json " + folder.file("ko.sgf", ko_taken_back));
    CHECK(holds(ran.out,
                R"("rules":"french-2007","text_read":"text","size":[5,5],"handicap":0,"komi_half":15)"));
    CHECK(holds(ran.out, R"("illegal":{"move":10,"color":"W","point":"B2","reason":"repetition",)"
                         R"("clause":"§8","repeats_move":8,"consequence":"refused"})"));
    CHECK(holds(ran.out, R"("result":"?","basis":null)"));
}

TEST_CASE("a finished game is counted term by term, and compared with the recorded result") {
    const Folder folder;
    const Ran ran = shinpan("referee --json " + folder.file("divided.sgf", divided));
    CHECK(ran.status == 0);
    CHECK(
        holds(ran.out,
              R"("black_half":30,"white_half":21,"margin_half":9},"result":"B+4.5","basis":"as_it_stands")"));
    CHECK(holds(ran.out, R"("recorded":"B+4.5","agrees":true)"));
}

TEST_CASE("every line of JSON fits the schema, whatever the ruleset and the record") {
    const Schema schema("docs/schema/referee.json");
    const Folder folder;
    folder.file("ko.sgf", ko_taken_back);
    folder.file("resigned.sgf", resigned);
    folder.file("divided.sgf", divided);
    folder.file("broken.sgf", "no game at all");
    for (const std::string rules : {"record", "all", "japanese-1989"})
        for (const std::string& where : {folder.path(), std::string("examples")}) {
            const Ran ran = shinpan("referee --json --rules " + rules + " " + where);
            CHECK(lines_of(ran.out).size() > 3);
            for (const std::string& line : lines_of(ran.out)) CHECK(schema.fault_in(line) == "");
        }
}

TEST_CASE("the schema's validator finds faults") {
    const Schema schema("docs/schema/referee.json");
    CHECK(schema.fault_in("{") != "");
    CHECK(schema.fault_in("{}") != "");
    CHECK(schema.fault_in(R"({"file":"a","error":{"line":1,"column":2,"what":"x"}})") == "");
    CHECK(schema.fault_in(R"({"file":"a","error":{"line":-1,"column":2,"what":"x"}})") != "");
    CHECK(schema.fault_in(R"({"file":"a","error":{"line":1,"column":2,"what":"x","why":""}})") != "");
}

TEST_CASE("output and its order do not depend on the number of threads") {
    const Ran one = shinpan("referee --json --rules all --jobs 1 examples");
    const Ran many = shinpan("referee --json --rules all --jobs 7 examples");
    CHECK_FALSE(one.out.empty());
    CHECK(one.out == many.out);
    CHECK(one.errors == many.errors);
}

TEST_CASE("a bad file does not stop the others") {
    const Folder folder;
    folder.file("a.sgf", resigned);
    folder.file("b.sgf", "nothing");
    folder.file("c.sgf", resigned);
    const Ran ran = shinpan("referee " + folder.path());
    CHECK(ran.status == 1);
    CHECK(lines_of(ran.out).size() == 2);
    CHECK(holds(ran.errors, "b.sgf:"));
}

TEST_CASE("an interrupted run is resumed where it stopped; another run's state is refused") {
    const Folder folder;
    const std::string a = folder.file("a.sgf", ko_taken_back);
    const std::string b = folder.file("b.sgf", resigned);
    const std::string state =
        folder.file("state", "shinpan run rules=record dead= json\nrefused " + a + "\n");
    const std::string arguments = "referee --json --resume --state " + state + " ";
    CHECK(shinpan(arguments + "--rules all " + a + " " + b).status == 2);
    const Ran ran = shinpan(arguments + a + " " + b);
    CHECK(ran.status == 1);
    CHECK(lines_of(ran.out).size() == 1);
    CHECK(holds(ran.out, b));
    CHECK_FALSE(std::filesystem::exists(state));
}

TEST_CASE("a run that was killed while its state was written is resumed, whatever its files are called") {
    const Folder folder;
    const std::string a = folder.file("a.sgf", ko_taken_back);
    const std::string b = folder.file("b\\n\nb.sgf", resigned);
    const std::string head = "shinpan run rules=record dead= json\n";
    const std::string named = folder.path("b\\\\n\\nb.sgf");
    struct Case {
        std::string state;
        std::size_t to_do;
    };
    const Case cases[] = {
        {"", 2},
        {"shinpan run ru", 2},
        {head + "refused " + a, 2},
        {head + "ok " + named + "\nrefu", 1},
        {head + "ok " + named + "\nrefused " + a + "\n", 0},
    };
    for (const Case& one : cases) {
        CAPTURE(one.state);
        const std::string state = folder.file("state", one.state);
        const Ran ran = shinpan("referee --json --resume --state " + state + " " + a + " '" + b + "'");
        CHECK(ran.errors.find("state") == std::string::npos);
        CHECK(ran.status == 1);
        CHECK(lines_of(ran.out).size() == one.to_do);
    }
    const std::string other = folder.file("other", "my diary");
    CHECK(shinpan("referee --json --resume --state " + other + " " + a).status == 2);
    CHECK(content_of(other) == "my diary");
}

TEST_CASE("a run over a file with a line feed in its name is killed, and resumed behind it") {
    const Folder folder;
    const std::string file = "'" + folder.file("b\\n\nb.sgf", resigned) + "'";
    const std::string state = folder.path("state");
    const std::string endless = folder.path("endless.sgf");  // nobody writes to it
    REQUIRE(mkfifo(endless.c_str(), 0600) == 0);
    const std::string arguments = "referee --json --resume --state " + state + " " + file + " ";
    const pid_t process = fork();
    if (process == 0) {
        const std::string command = "exec " SHINPAN_PROGRAM " " + arguments + endless + " >/dev/null";
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    for (int i = 0; i < 600 && !holds(content_of(state), "\nok "); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    const Ran ran = shinpan(arguments + folder.file("c.sgf", resigned));
    CHECK(ran.errors.empty());
    CHECK(ran.status == 0);
    CHECK(lines_of(ran.out).size() == 1);
}

TEST_CASE("a record may name its rules in KataGo's compact text, but never a file") {
    const Folder folder;
    const std::string game =
        "(;FF[4]GM[1]CA[UTF-8]SZ[5]KM[0.5]RU[koSIMPLEscoreAREAtaxNONEsui0]RE[B+R];B[bb])";
    const Ran ran = shinpan("referee --json " + folder.file("katago.sgf", game));
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, R"("rules":"koSIMPLEscoreAREAtaxNONEsui0")"));
    CHECK(holds(ran.out, "long cycles: KataGo ends the game without result"));
    const std::string rules = folder.file("own.toml", "based_on = \"aga\"\nid = \"club\"\n");
    const std::string names_a_file = "(;GM[1]SZ[5]RU[" + rules + "];B[bb])";
    for (const char* command : {"referee ", "count --method chinese --rules record "}) {
        const Ran refused = shinpan(command + folder.file("file.sgf", names_a_file));
        CHECK(refused.status != 0);
        CHECK(holds(refused.errors, "there is no ruleset '"));
    }
}

TEST_CASE("a record without rules is judged under all of them, saying why; an unknown word is an error") {
    const Folder folder;
    const Ran none = shinpan("referee " + folder.file("none.sgf", "(;GM[1]SZ[9]RE[W+R];B[ee];W[gc])"));
    CHECK(none.status == 0);
    CHECK(holds(none.out, "the record names no rules"));
    CHECK(holds(none.out, "W+R (recorded) under every ruleset\n"));
    const Ran each = shinpan("referee --verbose " + folder.path("none.sgf"));
    CHECK(holds(each.out, "  tromp-taylor         W+R (recorded)\n"));
    const Ran unknown = shinpan("referee " + folder.file("odd.sgf", "(;GM[1]SZ[9]RU[chineze];B[ee];W[gc])"));
    CHECK(unknown.status == 1);
    CHECK(holds(unknown.errors, "the nearest are 'chinese'"));
}

TEST_CASE("stones come off without play only where the ruleset lets them") {
    const Folder folder;
    const std::string marked = folder.file(
        "marked.sgf",
        "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da];B[eb];W[];B[]"
        "TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be]TW[ea][eb][ec][ed][ee])");
    const Ran agreed = shinpan("referee --json --rules japanese-1989 " + marked);
    CHECK(holds(agreed.out, R"("dead_black":["E4"])"));
    CHECK(holds(agreed.out, R"("basis":"agreed")"));
    const Ran left = shinpan("referee --json --rules tromp-taylor " + marked);
    CHECK(left.status == 0);
    CHECK(holds(left.out, R"("dead_black":[])"));
    const Ran refused = shinpan("referee --rules tromp-taylor --dead marks " + marked);
    CHECK(refused.status == 1);
    CHECK(holds(refused.out, "no stone comes off without play (Rule 9)"));
}

TEST_CASE("passes that the record lacks are assumed and said, and an estimate is labelled as one") {
    const Folder folder;
    const std::string path = folder.file(
        "unfinished.sgf", "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da])");
    const Ran ran = shinpan("referee --rules japanese-1989 " + path);
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, "2 passes are assumed"));
    CHECK(holds(ran.out, "%; not agreed)"));
    CHECK(holds(ran.out, "--dead prove tells what of it is proven, and the position's grade"));
    CHECK(holds(shinpan("referee --json --rules japanese-1989 --dead none " + path).out,
                R"("ended":"assumed_passes")"));
}

TEST_CASE("each variation is judged on request, named by where it leaves the main line and where it stands") {
    const Folder folder;
    const std::string path = folder.file("tree.sgf",
                                         "(;FF[4]GM[1]CA[UTF-8]SZ[9]RU[Japanese]KM[6.5]RE[B+R]\n"
                                         ";B[ee](;W[cc];B[gg])(;W[ee])\n"
                                         "(;W[gc];B[gg](;W[gg])(;W[cg];B[]))(;W[zz]))\n");
    CHECK(shinpan("referee " + path).status == 0);  // the main line alone
    const Ran ran = shinpan("referee --variations " + path);
    CHECK(ran.status == 1);
    CHECK(holds(ran.out, "Moves      3, all legal"));
    CHECK(holds(ran.out, "after move 1, line 2, column 23: refused: move 2, White E5: the point is"));
    CHECK(holds(ran.out, "after move 1, line 3, column 3: refused: move 4, White G3: the point is occupied"));
    CHECK(holds(ran.out, "after move 1, line 3, column 24, from move 4 of a variation: 5 moves, all legal"));
    CHECK(holds(ran.out, "after move 1, line 3, column 37: cannot be read: W[zz] is not a point"));
    CHECK(holds(ran.errors, path + ":2:23: move 2, White E5: the point is occupied"));
    CHECK(holds(ran.errors, path + ":3:16: move 4, White G3: the point is occupied"));

    const Ran json = shinpan("referee --variations --json " + path);
    static const Schema schema("docs/schema/referee.json");
    CHECK(schema.fault_in(json.out) == "");
    CHECK(holds(json.out, R"("branch_after":1,"line":2,"column":23,"moves":1,"let_stand":0,"legal":false,)"
                          R"("illegal":{"move":2,"color":"W","point":"E5","reason":"occupied")"));
    CHECK(holds(json.out, R"("branch_after":3,"line":3,"column":24,"moves":5,"let_stand":0,"legal":true)"));
    CHECK(!holds(shinpan("referee --json " + path).out, "variations"));

    const Ran two = shinpan("referee --variations " + path + " examples/points_in_seki.sgf");
    CHECK(holds(two.out, "4 variations, 3 of them refused, first after move 1, line 2, column 23"));
    CHECK(holds(two.out, "0 variations, all legal"));
}

TEST_CASE("a variation that is legal under some rulesets says under which it is not") {
    const Ran ran = shinpan("referee --variations --rules all examples/ko_in_variations.sgf");
    CHECK(ran.status == 1);  // every ruleset has a ko rule
    CHECK(holds(ran.out, "after move 9, line 8, column 3, from move 12 of a variation: legal under every"));
    CHECK(holds(ran.out, "after move 9, line 5, column 3: refused under every ruleset: move 10, White B2"));
    const Folder folder;
    const Ran suicide = shinpan("referee --variations --rules all " +
                                folder.file("suicide.sgf", "(;SZ[3]AW[ab][ba];W[cc]\n(;B[bb])\n(;B[aa]))"));
    CHECK(suicide.status == 0);
    CHECK(holds(suicide.out, "Variation  after move 1, line 3, column 3: refused under "));
    CHECK(!holds(suicide.out, "line 3, column 3: refused under every ruleset"));
}

TEST_CASE("the variations of a later game stand where they are in the file") {
    const Folder folder;
    const std::string path = folder.file("two.sgf",
                                         "(;SZ[9]RU[AGA]RE[B+R];B[ee](;W[aa])(;W[bb]))\n"
                                         "(;SZ[9]RU[AGA]RE[B+R];B[cc](;W[aa])\n(;W[cc]))\n");
    const Ran ran = shinpan("referee --variations " + path);
    CHECK(holds(ran.out, "after move 1, line 1, column 38: 2 moves, all legal"));
    CHECK(holds(ran.out, "after move 1, line 3, column 3: refused: move 2, White C7"));
    CHECK(ran.errors.starts_with(path + ":3:3: move 2, White C7: the point is occupied"));
}
