// shinpan match as somebody uses it: what it prints and writes, and that an interruption loses nothing.
#include "apps/cli/program.hpp"
#include "apps/cli/schema.hpp"
#include "apps/cli/shown.hpp"
#include "engines/process/program.hpp"
#include "engines/process/sandbox.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

using cli_test::content_of;
using cli_test::Folder;
using cli_test::Ran;
using cli_test::Schema;

namespace {

const std::string test_engine = SHINPAN_TEST_ENGINE;

Ran run(const std::string& arguments) { return cli_test::shinpan(arguments); }

std::string engine(const std::string& mode) { return "'" + test_engine + " " + mode + "'"; }

std::string small_match(const std::string& a, const std::string& b, const std::string& folder) {
    return "match " + engine(a) + " " + engine(b) + " --size 5 --no-sandbox -o " + folder;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// The whole number behind the key, in one line of JSON.
int number_at(const std::string& line, const std::string& key) {
    const std::size_t at = line.find("\"" + key + "\":");
    REQUIRE(at != std::string::npos);
    return std::stoi(line.substr(at + key.size() + 3));
}

std::string text_at(const std::string& line, const std::string& key) {
    const std::string before = "\"" + key + "\":\"";
    const std::size_t at = line.find(before);
    if (at == std::string::npos) return {};
    const std::size_t begin = at + before.size();
    return line.substr(begin, line.find('"', begin) - begin);
}

std::vector<int> games_in(const std::string& folder) {
    std::vector<int> games;
    for (const std::string& line : lines_of(content_of(folder + "/games.jsonl")))
        games.push_back(number_at(line, "game"));
    std::sort(games.begin(), games.end());
    return games;
}

std::vector<int> first_numbers(int count) {
    std::vector<int> numbers;
    for (int number = 1; number <= count; ++number) numbers.push_back(number);
    return numbers;
}

// The program beside us, with these arguments; its process.
pid_t started(const std::string& arguments) {
    const pid_t process = fork();
    if (process != 0) return process;
    const std::string command = "exec " SHINPAN_PROGRAM " " + arguments + " >/dev/null 2>&1";
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
}

void wait_for_games(const std::string& folder, std::size_t games) {
    for (int i = 0; i < 600; ++i) {
        if (lines_of(content_of(folder + "/games.jsonl")).size() >= games) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    FAIL("the games do not come");
}

// As a run holds the folder that it plays in, until it is closed.
int locked(const std::string& folder) {
    const int held = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    REQUIRE(flock(held, LOCK_EX | LOCK_NB) == 0);
    return held;
}

}  // namespace

TEST_CASE("a match is played, recorded and summed up, and its records are what the referee says") {
    const Folder folder;
    const std::string out = folder.path("match");
    const Ran ran = run(small_match("good genmove {game}", "good genmove 9{game}", out) +
                        " -n 6 --jobs 2 --rules tromp-taylor --json");
    CHECK(ran.errors == "");
    REQUIRE(ran.status == 0);
    const Schema schema("docs/schema/match.json");
    const auto lines = lines_of(ran.out);
    REQUIRE(lines.size() == 7);
    for (const std::string& line : lines) CHECK(schema.fault_in(line) == "");
    CHECK(schema.fault_in("{}") != "");
    CHECK(games_in(out) == first_numbers(6));
    CHECK(number_at(lines.back(), "games") == 6);
    for (const std::string& line : lines_of(content_of(out + "/games.jsonl"))) {
        CAPTURE(line);
        CHECK(schema.fault_in(line) == "");
        const Ran judged = run("referee --json " + out + "/" + text_at(line, "sgf"));
        CHECK(judged.status == 0);
        CHECK(text_at(judged.out, "result") == text_at(line, "result"));
        CHECK(text_at(judged.out, "recorded") == text_at(line, "result"));
        CHECK(text_at(judged.out, "rules") == "tromp-taylor");
        const bool a_is_black = number_at(line, "game") % 2 == 1;
        CHECK(text_at(line, "black") == (a_is_black ? "A" : "B"));
        const bool black_won = text_at(line, "result").starts_with("B+");
        CHECK(text_at(line, "a") == (a_is_black == black_won ? "won" : "lost"));
    }
    const std::string log = content_of(out + "/logs/0003.log");
    CHECK(log.find("A > 1 name") != std::string::npos);
    CHECK(log.find("B < =") != std::string::npos);
}

TEST_CASE("what an engine says in bytes of no character leaves its record UTF-8") {
    const Folder folder;
    const std::string out = folder.path("match");
    REQUIRE(run(small_match("latin", "good", out) + " -n 1 --rules tromp-taylor").status == 0);
    const std::string record = content_of(out + "/games/0001.sgf");
    CHECK(record.find("PB[Caf\xef\xbf\xbd 1 (A)]") != std::string::npos);
    CHECK(record.find('\xe9') == std::string::npos);
}

TEST_CASE("faults lose games, the match goes on, and the summary tells of them") {
    const Folder folder;
    const std::string out = folder.path("match");
    const Ran ran = run(small_match("good", "crashes", out) + " -n 4");
    CHECK(ran.status == 0);
    CHECK(ran.out.find("4 lost by a fault") != std::string::npos);
    CHECK(ran.out.find("game 1, B+F: Test 1 (B) loses: it was killed by signal 9") != std::string::npos);
    CHECK(ran.out.find("Elo, A less B  above all") != std::string::npos);
    CHECK(ran.out.find("cannot be told to play by chinese-practice") != std::string::npos);
}

TEST_CASE("a match needs no standard input") {
    const Folder folder;
    const Ran ran = run(small_match("good", "good", folder.path("match")) + " -n 1 --json <&-");
    CHECK(ran.status == 0);
    CHECK(ran.out.find("\"fault\":null") != std::string::npos);
}

TEST_CASE("games that repeat others are told of") {
    const Folder folder;
    const Ran ran = run(small_match("good", "good", folder.path("match")) + " -n 4 --fresh");
    CHECK(ran.out.find("3 games have every move of an earlier one") != std::string::npos);
}

TEST_CASE("a killed match goes on where it was, and neither loses nor repeats a game") {
    const Folder folder;
    const std::string out = folder.path("match");
    const pid_t process = started(small_match("slow", "good", out) + " -n 5 --jobs 2 --most-moves 4");
    wait_for_games(out, 2);
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    const auto before = lines_of(content_of(out + "/games.jsonl"));
    CHECK(before.size() < 5);
    // As if the kill had come while a line was written.
    folder.file("match/games.jsonl", content_of(out + "/games.jsonl") + "{\"game\":");
    const Ran ran = run("match --resume " + out);
    CHECK(ran.status == 0);
    CHECK(games_in(out) == first_numbers(5));
    const auto after = lines_of(content_of(out + "/games.jsonl"));
    for (std::size_t i = 0; i < before.size(); ++i) CHECK(after[i] == before[i]);
    const Ran more = run("match --resume " + out + " -n 6");
    CHECK(games_in(out) == first_numbers(6));
    CHECK(more.status == 0);
}

TEST_CASE("Ctrl-C ends a match at once, and tells how to go on") {
    const Folder folder;
    const std::string out = folder.path("match");
    const std::string arguments = small_match("hangs", "good", out) + " -n 5";
    const pid_t process = fork();
    if (process == 0) {
        const std::string command =
            "exec " SHINPAN_PROGRAM " " + arguments + " >" + folder.path("out") + " 2>" + folder.path("err");
        execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    for (int i = 0; i < 300 && !std::filesystem::exists(out + "/logs/0001.log"); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    kill(process, SIGINT);
    int status = 0;
    waitpid(process, &status, 0);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 130);
    const std::string errors = content_of(folder.path("err"));
    CHECK(errors.find("go on with: shinpan match --resume " + out) != std::string::npos);
    CHECK(games_in(out).empty());
}

TEST_CASE("the sequential test stops a match as soon as it is clear") {
    const Folder folder;
    const std::string out = folder.path("match");
    const Ran ran = run(small_match("good", "refuses", out) + " -n 500 --sprt 0 200");
    CHECK(ran.status == 0);
    CHECK(ran.out.find("+200 is accepted") != std::string::npos);
    const auto games = games_in(out).size();
    CHECK(games >= 5);
    CHECK(games < 20);
}

TEST_CASE("a match ends when its time is used up, and goes on later") {
    const Folder folder;
    const std::string out = folder.path("match");
    const Ran ran = run(small_match("slow", "good", out) + " --most-moves 4 --budget 3s");
    CHECK(ran.status == 0);
    CHECK(ran.errors.find("the time is used up; go on with: shinpan match --resume") != std::string::npos);
    CHECK(run("match --resume " + out + " --budget nonsense").status == 2);
}

TEST_CASE("how to go on can be typed as it is told, and the test is told as it was asked for") {
    const Folder folder;
    const std::string out = folder.path("my match");
    const Ran ran = run(small_match("slow", "good", "'" + out + "'") + " --most-moves 4 --budget 1s");
    CHECK(ran.errors.find("shinpan match --resume '" + out + "' --budget 1s") != std::string::npos);
    const Ran resumed = run("match --resume '" + out + "' --sprt -0.25 10 --budget 1s");
    CHECK(resumed.errors.find("'" + out + "' --sprt -0.25 10 --budget 1s") != std::string::npos);
    CHECK(resumed.out.find("Test -0.25 or +10: ") != std::string::npos);
}

TEST_CASE("openings that name another komi than the match are told of") {
    const Folder folder;
    const std::string openings =
        folder.file("openings.sgf", "(;SZ[5]KM[7.5];B[cc])(;SZ[5];B[bb])(;SZ[5]KM[0];B[bb])");
    const auto with = [&](const std::string& options, const std::string& out) {
        return run("match " + engine("good") + " " + engine("good genmove 3") + " --no-sandbox -n 2 -o " +
                   folder.path(out) + " --openings " + openings + " " + options);
    };
    const Ran ran = with("", "one");
    CHECK(ran.status == 0);
    CHECK(ran.errors ==
          openings + ": 1 of its games names another komi than 7.5, the match's: game 3 names 0\n");
    CHECK(content_of(folder.path("one/games/0001.sgf")).find("KM[7.5]") != std::string::npos);
    const Ran other = with("--komi 3.5", "two");
    CHECK(other.errors.find("2 of its games name another komi than 3.5") != std::string::npos);
}

TEST_CASE("openings are played by both sides") {
    const Folder folder;
    const std::string out = folder.path("match");
    const std::string openings = folder.file("openings.sgf", "(;SZ[5];B[cc];W[bb])(;SZ[5]AB[aa]AW[ee]PL[W])");
    const Ran ran = run("match " + engine("good") + " " + engine("good genmove 3") +
                        " --no-sandbox -n 4 --openings " + openings + " -o " + out);
    CHECK(ran.errors == "");
    CHECK(ran.status == 0);
    const std::string record = content_of(out + "/games/0002.sgf");
    CHECK(record.find(";B[cc];W[bb];B[") != std::string::npos);
    CHECK(content_of(out + "/games/0003.sgf").find("AB[aa]") != std::string::npos);
    CHECK(number_at(lines_of(content_of(out + "/games.jsonl"))[3], "opening") == 2);
    const std::string wrong = folder.file("wrong.sgf", "(;SZ[5];B[cc];W[cc])");
    const Ran refused = run("match a b --openings " + wrong + " -o " + folder.path("other"));
    CHECK(refused.status == 2);
    CHECK(refused.errors.find("wrong.sgf game 1: move 2") != std::string::npos);
}

TEST_CASE("nobody else plays in the folder of a match that is going on") {
    const Folder folder;
    const std::string out = folder.path("match");
    const pid_t process = started(small_match("slow", "good", out) + " -n 9 --most-moves 4");
    wait_for_games(out, 1);
    for (const std::string& arguments : {"match --resume " + out, small_match("good", "good", out)}) {
        const Ran ran = run(arguments);
        CHECK(ran.status == 2);
        CHECK(ran.errors.find("is being played in by another run") != std::string::npos);
    }
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
}

TEST_CASE("who is refused a match that is going on leaves the line alone that is being written") {
    const Folder folder;
    const std::string out = folder.path("match");
    REQUIRE(run(small_match("good", "good", out) + " -n 1").status == 0);
    const std::string going_on = content_of(out + "/games.jsonl") + "{\"game\":";
    folder.file("match/games.jsonl", going_on);
    const int held = locked(out);
    CHECK(run("match --resume " + out + " -n 2").status == 2);
    CHECK(content_of(out + "/games.jsonl") == going_on);
    close(held);
}

TEST_CASE(
    "whoever goes on waits a moment for what a killed run was about to start, and plays no game again") {
    const Folder folder;
    const std::string out = folder.path("match");
    CHECK(run(small_match("good", "good", out) + " -n 2").status == 0);
    const std::string both = content_of(out + "/games.jsonl");
    folder.file("match/games.jsonl", both.substr(0, both.find('\n') + 1));
    const int held = locked(out);
    std::thread ends([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        folder.file("match/games.jsonl", both);
        close(held);
    });
    CHECK(run("match --resume " + out + " -n 3").status == 0);
    ends.join();
    CHECK(games_in(out) == first_numbers(3));
}

TEST_CASE("a match whose terms have been spoilt is not gone on with") {
    const Folder folder;
    const std::string out = folder.path("match");
    REQUIRE(run(small_match("good", "good", out) + " -n 1").status == 0);
    const std::string terms = content_of(out + "/match.json");
    for (const std::string key : {"kind", "rules", "komi_half", "handicap", "most_moves", "games"}) {
        CAPTURE(key);
        const std::regex value("(\"" + key + "\":)(\"[^\"]*\"|[0-9]+)");
        folder.file("match/match.json", std::regex_replace(terms, value, "$1null"));
        const Ran ran = run("match --resume " + out + " -n 1");
        CHECK(ran.status == 2);
        CHECK(ran.errors.find("match.json holds no terms of a match") != std::string::npos);
    }
}

// Times differ from run to run, and what can be proven grows.
std::string without_times(const std::string& text) {
    const std::string seconds = std::regex_replace(text, std::regex("[0-9.]+ s\\b"), "# s");
    return std::regex_replace(seconds, std::regex("Ended .*"), "Ended");
}

TEST_CASE("the match that the page shows is real") {
    const auto why = shinpan::why_no_sandbox();
    if (why || !shinpan::found_program("gnugo")) {
        MESSAGE("skipped: it needs GNU Go and a sandbox");
        return;
    }
    const auto root = std::filesystem::current_path();
    const Folder folder;
    std::filesystem::current_path(folder.path());
    CHECK(cli_test::run_what_is_shown((root / "docs/match.md").string(), "", without_times) == 1);
    std::filesystem::current_path(root);
}

TEST_CASE("on a terminal a bar tells how far a match is, of as many games or seconds as there are to come") {
    const Folder folder;
    const auto on_terminal = [&](const std::string& name, const std::string& arguments) {
        const std::string shown = folder.path(name + ".shown");
        const std::string match = small_match("slow", "refuses", folder.path("of-" + name)) + arguments;
        const std::string command = folder.file(name, SHINPAN_PROGRAM " " + match);
        (void)std::system(("script -qec 'sh " + command + "' " + shown + " >/dev/null </dev/null").c_str());
        return content_of(shown);
    };
    const std::string by_number = on_terminal("number", " -n 2");
    if (by_number.empty()) {
        MESSAGE("skipped: there is no program script");
        return;
    }
    CHECK(by_number.find("0/2 games  0 %") != std::string::npos);
    CHECK(on_terminal("time", " --budget 2s").find("0/2 s  0 %") != std::string::npos);
    const std::string by_test = on_terminal("test", " --sprt 0 200");
    CHECK(by_test.find("2 games  A 2, B 0") != std::string::npos);
    CHECK(by_test.find("left") == std::string::npos);
}

TEST_CASE("where there is no sandbox, what to do is said") {
    const Folder folder;
    const std::string engines = engine("good") + " " + engine("good");
    const Ran ran =
        cli_test::shinpan("match " + engines + " -n 1 -o " + folder.path("match"), "PATH=/nowhere");
    CHECK(ran.status == 2);
    CHECK(ran.errors.find("bubblewrap is not installed; install it") != std::string::npos);
    CHECK(ran.errors.find("--no-sandbox runs them without one") != std::string::npos);
}

TEST_CASE("what cannot be is refused before anything is written") {
    const Folder folder;
    const std::string out = folder.path("match");
    const auto refused = [&](const std::string& arguments, const std::string& why) {
        const Ran ran = run("match --no-sandbox -o " + out + " " + arguments);
        CAPTURE(arguments);
        CAPTURE(ran.errors);
        CHECK(ran.status == 2);
        CHECK(ran.errors.find(why) != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(out));
    };
    refused("", "two engines are needed");
    refused("one", "two engines are needed");
    refused("no-such-engine " + engine("good"), "there is no program no-such-engine");
    refused(engine("good") + " " + engine("exits name"), "ended with status 3");
    refused("a b --rules nonsense", "nonsense");
    refused("a b --size 99", "is not the size of a board");
    refused("a b --komi 7.3", "is not a komi");
    refused("a b --time 30", "is not a time control");
    refused("a b --sprt 5 0", "the lower difference");
    refused("a b --size 3 --handicap 4", "no points for a handicap");
    const Ran nowhere = run("match --resume " + folder.path("nowhere"));
    CHECK(nowhere.errors.find("holds no match") != std::string::npos);
    CHECK(run("match --resume x --size 9").status == 2);
    CHECK(run(small_match("good", "resigns", out) + " -n 1").status == 0);
    const Ran again = run(small_match("good", "resigns", out) + " -n 1");
    CHECK(again.status == 2);
    CHECK(again.errors.find("holds a match already") != std::string::npos);
}
