#include "formats/record/sgf/records.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/writer.hpp"
#include "record_of.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>

using namespace shinpan;

namespace {

Result<Record, BadInput> read(const std::string& text, sgf::RecordOptions options = {}) {
    const auto games = sgf::read(text);
    REQUIRE(games.has_value());
    return sgf::records(*games, options).front();
}

// The events in short: "handicap D4 Q16 | B D4 | W pass".
std::string events(const Record& game) {
    std::string out;
    for (const Event& e : game.events) {
        if (!out.empty()) out += " | ";
        switch (e.kind) {
            case EventKind::handicap: out += "handicap " + std::to_string(e.number); break;
            case EventKind::setup: out += std::string("setup ") + letter(e.by); break;
            case EventKind::turn: out += std::string("turn ") + letter(e.by); break;
            case EventKind::play: out += std::string(1, letter(e.by)) + " " + name(e.at, game.size); break;
            case EventKind::pass: out += std::string(1, letter(e.by)) + " pass"; break;
            default: out += "?";
        }
        for (Point p : *e.points) out += " " + name(p, game.size);
    }
    return out;
}

}  // namespace

TEST_CASE("a record has what a referee needs of a game") {
    const Record game = record_of(
        "(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bob]RU[Japanese]KM[6.5]DT[2026-01-02]GN[Club]RE[W+0.5]\n"
        ";B[cc];W[gg];B[];W[tt]TB[aa:bb]TW[ii])");
    CHECK(game.size == Size{9, 9});
    CHECK(game.black == "Ann");
    CHECK(game.white == "Bob");
    CHECK(game.rules_word == "Japanese");
    CHECK(game.komi == points(6) + half_point);
    CHECK(game.handicap == 0);
    CHECK(game.date == "2026-01-02");
    CHECK(game.name == "Club");
    CHECK(game.result->how == Ended::scored);
    CHECK(game.result->margin == half_point);
    CHECK(game.result_as_written == "W+0.5");
    CHECK(events(game) == "B C7 | W G3 | B pass | W pass");
    REQUIRE(game.places.size() == 4);
    CHECK(game.places[1].line == 2);
    CHECK(game.places[1].column == 8);
    REQUIRE(game.marks.has_value());
    CHECK(game.marks->black.size() == 4);
    CHECK(game.marks->white.contains(point(8, 8)));
    CHECK(game.warnings.empty());
}

TEST_CASE("a board without SZ has 19 lines; without KM and RU the record names none") {
    const Record game = record_of("(;FF[4];B[ss])");
    CHECK(game.size == Size{19, 19});
    CHECK_FALSE(game.komi.has_value());
    CHECK(game.rules_word.empty());
    CHECK_FALSE(game.result);
}

TEST_CASE("boards go to 52 lines and may be rectangles; tt is a point there") {
    CHECK(events(record_of("(;SZ[52];B[ZZ];W[tt])")) == "B BB1 | W U33");
    CHECK(events(record_of("(;SZ[20:9];B[ti];W[])")) == "B U1 | W pass");
    CHECK(told(read("(;SZ[53])").error()) == "1:3: no_board: SZ[53]");
    CHECK(read("(;SZ[0])").error().column == 3);
}

TEST_CASE("marks that moves follow are not the last word") {
    CHECK_FALSE(record_of("(;SZ[9];B[];W[]TB[aa];B[cc])").marks.has_value());
    CHECK(record_of("(;SZ[9];B[];W[]TB[aa];C[x])").marks.has_value());
}

TEST_CASE("marks that claim a point for both players are not used") {
    const std::string both = "(;SZ[9];B[];W[]TB[aa:cc]TW[cc:ee];C[x])";
    CHECK_FALSE(record_of(both).marks.has_value());
    CHECK(told(record_of(both).warnings) == "1:25: marks_for_both\n");
    CHECK(told(read(both, {.strict = true}).error()) == "1:25: marks_for_both");
    CHECK(record_of("(;SZ[9];B[];W[]TB[aa:bb]TW[cc:ee])").marks.has_value());
    CHECK(told(record_of("(;SZ[9];B[];W[]TB[aa]TW[aa];B[cc])").warnings).empty());
}

