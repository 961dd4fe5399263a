// A referee who proves: what is settled, what the result rests on, and who wins whatever happens to the rest.
#include "referee/proof/proven_seki.hpp"
#include "referee/proof/standing.hpp"

#include "analysis/solve/play_on.hpp"
#include "drawn.hpp"
#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/judge.hpp"
#include "referee/proof/unjudged_replay.hpp"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <utility>

using namespace shinpan;

namespace {

Record record_with(const Position& position) {
    std::string setup;
    for (Color color : {Color::black, Color::white}) {
        const PointSet stones = position.points(color);
        if (!stones.empty()) setup += color == Color::black ? "AB" : "AW";
        for (Point p : stones)
            setup += {'[', static_cast<char>('a' + p.col()), static_cast<char>('a' + p.row()), ']'};
    }
    const Size size = position.size();
    const std::string shape = std::to_string(size.cols) + ":" + std::to_string(size.rows);
    return record_of("(;GM[1]SZ[" + shape + "]" + setup + ")");
}

// Two groups with two eyes each: .X.XO.O. above XXXXOOOO.
const std::string settled = "(;GM[1]SZ[8:2]KM[0.5]AB[ba][da][ab][bb][cb][db]AW[ea][ga][eb][fb][gb][hb])";

// The same without White's eyes: his stones may still be taken.
const std::string half_settled = "(;GM[1]SZ[8:2]KM[0.5]AB[ba][da][ab][bb][cb][db]AW[fb])";

Verdict proven_verdict(const std::string& sgf) {
    return judge(record_of(sgf), **ruleset_called("aga"), {.dead = DeadFrom::prove});
}

}  // namespace

TEST_CASE("a result is proven where every point is kept by one of the players") {
    const Verdict verdict = proven_verdict(settled);
    REQUIRE(verdict.estimate);
    REQUIRE(verdict.estimate->proof);
    CHECK(verdict.estimate->proof->grade == Grade::final);
    CHECK(verdict.estimate->proof->points == 16);
    CHECK(verdict.result.basis == Basis::proven);
    CHECK(to_text(verdict.result) == "W+0.5");
}

TEST_CASE("with dame left open the result is proven only where they count nothing or the players left them") {
    const Position position = drawn({".XX.OO.", "X.X.O.O", ".XX.OO."});
    const auto basis = [&](const Record& record, std::string_view id) {
        return judge(record, **ruleset_called(id), {.dead = DeadFrom::prove}).result.basis;
    };
    Record record = record_with(position);
    CHECK(basis(record, "japanese-1989") == Basis::proven);
    CHECK(basis(record, "chinese-practice") == Basis::estimated);
    for (Color player : {Color::black, Color::white}) record.events.push_back(pass(player));
    CHECK(basis(record, "chinese-practice") == Basis::proven);
    const Record immortal = record_with(drawn({"....", "XXXX", "OOOO", ".O.O"}));
    CHECK(basis(immortal, "ikeda-territory-2") == Basis::estimated);
}

TEST_CASE("a stone that is dead by confirmation and stays does so where stones are to be proven dead") {
    // The white stone has taken a ko that was left open: dead, as the black ones are, but in no territory.
    Record record = record_with(drawn({".X.XOO", "XXXO.O", "OOXXOO", "OOOOOO", ".O.OOO"}));
    record.komi = HalfPoints{};
    for (Color player : {Color::black, Color::white}) record.events.push_back(pass(player));
    const Verdict verdict = judge(record, **ruleset_called("japanese-1989"), {.dead = DeadFrom::prove});
    CHECK(verdict.counted()->score.removed == verdict.play.position.points(Color::black));
    CHECK(verdict.counted()->score.seki == named(record.size, {"D4"}));
    CHECK(to_text(verdict.result) == "W+9");
}

TEST_CASE("nobody is in seki beside stones that confirmation shows to be dead") {
    // A round of eternal life is played: White, to attack, kills at B1.
    const Record record = record_of(
        "(;GM[1]SZ[9:3]KM[0]AB[ba][ca][da][db][eb][cc][fc]"
        "AW[ea][fa][ga][ia][ab][bb][cb][fb][gb][hb][ib][ac][ec][hc]PL[B]"
        ";B[bc];W[dc];B[cc];W[ec];B[bc];W[dc];B[];W[])");
    const Verdict verdict = judge(record, **ruleset_called("japanese-1989"), {.dead = DeadFrom::prove});
    CHECK(verdict.counted()->score.removed == verdict.play.position.points(Color::black));
    CHECK(verdict.counted()->score.seki == PointSet{});
    CHECK(to_text(verdict.result) == "W+20");
}

