#include "formats/record/formats.hpp"

#include "formats/record/read_texts.hpp"
#include "formats/record/sgf/records.hpp"
#include "record_of.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace shinpan;

namespace {

// Of the file, or of its game.
BadInput fault(const std::string& text) {
    const auto games = read_record(text, format_of(text));
    if (!games) return games.error();
    const auto game = sgf::records(*games).front();
    REQUIRE_FALSE(game.has_value());
    return game.error();
}

const std::string gib =
    "\\HS\r\n\\[GAMENAME=Final\\]\r\n\\[GAMEBLACKNAME=ann (5D)\\]\r\n\\[GAMEWHITENAME=bob (7D)\\]\r\n"
    "\\[GAMEINFOMAIN=GBKIND:2,GRLT:0,ZIPSU:35,GONGJE:65,TCNT:4,LINE:19\\]\r\n"
    "\\[GAMETAG=S0,R1,Z35,C2009:01:31:17:56,I:bob\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\nINI 0 1 0 &4\r\n"
    "STO 0 2 1 15 3\r\nSTO 0 3 2 3 15\r\nSKI 0 4\r\nSKI 0 5\r\n\\GE\r\n";

const std::string ngf =
    "Rated game\n19\nbob     7D*\nann     5D*\nwww.example.org\n0\n0\n6\n20110812 [09:31]\n480\n"
    "White Win by Resign!\n3\nPMABBQEEQ\nPMACWEEEE\nPMADBAAAA\n";

const std::string ugf =
    "[Header]\nVer=UGF2,200\nLang=SJIS\nTitle=26th,Gosei\nDate=2001/08/20,09:00:00,,\nRule=JPN\nSize=19\n"
    "Hdcp=2,0.50\nWinner=W,2.50\nCoordinateType=IGS\nPlayerW=Bob,9-dan,0,\nPlayerB=Ann,1-dan,0,\n[Data]\n"
    "DD,B1,0,0\nPP,B1,0,0\nQQ,W1,1,3\nYA,B1,2,0\n[Figure]\n.Text,1\nhello\n.EndText\n";

}  // namespace

TEST_CASE("the format is told by what the text begins with") {
    CHECK(format_of(gib) == Format::gib);
    CHECK(format_of(ngf) == Format::ngf);
    CHECK(format_of(ugf) == Format::ugf);
    CHECK(format_of("\xEF\xBB\xBF" + ngf) == Format::ngf);
    CHECK(format_of("(;FF[4])") == Format::sgf);
    CHECK(format_of("") == Format::sgf);
}

TEST_CASE("UGF needs no version where it begins with its header") {
    std::string text = ugf;
    const std::string version = "Ver=UGF2,200\n";
    text.erase(text.find(version), version.size());
    CHECK(format_of(text) == Format::ugf);
    CHECK(record_of(text).events == record_of(ugf).events);
    CHECK(format_of("\xEF\xBB\xBF\r\n" + text) == Format::ugf);
    CHECK(format_of("(;C[[Header\\]])") == Format::sgf);
}

TEST_CASE("a game in GIB") {
    const Record game = record_of(gib);
    CHECK(game.black == "ann");
    CHECK(game.white == "bob");
    CHECK(game.name == "Final");
    CHECK(game.date == "2009-01-31");
    CHECK(game.komi == HalfPoints{13});
    CHECK(game.result_as_written == "B+3.5");
    REQUIRE(game.events.size() == 4);
    CHECK(game.events[0] == play(Color::black, point(15, 3)));
    CHECK(game.events[1] == play(Color::white, point(3, 15)));
    CHECK(game.events[2] == pass(Color::black));
    CHECK(game.events[3] == pass(Color::white));
}

