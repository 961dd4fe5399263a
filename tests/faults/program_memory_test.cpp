// The program while an allocation fails, each in turn, or all from one on: what it cannot do it says, and
// what it had said before stays so.
#include "apps/cli/program.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using cli_test::content_of;
using cli_test::Folder;
using cli_test::holds;

namespace {

enum class Fails { once, for_good };

struct Short {
    int status = -1;
    long allocations = 0;
    std::string out{}, errors{};
};

// Arguments as a shell reads them.
Short with_failure(long at, Fails how, const std::string& arguments) {
    const std::string fails = "SHINPAN_FAILS=" + std::to_string(at) + (how == Fails::for_good ? "-" : "");
    auto ran = cli_test::run("sh -c", "'" SHINPAN_SHORT_PROGRAM " " + arguments + "'", fails);
    Short found{.status = ran.status, .out = std::move(ran.out)};
    constexpr std::string_view mark = "allocations: ";
    const std::size_t end = ran.errors.rfind(mark);
    if (end == std::string::npos) return {};  // something ended the process
    const char* const number = ran.errors.data() + end + mark.size();
    std::from_chars(number, ran.errors.data() + ran.errors.size(), found.allocations);
    found.errors = ran.errors.substr(0, end);
    return found;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
    }
    return lines;
}

// Calls check(at, what came of it) for some 300 allocations that fail, from the first to the last.
template <class Check>
void for_each_failure(Fails how, const std::string& arguments, Check check) {
    const long all = with_failure(0, Fails::once, arguments).allocations;
    REQUIRE(all > 0);
    const long step = all / 300 + 1;
    for (long at = 1; at <= all; at += step) {
        CAPTURE(at);
        const Short ran = with_failure(at, how, arguments);
        REQUIRE(ran.status >= 0);
        check(ran);
    }
}

}  // namespace

TEST_CASE("the engine answers every command once, whatever allocation fails") {
    const Folder folder;
    const std::string script =
        folder.file("script",
                    "1 boardsize 5\n2 play b c3\n3 genmove w\n4 undo\n5 loadsgf x.sgf\n"
                    "6 kata-set-rules japanese\n7 printsgf\n8 final_score\n9 quit\n");
    const std::string arguments = "gtp --playouts 20 <" + script;
    const std::string whole = with_failure(0, Fails::once, arguments).out;
    for_each_failure(Fails::once, arguments, [&](const Short& ran) {
        if (ran.out == whole) return;
        CHECK((ran.status == 0 || ran.status == 1));
        if (ran.out.empty()) {  // it could not begin
            CHECK(holds(ran.errors, "needs more memory than there is"));
            return;
        }
        CHECK(ran.status == 0);
        int id = 0;
        for (const std::string& line : lines_of(ran.out)) {
            const bool is_head = line.starts_with('=') || line.starts_with('?');
            if (is_head) CHECK(line.substr(1).starts_with(std::to_string(++id)));
        }
        CHECK(id == 9);
    });
}

TEST_CASE("an engine that gets no more memory answers what it can, and ends with its input") {
    const Folder folder;
    std::string lines;
    for (int i = 0; i < 20; ++i) lines += "showboard\nplay b pass\n";
    const std::string arguments = "gtp <" + folder.file("script", lines);
    for_each_failure(Fails::for_good, arguments, [&](const Short& ran) {
        const auto said = lines_of(ran.out);
        const auto heads = std::count_if(said.begin(), said.end(), [](const std::string& line) {
            return line.starts_with('=') || line.starts_with('?');
        });
        CHECK((heads == 40 || (heads == 0 && ran.status == 1)));
    });
}

TEST_CASE("a run over records says of each what it is, or that memory was short, whoever asked for it") {
    const Folder folder;
    std::string files;
    for (const char* name : {"a.sgf", "b.sgf", "c.sgf"})
        files += " " + folder.file(name, "(;GM[1]FF[4]SZ[5]RU[AGA]KM[7.5];B[cc];W[bb];B[];W[])");
    for (const std::string jobs : {"1", "2"}) {
        const std::string arguments = "referee --json --dead none --jobs " + jobs + files;
        const auto whole = lines_of(with_failure(0, Fails::once, arguments).out);
        REQUIRE(whole.size() == 3);
        for_each_failure(Fails::once, arguments, [&](const Short& ran) {
            const auto lines = lines_of(ran.out);
            if (ran.status == 0)
                CHECK(lines == whole);
            else
                CHECK(holds(ran.errors, "needs more memory than there is"));
            const std::set<std::string> those(lines.begin(), lines.end());
            std::size_t as_ever = 0;
            for (const std::string& line : whole) as_ever += those.contains(line);
            CHECK((ran.status == 0 || lines.empty() || as_ever >= 2));
        });
    }
}

TEST_CASE("a run that was short of memory is resumed to the end, each record said once") {
    const Folder folder;
    const std::string out = folder.path("out"), state = folder.path("state");
    std::string files;
    for (const char* name : {"a.sgf", "b.sgf", "c.sgf"})
        files += " " + folder.file(name, "(;GM[1]FF[4]SZ[5]RU[AGA]KM[7.5];B[cc];W[bb];B[];W[])");
    const std::string arguments =
        "referee --json --dead none --jobs 2 --resume --state " + state + files + " >>" + out;
    for_each_failure(Fails::once, arguments, [&](const Short& first) {
        if (first.status != 0) with_failure(0, Fails::once, arguments);
        for (const char* name : {"a.sgf", "b.sgf", "c.sgf"}) {
            const std::string text = content_of(out);
            const std::size_t at = text.find(folder.path(name));
            CHECK(at != std::string::npos);
            CHECK(text.find(folder.path(name), at + 1) == std::string::npos);
        }
        std::filesystem::remove(out);
        std::filesystem::remove(state);
    });
}
