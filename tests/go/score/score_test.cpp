#include "go/score/score.hpp"

#include "drawn.hpp"
#include "go/score/control.hpp"
#include "go/score/seki.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace shinpan;

namespace {

HalfPoints margin(Scoring scoring, SekiPoints seki, const Finish& finish) {
    Ruleset rules;
    rules.scoring.is = scoring;
    rules.seki.is = seki;
    return score(rules, finish).margin();
}

}  // namespace

TEST_CASE("control flows from stones through empty points, so that both may control a point") {
    const Position p = drawn({".X.O.", ".X.O.", ".X.O."});
    CHECK(control(p, Color::black) ==
          (p.points(Color::black) | named(p.size(), {"A1", "A2", "A3", "C1", "C2", "C3"})));
    const Territory t = territory(p);
    CHECK(t.of[0] == named(p.size(), {"A1", "A2", "A3"}));
    CHECK(t.of[1] == named(p.size(), {"E1", "E2", "E3"}));
    CHECK(t.dame == named(p.size(), {"C1", "C2", "C3"}));
    CHECK(territory(Position(Size{3, 3})).dame.size() == 9);
}

TEST_CASE("stones, area and territory of one position") {
    const Finish finish{drawn({".XXO.", "X.XOO", ".XXO.", "XXX.O"})};
    CHECK(margin(Scoring::stones, SekiPoints::count, finish) == points(9 - 5));
    CHECK(margin(Scoring::area, SekiPoints::count, finish) == points(9 + 3 - 5 - 2));
    CHECK(margin(Scoring::territory, SekiPoints::count, finish) == points(3 - 2));
}

TEST_CASE("a tax on groups is paid by those that have territory, and who is next to dame has none") {
    const Finish finish{drawn({"..XO.OX.O.", "..XO.OX.O.", "..XO.OX.O."})};
    Ruleset rules{.scoring = {Scoring::territory}};
    rules.group_tax.is = GroupTax::two_each;
    rules.seki.is = SekiPoints::none_by_dame;
    const Score taxed = score(rules, finish);
    CHECK(taxed.margin() == points((6 - 2) - (3 - 2)));
    for (const Color player : {Color::black, Color::white})
        CHECK(std::count_if(taxed.terms.begin(), taxed.terms.end(), [&](const Term& term) {
                  return term.player == player && term.what == What::group_tax && term.points == points(-2);
              }) == 1);
    rules.seki.is = SekiPoints::count;
    CHECK(score(rules, finish).margin() == points((6 - 2) - (3 - 2) - (3 - 2)));
    rules.group_tax.is = GroupTax::none;
    CHECK(score(rules, finish).margin() == points(6 - 3 - 3));
}

TEST_CASE("eyes in seki: counted, not counted, counted for immortal stones only") {
    const Finish finish{drawn({".OX.X.O.OX.", "OOXXXXOOOXX", ".OOOOOXXXX.", "OOOOOOXXXXX"})};
    CHECK(score(Ruleset{.scoring = {Scoring::territory}}, finish).owned[0].size() == 3);
    Ruleset no_seki{.scoring = {Scoring::territory}};
    no_seki.seki.is = SekiPoints::none;
    CHECK(score(no_seki, finish).owned[0].size() == 2);
    CHECK(score(no_seki, finish).owned[1].size() == 2);
    Ruleset immortal = no_seki;
    immortal.seki.is = SekiPoints::immortal_only;
    CHECK(score(immortal, finish).owned[0].size() == 2);
    CHECK(stones_in_seki(finish.position).contains(*point_named("C4", finish.position.size())));
}

TEST_CASE("a seki holds where one eye of two points is left, or two shared dame, and with more it is none") {
    CHECK(stones_in_seki(drawn({"..X.O."})).size() == 2);
    CHECK(stones_in_seki(drawn({".X.X.OO"})).empty());  // Black has two eyes
    CHECK(stones_in_seki(drawn({"...X.O."})).empty());
    CHECK(stones_in_seki(drawn({"X.O", "X.O"})).size() == 4);
    CHECK(stones_in_seki(drawn({"X.O", "X.O", "X.O"})).empty());
}

TEST_CASE("territory as the players agreed to it leaves the rest to nobody where seki has none") {
    Finish finish{drawn({".XO.", ".XO.", ".XO.", ".XO."})};
    finish.agreed_territory = {named(finish.position.size(), {"A1", "A2", "B1"}),
                               named(finish.position.size(), {"D1"})};
    CHECK(margin(Scoring::territory, SekiPoints::none, finish) == points(2 - 1));
    CHECK(margin(Scoring::territory, SekiPoints::count, finish) == points(4 - 4));
}

TEST_CASE("unconditional life: two vital regions, and what an attacker who may capture himself changes") {
    const Position two_eyes = drawn({".X.XO", "XXXXO", "OOOOO"});
    CHECK(unconditionally_alive(two_eyes, Color::black, SelfCapture::forbidden) ==
          two_eyes.points(Color::black));
    const Position one_big = drawn({"X....", "X....", "X....", "XXXXX", "....."});
    CHECK(unconditionally_alive(one_big, Color::black, SelfCapture::forbidden).empty());
    // White may take off four stones of his own at C3, and then take everything.
    const Position unsound = drawn({"XO.O", "XXXO", "X.XX"});
    CHECK(unconditionally_alive(unsound, Color::black, SelfCapture::forbidden) ==
          unsound.points(Color::black));
    CHECK(unconditionally_alive(unsound, Color::black, SelfCapture::groups_only).empty());
}

TEST_CASE("unconditional territory: where the opponent cannot have two eyes, whatever he plays") {
    const auto owns_corner = [](const Position& position, SelfCapture attacker) {
        const PointSet territory = unconditional_life(position, Color::black, attacker).territory;
        CHECK((named(position.size(), {"A1", "F4", "F3"}) - territory).empty());
        return territory.contains(*point_named("A4", position.size()));
    };
    const Position three = drawn({"....X.X", "....X.X", "XXXXXXX", "......."});
    CHECK_FALSE(owns_corner(three, SelfCapture::forbidden));  // room for eyes on A4 and C4
    const Position two = drawn({"...XX.X", "...XX.X", "XXXXXXX", "......."});
    CHECK(owns_corner(two, SelfCapture::forbidden));  // A4 and B4 are one eye at most
    CHECK(owns_corner(two, SelfCapture::groups_only));
    const Position filled = drawn({"O...X.X", "....X.X", "XXXXXXX", "......."});
    CHECK(owns_corner(filled, SelfCapture::forbidden));  // White's own stone stays where it is
    CHECK_FALSE(owns_corner(filled, SelfCapture::groups_only));
}

TEST_CASE("dead stones come off and are lost stones of their owner") {
    Finish finish{drawn({".X.XO", "XXXXO", "OOOOO", "X...."})};
    finish.dead = named(finish.position.size(), {"A1"});
    finish.prisoners = {1, 2};
    CHECK(margin(Scoring::territory, SekiPoints::count, finish) == points((2 - 1 - 1) - (5 - 2)));
}

TEST_CASE("two positions: what the opponent controls in the analysis comes off the scoring position") {
    Finish finish{drawn({".X.XO", "XXXXO", "OOOOO", "X...."})};
    finish.analysis = drawn({".X.XO", "XXXXO", "OOOOO", "....."});
    const Score s = score(Ruleset{.scoring = {Scoring::territory}}, finish);
    CHECK(s.removed == named(finish.position.size(), {"A1"}));
    CHECK(s.margin() == points((2 - 1) - 5));
}
