// shinpan play, with its input from a file: the program is the same at a terminal.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>

using namespace cli_test;

namespace {

// What it says to these lines.
struct Table {
    Ran play(const std::string& options, const std::string& lines) const {
        return shinpan("play --file " + folder.path("game.sgf") + " " + options + " < " +
                       folder.file("lines", lines));
    }
    Folder folder;
};

}  // namespace

TEST_CASE("a game against the bot: it answers, the game is kept, and can be resumed") {
    const Table table;
    const Ran first = table.play("--size 7 --level 1", "d4\nundo\nc3\n");
    CHECK(first.status == 0);
    CHECK(first.errors.empty());
    CHECK(holds(first.out, "Move 1: Black plays D4."));
    CHECK(holds(first.out, "Move 2: White plays "));
    CHECK(holds(first.out, "goes on"));
    CHECK(holds(content_of(table.folder.path("game.sgf")), "PW[Shinpan, level 1]"));
    const Ran second = table.play("--resume", "moves\nresign\nquit\n");
    CHECK(holds(second.out, "White (○): Shinpan, level 1"));
    CHECK(holds(second.out, "1.B C3 2.W "));
    CHECK(holds(second.out, "Result: W+R"));
    CHECK(holds(content_of(table.folder.path("game.sgf")), "RE[W+R]"));
    CHECK(shinpan("referee " + table.folder.path("game.sgf")).status == 0);
}

TEST_CASE("a resumed game goes on with the clocks as they stood, or with new ones") {
    const Table table;
    (void)table.play("--two --size 5 --time byoyomi:900:30:5", "c3\nb2\n");
    std::string text = content_of(table.folder.path("game.sgf"));
    CHECK(holds(text, "TM[900]OT[5x30 byo-yomi]"));
    for (const char* name : {"BL[", "WL["}) {
        const std::size_t at = text.find(name);
        REQUIRE(at != std::string::npos);
        text.replace(at, text.find(']', at) - at, name == std::string("BL[") ? "BL[421.5" : "WL[30]OW[2");
    }
    (void)table.folder.file("game.sgf", text);
    const Ran resumed = table.play("--resume --plain", "quit\n");
    CHECK(holds(resumed.out, "Black 7:01; White 0:30 in each of 2 periods."));
    CHECK(holds(table.play("--resume --plain --time absolute:60", "quit\n").out, "Black 1:00; White 1:00."));
    CHECK(holds(table.play("--resume --plain --time none", "quit\n").out, "Black to move"));
}

TEST_CASE("threads share the bot's work, and a seed gives the same game again") {
    const Table table;
    const auto game = [&](const char* threads) {
        (void)table.play("--size 7 --level 3 --seed 5 --threads " + std::string(threads), "d4\nc3\ne5\n");
        return content_of(table.folder.path("game.sgf"));
    };
    const std::string first = game("3");
    CHECK(holds(first, ";B[dd];W["));
    CHECK(game("3") == first);
    CHECK(table.play("--threads 65", "").status == 2);
}

TEST_CASE("a new game leaves the earlier one where it can be found") {
    const Table table;
    (void)table.play("--two --size 5", "c3\n");
    const Ran next = table.play("--two --size 5", "b2\n");
    CHECK(holds(next.out, "is now " + table.folder.path("game-1.sgf")));
    CHECK(holds(content_of(table.folder.path("game-1.sgf")), ";B[cc]"));
    CHECK(holds(content_of(table.folder.path("game.sgf")), ";B[bd]"));
    (void)table.play("--two --no-save", "e5\n");
    CHECK(holds(content_of(table.folder.path("game.sgf")), ";B[bd]"));
}

TEST_CASE("a game that is left for a loaded one stays where it can be found") {
    const Table table;
    const std::string other = table.folder.file("other.sgf", "(;FF[4]GM[1]SZ[5];B[aa])");
    const Ran ran = table.play("--two --size 5", "c3\nb2\nload " + other + "\nquit\n");
    CHECK(holds(ran.out, "is now " + table.folder.path("game-1.sgf")));
    CHECK(holds(content_of(table.folder.path("game-1.sgf")), ";B[cc];W[bd]"));
    CHECK(holds(content_of(table.folder.path("game.sgf")), ";B[aa]"));
    const Ran unkept =
        shinpan("play --two --no-save < " + table.folder.file("lines", "c3\nload " + other + "\nquit\n"));
    CHECK(unkept.status == 0);
    CHECK_FALSE(holds(unkept.out, "is now"));
}

