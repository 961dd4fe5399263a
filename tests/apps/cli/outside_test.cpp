// What lies outside fails: disks, memory, files without end. It is said, with exit status 1.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>

using namespace cli_test;

TEST_CASE("what the disk cannot take is no wrong usage: exit status 1, and the file named") {
    const Folder folder;
    const std::string game = folder.file("game.sgf", "(;SZ[9]RU[AGA];B[ee];W[cc];B[];W[])");
    const std::string nowhere = folder.path("nowhere/out");
    folder.file("taken", "");
    for (const std::string& command :
         {"convert " + game + " " + nowhere + ".sgf", "convert --force " + game + " " + nowhere + ".sgf",
          "diagram " + game + " -o " + nowhere + ".svg", "diagram " + game + " -o " + nowhere + ".txt",
          "count " + game + " --method half_count --dead none --frames " + folder.path("taken/frames"),
          "prove examples/four_in_a_row.sgf -o " + nowhere,
          "referee --resume --state " + nowhere + " " + game,
          "match '" SHINPAN_PROGRAM " gtp' '" SHINPAN_PROGRAM " gtp' --no-sandbox -o " +
              folder.path("taken/match")}) {
        CAPTURE(command);
        const Ran ran = shinpan(command);
        CHECK(ran.status == 1);
        CHECK(holds(ran.errors, folder.path()));
        CHECK((holds(ran.errors, "cannot be written") || holds(ran.errors, "cannot be made")));
    }
}

TEST_CASE("what cannot be written to standard output is exit status 1 of every command") {
    if (!std::filesystem::exists("/dev/full")) return;
    const std::string game = " examples/four_in_a_row.sgf";
    for (const std::string& command :
         {"referee" + game, "convert" + game + " -", "diagram" + game, "estimate --playouts 2" + game,
          std::string("explain --move 1 examples/ko_after_two_passes.sgf"), "prove" + game,
          std::string("rules"), std::string("man"), std::string("completion bash"),
          std::string("--version")}) {
        CAPTURE(command);
        const int status = std::system((SHINPAN_PROGRAM " " + command + " >/dev/full 2>/dev/null").c_str());
        CHECK(WEXITSTATUS(status) == 1);
    }
}

// A sanitizer has no memory within such a limit.
TEST_CASE("short of memory a command names its file, and its exit status is 1" *
          doctest::skip(SHINPAN_IS_SANITIZED)) {
    const Folder folder;
    const std::string large = folder.file("large.sgf", "(;SZ[9]C[" + std::string(60'000'000, 'x') + "])");
    for (const char* command : {"referee --jobs 1 ", "convert ", "diagram ", "estimate ", "explain --move 1 ",
                                "count --method half_count ", "prove ", "confirm "}) {
        CAPTURE(command);
        const bool converts = std::string_view(command).starts_with("convert");
        const std::string errors = folder.path("errors");
        const int status = std::system(("ulimit -v 100000; " SHINPAN_PROGRAM " " + (command + large) +
                                        (converts ? " -" : "") + " >/dev/null 2>" + errors)
                                           .c_str());
        CHECK(WEXITSTATUS(status) == 1);
        CHECK(content_of(errors) == large + ": needs more memory than there is\n");
    }
}

TEST_CASE("what has no end is no file for GTP, and the engine goes on") {
    const Folder folder;
    const std::string pipe = folder.path("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const std::string lines = folder.file("lines", "1 loadsgf /dev/zero\n2 loadsgf " + pipe + "\n3 loadsgf " +
                                                       folder.path() + "\n4 protocol_version\n");
    const Ran ran = shinpan("gtp < " + lines);
    CHECK(ran.status == 0);
    CHECK(ran.out ==
          "?1 cannot load file: is not a plain file\n\n?2 cannot load file: is not a plain file\n\n"
          "?3 cannot load file: is not a plain file\n\n=4 2\n\n");
}

TEST_CASE("a file that needs more memory than there is does not end GTP" *
          doctest::skip(SHINPAN_IS_SANITIZED)) {
    const Folder folder;
    const std::string large = folder.file("large.sgf", "(;SZ[9]C[" + std::string(60'000'000, 'x') + "])");
    const std::string lines = folder.file("lines", "1 loadsgf " + large + "\n2 protocol_version\n");
    const int status = std::system(
        ("ulimit -v 100000; " SHINPAN_PROGRAM " gtp < " + lines + " >" + folder.path("out") + " 2>/dev/null")
            .c_str());
    CHECK(WEXITSTATUS(status) == 0);
    CHECK(content_of(folder.path("out")) == "?1 this needs more memory than there is\n\n=2 2\n\n");
}
