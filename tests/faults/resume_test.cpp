// A run over many records that is killed, or of which a call fails, at each call that changes a file:
// resumed, its output is what it would have been.
#include "apps/cli/program.hpp"
#include "faults/faulty_run.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

using cli_test::content_of;
using cli_test::Folder;
using faults::Fault;

namespace {

const std::string game = "(;GM[1]FF[4]SZ[9]RU[Japanese];B[ee];W[cc]RE[B+R])",
                  illegal = "(;SZ[9]RU[AGA];B[ee];W[ee])";

struct Run {
    Folder folder{};
    std::string out = folder.path("out"), state = folder.path("state");
    std::vector<std::string> words{SHINPAN_PROGRAM,
                                   "referee",
                                   "--json",
                                   "--jobs",
                                   "2",
                                   "--resume",
                                   "--state",
                                   state,
                                   folder.file("a.sgf", game),
                                   folder.path("missing.sgf"),
                                   folder.file("b\n.sgf", illegal),
                                   folder.path("a.sgf"),
                                   folder.file("c.sgf", game + game)};

    std::optional<faults::FaultyRun> go(Fault fault) const {
        return faults::faulty_program(fault, words, out);
    }

    // Until it ends by itself; its status.
    int go_on() const { return go({0, Fault::kills})->status; }

    void begin_anew() const {
        std::filesystem::remove(out);
        std::filesystem::remove(state);
    }
};

bool can_be_asked(const Run& run) {
    if (run.go({0, Fault::kills})) return true;
    MESSAGE("skipped: this system does not ask about its calls");
    return false;
}

}  // namespace

TEST_CASE(
    "whatever call a run over records is killed at or fails at, the resumed run leaves what one run does") {
    const Run run;
    if (!can_be_asked(run)) return;
    const std::string whole = content_of(run.out);
    REQUIRE(std::count(whole.begin(), whole.end(), '\n') == 6);
    for (const Fault::Kind kind : faults::every_kind) {
        int at = 1;
        for (;; ++at) {
            CAPTURE(kind);
            CAPTURE(at);
            run.begin_anew();
            const auto first = run.go({at, kind});
            if (first->calls < at) break;
            CHECK((first->status == 1 || first->status == -1));
            CHECK(run.go_on() == 1);
            CHECK(content_of(run.out) == whole);
        }
        CHECK(at > 20);
    }
}

TEST_CASE(
    "a run that is killed again and again, a call further each time, comes to its end with every line once") {
    const Run run;
    if (!can_be_asked(run)) return;
    const std::string whole = content_of(run.out);
    for (const Fault::Kind kind : {Fault::kills, Fault::tears}) {
        run.begin_anew();
        int at = 3;
        while (run.go({at, kind})->status != 1) ++at;
        CHECK(run.go_on() == 1);
        CHECK(content_of(run.out) == whole);
    }
}

TEST_CASE("a complete run says so, and begins anew where its output or its state is another") {
    const Run run;
    if (!can_be_asked(run)) return;
    const std::string whole = content_of(run.out);
    CHECK(run.go_on() == 1);
    CHECK(content_of(run.out) == whole);
    std::filesystem::remove(run.out);
    CHECK(run.go_on() == 1);
    CHECK(content_of(run.out) == whole);
    std::filesystem::remove(run.state);
    CHECK(run.go_on() == 1);
    CHECK(content_of(run.out) == whole + whole);
}