TEST_CASE("what play has not written keeps its name") {
    const Folder folder;
    const std::string lines = " < " + folder.file("lines", "c3\nquit\n");
    std::filesystem::create_directory(folder.path("games"));
    (void)folder.file("games/a", "mine");
    (void)folder.file("notes.txt", "Joseki: (;SZ[9];B[ee]) is one.\n");
    (void)folder.file("empty.sgf", "");
    std::filesystem::create_symlink("/dev/null", folder.path("null"));
    for (const char* name : {"games", "notes.txt", "empty.sgf", "null"}) {
        CAPTURE(name);
        const Ran ran = shinpan("play --two --size 5 --file " + folder.path(name) + lines);
        CHECK(ran.status == 2);
        CHECK(ran.out.empty());
        CHECK(holds(ran.errors, name));
        CHECK(holds(ran.errors, "--file"));
        CHECK(std::filesystem::exists(folder.path(name)));
    }
    CHECK(content_of(folder.path("games/a")) == "mine");
    CHECK(content_of(folder.path("notes.txt")).starts_with("Joseki"));
}

TEST_CASE("a person takes White, with a handicap, under any rules") {
    const Table table;
    const Ran ran = table.play("--colour white --handicap 2 --level 1 --rules japanese", "e5\nquit\n");
    CHECK(holds(ran.out, "White (○): Person. Japanese 1989 rules, komi 0.5, handicap 2."));
    CHECK(holds(ran.out, "Move 1: White plays E5."));
    const Ran black = table.play("--colour white --level 1 --size 5", "quit\n");
    CHECK(holds(black.out, "Move 1: Black plays "));
}

TEST_CASE("in plain words nothing is drawn, and colour is never used where no terminal is") {
    const Table table;
    const Ran ran =
        table.play("--two --size 5 --plain", "c3\nscore\nshow\npass\npass\naccept\naccept\ncount\n");
    CHECK(ran.status == 0);
    for (const char* drawn : {"┼", "(X)", "(●)", "\x1b["}) CHECK_FALSE(holds(ran.out, drawn));
    CHECK(holds(ran.out, "Row 3. Black C3."));
    CHECK(holds(ran.out, "Step 1."));
    CHECK(holds(table.play("--two --size 5 --ascii", "c3\n").out, " 3 . .(X). . 3"));
}

TEST_CASE("options that make no game are told, with exit status 2, and no earlier game is touched") {
    const Table table;
    (void)table.play("--two --size 5", "c3\n");
    for (const char* wrong :
         {"--size 99", "--size x", "--komi a", "--handicap 9 --size 7", "--handicap 3 --rules ikeda-area-1",
          "--rules nonsense", "--level 0", "--level 99", "--colour green", "--engine no-such-program"}) {
        CAPTURE(wrong);
        const Ran ran = table.play(wrong, "quit\n");
        CHECK(ran.status == 2);
        CHECK_FALSE(ran.errors.empty());
    }
    CHECK_FALSE(std::filesystem::exists(table.folder.path("game-1.sgf")));
    CHECK(shinpan("play --resume --file " + table.folder.path("none.sgf") + " </dev/null").status == 1);
}

TEST_CASE("a copy never takes the place of a file, and no option is advised that there is not") {
    const Table table;
    const std::string copy = table.folder.path("copy.sgf");
    const Ran ran = table.play("--two --size 5", "c3\nsave " + copy + "\nb2\nsave " + copy + "\nquit\n");
    CHECK(holds(ran.out, "Not written: exists already; choose another name."));
    CHECK_FALSE(holds(ran.out, "--force"));
    CHECK_FALSE(holds(content_of(copy), ";W["));
    const Ran saved = shinpan("gtp < " + table.folder.file("saves", "printsgf " + copy + "\nquit\n"));
    CHECK_FALSE(holds(saved.out, "--force"));
}