TEST_CASE("no winner is proven where the game refuses an event of the record") {
    Record record = record_with(drawn({".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O."}));
    record.komi = points(20);
    const auto winner = [&] {
        return proven_winner(prove_position(record, 0, {}, {}), record, **ruleset_called("aga"));
    };
    CHECK(winner() == Color::white);
    record.events.push_back({.kind = EventKind::penalty, .by = Color::white, .number = 1'000'000});
    CHECK_FALSE(winner());
}

TEST_CASE("a number of moves that the record has not is taken as the nearest that it has") {
    const Record record = record_of("(;GM[1]SZ[3];B[bb];W[ba];B[ab])");
    for (const auto& [asked, taken] : {std::pair{-1, 0}, {0, 0}, {2, 2}, {3, 3}, {4, 3}, {1000, 3}}) {
        CAPTURE(asked);
        const ProvenPosition proven = prove_position(record, asked, "aga", {});
        CHECK(proven.moves == taken);
        CHECK(proven.position == replayed(record, taken).board().position());
    }
}

TEST_CASE("a ruleset's id is one line of a certificate whatever is in it") {
    const Record record = record_of(settled);
    const std::string text = to_text(certificate_of(prove_position(record, 0, "a\nend\rb", {})));
    CHECK(text.starts_with("shinpan-certificate 1\nrules a end b\nsize 8 2\n"));
}

TEST_CASE("where something is open the result stays an estimate, and the proven points are counted") {
    const Verdict verdict = proven_verdict(half_settled);
    REQUIRE(verdict.estimate);
    REQUIRE(verdict.estimate->proof);
    CHECK(verdict.estimate->proof->grade == Grade::open);
    CHECK(verdict.estimate->proof->points >= 8);
    CHECK(verdict.result.basis == Basis::estimated);
}

TEST_CASE("a chain is unsettled where a first play proves its life and its death") {
    // Black has three points in a row in White's ring; White has two eyes.
    const Record record = record_of(
        "(;GM[1]SZ[9:3]AB[ab][bb][cb][db][da]"
        "AW[ac][bc][cc][dc][ec][eb][ea][fc][gc][hc][ic][hb][gb][fb][ha])");
    const ProvenPosition proven = prove_position(record, 0, "tromp-taylor", {});
    CHECK(grade(proven) == Grade::open);
    const auto found = standings(proven, {});
    REQUIRE(found.size() == 1);
    CHECK(found[0].is == ChainFate::unsettled);
    CHECK(found[0].stones == proven.position.points(Color::black));
    REQUIRE(found[0].saved);
    REQUIRE(found[0].killed);
    CHECK(found[0].saved->at == point(1, 0));
    CHECK(found[0].killed->at == point(1, 0));
    CHECK(grade(proven, found) == Grade::unsettled);

    const ChainStatus black = standing_of(proven, point(0, 1), {});
    CHECK(black.stones == found[0].stones);
    CHECK(black.is == ChainFate::unsettled);
    CHECK(is_decided(black));
    CHECK(standing_of(proven, point(4, 0), {}).is == ChainFate::lives);  // proven before
    CHECK_FALSE(is_decided({.owner = Color::black, .saved = black.saved}));
    CHECK(is_decided({.owner = Color::black, .killed = black.killed}));
}

TEST_CASE("what is tried for chains by who moves first is bounded, and what that leaves open says so") {
    const Record record = record_of(
        "(;GM[1]SZ[9:3]AB[ab][bb][cb][db][da]"
        "AW[ac][bc][cc][dc][ec][eb][ea][fc][gc][hc][ic][hb][gb][fb][ha])");
    const ProvenPosition proven = prove_position(record, 0, "tromp-taylor", {});
    const auto found = standings(proven, {.nodes = 1});
    REQUIRE(found.size() == 1);
    CHECK(found[0].is == ChainFate::open);
    CHECK(found[0].is_cut_short);
    CHECK_FALSE(standings(proven, {})[0].is_cut_short);
    for (const ChainStatus& chain : standings(proven, {.nodes = 0})) CHECK(chain.is_cut_short);
}

