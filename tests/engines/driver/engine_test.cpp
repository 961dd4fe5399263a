// Engines as processes: good ones, careless ones, and such as do everything wrong. None may stop or outlive
// us.
#include "engines/driver/engine.hpp"
#include "engines/process/child.hpp"
#include "engines/process/program.hpp"
#include "engines/process/sandbox.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace shinpan;

namespace {

constexpr double patience = 60;  // for what comes at once, on a busy machine too
constexpr double hurry = 2;      // for what never comes

EngineSetup setup_of(const std::string& arguments, bool sandbox = false) {
    return {.command = SHINPAN_TEST_ENGINE " " + arguments, .sandbox = sandbox};
}

Engine started(const std::string& arguments) {
    auto engine = Engine::start(setup_of(arguments));
    REQUIRE(engine);
    return *std::move(engine);
}

// What becomes of `genmove b`, for an engine that has seen nothing but its start.
Fault fault_of(const std::string& arguments, double seconds = patience) {
    Engine engine = started(arguments);
    const auto answer = engine.ask("genmove b", Expects::word, seconds);
    REQUIRE_FALSE(answer);
    CHECK_FALSE(engine.runs());
    CHECK(engine.ask("name", Expects::word).error().kind == FaultKind::ended);
    return answer.error();
}

bool says(const Fault& fault, const std::string& words) {
    CAPTURE(fault.what);
    const bool found = fault.what.find(words) != std::string::npos;
    CHECK(found);
    return found;
}

int open_descriptors() {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) count += entry.exists();
    return count;
}

// Processes whose command line has the word, we apart.
int processes_with(const std::string& word) {
    int count = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
        const std::string name = entry.path().filename();
        if (name.find_first_not_of("0123456789") != std::string::npos || name == std::to_string(getpid()))
            continue;
        std::ifstream file(entry.path() / "cmdline");
        std::string line{std::istreambuf_iterator<char>(file), {}};
        std::replace(line.begin(), line.end(), '\0', ' ');
        count += line.find(word) != std::string::npos;
    }
    return count;
}

}  // namespace

TEST_CASE("command lines are parted as a shell parts them") {
    using Words = std::vector<std::string>;
    CHECK(*words_in_command("gnugo --mode gtp") == Words{"gnugo", "--mode", "gtp"});
    CHECK(*words_in_command("  'a b'\t\"c 'd'\" e\\ f g'h'i '' ") == Words{"a b", "c 'd'", "e f", "ghi", ""});
    CHECK(*words_in_command("x $HOME *") == Words{"x", "$HOME", "*"});
    CHECK(words_in_command("a 'b").error().column == 3);
    CHECK_FALSE(words_in_command("  "));
}

TEST_CASE("programs are found by path, on PATH, and nowhere else") {
    CHECK(*found_program("sh") != "");
    CHECK(*found_program(SHINPAN_TEST_ENGINE) == SHINPAN_TEST_ENGINE);
    CHECK_FALSE(found_program("no-such-program-anywhere"));
    CHECK_FALSE(found_program("/tmp"));
    const auto engine = Engine::start({.command = "no-such-program-anywhere", .sandbox = false});
    REQUIRE_FALSE(engine);
    CHECK(engine.error().kind == FaultKind::not_started);
    says(engine.error(), "/usr/games");
}

TEST_CASE("a good engine tells its name and answers") {
    Engine engine = started("good");
    CHECK(engine.name() == "Test");
    CHECK(engine.version() == "1");
    CHECK(engine.knows("genmove"));
    CHECK_FALSE(engine.knows("kata-set-rules"));
    CHECK(**engine.ask("echo one two", Expects::word) == "one two");
    const auto unknown = engine.ask("no_such_command", Expects::nothing);
    REQUIRE(unknown);
    CHECK(unknown->error() == "unknown command");
    CHECK(engine.ask("boardsize 5", Expects::nothing)->has_value());
    engine.quit(patience);
    CHECK_FALSE(engine.runs());
}

TEST_CASE("an engine's own program is spoken to as well") {
    auto engine = Engine::start({.command = SHINPAN_PROGRAM " gtp --playouts 10", .sandbox = false});
    REQUIRE(engine);
    CHECK(engine->name() == "Shinpan");
    CHECK(engine->knows("shinpan-rules"));
    CHECK(engine->ask("boardsize 5", Expects::nothing)->has_value());
    CHECK(engine->ask("genmove b", Expects::word, patience)->has_value());
}

