// The notorious positions are what their page says of them: the commands that it shows are run.
#include "apps/cli/program.hpp"
#include "apps/cli/shown.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using namespace cli_test;

TEST_CASE("the page shows every notorious position that there is") {
    const std::string page = content_of("docs/notorious.md");
    int positions = 0;
    for (const auto& entry : std::filesystem::directory_iterator("examples/notorious")) {
        CAPTURE(entry.path().string());
        CHECK(page.find(" examples/notorious/" + entry.path().filename().string()) != std::string::npos);
        ++positions;
    }
    CHECK(positions >= 17);
}

TEST_CASE("what the page shows of them is real") { CHECK(run_what_is_shown("docs/notorious.md") >= 30); }
