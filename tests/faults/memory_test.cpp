// Readers, and commands of GTP, while an allocation fails: each in turn. They say so, or do what they do;
// nothing ends the process, and nothing is told otherwise than with memory.
#include "apps/match/run/game_line.hpp"
#include "apps/match/statistics/terms.hpp"
#include "engines/gtp/session.hpp"
#include "formats/record/formats.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "formats/rulefile/rulefile.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/json.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <functional>
#include <new>
#include <string>

namespace {

// The allocation of this number fails; 0: none does.
thread_local long fails_at = 0;
thread_local long allocations = 0;

void* allocated(std::size_t bytes, std::size_t alignment) {
    if (fails_at > 0 && ++allocations == fails_at) return nullptr;
    if (alignment <= alignof(std::max_align_t)) return std::malloc(bytes == 0 ? 1 : bytes);
    return std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

void* allocated_or_thrown(std::size_t bytes, std::size_t alignment = 0) {
    if (void* const memory = allocated(bytes, alignment)) return memory;
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t bytes) { return allocated_or_thrown(bytes); }
void* operator new[](std::size_t bytes) { return allocated_or_thrown(bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return allocated_or_thrown(bytes, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return allocated(bytes, 0); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace {

using namespace shinpan;

// The work while the allocation of that number fails; nothing where it is told that it failed. How many it
// asked for is in `allocations`.
std::optional<std::string> with_failure(long at, const std::function<std::string()>& work) {
    allocations = 0;
    fails_at = at;
    try {
        std::string result = work();
        fails_at = 0;
        return result;
    } catch (const std::bad_alloc&) {
        fails_at = 0;
        return {};
    }
}

// Every one of the first 40 allocations fails once, and then one in `step`.
void check_each_failure(const std::function<std::string()>& work, long step = 1) {
    constexpr long all_of_these = 40;
    const std::string with_memory = work();
    long told = 0, at = 1;
    for (;; at += at < all_of_these ? 1 : step) {
        const auto result = with_failure(at, work);
        if (result && allocations < at) break;
        if (result) CHECK_MESSAGE(*result == with_memory, "allocation " << at);
        told += result ? 0 : 1;
    }
    CHECK(at > 1);
    CHECK(told > 0);
}

std::string judged(const std::string& text, Format format) {
    auto collection = read_record(text, format);
    if (!collection) return collection.error().what;
    std::string said;
    for (const auto& game : sgf::records(*collection))
        said += game ? json_line("file", 1, judge(*game, **ruleset_called("aga"))) : game.error().what;
    return said + sgf::write(*collection);
}

gtp::Session session_after(std::initializer_list<std::string_view> lines) {
    gtp::Host host;
    host.load = [](const std::string&) -> Result<Record, BadInput> {
        Record record;
        record.size = {7, 7};
        record.events = {play(Color::black, point(2, 2)), play(Color::white, point(1, 1))};
        record.rules_word = "Japanese";
        return record;
    };
    host.save = [](const std::string&, const std::string&) -> Result<void, BadInput> { return {}; };
    host.show = [](std::string_view) {};
    host.another_line_waits = [] { return true; };
    host.wait_for_line = [] {};
    const Environment here{.seconds = [] { return 0.0; }, .cpu_seconds = [] { return 0.0; }};
    gtp::Session session({.rules = {.registered = *ruleset_called("aga")}, .playouts = 5}, here, host);
    for (const std::string_view line : lines) session.answer(line);
    return session;
}

// All that the engine says of its state.
std::string state_of(gtp::Session& session) {
    std::string state;
    for (const char* ask : {"printsgf", "showboard", "get_komi", "kata-get-rules", "kata-get-params"})
        state += session.answer(ask);
    return state;
}

// Each allocation fails once, from the 40th on one in 97.
void check_all_or_nothing(std::initializer_list<std::string_view> before, std::string_view command) {
    CAPTURE(command);
    gtp::Session fine = session_after(before);
    const std::string old_state = state_of(fine), answer = fine.answer(command), new_state = state_of(fine);
    CHECK(answer.starts_with("=12 "));
    for (long at = 1;; at += at < 40 ? 1 : 97) {
        CAPTURE(at);
        gtp::Session session = session_after(before);
        const auto said = with_failure(at, [&] { return session.answer(command); });
        REQUIRE(said);
        if (allocations < at) break;
        const bool is_done = *said == answer;
        if (!is_done) CHECK(*said == "?12 this needs more memory than there is\n\n");
        CHECK(state_of(session) == (is_done ? new_state : old_state));
        if (!is_done) CHECK(session.answer(command) == answer);
        CHECK(state_of(session) == new_state);
    }
}

}  // namespace

TEST_CASE("a command has done all or nothing where an allocation fails, says which, and works then") {
    const auto game = {std::string_view("boardsize 5"), std::string_view("play b c3"),
                       std::string_view("play w b2")};
    for (const std::string_view command :
         {"12 play b d4", "12 play w d4", "12 undo", "12 gg-undo 2", "12 genmove b", "12 komi 3.5",
          "12 boardsize 9", "12 clear_board", "12 loadsgf x", "12 kata-set-rules japanese",
          "12 kata-set-rules koSIMPLEscoreAREAtaxNONEsui0", "12 gogui-play_sequence b d4 w d3 b pass",
          "12 gogui-setup_player w", "12 kata-set-params {\"maxPlayouts\":7,\"allowResignation\":false}"})
        check_all_or_nothing(game, command);
    const auto empty = {std::string_view("boardsize 9")};
    for (const std::string_view command : {"12 fixed_handicap 4", "12 place_free_handicap 5",
                                           "12 set_free_handicap c3 g7", "12 gogui-setup b c3 w g7"})
        check_all_or_nothing(empty, command);
    const auto over = {std::string_view("boardsize 5"), std::string_view("play b pass"),
                       std::string_view("play w pass"), std::string_view("play b pass")};
    check_all_or_nothing(over, "12 undo");
}

TEST_CASE("records of every format are read, judged and written, or memory is said to be short") {
    check_each_failure(
        [] {
            return judged(
                "(;SZ[5]KM[7.5]RU[AGA]PB[a\\]b]C[one\ntwo];B[cc];W[bb](;B[dd];W[];B[])(;B[aa]))(;SZ[3];W[zz]"
                "B[",
                Format::sgf);
        },
        211);
    check_each_failure(
        [] {
            return judged(
                "\\HS\n\\[GAMEBLACKNAME=a\\]\n\\HE\n\\GS\n2 1 0\n119 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 3 3\nSTO "
                "0 3 2 15 15\n\\GE\n",
                Format::gib);
        },
        211);
    check_each_failure(
        [] { return judged("a\n19\nw\nb\nx\n0\n0\n7\n20200101\n0\nB+R\n1\nPMABBDDDD\n", Format::ngf); }, 211);
    check_each_failure(
        [] { return judged("[Header]\nSize=19\nTitle=t\n[Data]\nDD,B1,0,1\nPP,W2,0,1\n", Format::ugf); },
        211);
}

TEST_CASE("rules of a file, terms and lines of a match are read, or memory is said to be short") {
    const std::string toml = to_toml(**ruleset_called("aga"));
    check_each_failure(
        [&] {
            const auto rules = read_rule_file(toml);
            return rules ? std::string("read") : rules.error().what;
        },
        211);
    check_each_failure([] {
        const auto rules = read_rule_file(R"({"ko":"SIMPLE","scoring":"AREA","tax":"NONE","suicide":true})");
        return rules ? std::string("read") : rules.error().what;
    });
    match::MatchTerms terms;
    terms.commands = {"a program of which the name is long enough to be allocated", "b"};
    terms.rules = "aga";
    const std::string json = to_json(terms);
    check_each_failure([&] {
        const auto read = match::match_terms_in(json);
        return read ? to_json(*read) : read.error().what;
    });
    match::GameLine line;
    line.sgf = "games/0001.sgf of which the name is long enough to be allocated";
    const std::string text = to_json(line);
    check_each_failure([&] {
        const auto read = match::game_line_in(text);
        return read ? to_json(*read) : read.error().what;
    });
}