TEST_CASE("careless engines are understood: no empty line, no ids, remarks, other line ends") {
    Engine engine = started("careless");
    CHECK(engine.knows("list_commands"));
    for (int i = 0; i < 5; ++i) CHECK((**engine.ask("echo d4", Expects::word)).starts_with("d4"));
    CHECK(engine.ask("boardsize 9", Expects::nothing)->has_value());
    CHECK_FALSE(engine.ask("no_such_command", Expects::nothing)->has_value());
}

TEST_CASE("an engine that hangs is killed, and what it has started too") {
    CHECK(fault_of("hangs", hurry).kind == FaultKind::hung);
    says(fault_of("hangs", hurry), "did not answer 'genmove b' within 2 s");
    CHECK(fault_of("leaves-a-child-and-hangs", hurry).kind == FaultKind::hung);
    const Fault left = fault_of("leaves-a-child-and-exits");
    CHECK(left.kind == FaultKind::ended);
    says(left, "ended with status 3");
    CHECK(fault_of("no-newline", hurry).kind == FaultKind::rubbish);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    CHECK(processes_with("shinpan_test_engine leaves") == 0);
}

TEST_CASE("an engine that says nothing at its start is given up") {
    EngineSetup setup = setup_of("silent");
    setup.seconds_to_start = hurry;
    const auto engine = Engine::start(setup);
    REQUIRE_FALSE(engine);
    CHECK(engine.error().kind == FaultKind::hung);
}

TEST_CASE("an engine that ends or crashes is told of, with its last words") {
    says(fault_of("exits"), "ended with status 3 at 'genmove b'");
    const Fault crash = fault_of("crashes");
    CHECK(crash.kind == FaultKind::ended);
    says(crash, "was killed by signal 9");
    says(crash, "Segmentation fault of sorts");
    const Fault closed = fault_of("closes");
    CHECK(closed.kind == FaultKind::ended);
    says(closed, "closed its output at 'genmove b'");
    CHECK(Engine::start(setup_of("exits name")).error().kind == FaultKind::ended);
}

TEST_CASE("rubbish is no answer") {
    const Fault rubbish = fault_of("rubbish", hurry);
    CHECK(rubbish.kind == FaultKind::rubbish);
    says(rubbish, "Hello, world");
    CHECK(fault_of("floods").kind == FaultKind::rubbish);
    CHECK(fault_of("wrong-id").kind == FaultKind::rubbish);
}

TEST_CASE("a program that does not speak GTP is not waited for once it has answered") {
    const auto begun = std::chrono::steady_clock::now();
    for (const char* command : {"cat", "sh -c 'while read line; do echo unknown command: $line; done'"}) {
        CAPTURE(command);
        const auto engine = Engine::start({.command = command, .sandbox = false});
        REQUIRE_FALSE(engine);
        CHECK(engine.error().kind == FaultKind::rubbish);
        says(engine.error(), "1 name");
    }
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(30));
}

TEST_CASE("an engine that prints much on its error output goes on, and a slow one is waited for") {
    Engine noisy = started("noisy echo");
    CHECK(**noisy.ask("echo done", Expects::word, patience) == "done");
    Engine slow = started("slow echo");
    CHECK(**slow.ask("echo done", Expects::word, patience) == "done");
}

TEST_CASE("an engine that will not quit is killed") {
    Engine engine = started("stays");
    engine.quit(0.2);
    CHECK_FALSE(engine.runs());
}

TEST_CASE("whoever waits can be told to stop") {
    std::atomic<bool> cancelled = false;
    EngineSetup setup = setup_of("hangs");
    setup.is_cancelled = [&] { return cancelled.load(); };
    auto engine = Engine::start(setup);
    REQUIRE(engine);
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        cancelled = true;
    });
    const auto answer = engine->ask("genmove b", Expects::word, 600);
    other.join();
    REQUIRE_FALSE(answer);
    CHECK(answer.error().kind == FaultKind::cancelled);
}