TEST_CASE("a handicap in GIB stands on the star points that are not played on, and White begins") {
    const Record game =
        record_of("\\[GAMEINFOMAIN=GRLT:4,GONGJE:0\\]\nINI 0 1 3 &4\nSTO 0 2 2 15 15\nSKI 0 3\n");
    REQUIRE(game.events.size() == 3);
    CHECK(game.events[0].kind == EventKind::handicap);
    CHECK(game.events[0].points == std::vector<Point>{point(15, 3), point(3, 15), point(3, 3)});
    CHECK(game.events[1] == play(Color::white, point(15, 15)));
    CHECK(game.events[2] == pass(Color::black));
    CHECK(game.result->how == Ended::resignation);
    CHECK(game.result->winner == Color::white);
}

TEST_CASE("faults in GIB have their line and column") {
    CHECK(told(fault("\\HS\nSTO 0 2 1 19 3\n")) == "2:11: off_board: 19");
    CHECK(told(fault("\\HS\nSTO 0 2 3 1 3\n")) == "2:9: no_player_number");
    CHECK(told(fault("\\HS\nSTO 0 2\n")) == "2:1: sto_fields");
    CHECK(told(fault("\\HS\n\\GE\n")) == "1:1: no_gib");
}

TEST_CASE("a game in NGF") {
    const Record game = record_of(ngf);
    CHECK(game.white == "bob");
    CHECK(game.black == "ann");
    CHECK(game.komi == HalfPoints{13});
    CHECK(game.date == "2011-08-12");
    CHECK(game.result_as_written == "W+R");
    REQUIRE(game.events.size() == 3);
    CHECK(game.events[0] == play(Color::black, point(15, 3)));
    CHECK(game.events[1] == play(Color::white, point(3, 3)));
    CHECK(game.events[2] == pass(Color::black));
}

TEST_CASE("moves on the corners of the board are read, and those beyond refused") {
    const Point corners[]{point(0, 0), point(18, 0), point(0, 18), point(18, 18)};
    const auto corner = [&](std::size_t i, const char* ngf_point, const char* gib_point,
                            const char* ugf_point) {
        CAPTURE(ngf_point);
        CHECK(record_of(replaced(ngf, "PMABBQE", std::string("PMABB") + ngf_point)).events[0] ==
              play(Color::black, corners[i]));
        CHECK(record_of(replaced(gib, "1 15 3", std::string("1 ") + gib_point)).events[0] ==
              play(Color::black, corners[i]));
        CHECK(record_of(replaced(ugf, "QQ,W1", std::string(ugf_point) + ",W1")).events[1] ==
              play(Color::white, corners[i]));
    };
    corner(0, "BB", "0 0", "AS");
    corner(1, "TB", "18 0", "SS");
    corner(2, "BT", "0 18", "AA");
    corner(3, "TT", "18 18", "SA");
    for (const char* beyond : {"AB", "BA", "UB", "BU"})
        CHECK(told(fault(replaced(ngf, "PMABBQE", std::string("PMABB") + beyond))) == "13:6: off_board: 19");
    for (const char* beyond : {"19 0", "0 19"})
        CHECK(holds(told(fault(replaced(gib, "1 15 3", std::string("1 ") + beyond))), "off_board: 19"));
}

TEST_CASE("a date that is no digits stays as the file has it, in whole characters") {
    CHECK(record_of(replaced(ngf, "20110812 [09:31]", "2016년04월16일")).date == "2016년04월16일");
    CHECK(record_of(replaced(ngf, "20110812 [09:31]", "2016-04-16")).date == "2016-04-16");
    CHECK(record_of(replaced(ugf, "2001/08/20,", "2016년04월16일,")).date == "2016년04월16일");
    CHECK(record_of(replaced(ugf, "2001/08/20,", "2001/8/2,")).date == "2001/8/2");
    CHECK(record_of(replaced(ugf, "2001/08/20,", "2001,")).date == "2001");
    CHECK(record_of(replaced(ugf, "2001/08/20,", ",")).date.empty());
    CHECK(record_of(replaced(gib, "C2009:01:31:17:56", "C2016년04월16일")).date.empty());
}

