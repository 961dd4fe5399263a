// What is read: the encoding of each game, large files and streams, many games in one file.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <sys/stat.h>

using namespace cli_test;

namespace {

// Two games of one file, in two encodings, each with its own word for it.
const std::string korean = "(;GM[1]FF[4]CA[EUC-KR]PB[\xC0\xCC\xC3\xA2\xC8\xA3];B[aa])\n";
const std::string chinese = "(;GM[1]FF[4]CA[GB2312]PB[\xB9\xC5\xC1\xA6];B[aa])\n";

std::string times(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("two games of a file are read each in its own encoding") {
    const Folder folder;
    const Ran ran = shinpan("convert " + folder.file("both.sgf", korean + chinese) + " -");
    CHECK(holds(ran.out, "PB[이창호]"));
    CHECK(holds(ran.out, "PB[古力]"));
    CHECK(ran.errors.empty());
}

TEST_CASE("a damaged byte of UTF-8 shows as such, with its place, and the name stays readable") {
    const Folder folder;
    const std::string names = "(;GM[1]FF[4]PB[罗洗河]PW[依田\xE7?\xAF基]\n;B[aa])";
    const std::string path = folder.file("damaged.sgf", names);
    const Ran ran = shinpan("convert " + path + " -");
    CHECK(holds(ran.out, "PB[罗洗河]"));
    CHECK(holds(ran.out, "PW[依田\uFFFD?\uFFFD基]"));
    CHECK(holds(ran.errors, path + ":1:35: no UTF-8 here: 2 bytes became U+FFFD"));
    CHECK(holds(ran.errors, "no encoding declared; read as UTF-8"));
}

TEST_CASE("a move that is no point of the board is told once, with its place") {
    const Folder folder;
    const std::string path = folder.file("off.sgf", "(;GM[1]FF[4]CA[UTF-8]SZ[9];B[ee];W[zz])");
    const Ran ran = shinpan("referee --rules aga " + path);
    CHECK(ran.status == 1);
    CHECK(holds(ran.errors, path + ":1:34: "));
    CHECK(ran.errors.find(path) == ran.errors.rfind(path));
}

TEST_CASE("how komi and result were understood is told once, by what was made of them") {
    const Folder folder;
    const std::string path =
        folder.file("words.sgf", "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6,5]RE[黑中盘胜]TM[an hour];B[ee])");
    const Ran ran = shinpan("referee --rules aga " + path);
    CHECK(holds(ran.out, "komi: "));
    CHECK(holds(ran.out, "result: "));
    CHECK_FALSE(holds(ran.out, "this property has: KM"));
    CHECK_FALSE(holds(ran.out, "this property has: RE"));
    CHECK(holds(ran.out, "this property has: TM"));  // of which nothing else is said
}

TEST_CASE("the reader may choose another encoding") {
    const Folder folder;
    const std::string path = folder.file("name.sgf", "(;GM[1]FF[4]PB[\xB0\xA1\xB0\xA2];B[aa])");
    CHECK(holds(shinpan("convert --encoding gbk " + path + " -").out, "PB[啊阿]"));
    CHECK(holds(shinpan("convert --encoding EUC-KR " + path + " -").out, "PB[가각]"));
    const Ran unknown = shinpan("convert --encoding klingon " + path + " -");
    CHECK(unknown.status == 2);
    CHECK(holds(unknown.errors, "'klingon' is not an encoding"));
}

TEST_CASE("a file or stream without end is refused at a limit that can be set, and the limit is named") {
    const Folder folder;
    const std::string large = folder.file("large.sgf", "(;GM[1])");
    std::filesystem::resize_file(large, std::uintmax_t{4} << 30);  // of which the disk holds one block
    for (const std::string command : {"referee --rules aga FILE", "convert FILE -", "diagram FILE"}) {
        CAPTURE(command);
        const auto with = [&](const std::string& file) {
            std::string line = command;
            return line.replace(line.find("FILE"), 4, file);
        };
        const Ran of_file = shinpan(with(large));
        CHECK(of_file.status == 1);
        CHECK(holds(of_file.errors, "large.sgf: larger than 256 MiB, the most that is read; --max-size"));
        const Ran of_stream = shinpan(with("--max-size 2 /dev/zero"));
        CHECK(of_stream.status == 1);
        CHECK(holds(of_stream.errors, "/dev/zero: larger than 2 MiB"));
    }
    CHECK(shinpan("referee --max-size 0 " + large).status == 2);
    const std::string fine = folder.file("fine.sgf", times(20'000, "(;GM[1]RU[AGA];B[aa])"));
    CHECK(shinpan("referee --dead none --max-size 1 " + fine).status == 0);
}

TEST_CASE("a thousand games that end in one position are estimated once, whatever the number of threads") {
    const Folder folder;
    const std::string path = folder.file("empty.sgf", times(1000, "(;GM[1])"));
    const Ran one = shinpan("referee --json --rules aga --jobs 1 " + path);
    CHECK(one.status == 0);
    CHECK(holds(one.out, "\"game\":1000,"));
    CHECK(holds(one.out, "\"basis\":\"estimated\""));
    CHECK(shinpan("referee --json --rules aga --jobs 3 " + path).out == one.out);
}

TEST_CASE("a game that cannot be read does not hide the others of its file, nor their places") {
    const Folder folder;
    const std::string good = "(;GM[1]FF[4]SZ[5]RU[AGA];B[aa];W[bb])\n";
    const std::string bad = "(;GM[1]FF[4]SZ[5]RU[AGA];B[zz])";
    const std::string illegal = "(;GM[1]FF[4]SZ[5]RU[AGA];B[aa];W[aa])\n";
    const std::string path = folder.file("games.sgf", good + bad + illegal);
    const Ran ran = shinpan("referee --json --dead none " + path);
    CHECK(ran.status == 1);
    CHECK(holds(ran.out, "\"game\":1,"));
    CHECK(holds(ran.out, "\"game\":3,"));
    CHECK(holds(ran.errors, path + ":2:26: "));
    const std::string column = std::to_string(bad.size() + illegal.find("W[aa]") + 1);
    CHECK(holds(ran.errors, path + ":2:" + column + ": move 2, White A5: the point is occupied"));
}

TEST_CASE("what was repaired in a game that cannot be read is told with it, not with another") {
    const Folder folder;
    const std::string path = folder.file("games.sgf",
                                         "(;GM[1]FF[4]SZ[5]RU[AGA];B[aa];W[bb])\n"
                                         "(;GM[1]FF[4]SZ[99]RU[AGA];B[aa];W[cc]ZZ)\n"
                                         "(;GM[1]FF[4]SZ[5]RU[AGA];B[cc];W[dd])\n");
    const std::string repair = "unexpected text left out: 'ZZ'";
    const Ran ran = shinpan("referee --json --dead none " + path);
    CHECK(holds(ran.errors, path + ":2:38: " + repair));
    std::vector<std::string> telling;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
        if (holds(line, repair)) telling.push_back(line);
    REQUIRE(telling.size() == 1);
    CHECK(holds(telling.front(), "\"error\":{\"line\":2,\"column\":13,"));
    const Ran one = shinpan("diagram --game 2 " + path);
    CHECK(holds(one.errors, path + ":2:38: " + repair));
}

TEST_CASE("the first lines come while the file is still written") {
    const Folder folder;
    const std::string pipe = folder.path("pipe");
    const std::string out = folder.path("out");
    const std::string games = folder.file("games.sgf", times(4000, "(;GM[1]FF[4]SZ[5]RU[AGA];B[aa])\n"));
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    // The writer goes on only when a line has come, or after ten seconds.
    const std::string writer = "{ cat " + games + "; n=0; while [ ! -s " + out +
                               " ] && [ $n -lt 500 ]; do sleep 0.02; n=$((n+1)); done; test -s " + out +
                               " && touch " + folder.path("seen") + "; } >" + pipe;
    const std::string reader = SHINPAN_PROGRAM " referee --json --dead none " + pipe + " >" + out;
    CHECK(std::system((reader + " & " + writer + "; wait").c_str()) == 0);
    CHECK(std::filesystem::exists(folder.path("seen")));
    CHECK(holds(content_of(out), "\"game\":4000,"));
}
