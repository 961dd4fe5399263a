// The example games show what their index says of them.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

using namespace cli_test;

namespace {

// How the game ends under a ruleset, as the JSON has it: "B+0.5".
std::string result(const std::string& game, const std::string& rules) {
    const std::string key = "\"result\":\"";
    const Ran ran = shinpan("referee --json --rules " + rules + " examples/" + game + ".sgf");
    CHECK(ran.status == 0);
    const auto at = ran.out.find(key);
    REQUIRE(at != std::string::npos);
    return ran.out.substr(at + key.size(), ran.out.find('"', at + key.size()) - at - key.size());
}

}  // namespace

TEST_CASE("the index of the examples names every game, and none that is not there") {
    const std::string index = content_of("examples/README.md");
    int games = 0;
    for (const auto& entry : std::filesystem::directory_iterator("examples")) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() != ".sgf") continue;
        CAPTURE(name);
        CHECK(index.find("[" + name + "](" + name + ")") != std::string::npos);
        ++games;
    }
    int listed = 0;
    for (auto at = index.find(".sgf]("); at != std::string::npos; at = index.find(".sgf](", at + 1)) ++listed;
    CHECK(listed == games);
}

TEST_CASE("without marks, proofs and hypothetical play find what the Japanese rules call dead") {
    CHECK(result("bent_four_left", "japanese-1989 --dead prove") == "B+0.5");
    CHECK(result("double_ko_seki", "japanese-1989 --dead prove") == "B+2");
    CHECK(result("three_points_without_capturing", "japanese-1989 --dead prove") == "B+4");
}

TEST_CASE("bent four in the corner: dead by agreement, alive as it stands, worth playing out by area alone") {
    CHECK(result("bent_four_left", "japanese-1989") == "B+0.5");
    CHECK(result("bent_four_left", "chinese-practice") == "B+2.5");
    CHECK(result("bent_four_left", "tromp-taylor") == "W+13.5");
    CHECK(result("bent_four_played_out", "japanese-1989") == "W+2.5");
    CHECK(result("bent_four_played_out", "chinese-practice") == "B+1.5");
    CHECK(result("bent_four_played_out", "tromp-taylor") == "B+1.5");
}
