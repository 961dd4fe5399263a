// The commands that the README and the pages of docs/ show are run, and must print what stands there.
#include "apps/cli/shown.hpp"

#include <doctest/doctest.h>

using namespace cli_test;

TEST_CASE("the output that the pages show is real") {
    int commands = 0;
    for (const char* page :
         {"README.md", "docs/cli.md", "docs/certificate.md", "docs/gtp.md", "docs/play.md"})
        commands += run_what_is_shown(page);
    CHECK(commands >= 5);
}