TEST_CASE("processor time is measured, and limited") {
    Engine engine = started("works echo");
    const double before = engine.cpu_seconds();
    CHECK(engine.ask("echo done", Expects::word, patience));
    CHECK(engine.cpu_seconds() - before >= 0.29);
    CHECK(engine.cpu_seconds() - before < 20);
    EngineSetup setup = setup_of("burns");
    setup.limits.cpu_seconds = 1;
    auto limited = Engine::start(setup);
    REQUIRE(limited);
    const auto answer = limited->ask("genmove b", Expects::word, 600);
    REQUIRE_FALSE(answer);
    says(answer.error(), "was killed by signal");
}

TEST_CASE("memory is limited" * doctest::skip(SHINPAN_IS_SANITIZED)) {
    EngineSetup setup = setup_of("eats echo");
    setup.limits.memory_mib = 512;
    auto limited = Engine::start(setup);
    REQUIRE(limited);
    const auto answer = limited->ask("echo done", Expects::word, patience);
    REQUIRE_FALSE(answer);
    CHECK(answer.error().kind == FaultKind::ended);
}

TEST_CASE("everything that is said is logged, a line at a time") {
    std::vector<std::string> lines;
    EngineSetup setup = setup_of("crashes echo");
    setup.log = [&](char mark, std::string_view line) { lines.push_back(mark + std::string(line)); };
    auto engine = Engine::start(setup);
    REQUIRE(engine);
    CHECK_FALSE(engine->ask("echo x", Expects::word));
    const auto holds = [&](const std::string& line) {
        return std::find(lines.begin(), lines.end(), line) != lines.end();
    };
    CHECK(lines.front() == ">1 name");
    CHECK(holds("<=1 Test"));
    CHECK(holds("<genmove"));
    CHECK(holds(">4 echo x"));
    CHECK(holds("!Segmentation fault of sorts"));
}

TEST_CASE("a hundred engines leave no process and no descriptor behind") {
    const int before = open_descriptors();
    const std::vector<std::string> kinds{"good", "exits", "crashes", "floods"};
    for (int i = 0; i < 100; ++i) {
        Engine engine = started(kinds[static_cast<std::size_t>(i) % kinds.size()] + " echo 12345");
        (void)engine.ask("echo x", Expects::word, patience);
    }
    CHECK(open_descriptors() == before);
    CHECK(processes_with("12345") == 0);
    CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // there is no child any more, not even a dead one
}

TEST_CASE("a program is spoken to where our own input and output are closed") {
    for (const std::vector<int>& closed : {std::vector{0}, {0, 1}, {1}, {2}, {0, 1, 2}}) {
        std::vector<int> kept;
        for (const int end : closed) kept.push_back(fcntl(end, F_DUPFD_CLOEXEC, 10));
        for (const int end : closed) close(end);
        auto child = Child::start({.words = {"/bin/cat"}});
        std::string input = "hello\n";
        std::string out;
        for (int i = 0; child && i < 9 && out.empty(); ++i) out = child->exchange(input, patience / 10).out;
        for (std::size_t i = 0; i < closed.size(); ++i) dup2(kept[i], closed[i]), close(kept[i]);
        CAPTURE(closed.size());
        CHECK(out == "hello\n");
    }
}

TEST_CASE("who stops a program twice stays alive") {
    const pid_t process = fork();
    if (process == 0) {
        setsid();  // no more than this process is at stake
        auto child = Child::start({.words = {"/bin/true"}});
        const bool is_fine =
            child && child->stop(patience) == "ended with status 0" && child->stop(0).empty();
        _exit(is_fine ? 0 : 1);
    }
    int status = 0;
    waitpid(process, &status, 0);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("in the sandbox an engine plays, and can write nowhere of ours") {
    if (const auto why = why_no_sandbox()) {
        MESSAGE("skipped: " << *why);
        CHECK(why->find("--no-sandbox") != std::string::npos);
        return;
    }
    EngineSetup setup = setup_of("good", true);
    if (SHINPAN_IS_SANITIZED) setup.within.memory_mib = 0;  // it asks for more addresses than there is memory
    auto engine = Engine::start(setup);
    REQUIRE(engine);
    CHECK(**engine->ask("echo done", Expects::word) == "done");
    CHECK(engine->cpu_seconds() > 0);
    const std::string file = (std::filesystem::current_path() / "written_by_an_engine").string();
    const auto writes = Engine::start({.command = "sh -c 'echo x >" + file + "'"});
    CHECK_FALSE(writes);
    CHECK_FALSE(std::filesystem::exists(file));
}
