#include "apps/cli/program.hpp"
#include "apps/cli/schema.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>

using namespace cli_test;

namespace {

const char* const small_game = "(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[French]KM[7.5]\n;B[bc];W[cc];B[ad])\n";

}  // namespace

TEST_CASE("wrong usage: exit status 2, what there is, and the nearest of it") {
    const auto complaint = [](const std::string& arguments) {
        const Ran ran = shinpan(arguments);
        CHECK(ran.status == 2);
        CHECK(ran.out.empty());
        return ran.errors;
    };
    CHECK(holds(complaint("refree game.sgf"), "there is no command 'refree'; the nearest is 'referee'"));
    CHECK(holds(complaint(""), "a command is missing; there are: referee"));
    CHECK(holds(complaint("referee x.sgf --rulez all"),
                "there is no option '--rulez'; the nearest is '--rules'"));
    CHECK(holds(complaint("referee x.sgf --rules japanes"),
                "there is no ruleset 'japanes'; the nearest are 'japanese', 'egf-japanese', "
                "'japanese-1989'; `shinpan rules` lists them all\n"));
    CHECK(holds(complaint("rules show tromp"), "the nearest are 'tromp-taylor', 'tromp-taylor-ssk', "));
    CHECK(holds(complaint("gtp --rules ''"), "--rules: its value is empty; `shinpan gtp --help`"));
    CHECK(holds(complaint("referee ''"), "FILE: its value is empty"));
    for (const char* one : {"estimate", "prove", "count --method half_count"})
        CHECK(holds(complaint(one + std::string(" examples/points_in_seki.sgf --rules all")),
                    "this takes one ruleset, not all; `shinpan referee`"));
    CHECK(holds(complaint("solve 2x2 --rules record"), "there is no record here"));
    CHECK(holds(complaint("referee x.sgf --dead perhaps"), "there are: marks, none, estimate"));
    CHECK(holds(complaint("count x.sgf --method guess"), "half_count"));
    CHECK(holds(complaint("count x.sgf --method guess"), "customary names: chinese = half_count"));
    CHECK(holds(complaint("completion tcsh"), "there are: bash, zsh, fish"));
    CHECK(holds(complaint("rules show nothing"), "there is no ruleset 'nothing'"));
    const Folder folder;
    const std::string rules = folder.file("club.toml", "based_on = \"aga\"\nid = \"club\"\nkomi = 6.25\n");
    for (const char* command : {"rules show ", "referee x.sgf --rules ", "gtp --rules "})
        CHECK(holds(complaint(command + rules), rules + ":3:8: 'komi' takes points"));
    const std::string none = folder.path("none.toml");
    CHECK(holds(complaint("rules show " + none), none + ": cannot be opened"));
    CHECK(holds(complaint("rules compare aga"), "`shinpan rules compare --help` tells more"));
    CHECK(holds(complaint("solve 3by3 --rules AGA"), "write columns x rows"));
    CHECK(holds(complaint("solve 3x3 --rules Japanese"), "territory"));
    CHECK(holds(complaint("solve 9x9 --rules AGA"), "rules need: at most 25 points"));
    CHECK(holds(complaint("solve 9x9 --rules tromp-taylor"), "rules need: at most 16 points"));
}

TEST_CASE("a file of rules is read whatever it is called") {
    const Folder folder;
    const std::string content = "based_on = \"aga\"\nid = \"club\"\nkomi = 3.5\n";
    for (const char* name : {"club.toml", "club.rules", "club"}) {
        const std::string file = folder.file(name, content);
        CHECK(holds(shinpan("rules show " + file).out, "club"));
        const Ran judged = shinpan("referee examples/white_passes_last.sgf --json --rules " + file);
        CHECK(judged.status == 0);
        CHECK(holds(judged.out, R"("rules":"club")"));
    }
    const Ran record = shinpan("rules show examples/points_in_seki.sgf");
    CHECK(record.status == 2);
    CHECK(holds(record.errors, "examples/points_in_seki.sgf:1:1: this is not TOML"));
    CHECK(holds(shinpan("rules show " + folder.path("none")).errors, "none: cannot be opened"));
    CHECK(holds(shinpan("rules show club.tmol").errors, "club.tmol: cannot be opened"));
}

