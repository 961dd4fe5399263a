#include "formats/record/sgf/clocks.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/writer.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

TEST_CASE("every time control and what is left on its clocks are found again in the SGF that tells them") {
    for (const char* words : {"absolute:600", "byoyomi:600:30:5", "byoyomi:0:30:5", "canadian:60:300:15",
                              "fischer:300:10.5", "move:20", "ing:300:50:3:2", "ing:10:10:3:2"}) {
        CAPTURE(words);
        const TimeControl control = *time_control_in(words);
        PlayerClock black(control), white(control);
        CHECK(black.spend(15'250));
        CHECK(white.spend(20'000));
        Record record{.size = {9, 9}};
        record.events = {play(Color::black, point(2, 2)), play(Color::white, point(3, 3))};
        const sgf::Remarks remarks{.of_game = sgf::time_said(control),
                                   .of_events = {sgf::left_said(Color::black, black.told()),
                                                 sgf::left_said(Color::white, white.told())}};
        const auto games = sgf::read(sgf::write(sgf::collection_of(record, remarks)), {.strict = true});
        REQUIRE(games);
        const auto found = sgf::clocks_in(games->game(0));
        REQUIRE(found);
        CHECK(found->control == control);
        for (const auto& [clock, left] :
             {std::pair{black, found->left[0]}, std::pair{white, found->left[1]}}) {
            REQUIRE(left);
            const PlayerClock again = PlayerClock::with_told(control, *left);
            CHECK(again.told().time == clock.told().time);
            CHECK(again.told().count == clock.told().count);
            CHECK(again.until_loss() == clock.until_loss());
        }
    }
}

TEST_CASE("time in other words, or none, gives no clocks") {
    for (const char* root :
         {"", "TM[]", "TM[ten minutes]", "TM[600]OT[3 minutes a day]", "TM[600]OT[x byo-yomi]",
          "TM[600]OT[ fischer]", "TM[-1]", "TM[600]OT[0x30 byo-yomi]", "TM[600]OT[3x100 Ing]",
          "TM[600]OT[3x100 points each]", "TM[600]OT[3x100 Ing, two points each]"}) {
        CAPTURE(root);
        const auto games = sgf::read("(;GM[1]FF[4]SZ[9]" + std::string(root) + ";B[aa]BL[3])", {});
        REQUIRE(games);
        CHECK_FALSE(sgf::clocks_in(games->game(0)));
    }
}

TEST_CASE("clocks never get more than the control gives") {
    const TimeControl control = *time_control_in("byoyomi:60:30:3");
    CHECK(PlayerClock::with_told(control, {900'000, 0}).until_loss() == 60'000 + 3 * 30'000);
    CHECK(PlayerClock::with_told(control, {30'000, 9}).until_loss() == 3 * 30'000);
    const TimeControl canadian = *time_control_in("canadian:60:300:15");
    CHECK(PlayerClock::with_told(canadian, {999'000, 4}).until_loss() == 300'000);
}
