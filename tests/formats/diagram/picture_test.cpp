#include "formats/diagram/picture.hpp"

#include "drawn.hpp"
#include "formats/diagram/game_picture.hpp"
#include "formats/diagram/lines.hpp"
#include "formats/diagram/svg.hpp"
#include "formats/diagram/text.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

int occurrences(std::string_view text, std::string_view of) {
    int n = 0;
    for (std::size_t i = text.find(of); i != std::string_view::npos; i = text.find(of, i + of.size())) ++n;
    return n;
}

}  // namespace

TEST_CASE("star points are those that printed boards have") {
    CHECK(star_points({19, 19}) ==
          named({19, 19}, {"D4", "K4", "Q4", "D10", "K10", "Q10", "D16", "K16", "Q16"}));
    CHECK(star_points({13, 13}) == named({13, 13}, {"D4", "K4", "G7", "D10", "K10"}));
    CHECK(star_points({9, 9}) == named({9, 9}, {"C3", "G3", "E5", "C7", "G7"}));
    CHECK(star_points({8, 8}) == named({8, 8}, {"C3", "F3", "C6", "F6"}));
    CHECK(star_points({5, 5}) == named({5, 5}, {"C3"}));
    CHECK(star_points({2, 2}).empty());
}

TEST_CASE("a text picture has coordinates, stones, star points and the last move") {
    Picture picture{drawn({".....", ".XO..", ".....", "...X.", "....."})};
    picture.last_move = *point_named("D2", {5, 5});
    CHECK(text(picture, Charset::ascii) ==
          "   A B C D E\n"
          " 5 . . . . . 5\n"
          " 4 . X O . . 4\n"
          " 3 . . + . . 3\n"
          " 2 . . .(X). 2\n"
          " 1 . . . . . 1\n"
          "   A B C D E\n");
    CHECK(text(picture, Charset::unicode) ==
          "   A B C D E\n"
          " 5 ┌─┬─┬─┬─┐ 5\n"
          " 4 ├─●─○─┼─┤ 4\n"
          " 3 ├─┼─╋─┼─┤ 3\n"
          " 2 ├─┼─┼(●)┤ 2\n"
          " 1 └─┴─┴─┴─┘ 1\n"
          "   A B C D E\n");
}

TEST_CASE("a text picture explains the signs that it uses, and no others") {
    Picture picture{drawn({".X.", "OX.", ".X."})};
    picture.coordinates = false;
    CHECK(text(picture, Charset::ascii) == " . X .\n O X .\n . X .\n");
    picture.dead = named({3, 3}, {"A2"});
    picture.territory[0] = named({3, 3}, {"A1", "A3", "C1", "C2", "C3"});
    CHECK(text(picture, Charset::ascii) ==
          " b X b\n o X b\n b X b\n"
          "x o: dead stones of Black and White\n"
          "b w: territory of Black and White\n");
}

TEST_CASE("labels stand beside their stone and widen every column alike") {
    Picture picture{drawn({".X", "O."})};
    picture.labels = {{*point_named("B2", {2, 2}), "101"}, {*point_named("B1", {2, 2}), "a"}};
    picture.coordinates = false;
    CHECK(text(picture, Charset::ascii) == " .    X101\n O    a\n");
}

TEST_CASE("columns past Z have two letters, also in a wide text picture") {
    CHECK(column_name(7, {19, 19}) == "H");
    CHECK(column_name(8, {19, 19}) == "J");
    CHECK(column_name(25, {52, 52}) == "AA");
    const std::string wide = text(Picture{Position({52, 1})}, Charset::ascii);
    CHECK(wide.find("Z  AA AB") != std::string::npos);
}

TEST_CASE("captions are wrapped at blanks and counted in characters") {
    CHECK(length_of("é●") == 2);
    CHECK(wrapped("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrapped("one\n\ntwo", 7) == std::vector<std::string>{"one", "", "two"});
    CHECK(wrapped("unbreakable", 3) == std::vector<std::string>{"unbreakable"});
    CHECK(wrapped("", 7).empty());
}

TEST_CASE("an SVG picture draws each stone once and tells its content in words") {
    Picture picture{drawn({".XO", "XX.", "..."})};
    picture.title = "Stones <& \"lines\">";
    const std::string image = svg(picture);
    CHECK(image.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""));
    CHECK(image.ends_with("</svg>\n"));
    CHECK(image.find("<title>Stones &lt;&amp; &quot;lines&quot;&gt;</title>") != std::string::npos);
    CHECK(image.find("<desc>3 by 3 board. Black: B3, A2, B2. White: C3.</desc>") != std::string::npos);
    CHECK(occurrences(image, "r=\"11\"") == 4);
}

TEST_CASE("an SVG picture crosses out dead stones and marks territory by shape") {
    Picture picture{drawn({".XO", "XX.", "..."})};
    const std::string before = svg(picture);
    picture.dead = named({3, 3}, {"C3"});
    picture.territory[0] = named({3, 3}, {"A3", "C3"});
    const std::string after = svg(picture);
    CHECK(occurrences(before, "l10 10m0-10l-10 10") == 0);
    CHECK(occurrences(after, "l10 10m0-10l-10 10") == 1);
    CHECK(occurrences(after, "h8v8h-8z") == 1);  // only where no stone stands
    CHECK(after.find("Dead: C3. Black's territory: A3, C3.") != std::string::npos);
}

TEST_CASE("every size of board makes a picture as large as its lines need") {
    for (Size size : {Size{1, 1}, Size{52, 52}, Size{52, 1}, Size{1, 52}}) {
        const std::string image = svg(Picture{Position(size)});
        const int height = (size.rows - 1) * 24 + 72;
        CHECK(image.find("height=\"" + std::to_string(height) + "\" viewBox") != std::string::npos);
    }
}

TEST_CASE("a picture of a game shows its last move, and numbers with what no longer stands") {
    Game game(**ruleset_called("French"), {3, 3}, {});
    for (const char* name : {"B3", "A3", "A2", "C1"}) {
        REQUIRE(game.apply(play(game.to_move(), *point_named(name, {3, 3}))));
    }
    Picture picture = picture_of(game);
    CHECK(picture.title == "After move 4");
    CHECK(name(picture.last_move, {3, 3}) == "C1");
    number_moves(picture, game.events(), 2);
    REQUIRE(picture.labels.size() == 2);
    CHECK(picture.labels[0].text == "3");
    CHECK(picture.caption == "2 at A3");
    REQUIRE(game.apply(pass(Color::black)));
    CHECK(picture_of(game).last_move == no_point);
}