TEST_CASE("a game or a move that the file does not have is wrong usage, a file that cannot be read is not") {
    const std::string file = " examples/points_in_seki.sgf";
    for (const char* command :
         {"diagram", "prove", "estimate", "confirm", "explain --move 1", "count --method half_count"}) {
        CAPTURE(command);
        const Ran game = shinpan(command + file + " --game 2");
        CHECK(game.status == 2);
        CHECK(holds(game.errors, "has no game 2; its games are 1 to 1"));
        CHECK(shinpan(std::string(command) + " none.sgf").status == 1);
    }
    CHECK(shinpan("diagram" + file + " --move 3").status == 2);
    CHECK(shinpan("check" + file + " examples/four_in_a_row.certificate --game 2").status == 2);
}

TEST_CASE("a number that is none, or too large, is refused wherever one is asked for") {
    const auto refuses = [](const std::string& arguments, std::string_view said) {
        const Ran ran = shinpan(arguments);
        CAPTURE(arguments);
        CHECK(ran.status == 2);
        CHECK(holds(ran.errors, said));
    };
    for (const std::string word : {"nan", "inf", "-1", "0", "1e300", "5s"})
        refuses("solve 2x2 --rules tromp-taylor --seconds " + word,
                "--seconds: '" + word + "' is not a number from 0.001 to 1000000");
    refuses("solve 2x2 --rules tromp-taylor --memory 0", "--memory");
    refuses("match a b --grace nan", "'nan' is not a number from 0 to 3600");
    refuses("match a b --longest-move nan", "'nan' is not a number from 0.1 to 1000000");
    refuses("match a b --sprt nan 5", "'nan' is not a number from -10000 to 10000");
    refuses("diagram examples/unsettled.sgf --numbers -3", "--numbers");
    refuses("diagram examples/white_passes_last.sgf --numbers 15", "no move 15");
}

TEST_CASE("help and version") {
    CHECK(shinpan("--version").out == "shinpan 0.1.0\n");
    const Ran help = shinpan("--help");
    CHECK(help.status == 0);
    CHECK(holds(shinpan("referee --help").out, "shinpan man"));
    for (const char* command :
         {"referee", "explain", "count", "check", "rules", "diagram", "convert", "prove", "solve"})
        CHECK(holds(help.out, command));
    CHECK(holds(shinpan("referee --help").out, "--resume"));
}

TEST_CASE("rules: listed, shown with clauses, compared") {
    CHECK(holds(shinpan("rules").out, "ikeda-territory-2"));
    const std::string words = shinpan("rules list").out;
    CHECK(holds(words, "  japanese-1989 "));
    CHECK(holds(words, "  Japanese, jp, ja, JPN"));
    const Ran shown = shinpan("rules show french-2007");
    CHECK(holds(shown.out, "§8"));
    CHECK(holds(shown.out, "self_capture"));
    // A part of the ending, or of the handicap, has the clause that speaks of it.
    const std::string aga = shinpan("rules show aga").out;
    CHECK(holds(aga, "ending.resume_first             opponent_of_last_passer       Rule 10\n"));
    CHECK(holds(aga, "ending.procedure                agree_or_resume               Rule 9\n"));
    CHECK(holds(aga, "handicap.komi                   0.5                           Rule 3\n"));
    const Ran compared = shinpan("rules compare french-2007 tromp-taylor");
    CHECK(holds(compared.out, "7.5"));
    CHECK_FALSE(holds(compared.out, "scoring  "));  // both count area
    CHECK(holds(shinpan("rules compare aga aga").out, "They differ in no axis."));
}

TEST_CASE("rules as KataGo's JSON, with what it does not say; and read from it") {
    const Folder folder;
    const Ran same = shinpan("rules show tromp-taylor --katago");
    CHECK(same.out.starts_with("{\"friendlyPassOk\":"));
    CHECK(same.out.find('\n') == same.out.size() - 1);
    const Ran other = shinpan("rules show french-2007 --katago");
    CHECK(holds(other.out, "repetition: 'natural_superko', which KataGo does not know"));

    const std::string json = folder.file("own.json", "{\"ko\":\"SIMPLE\",\"komi\":5.5}");
    const Ran shown = shinpan("rules show " + json);
    CHECK(holds(shown.out, "basic_ko"));
    CHECK(holds(shown.out, "5.5"));
    CHECK(holds(shown.errors, "long cycles: KataGo ends the game without result"));
    CHECK(holds(shinpan("rules show koSITUATIONALscoreAREAtaxNONEsui0").out, "situational_superko"));
    CHECK(shinpan("rules show koSITUATIONALscoreMANY").status == 2);
}