TEST_CASE("a chain that a ko cuts off depends on it, and lives by a play that connects it") {
    // .X.XX.X. above OOXOXXXX: Black's B4 is one with his living stones only when C4 is his.
    const Record record = record_of(
        "(;GM[1]SZ[8:4]AB[ba][da][ea][ga][cb][eb][fb][gb][hb]"
        "AW[ab][bb][db][ac][bc][cc][dc][ec][fc][gc][hc][bd][dd][ed][fd][gd][hd])");
    const ProvenPosition proven = prove_position(record, 0, "tromp-taylor", {});
    const auto found = standings(proven, {});
    REQUIRE(found.size() == 2);
    CHECK(found[0].is == ChainFate::ko_dependent);
    REQUIRE(found[0].ko);
    CHECK(found[0].ko->owner_needs == 1);
    REQUIRE(found[0].saved);
    CHECK(found[0].saved->at == point(2, 0));
    CHECK_FALSE(found[0].killed);
    CHECK(found[1].is == ChainFate::ko_dependent);  // the stone in the ko
    CHECK_FALSE(found[1].ko);
    CHECK(grade(proven, found) == Grade::ko_dependent);
}

TEST_CASE("a seki is proven with what each player loses who starts it") {
    // Below: six white and four black stones with two liberties in common, each held in by living stones.
    const Record record = record_of(
        "(;GM[1]SZ[6:7]AB[aa][ba][ea][ab][eb][fb][cc][dc][ec][cd][dd][ed][fd][ae][be][ce][de][ee][fe]"
        "[bg][cg][dg][eg]AW[da][bb][cb][db][bc][ad][bd][af][bf][cf][df][ef][ff])");
    const ProvenPosition proven = prove_position(record, 0, "tromp-taylor", {});
    const auto sekis = proven_sekis(proven, {});
    REQUIRE(sekis.size() == 1);
    CHECK(sekis[0].stones[0].size() == 4);
    CHECK(sekis[0].stones[1].size() == 6);
    CHECK(sekis[0].shared.size() == 2);
    CHECK(sekis[0].costs_to_start[0] == 4);
    CHECK(sekis[0].costs_to_start[1] == 6);
}

TEST_CASE("a winner is proven only by a lead that the rest of the board and the komi cannot make up for") {
    const Record record = record_of(settled);
    const Ruleset& area = **ruleset_called("tromp-taylor");
    const ProvenPosition proven = prove_position(record, 0, area.id, {});
    CHECK(proven_winner(proven, area, HalfPoints{-1}, 0) == Color::black);
    CHECK(proven_winner(proven, area, HalfPoints{1}, 0) == Color::white);
    CHECK_FALSE(proven_winner(proven, area, HalfPoints{0}, 0));
    CHECK_FALSE(proven_winner(proven, **ruleset_called("japanese-1989"), HalfPoints{1}, 0));
}

TEST_CASE("a winner is proven only where what else a ruleset counts cannot turn the result") {
    const Record record = record_of(settled);
    const ProvenPosition proven = prove_position(record, 0, "tromp-taylor", {});
    const auto winner = [&](std::string_view id, int komi) {
        return proven_winner(proven, **ruleset_called(id), HalfPoints{komi}, 0);
    };
    // Half a point for whoever takes the button.
    CHECK(winner("button-go", -2) == Color::black);
    CHECK_FALSE(winner("button-go", -1));
    CHECK_FALSE(winner("button-go", 1));
    CHECK(winner("button-go", 2) == Color::white);
    // One point if White passes first: it cannot hurt White.
    CHECK(winner("wmsg-2008", -3) == Color::black);
    CHECK_FALSE(winner("wmsg-2008", -2));
    CHECK(winner("wmsg-2008", 1) == Color::white);
    CHECK(winner("ikeda-area-3", -3) == Color::black);
    CHECK_FALSE(winner("ikeda-area-3", -2));
    // What passes cost and who moves last makes no difference to an area count.
    CHECK(winner("aga", -1) == Color::black);
    CHECK(winner("aga", 1) == Color::white);
}

TEST_CASE("a group tax is taken off the proven lead, two points a group") {
    const Record record = record_of(settled);
    const ProvenPosition proven = prove_position(record, 0, "tromp-taylor", {});
    Ruleset taxed = **ruleset_called("tromp-taylor");
    taxed.group_tax.is = GroupTax::two_each;
    CHECK(proven_winner(proven, taxed, HalfPoints{-5}, 0) == Color::black);
    CHECK_FALSE(proven_winner(proven, taxed, HalfPoints{-4}, 0));
    CHECK(proven_winner(proven, taxed, HalfPoints{5}, 0) == Color::white);
    CHECK_FALSE(proven_winner(proven, taxed, HalfPoints{4}, 0));
}

TEST_CASE("where stones alone count, a winner is proven by the stones that are never taken") {
    // .X.XXXX above XXXXXXX: twelve stones, and at least the liberty on which they depend stays empty.
    const Record record = record_of("(;GM[1]SZ[7:2]AB[ba][da][ea][fa][ga][ab][bb][cb][db][eb][fb][gb])");
    for (const char* id : {"stone-scoring", "ikeda-area-1"}) {
        const Ruleset& stones = **ruleset_called(id);
        const ProvenPosition proven = prove_position(record, 0, id, {});
        CHECK(proven_winner(proven, stones, points(10), 0) == Color::black);
        CHECK_FALSE(proven_winner(proven, stones, points(12), 0));
    }
}