TEST_CASE("stones set up before the first move are the handicap that HA tells, or a setup") {
    CHECK(events(record_of("(;SZ[9]HA[2]AB[cc][gg];W[ee])")) == "handicap 2 C7 G3 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2];AB[cc][gg];W[ee])")) == "handicap 2 C7 G3 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2];C[x];AB[cc];AB[gg];W[ee])")) == "handicap 2 C7 G3 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2]AB[cc][gg];AW[gc];W[ee])")) ==
          "handicap 2 C7 G3 | setup W G7 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2]AB[cc][gg];AB[gc];W[ee])")) ==
          "handicap 2 C7 G3 | setup B G7 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2]AB[cc][gg]AE[aa];W[ee])")) == "handicap 2 C7 G3 | setup . A9 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2]AW[gc]AB[cc][gg];W[ee])")) == "handicap 2 C7 G3 | setup W G7 | W E5");
    CHECK(events(record_of("(;SZ[9]HA[2]AB[cc][gg]PL[B];B[ee])")) == "handicap 2 C7 G3 | turn B | B E5");
    const Record position = record_of("(;SZ[9]HA[2]AB[cc][gg][gc]AW[cg];W[ee])");
    CHECK(events(position) == "handicap 2 C7 G3 | setup B G7 | setup W C3 | W E5");
    CHECK(told(position.warnings) == "1:13: other_handicap\n");
    const Record few = record_of("(;SZ[9]HA[2]AB[cc]AW[cg];W[ee])");
    CHECK(told(few.warnings) == "1:8: handicap_not_set_up\n");
    CHECK(events(record_of("(;SZ[9]AB[cc:dc]AW[gg]PL[W])")) == "setup B C7 D7 | setup W G3 | turn W");
    CHECK(events(record_of("(;SZ[9]AB[cc]AW[gg];W[ee];B[ff])")) ==
          "setup B C7 | setup W G3 | turn W | W E5 | B F4");
    CHECK(events(record_of("(;SZ[9]AB[cc]AW[gg];B[ee])")) == "setup B C7 | setup W G3 | B E5");
    CHECK(events(record_of("(;SZ[9]AB[cc][cc]AE[cc];B[ee])")) == "setup . C7 | B E5");
}

TEST_CASE("PL against the first move is a slip: who makes the move is to move") {
    const std::string slip = "turn_against_move\n";
    const Record white = record_of("(;SZ[9]PL[B];W[ee];B[ff])");
    CHECK(events(white) == "turn W | W E5 | B F4");
    CHECK(told(white.warnings) == "1:8: " + slip);
    const Record problem = record_of("(;SZ[9]AB[cc]AW[gg]PL[W];C[?];B[ee])");
    CHECK(events(problem) == "setup B C7 | setup W G3 | B E5");
    CHECK(problem.warnings.size() == 1);
    CHECK(record_of("(;SZ[9]AB[cc]AW[gg]PL[W];W[ee])").warnings.empty());
    CHECK(events(record_of("(;SZ[9];B[aa];PL[W];B[ee])")) == "B A9 | B E5");
}

TEST_CASE("a handicap without its stones is looked for where programs leave it") {
    const Record moves = record_of("(;SZ[9]HA[2];B[cc];B[gg];W[ee])");
    CHECK(events(moves) == "handicap 2 C7 G3 | W E5");
    CHECK(moves.places.size() == moves.events.size());
    CHECK(told(moves.warnings) == "1:8: handicap_by_moves\n");
    const Record stars = record_of("(;SZ[19]HA[3];W[pp];B[qn])");
    CHECK(events(stars) == "handicap 3 Q16 D4 D16 | W Q4 | B R6");
    CHECK(stars.places.size() == stars.events.size());
    CHECK(events(record_of("(;SZ[9]HA[2];B[cc];W[];B[gg];W[ee])")) ==
          "handicap 2 | B C7 | W pass | B G3 | W E5");
    const Record even = record_of("(;SZ[9]HA[2];B[cc];W[gg])");
    CHECK(events(even) == "B C7 | W G3");
    CHECK(told(even.warnings) == "1:8: handicap_even\n");
    CHECK(even.handicap == 0);
    CHECK(record_of("(;SZ[9]HA[999];B[cc];W[gg])").handicap == 0);
    CHECK(record_of("(;SZ[9]HA[999]AB[cc][gg];W[ee])").handicap == 2);
    const Record white = record_of("(;SZ[19]HA[2];W[qn];B[pd])");
    CHECK(events(white) == "turn W | W R6 | B Q16");
    CHECK(white.places.size() == white.events.size());
    CHECK(told(white.warnings) == "1:9: handicap_white_begins\n");
}