TEST_CASE("messages show whole characters of the text that they are about") {
    const std::string ten = "中中中中中中中中中中";
    const auto games = read_record(ngf + ten, Format::ngf);
    CHECK(told(games->warnings().back()) == "16:1: unexpected_line: '中中中中中中...'");
    CHECK(told(fault("(;GM[1]B[" + ten + "])")) == "1:8: no_point: B[中中中中中中], 19");
    CHECK(told(fault("(;GM[1]SZ[" + ten + "])")) == "1:8: no_board: SZ[中中中中中中]");
}

TEST_CASE("results in the words of NGF") {
    struct Row {
        const char* words;
        const char* result;
    };
    const Row rows[] = {
        {"Black wins by 34win >> White(58):Black(92)", "B+34"},
        {"Black Win 6.5 >> White(50):Black(63)", "B+6.5"},
        {"White loses on time", "B+T"},
        {"197手完、黒中押し勝ち", "B+R"},
        {"232手完、黒2目半勝ち", "B+2.5"},
        {"白棋12子 >> 白方(94):黑方(82)", "W+12"},
        {"Progressing!", "?"},
    };
    for (const Row& row : rows) {
        std::string text = ngf;
        const std::string words = "White Win by Resign!";
        text.replace(text.find(words), words.size(), row.words);
        CAPTURE(row.words);
        CHECK(record_of(text).result_as_written == row.result);
    }
}

TEST_CASE("faults in NGF have their line and column") {
    std::string text = ngf;
    text.replace(text.find("PMACWEEEE"), 9, "PMACWZEEZ");
    CHECK(told(fault(text)) == "14:6: off_board: 19");
    CHECK(told(read_ngf("Rated\n99\n").error()) == "2:1: no_size");
    CHECK(told(read_ngf("Rated\n19\n").error()) == "2:1: ends_inside_header");
}

TEST_CASE("a game in UGF") {
    const Record game = record_of(ugf);
    CHECK(game.black == "Ann");
    CHECK(game.white == "Bob");
    CHECK(game.rules_word == "JPN");
    CHECK(game.komi == half_point);
    CHECK(game.date == "2001-08-20");
    CHECK(game.result_as_written == "W+2.5");
    REQUIRE(game.events.size() == 3);
    CHECK(game.events[0].kind == EventKind::handicap);
    CHECK(game.events[0].points == std::vector<Point>{point(3, 15), point(15, 3)});
    CHECK(game.events[1] == play(Color::white, point(16, 2)));
    CHECK(game.events[2] == pass(Color::black));
    CHECK(declared_charset(ugf) == "SJIS");
}

TEST_CASE("rows of UGF count from the top unless its coordinates say otherwise") {
    std::string text = ugf;
    const std::string type = "CoordinateType=IGS\n";
    text.erase(text.find(type), type.size());
    CHECK(record_of(text).events[1] == play(Color::white, point(16, 16)));
    for (const char* from_the_top : {"CoordinateType=JPN\n", "CoordinateType=\n"}) {
        std::string said = text;
        said.insert(said.find("[Data]"), from_the_top);
        CHECK(record_of(said).events[1] == play(Color::white, point(16, 16)));
    }
}

TEST_CASE("blank lines of UGF, and those that begin with a number sign, say nothing") {
    for (const char* line : {"#CC,B1,0,0\n", "# remarks\n", "\n"}) {
        CAPTURE(line);
        const auto games = read_ugf(replaced(ugf, "QQ,W1", std::string(line) + "QQ,W1"));
        REQUIRE(games.has_value());
        CHECK(games->warnings().empty());
        CHECK(sgf::records(*games).front()->events == record_of(ugf).events);
    }
}

TEST_CASE("faults in UGF have their line and column") {
    std::string text = ugf;
    text.replace(text.find("QQ,W1"), 2, "QT");
    CHECK(told(fault(text)) == "16:1: off_board: 19");
    CHECK(told(fault("[Header]\nVer=UGF2\nSize=77\n")) == "3:6: no_size");
    CHECK(told(read_ugf("[Data]\nQQ,W1,2,0\n").error()) == "1:1: no_ugf");
}