TEST_CASE("explain: what the move did and who allows it") {
    const Ran ran = shinpan("explain examples/ko_after_two_passes.sgf --move 12");
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, "Move 12 of 12: White B2"));
    CHECK(holds(ran.out, "It takes 1 stone: C2"));
    CHECK(holds(ran.out, "Legal:"));
    CHECK(holds(ran.out, "repetition of the position after move 8"));
    CHECK(shinpan("explain examples/ko_after_two_passes.sgf --move 99").status == 2);
}

TEST_CASE("diagram: text, SVG and PNG; nothing is overwritten without --force") {
    const Folder folder;
    const std::string game = folder.file("game.sgf", small_game);
    CHECK(holds(shinpan("diagram " + game).out, "A B C D E"));
    const std::string svg = folder.path("out.svg");
    CHECK(shinpan("diagram " + game + " --move 1 -o " + svg).status == 0);
    const std::string first = content_of(svg);
    CHECK(first.starts_with("<svg"));
    const Ran again = shinpan("diagram " + game + " -o " + svg);
    CHECK(again.status == 2);
    CHECK(holds(again.errors, "--force"));
    CHECK(content_of(svg) == first);
    CHECK(shinpan("diagram " + game + " --force -o " + svg).status == 0);
    CHECK(content_of(svg) != first);
    CHECK(shinpan("diagram " + game + " -o " + folder.path("out.bmp")).status == 2);
    if (shinpan("diagram " + game + " -o " + folder.path("out.png")).status == 0)
        CHECK(content_of(folder.path("out.png")).substr(1, 3) == "PNG");
}

TEST_CASE("convert: clean SGF in UTF-8, never over a file that is there") {
    const Folder folder;
    const std::string latin = folder.file("latin.sgf", "(;GM[1]CA[ISO-8859-1]SZ[9]PB[Andr\xe9];B[ee])");
    const Ran ran = shinpan("convert " + latin + " -");
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, "PB[André]"));
    CHECK(holds(ran.out, "CA[UTF-8]"));
    CHECK(shinpan("convert " + latin + " " + latin).status == 2);
    CHECK(holds(content_of(latin), "ISO-8859-1"));
}

TEST_CASE("what is written leaves all other files alone, and who may read a file that it replaces") {
    const Folder folder;
    const std::string game = folder.file("game.sgf", small_game);
    const std::string mine = folder.file("out.sgf.part", "mine");
    const std::string out = folder.path("out.sgf");
    CHECK(shinpan("convert " + game + " " + out).status == 0);
    CHECK(content_of(mine) == "mine");
    using std::filesystem::perms;
    const perms for_me = perms::owner_read | perms::owner_write;
    std::filesystem::permissions(out, for_me);
    std::filesystem::create_symlink("out.sgf", folder.path("link.sgf"));
    CHECK(shinpan("convert " + folder.file("other.sgf", "(;GM[1]SZ[7])") + " --force " +
                  folder.path("link.sgf"))
              .status == 0);
    CHECK(std::filesystem::is_symlink(folder.path("link.sgf")));
    CHECK(holds(content_of(out), "SZ[7]"));
    CHECK(std::filesystem::status(out).permissions() == for_me);
    std::filesystem::create_symlink("nothing.sgf", folder.path("dangling.sgf"));
    const Ran ran = shinpan("convert " + game + " " + folder.path("dangling.sgf"));
    CHECK(ran.status == 2);
    CHECK(holds(ran.errors, "exists already; use --force to overwrite it, or another name"));
}

