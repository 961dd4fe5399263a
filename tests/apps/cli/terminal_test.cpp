// What comes from outside and goes to the terminal.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace cli_test;

TEST_CASE("control characters of a file are shown, and do nothing to the terminal") {
    const Folder folder;
    const std::string encoding =
        folder.file("encoding.sgf", "(;GM[1]CA[\x1b[31mX\x07\x7f]SZ[9]RU[Japanese]PB[\xc3\xa9];B[ee])");
    const std::string rules = folder.file("rules.sgf",
                                          "(;GM[1]CA[UTF-8]SZ[9]RU[\xc2\x9b"
                                          "31mX\x1b[2J];B[ee])");
    for (const char* locale : {"LC_ALL=C.UTF-8", "LC_ALL=C"}) {
        const Ran named = shinpan("referee " + encoding, locale);
        CHECK(holds(named.out, "unknown encoding '\\x1b[31mX\\x07\\x7f'"));
        CHECK_FALSE(holds(named.out, "\x1b"));
        const Ran refused = shinpan("referee " + rules, locale);
        CHECK(holds(refused.errors, "no ruleset '\\x9b31mX"));
        CHECK_FALSE(holds(refused.errors, "\xc2\x9b"));
    }
    const Ran echoed = shinpan("play --no-save <" + folder.file("lines", "\x1b[31mD4\nquit\n"));
    CHECK(holds(echoed.out, "\\x1b[31mD4"));
    CHECK_FALSE(holds(echoed.out, "\x1b"));
}