TEST_CASE("a program that speaks GTP sits at the board, and is told what was taken back") {
    const Table table;
    const std::string engine = "--engine '" SHINPAN_PROGRAM " gtp --level 1' --no-sandbox --size 5 --plain";
    const Ran ran = table.play(engine, "c3\nundo\nb2\nmoves\nresign\n");
    CHECK(ran.status == 0);
    CHECK(holds(ran.out, "White: Shinpan. "));
    CHECK(holds(ran.out, "Taken back, to after move 0."));
    CHECK(holds(ran.out, "1.B B2 2.W "));
    const Ran gone = table.play("--resume --plain", "undo\n");
    CHECK(gone.status == 2);
    CHECK(holds(gone.errors, "--engine"));
}

TEST_CASE("a program that hangs is waited for no longer than its clock lets it think") {
    const Table table;
    const std::string engine = table.folder.file("engine",
                                                 "while read id command; do\n"
                                                 "[ \"${command%% *}\" = genmove ] && sleep 40\n"
                                                 "echo \"=$id\"; echo\ndone\n");
    const auto begun = std::chrono::steady_clock::now();
    const std::string options = "' --no-sandbox --size 5 --plain --time move:1";
    const Ran ran = table.play("--engine 'sh " + engine + options, "c3\n");
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(30));
    CHECK(holds(ran.out, "Result: B+T"));
}

TEST_CASE("a game that cannot be kept is said not to be, and how to go on names the file") {
    const Folder folder;
    const std::string lines = " < " + folder.file("lines", "c3\nquit\n");
    const Ran lost = shinpan("play --two --size 5 --file " + folder.path("none/x.sgf") + lines);
    CHECK(lost.status == 1);
    CHECK(lost.out.ends_with("none/x.sgf: it could not be written.\n"));
    const std::string file = folder.path("other.sgf");
    CHECK(shinpan("play --two --size 5 --file " + file + lines)
              .out.ends_with("`shinpan play --resume --file " + file + "` goes on.\n"));
    const Ran others = shinpan("play --resume --rules japanese --file " + file + lines);
    CHECK(others.status == 2);
    CHECK(others.errors.find("is played under other rules, Chinese") != std::string::npos);
    CHECK(shinpan("play --resume --size 9 --file " + file + lines).status == 2);
    CHECK(shinpan("play --two --engine gnugo" + lines).status == 2);
}

TEST_CASE("a game by rules of one's own is gone on with by the file of these rules, which is told") {
    const Folder folder;
    const std::string lines = " < " + folder.file("lines", "c3\nquit\n");
    const std::string rules = folder.file("our club.toml", "based_on = \"aga\"\nid = \"club\"\n");
    const std::string file = folder.path("game.sgf");
    const Ran first = shinpan("play --two --size 5 --rules '" + rules + "' --file " + file + lines);
    CHECK(holds(first.out, "`shinpan play --resume --file " + file + " --rules '" + rules + "'` goes on."));
    const Ran resumed = shinpan("play --two --resume --rules '" + rules + "' --file " + file + " </dev/null");
    CHECK(resumed.status == 0);
    CHECK(holds(resumed.out, "White"));
    const Ran without = shinpan("play --two --resume --file " + file + " </dev/null");
    CHECK(without.status == 2);
    CHECK(holds(without.errors, file + ": there is no ruleset 'club'"));
}

TEST_CASE("a resumed file that holds more than its game stays, under another name") {
    const Table table;
    const std::string notes = "(;FF[4]GM[1]SZ[9]RU[Chinese]C[mine];B[ee](;W[cc])(;W[gg]))";
    const std::string file = table.folder.file("game.sgf", notes);
    const Ran ran = table.play("--two --plain --resume", "d4\nquit\n");
    CHECK(holds(ran.out, "The earlier game of " + file + " is now "));
    CHECK(content_of(table.folder.path("game-1.sgf")) == notes);
    CHECK(holds(content_of(file), "W[cc];B[df]"));
    table.play("--two --plain --resume", "quit\n");
    CHECK_FALSE(std::filesystem::exists(table.folder.path("game-2.sgf")));
}

TEST_CASE("options that would be ignored are refused") {
    for (const char* options : {"--no-sandbox", "--two --colour white", "--file x.sgf --no-save"})
        CHECK(shinpan(std::string("play ") + options + " </dev/null").status == 2);
}