TEST_CASE("GIB: a size that is told after the game has begun does not change its board") {
    const auto games =
        read_gib("\\HS\n\\HE\n\\GS\nINI 0 1 0 &4\n\\[GAMEINFOMAIN=GBKIND:3,LINE:38\\]\nSTO 0 2 1 33 33\n");
    REQUIRE(games);
    CHECK(games->unread());
    CHECK(sgf::write(*games).find("SZ[19]") != std::string::npos);
}

TEST_CASE("UGF: a size behind anything that has points on the board does not change it") {
    const std::string begin = "[Header]\nVer=UGF2\nSize=19\n";
    for (const char* points : {"[Data]\nPP,B1,0,0\n", "[Data]\nPP,B1,1,0\n", "[ReviewNode]\nNODE,2,1,16,16\n",
                               "[Figure]\n.Fig,0,1,1,19,19,a,1,0\nPP,B1,1,0\n.EndFig\n",
                               "[Figure]\n.Text,0\n.#,16,16,a\n.EndText\n"}) {
        CAPTURE(points);
        const auto games = read_ugf(begin + points + "[Header]\nSize=9\n");
        REQUIRE(games.has_value());
        CHECK(sgf::write(*games).find("SZ[19]") != std::string::npos);
        REQUIRE(games->warnings().size() == 1);
        CHECK(told(games->warnings().front()).ends_with(": unexpected_line: 'Size=9'"));
    }
    const auto games = read_ugf(begin + "[Files]\n[Header]\nSize=9\n");
    CHECK(sgf::write(*games).find("SZ[9]") != std::string::npos);
}

TEST_CASE("a move that cannot be read leaves the game before it, and what follows in its place") {
    struct Row {
        std::string text;
        const char* unread;
        const char* next;
    };
    const Row rows[] = {
        {replaced(gib, "STO 0 3 2 3 15", "STO 0 3 2 3 19"), ";W[STO 0 3 2 3 19]", ";B[]"},
        {replaced(gib, "STO 0 3 2 3 15", "STO 0 3"), ";W[STO 0 3]", ";B[]"},
        {replaced(ngf, "PMACWEEEE", "PMACWZEEZ"), ";W[PMACWZEEZ]", ";B[]"},
        {replaced(ugf, "YA,B1,2,0", "AT,B1,2,0\nYA,W1,3,0"), ";B[AT,B1,2,0]", ";W[]"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        const auto games = read_record(row.text, format_of(row.text));
        REQUIRE(games.has_value());
        std::string written = sgf::write(*games);
        std::erase(written, '\n');
        CHECK(holds(written, std::string(row.unread) + row.next));
        REQUIRE(games->unread().has_value());
        CHECK(as_error(games->warnings().front()) == games->unread()->why);
        const auto before = sgf::record_to(*games, games->unread()->node - 1);
        REQUIRE(before.has_value());
        CHECK(before->events.back().kind == EventKind::play);
        CHECK(fault(row.text) == games->unread()->why);
        CHECK(read_record(row.text, format_of(row.text), {.strict = true}).error() == games->unread()->why);
    }
}

TEST_CASE("a stone of the start that is no point of the board is left out with a warning") {
    const std::string text = replaced(ugf, "PP,B1,0,0", "PT,B1,0,0");
    const auto games = read_record(text, Format::ugf);
    CHECK(told(games->warnings().front()) == "15:1: off_board: 19");
    CHECK(record_of(text).events.front().points == std::vector<Point>{point(3, 15)});
}

TEST_CASE("of each kind of warning the first places are told, and the last with how many there are") {
    std::string junk, stones, inis, moves;
    for (int i = 0; i < 1000; ++i) {
        junk += "x" + std::to_string(i) + "\n";
        stones += "PT,B1,0,0\n";
        inis += "INI 0 1 0 &4\n";
        moves += "PMACWZEEZ\n";
    }
    struct Row {
        std::string text;
        const char* last;
    };
    const Row rows[] = {
        {gib + inis, "second_ini: 1000"},
        {ngf + junk, "unexpected_line: 'x999', 1000"},
        {ngf + moves, "off_board: 19, 1000"},
        {replaced(ugf, "[Figure]\n", junk + "[Figure]\n"), "unexpected_line: 'x999', 1000"},
        {replaced(ugf, "[Figure]\n", junk + "[Figure]\n.Fig,9,1,1,9,9,a,1,0\n"),
         "unexpected_line: 'x999', 1000"},
        {replaced(ugf, "[Data]\n", "[Data]\n" + stones), "off_board: 19, 1000"},
    };
    for (const Row& row : rows) {
        const auto games = read_record(row.text, format_of(row.text));
        REQUIRE(games.has_value());
        CAPTURE(row.last);
        CHECK(games->warnings().size() <= 22);
        const auto said = [&](const Diagnostic& warning) { return told(warning).ends_with(row.last); };
        CHECK(std::count_if(games->warnings().begin(), games->warnings().end(), said) == 1);
    }
    const auto games = read_record(ngf + junk, Format::ngf);
    CHECK(games->warnings().size() == 21);
    CHECK(told(games->warnings()[19]) == "35:1: unexpected_line: 'x19'");
    CHECK(games->warnings()[20].place.line == 1015);
}

TEST_CASE("every beginning of a foreign file is read or refused") {
    for (const std::string& whole : {gib, ngf, ugf}) {
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const std::string text = whole.substr(0, length);
            for (const Format format : {Format::gib, Format::ngf, Format::ugf}) {
                const auto games = read_record(text, format);
                if (games) CHECK_FALSE(sgf::write(*games).empty());
            }
        }
    }
}