TEST_CASE("passes that a file of Fox leaves out are added, and no others") {
    const Record fox = record_of("(;SZ[9]AP[foxwq]HA[2]AB[cc][gg];W[ee];W[ff];B[dd])");
    CHECK(events(fox) == "handicap 2 C7 G3 | W E5 | B pass | W F4 | B D6");
    CHECK(fox.places.size() == fox.events.size());
    CHECK(told(fox.warnings) == "1:39: pass_left_out\n");
    CHECK(events(record_of("(;SZ[9]AP[GNU Go:3.8]AP[foxwq];B[ee];W[ff];W[dd])")) ==
          "B E5 | W F4 | B pass | W D6");
    CHECK(events(record_of("(;SZ[9]AP[foxwq];W[ff];B[dd])")) == "W F4 | B D6");
    CHECK(events(record_of("(;SZ[9]AP[GNU Go:3.8];B[ee];W[ff];W[dd])")) == "B E5 | W F4 | W D6");
}

TEST_CASE("what a record gets wrong is said with its place") {
    CHECK(told(record_of("(;SZ[9]HA[1];B[cc])").warnings) == "1:8: handicap: note_one_stone\n");
    CHECK(told(record_of("(;SZ[9];B[cc]W[dd])").warnings) == "1:14: second_move\n");
    const Record two = record_of("(;SZ[9];B[cc][dd])");
    CHECK(told(two.warnings) == "1:9: move_of_many_values\n");
    CHECK(two.events == record_of("(;SZ[9];B[cc])").events);
    CHECK(told(record_of("(;SZ[9];B[cc];AW[dd])").warnings) == "1:15: setup_after_move\n");
    CHECK(told(record_of("(;SZ[9]HA[3]AB[cc][gg];W[dd])").warnings) == "1:13: other_handicap\n");
    CHECK(events(record_of("(;SZ[9];B[cc];AE[cc];W[dd])")) == "B C7 | setup . C7 | W D6");
}

TEST_CASE("a move on the point one beyond the board is a pass, with a warning") {
    for (const auto& [size, value] :
         {std::pair{"18", "ss"}, {"9", "jj"}, {"13", "nn"}, {"9", "``"}, {"9:13", "jn"}}) {
        CAPTURE(size);
        const std::string move = "(;SZ[" + std::string(size) + "];B[aa];W[" + value + "])";
        CHECK(events(record_of(move)).find("| W pass") != std::string::npos);
        CHECK(told(record_of(move).warnings).find(": pass_beyond_board: ") != std::string::npos);
        CHECK_FALSE(read(move, {.strict = true}).has_value());
    }
    for (const char* value : {"ja", "aj", "kk", "j"})
        CHECK_FALSE(read("(;SZ[9];B[aa];W[" + std::string(value) + "])").has_value());
}

TEST_CASE("another game, and a move off the board, are refused with their place") {
    CHECK(told(read("(;GM[3])").error()) == "1:3: another_game: GM[3]");
    CHECK(told(read("(;SZ[9];B[cc]\n;W[kk])").error()) == "2:2: no_point: W[kk], 9");
    CHECK(told(read("(;SZ[9];B[ccc])").error()) == "1:9: no_point: B[ccc], 9");
    CHECK(told(read("(;SZ[9];B[cc];AB[dd]W[kk])").error()) == "1:21: no_point: W[kk], 9");
}

TEST_CASE("a stone set up off the board is left out, and the game is read") {
    const auto game = record_of("(;SZ[9]HA[2]AB[cc][gg][jj];W[dd])");
    CHECK(told(game.warnings) == "1:24: off_board_left_out: AB[jj]\n");
    CHECK(events(game) == "handicap 2 C7 G3 | W D6");
    CHECK(told(read("(;SZ[9]AB[jj])", {.strict = true}).error()) == "1:11: off_board_left_out: AB[jj]");
}