TEST_CASE("convert: a board that there cannot be is refused, and nothing is written") {
    const Folder folder;
    for (const std::string size : {"0", "53", "19:0", "x", ""}) {
        const Ran ran = shinpan("convert " + folder.file("in.sgf", "(;FF[4]GM[1]SZ[" + size + "];B[aa])") +
                                " " + folder.path("out.sgf"));
        CHECK(ran.status == 1);
        CHECK(holds(ran.errors, "in.sgf:1:13: SZ[" + size + "]: boards have 1 to 52 lines a side"));
    }
    CHECK_FALSE(std::filesystem::exists(folder.path("out.sgf")));
    CHECK(shinpan("convert " + folder.file("chess.sgf", "(;FF[4]GM[3]SZ[53])") + " -").status == 0);
}

TEST_CASE("diagram and explain number the moves as the record does, behind one that cannot be made") {
    const Folder folder;
    const std::string file = folder.file("g.sgf", "(;FF[4]GM[1]SZ[5]RU[AGA];B[aa];W[aa];B[cc];W[dd])");
    const Ran drawn = shinpan("diagram " + file + " --numbers 1");
    CHECK(holds(drawn.out, "After move 4"));
    CHECK((holds(drawn.out, "●3") && holds(drawn.out, "○4")));
    CHECK(holds(shinpan("diagram " + file + " --move 3").out, "After move 3"));
    CHECK(holds(shinpan("explain " + file + " --move 3").out, "Move 3"));
}

TEST_CASE("count: step by step, or the methods that can count this game") {
    const Ran ran = shinpan("count examples/white_passes_first.sgf --method as_it_stands");
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, "Result: "));
    const Ran by_custom = shinpan("count examples/white_passes_first.sgf --method chinese");
    CHECK(by_custom.status == 0);
    CHECK(by_custom.out == shinpan("count examples/white_passes_first.sgf --method half_count").out);
    const Ran cannot = shinpan("count examples/white_passes_first.sgf --method fixed_stones_fill");
    CHECK(cannot.status == 2);
    CHECK(holds(cannot.errors, "Methods for this game: "));
}

TEST_CASE("where the locale is not UTF-8, text is ASCII; NO_COLOR and pipes get no colours") {
    const Ran ran = shinpan("rules show french-2007", "LC_ALL=C");
    CHECK(holds(ran.out, "section 8"));
    for (char c : ran.out) REQUIRE(static_cast<unsigned char>(c) < 128);
    CHECK_FALSE(holds(ran.out, "\x1b"));
}

TEST_CASE("check: a certificate, against the record and under its rules or others") {
    const Folder folder;
    const std::string setup = "AB[ab][bb][cb][db][ba][da]AW[ac][bc][cc][dc]";
    const auto record = [&](const std::string& rules) {
        return folder.file(rules + ".sgf", "(;SZ[4:3]RU[" + rules + "]" + setup + ")");
    };
    const auto certificate = [&](const std::string& rules, const std::string& self_capture) {
        const std::string head = "shinpan-certificate 1\nrules " + rules + "\nsize 4 3\nmoves 0\nboard\n";
        return folder.file(rules + self_capture, head + ".X.X\nXXXX\nOOOO\ndefender black\nself-capture " +
                                                     self_capture + "\nsafe A2\nzone\npoints A3 C3\n" +
                                                     "chain A2 assumes 0\nleaf\nend\n");
    };
    const std::string japanese = certificate("japanese-1989", "excluded");
    const Ran valid = shinpan("check " + record("Japanese") + " " + japanese);
    CHECK(valid.status == 0);
    CHECK(valid.out == "valid: black, moving second, keeps A2\n");
    const Ran others = shinpan("check " + record("Japanese") + " " + japanese + " --rules tromp-taylor");
    CHECK(others.status == 1);
    CHECK(holds(others.errors, ":2: is for the rules 'japanese-1989', not for tromp-taylor"));
    const std::string without = certificate("tromp-taylor", "excluded");
    const Ran left_out = shinpan("check " + record("Japanese") + " " + without + " --rules tromp-taylor");
    CHECK(left_out.status == 1);
    CHECK(holds(left_out.errors, ":9: the rules allow self-capture"));
    const std::string with = certificate("tromp-taylor", "included");
    CHECK(shinpan("check " + record("Japanese") + " " + with + " --rules tromp-taylor").status == 0);
    const Ran unwritten = shinpan("check " + record("unwritten") + " " + with);
    CHECK(unwritten.status == 1);
    CHECK(holds(unwritten.errors, "unwritten.sgf: there is no ruleset 'unwritten'"));
    CHECK(shinpan("check " + folder.path("none.sgf") + " " + with).status == 1);
    CHECK(shinpan("check " + record("Japanese")).status == 2);
}

