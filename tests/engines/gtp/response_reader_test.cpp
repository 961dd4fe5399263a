// Answers of engines, well formed and not.
#include "engines/gtp/response_reader.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

// Each response as "=id|text" or "?id|text".
std::vector<std::string> responses(std::string_view printed, Expects expects) {
    ResponseReader reader;
    reader.feed(printed);
    std::vector<std::string> all;
    while (const auto response = reader.next(expects)) {
        const auto& answer = response->answer;
        all.push_back((answer ? "=" : "?") + response->id + "|" + (answer ? *answer : answer.error()));
    }
    return all;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("responses in the standard's form are read whole") {
    CHECK(responses("=1 D4\n\n=2\n\n?3 illegal move\n\n= \n\n", Expects::lines) ==
          Texts{"=1|D4", "=2|", "?3|illegal move", "=|"});
    CHECK(responses("=7 play\ngenmove\n\n=8\n  A B\n1 . .\n\n", Expects::lines) ==
          Texts{"=7|play\ngenmove", "=8|  A B\n1 . ."});
}

TEST_CASE("careless engines are understood") {
    for (const char* printed :
         {"=1 D4\r\n\r\n", "=1\tD4\t \n\n", "=1 D4\n", "  =1   D4\n\n\n\n", "=1\nD4\n\n"}) {
        CAPTURE(printed);
        CHECK(responses(printed, Expects::word) == Texts{"=1|D4"});
    }
    CHECK(responses("=D4\n\n", Expects::word) == Texts{"=|D4"});
    CHECK(responses("Loading...\n# thinking\n=1 D4\n\nlate words\n=2 E5\n", Expects::word) ==
          Texts{"=1|D4", "=2|E5"});
    CHECK(responses("=1\n=2\n\n=3\n", Expects::nothing) == Texts{"=1|", "=2|", "=3|"});
}

TEST_CASE("what comes in pieces is read as one") {
    const std::string printed = "=1 D4\r\n\r\n?2 no such\n\n=3 a\nb\n\n";
    ResponseReader reader;
    Texts all;
    for (const char c : printed) {
        reader.feed({&c, 1});
        if (const auto response = reader.next(Expects::lines)) all.push_back(response->id);
    }
    CHECK(all == Texts{"1", "2", "3"});
}

TEST_CASE("an answer without its empty line is there when the engine has fallen silent") {
    ResponseReader reader;
    reader.feed("=4 play\ngenmove\n");
    CHECK_FALSE(reader.next(Expects::lines));
    CHECK(*reader.unfinished()->answer == "play\ngenmove");
    CHECK_FALSE(reader.unfinished());
    reader.feed("=5 D4");
    CHECK_FALSE(reader.next(Expects::word));
    CHECK_FALSE(reader.unfinished());
    CHECK(reader.stray() == "=5 D4");
}

TEST_CASE("words outside a response are kept to be told, and forgotten with the next one") {
    ResponseReader reader;
    reader.feed("Welcome!\nsegmentation fault\n\n");
    CHECK_FALSE(reader.next(Expects::word));
    CHECK(reader.stray() == "segmentation fault");
    reader.feed("= D4\n\n");
    CHECK(reader.next(Expects::word));
    CHECK(reader.stray().empty());
}

TEST_CASE("an engine that prints without end is cut off, and keeps no memory") {
    const std::string block(10'000, 'x');
    ResponseReader one_line;
    for (int i = 0; i < 7; ++i) one_line.feed(block);
    CHECK(one_line.is_flooded());
    ResponseReader lines;
    for (int i = 0; i < 104; ++i) {
        lines.feed(block + "\n");
        CHECK_FALSE(lines.next(Expects::word));
    }
    CHECK_FALSE(lines.is_flooded());
    lines.feed(block);
    CHECK(lines.is_flooded());
    lines.feed("\n= D4\n\n");
    CHECK_FALSE(lines.next(Expects::word));
}