TEST_CASE("who is proven to win where stones alone count does so by the best play of both") {
    std::mt19937_64 random(20261122);
    const Ruleset& stones = **ruleset_called("stone-scoring");
    int proven_wins = 0;
    for (int i = 0; i < 80; ++i) {
        Position position({3, 3});
        const auto player = static_cast<Color>(1 + random() % 2);
        for_each_point(position.size(), [&](Point p) {
            const auto of_ten = random() % 10;
            if (of_ten < 8) position.set(p, of_ten < 7 ? player : other(player));
        });
        if (has_captured_chain(position)) continue;
        const Record record = record_with(position);
        const ProvenPosition proven = prove_position(record, 0, stones.id, {});
        PointSet all;
        for_each_point(position.size(), [&](Point p) { all.insert(p); });
        const Solution best =
            PlayOn(position, all).value(bound_by(stones).value(), other(player), {.nodes = 20'000});
        if (!best.low || !best.high) continue;
        const HalfPoints bound = player == Color::black ? *best.low : *best.high;
        CHECK(proven_winner(proven, stones, bound, 0) != player);  // the best that he can do is a draw
        proven_wins += proven_winner(proven, stones, HalfPoints{}, 0) == player;
    }
    CHECK(proven_wins > 8);
}

TEST_CASE("where passes cost stones, a winner in territory is proven by what is left of an area lead") {
    // .X.XXO.O. above XXXXXOOOO: two points of area more for Black, who has put down two more stones.
    const std::string setup = "AB[ba][da][ea][ab][bb][cb][db][eb]AW[fa][ha][fb][gb][hb][ib]";
    const auto winner = [&](const char* id, const char* komi, const char* moves) {
        const Record record = record_of(std::string("(;GM[1]SZ[9:2]KM[") + komi + "]" + setup + moves + ")");
        const ProvenPosition proven = prove_position(record, moves_in(record), id, {});
        return proven_winner(proven, record, **ruleset_called(id));
    };
    for (const char* id : {"ikeda-territory-1", "ikeda-territory-3", "bga", "aga-territory"})
        for (const char* moves : {"", ";B[];W[]"}) {
            CAPTURE(id);
            CAPTURE(moves);
            CHECK(winner(id, "-0.5", moves) == Color::black);
            CHECK_FALSE(winner(id, "0", moves));
            CHECK(winner(id, "0.5", moves) == Color::white);
        }
    CHECK(winner("bga", "0", "PL[W]") == Color::black);  // then White makes a move more
    // What costs a player points to play on, or needs both to agree, is not bounded; nor is a broken record.
    CHECK_FALSE(winner("japanese-1989", "9", ""));
    CHECK_FALSE(winner("igs", "9", ""));
    CHECK_FALSE(winner("bga", "9", ";B[aa];W[ia]"));
}

TEST_CASE("who is proven to win wins by the referee's komi, and by what was lost beside the board") {
    const auto winner = [](const std::string& sgf, const char* id) {
        const Record record = record_of(sgf);
        return proven_winner(prove_position(record, moves_in(record), id, {}), record, **ruleset_called(id));
    };
    // .X.XXXO.O. above XXXXXXOOOO: Black leads by four points, more than komi in a game with handicap and
    // less than in an even one.
    const std::string handicap =
        "(;GM[1]SZ[10:2]HA[2]AB[ba][da];W[ga];B[ea];W[ia];B[fa];W[gb];B[ab];W[hb];B[bb];W[ib];B[cb];W[jb]"
        ";B[db];W[];B[eb];W[];B[fb])";
    CHECK(winner(handicap, "egf-area") == Color::black);
    const std::string stones = "AB[ba][da][ab][bb][cb][db]AW[ea][ga][eb][fb][gb][hb]";
    const std::string even = "(;GM[1]SZ[8:2]KM[-0.5]" + stones;
    CHECK(winner(even + ")", "tromp-taylor") == Color::black);
    CHECK(winner(even + ";SHNPE[B:2])", "tromp-taylor") == Color::white);
    CHECK(winner(even + ";SHNPE[W:2])", "tromp-taylor") == Color::black);
    CHECK(winner("(;GM[1]SZ[8:2]KM[0.5]" + stones + ";SHNPE[W:1])", "bga") == Color::black);
}