TEST_CASE("a certificate of any record can be checked: where not against the file, against one beside it") {
    const std::string setup = "AB[ab][bb][cb][db]AW[ac][bc][cc][dc]";
    const std::string start = "(;FF[4]GM[1]SZ[4]RU[Tromp-Taylor]" + setup;
    const std::string whites = ";W[ac];B[];W[bc];B[];W[cc];B[];W[dc]";
    struct Case {
        std::string name, content, options;
        bool has_record;
    };
    const Case cases[]{
        {"plain.sgf", start + ";B[];W[ad])", "", false},
        {"handicap.sgf", "(;FF[4]GM[1]SZ[4]RU[AGA]HA[4]AB[ab][bb][cb][db]" + whites + ")", "", false},
        {"undo.sgf", start + ";B[];W[ad];SHNUA[W:1];SHNUG[B];W[bd];B[])", "", true},
        {"first_moves.sgf", "(;FF[4]GM[1]SZ[4]RU[AGA]HA[4];B[ab];B[bb];B[cb];B[db]" + whites + ")", "", true},
        {"fox.sgf", "(;FF[4]GM[1]SZ[4]RU[Chinese]AP[foxwq]" + setup + ";B[];W[bd];W[cd])", "", true},
        {"second.sgf", "(;FF[4]GM[1]SZ[4];B[aa])" + start + ";B[];W[ad])", "--game 2", true},
        {"occupied.sgf", start + ";B[ab];W[ad])", "", true},
        {"button.sgf", "(;FF[4]GM[1]SZ[4]RU[button-go]" + setup + ";B[];W[ad];SHNBU[B];W[bd])", "", true},
        {"repaired.sgf", start + "PB[a [5d\\] b];B[];W[ad]", "", true},
    };
    for (const Case& one : cases) {
        CAPTURE(one.name);
        const Folder folder;
        const std::string file = folder.file(one.name, one.content);
        const std::string certificate = folder.path("cert");
        const Ran proved = shinpan("prove " + file + " -o " + certificate + " " + one.options);
        CHECK(std::filesystem::exists(certificate));
        CHECK(std::filesystem::exists(certificate + ".sgf") == one.has_record);
        CHECK(holds(proved.errors, "shinpan check " + certificate + ".sgf " + certificate) == one.has_record);
        const Ran checked =
            shinpan("check " + (one.has_record ? certificate + ".sgf" : file) + " " + certificate);
        CAPTURE(checked.errors);
        CHECK(checked.status == 0);
        CHECK(checked.out.starts_with("valid: "));
    }
}

TEST_CASE("check: a later game of a file is checked too") {
    const Folder folder;
    const std::string stones = "SZ[4]RU[Tromp-Taylor]AB[ab][bb][cb][db]AW[ac][bc][cc][dc]";
    const std::string file = folder.file("two games.sgf", "(;SZ[4];B[aa])(;" + stones + ";B[];W[ad])");
    const std::string certificate = folder.path("the cert");
    const std::string words = "'" + file + "' ";
    const Ran proved = shinpan("prove " + words + "--game 2 -o '" + certificate + "'");
    CHECK(holds(proved.errors, "shinpan check '" + certificate + ".sgf' '" + certificate + "';"));
    const Ran checked = shinpan("check " + words + "'" + certificate + "' --game 2");
    CHECK(checked.status == 0);
    CHECK(checked.out.starts_with("valid: "));
    CHECK(shinpan("check " + words + "'" + certificate + "' --rules tromp-taylor").status == 1);
}

