// The commands that the README and the pages of docs/ show are run, and must print what stands there.
#include "apps/cli/program.hpp"
#include "apps/cli/shown.hpp"

#include <doctest/doctest.h>

using namespace cli_test;

TEST_CASE("the output that the pages show is real") {
    struct Page {
        const char* name;
        int commands;
    };
    for (const auto& [name, commands] :
         {Page{"README.md", 2}, Page{"docs/tour.md", 6}, Page{"docs/cli.md", 28},
          Page{"docs/certificate.md", 1}, Page{"docs/faq.md", 3}, Page{"docs/gtp.md", 1},
          Page{"docs/play.md", 2}, Page{"docs/own_ruleset.md", 3}, Page{"docs/tournaments/README.md", 5}}) {
        CAPTURE(name);
        CHECK(run_what_is_shown(name) == commands);
    }
}

TEST_CASE("the ruleset that docs/own_ruleset.md shows is the file that its commands take") {
    const std::string shown = "```toml\n" + content_of("examples/club.toml") + "```";
    CHECK(content_of("docs/own_ruleset.md").find(shown) != std::string::npos);
}