TEST_CASE("two players a side of UGF, and the time they have") {
    std::string text = ugf;
    text.insert(text.find("PlayerB="),
                "PlayerW2=Eve,3-dan,0,\nPlayerB2=Joe,,0,\nPtime=J;240;0;0,J;240;0;0,0,0\n");
    const std::string game = written(text);
    CHECK(holds(game, "PB[Ann & Joe]PW[Bob & Eve]WR[9-dan & 3-dan]"));
    CHECK(holds(game, "TM[14400]RU[JPN]"));
    const auto timed = [](std::string_view time) {
        std::string with = ugf;
        with.insert(with.find("[Data]"), "Ptime=" + std::string(time) + "\n");
        return written(with);
    };
    CHECK(holds(timed("J;10;3;30,J;10;3;30,0,0"), "TM[600]OT[J;10;3;30]"));
    CHECK(holds(timed("J;10;0;0,J;20;0;0,0,0"), "OT[J;10;0;0,J;20;0;0,0,0]"));
    CHECK_FALSE(holds(timed("N;0;0;0,N;0;0;0,0,0"), "TM["));
}

TEST_CASE("comments of GIB") {
    std::string text = gib;
    text.insert(text.find("\\HE"), "\\[GAMECOMMENT=Seen\r\nlive\\]\r\n");
    text.replace(text.find("&4"), 2, "&4 no handicap");
    CHECK(holds(written(text), "GC[Seen\nlive]C[no handicap]"));
    std::string open = gib;
    open.replace(open.find("=Final\\]"), 8, "=Final");
    CHECK(record_of(open).events == record_of(gib).events);
}

TEST_CASE("a compressed file is told from a record, with how to unpack it") {
    using namespace std::string_literals;
    CHECK(told(*compressed("PP%D-lh5-..."s)) == "0:0: packed_ugz");
    CHECK(told(*compressed("%D-lh5-..."s)) == "0:0: packed_lha");
    CHECK(told(*compressed("\x1f\x8b\x08"s)) == "0:0: packed_gzip");
    CHECK(told(*compressed("PK\x03\x04"s)) == "0:0: packed_zip");
    for (const std::string& text : {gib, ngf, ugf, "(;B[aa])"s, "PP,B1,1,0"s, ""s})
        CHECK_FALSE(compressed(text));
}