TEST_CASE("confirm: what hypothetical play makes of each chain, under rulesets that know it") {
    const Ran bent = shinpan("confirm examples/bent_four_left.sgf");
    CHECK(bent.status == 0);
    CHECK(holds(bent.out, "White, 7 stones: dead, comes off without play"));
    const Ran seki = shinpan("confirm examples/points_in_seki.sgf --json");
    CHECK(holds(seki.out, R"("status":"uncapturable","played_to_the_end":true,"removed":false,"seki":true)"));
    const Ran other = shinpan("confirm examples/points_in_seki.sgf --rules aga");
    CHECK(other.status == 2);
    CHECK(holds(other.errors, "japanese-1989-one-ko-pass"));
}

TEST_CASE("confirm: JSON of all rulesets, which there is not, is refused and no table in its place") {
    const Ran ran = shinpan("confirm examples/bent_four_left.sgf --rules all --json");
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(holds(ran.errors, "leave out --json, or name one ruleset"));
}

TEST_CASE("solve: the value with a best line, as text and as JSON, and bounds when time is up") {
    const Ran ran = shinpan("solve 3x1 --rules tromp-taylor");
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, "B+3"));
    CHECK(holds(ran.out, "B B1"));
    const Ran json = shinpan("solve 1x2 --rules AGA --json");
    CHECK(json.out.starts_with(
        R"({"rules":"aga","size":[1,2],"low_half":0,"high_half":0,"exact":true,"endless":false,"line":[)"));
    const Ran bounded = shinpan("solve 4x3 --rules tromp-taylor --seconds 0.1");
    CHECK(bounded.status == 0);
    CHECK((holds(bounded.out, "at ") || holds(bounded.out, "not known")));
    CHECK_FALSE(holds(shinpan("solve 4x4 --rules tromp-taylor --seconds 0.1").out, "positions"));
}

TEST_CASE("an estimate in JSON fits its schema, and names where to play first") {
    const Schema schema("docs/schema/estimate.json");
    const Folder folder;
    const std::string open_border = folder.file(
        "open.sgf", "(;FF[4]GM[1]SZ[6]AB[ab][bb][cb][cc][cd][ce][cf][ae]AW[db][eb][fb][dc][dd][de][df][fe])");
    for (const std::string& record : {open_border, std::string("examples/gnugo_9x9_japanese.sgf"),
                                      std::string("examples/points_in_seki.sgf")}) {
        const Ran ran = shinpan("estimate --json " + record);
        CHECK(ran.status == 0);
        CHECK(schema.fault_in(ran.out) == "");
    }
    CHECK(holds(shinpan("estimate --json " + open_border).out, R"("play_here":["C6","D6"])"));
    CHECK(schema.fault_in("{}") != "");
}

TEST_CASE("what is told of a position whose record breaks the rules comes with the move that does") {
    const Ran kept = shinpan("estimate examples/ko_after_two_passes.sgf --rules french --playouts 10");
    CHECK(kept.status == 1);
    CHECK(holds(kept.errors, "ko_after_two_passes.sgf:3:64: move 12, White B2: repetition of the position"));
    const Folder folder;
    const std::string file = folder.file("four.sgf", "(;SZ[4:3]RU[AGA]AB[ab][bb][cb][db]AW[ac][bc][cc][dc])");
    const Ran without_liberties = shinpan("prove " + file);
    CHECK(without_liberties.status == 1);
    CHECK(holds(without_liberties.errors, "a chain without liberties is set up"));
    CHECK(shinpan("prove examples/four_in_a_row.sgf").errors.empty());
}

TEST_CASE("a move or a ruleset that is not there is named, with its file") {
    const Folder folder;
    const std::string file = folder.file("odd.sgf", "(;SZ[5]RU[Blorb rules];B[cc])");
    for (const std::string command : {"prove ", "estimate ", "count --method chinese "}) {
        const Ran ran = shinpan(command + file);
        CHECK(ran.status == 1);
        CHECK(holds(ran.errors, "odd.sgf: there is no ruleset 'Blorb rules'"));
    }
    CHECK(holds(shinpan("diagram " + file + " --move -5").errors, "has no move -5; its moves are 1 to 1"));
    CHECK(holds(shinpan("explain examples/unsettled.sgf --move 1").errors, "has no move 1; it has none"));
}