TEST_CASE("a stone set up at no point is left out with its place, and the others stand") {
    const auto game = record_of("(;SZ[9]HA[2]AB[cc][][gg];W[dd])");
    CHECK(told(game.warnings) == "1:20: empty_point\n");
    CHECK(events(game) == "handicap 2 C7 G3 | W D6");
}

TEST_CASE("a point set up in two ways in one node is as the last one says, with a warning") {
    const std::string both = "(;SZ[9]AB[aa][bb]AW[aa:ba];W[dd])";
    CHECK(events(record_of(both)) == "setup W A9 | setup B B8 | setup W B9 | turn W | W D6");
    CHECK(told(record_of(both).warnings) == "1:21: set_up_two_ways: AW[aa:ba]\n");
    CHECK(told(read(both, {.strict = true}).error()) == "1:21: set_up_two_ways: AW[aa:ba]");
    CHECK(record_of("(;SZ[9]AB[aa][bb][aa]AW[cc];AW[aa]PL[W])").warnings.empty());
}

TEST_CASE("strict: what would be a warning is refused") {
    CHECK(read("(;SZ[9]KM[6.5];B[cc])", {.strict = true}).has_value());
    CHECK(told(read("(;SZ[9]KM[];B[cc])", {.strict = true}).error()) == "1:8: komi: note_no_number");
}

TEST_CASE("a refused game does not stop the others; a variation is read by its last node") {
    const auto games = sgf::read("(;GM[2])(;SZ[9];B[cc](;W[dd])(;W[ee];B[ff]))");
    const auto all = sgf::records(*games);
    REQUIRE(all.size() == 2);
    CHECK_FALSE(all[0].has_value());
    CHECK(events(*all[1]) == "B C7 | W D6");
    const auto variation = sgf::record_to(*games, games->node_count() - 1);
    REQUIRE(variation.has_value());
    CHECK(events(*variation) == "B C7 | W E5 | B F4");
}

TEST_CASE("stones whose colours were set up far from each other have their places") {
    const auto on_all_points = [](std::string list, int step) {
        for (int i = 0; i < 52 * 52; i += step) list += "[" + sgf::point_value(point(i % 52, i / 52)) + "]";
        return list;
    };
    const int lines = 1'000'000;
    const Record game = record_of("(;GM[1]SZ[52]" + on_all_points("AB", 1) + std::string(lines - 1, '\n') +
                                  on_all_points("AW", 2) + ")");
    REQUIRE(game.events.size() == 52 * 52);
    REQUIRE(game.places.size() == 52 * 52);
    CHECK(std::count(game.places.begin(), game.places.end(), Place{1, 14}) == 52 * 52 / 2);
    CHECK(std::count(game.places.begin(), game.places.end(), Place{lines, 1}) == 52 * 52 / 2);
}

TEST_CASE("each game on an impossible board is refused with its place") {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += "(;SZ[0])";
    const auto games = sgf::records(*sgf::read(text));
    REQUIRE(games.size() == 100'000);
    CHECK(told(games.back().error()) == "1:799995: no_board: SZ[0]");
}

TEST_CASE("a move that stands though it was illegal is written with KO, and read so") {
    const Record read = record_of("(;GM[1]SZ[5];B[cc];W[bb]KO[];KO[1]B[dd])");
    CHECK(read.events[0].words->empty());
    CHECK(*read.events[1].words == let_stand);
    const std::string written = sgf::write(sgf::collection_of(read));
    CHECK(written.find("W[bb]KO[]") != std::string::npos);
    CHECK(record_of(written).events == read.events);
}

TEST_CASE("the same points set up again and again are set up once") {
    std::string text = "(;GM[1]SZ[52]";
    for (const char* name : {"AW", "AB", "AE"})
        for (int i = 0; i < 500; ++i) text += std::string(name) + "[aa:ZZ]";
    std::size_t points = 0;
    for (const Event& e : record_of(text + "AB[aa]AW[bb];B[cc])").events) points += e.points->size();
    CHECK(points == 52 * 52);
}
