// What a session does where the program around it lacks something.
#include "engines/gtp/session.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace shinpan;

namespace {

// A machine on which no time goes by.
Environment still() {
    return {.seconds = [] { return 0.0; }, .cpu_seconds = [] { return 0.0; }};
}

}  // namespace

TEST_CASE("a session without a host refuses what needs one, and does all else") {
    const NamedRules rules{.registered = *ruleset_called("aga")};
    gtp::Session one({.rules = rules, .playouts = 20, .may_resign = false}, still(), {});
    one.answer("boardsize 5");
    for (const char* command :
         {"loadsgf x", "printsgf /x", "lz-analyze b 10", "kata-analyze", "cgos-analyze", "gogui-sigint",
          "lz-genmove_analyze b 10", "kata-genmove_analyze b 10", "cgos-genmove_analyze b",
          "kata-search_analyze b", "kata-search_analyze_cancellable b"}) {
        CAPTURE(command);
        const std::string refused = one.answer(command);
        CHECK(refused.starts_with("? "));
        CHECK(refused.ends_with("\n\n"));
    }
    CHECK(one.answer("undo") == "? cannot undo\n\n");
    for (const char* command :
         {"printsgf", "kata-search_cancellable b", "genmove b", "genmove_debug w", "undo"}) {
        CAPTURE(command);
        CHECK(one.answer(command).starts_with("= "));
    }
}