TEST_CASE("an output that cannot be written is an error") {
    for (const std::string command : {"rules list", "prove examples/four_in_a_row.sgf", "man", "--help"}) {
        const Folder folder;
        const std::string errors = folder.path("errors");
        const int status = std::system((SHINPAN_PROGRAM " " + command + " >/dev/full 2>" + errors).c_str());
        CHECK(WEXITSTATUS(status) == 1);
        CHECK(content_of(errors) == "shinpan: the output cannot be written; is the disk full?\n");
    }
}

TEST_CASE("no certificate is written of nothing, and what is none is called so") {
    const Folder folder;
    const Ran nothing = shinpan("prove examples/bent_four_left.sgf -o " + folder.path("nothing"));
    CHECK(nothing.status == 1);
    CHECK(holds(nothing.errors, "nothing is proven of this position"));
    CHECK(content_of(folder.path("nothing")).empty());
    const Ran none = shinpan("check examples/four_in_a_row.sgf examples/unsettled.sgf");
    CHECK(none.status == 1);
    CHECK(holds(none.errors, "unsettled.sgf:1: is not a certificate"));
    CHECK(holds(shinpan("check - examples/four_in_a_row.certificate").errors, "name the file"));
}

TEST_CASE("an estimate counts what passes cost, as the referee does") {
    const std::string of = " examples/gnugo_9x9_japanese.sgf --rules bga";
    CHECK(holds(shinpan("estimate" + of).out, "Result: B+6.5 (estimated"));
    CHECK(holds(shinpan("referee --dead estimate" + of).out, "B+6.5 (estimated"));
}

TEST_CASE("what is repaired in a game of a file is told of that game") {
    const Folder folder;
    const std::string two = "(;FF[4]GM[1]SZ[9]RU[aga];B[ee])\n(;FF[4]GM[1]SZ[9]RU[aga];b[ee])";
    const Ran ran = shinpan("referee --json " + folder.file("two.sgf", two));
    const std::size_t second = ran.out.find("\"game\":2");
    REQUIRE(second != std::string::npos);
    CHECK(ran.out.find("lower case") > second);
    const std::string unread = "(;FF[4]GM[1]SZ[9]RU[aga];B[ee])\n(;FF[4]GM[1]SZ[99];b[ee])";
    const Ran half = shinpan("referee --json " + folder.file("unread.sgf", unread));
    const std::size_t unreadable = half.out.find("SZ[99]");
    REQUIRE(unreadable != std::string::npos);
    CHECK(half.out.find("lower case") > unreadable);
    CHECK(holds(half.out, "lower case"));
}

TEST_CASE("a move below the start, a file that is not there and an illegal record are told by each command") {
    const Folder folder;
    const std::string illegal = folder.file("illegal.sgf", "(;FF[4]GM[1]SZ[9]RU[Japanese];B[ee];W[ee])");
    for (const char* command : {"diagram", "estimate", "prove", "confirm"})
        CHECK(shinpan(command + (" --move -1 " + illegal)).status == 2);
    for (const char* rules : {"japanese", "all"}) {
        const Ran ran = shinpan("confirm --rules " + (rules + (" " + illegal)));
        CHECK(ran.status == 1);
        CHECK(holds(ran.errors, "the point is occupied"));
    }
    CHECK(holds(shinpan("referee --json " + folder.path("none.sgf")).out, "no such file or folder"));
    const std::string count = "count --rules tromp-taylor --dead estimate --method nz ";
    const Ran counted = shinpan(count + "examples/gnugo_9x9_japanese.sgf");
    CHECK(holds(counted.errors, "no stone comes off without play"));
    const std::string unfinished = "(;FF[4]GM[1]SZ[5];B[bb];W[aa];B[cc])";  // passes are assumed, and told of
    CHECK(holds(shinpan(count + folder.file("unfinished.sgf", unfinished)).errors, "no stone comes off"));
}

TEST_CASE("a locale of UTF-8 is known however it is spelt") {
    for (const char* locale : {"C.UTF-8", "C.utf8", "C.UTF8", "C.utf-8"}) {
        const Ran ran = shinpan("diagram examples/unsettled.sgf --move 0", std::string("LC_ALL=") + locale);
        CHECK(holds(ran.out, "┌"));
    }
}
