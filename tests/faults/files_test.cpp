// Files and match folders of which each call that changes a file fails, or is the process's last.
#include "apps/cli/program.hpp"
#include "apps/match/run/match_folder.hpp"
#include "faults/faulty_run.hpp"
#include "formats/files/durable.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <functional>
#include <string>

using cli_test::content_of;
using cli_test::Folder;

using namespace shinpan;

namespace {

// Runs the body with each fault in turn, after `before`; `after` looks at what is left and gets its status.
void for_each_fault(const std::function<void()>& before, const std::function<int()>& body,
                    const std::function<void(int status)>& after) {
    for (const faults::Fault::Kind kind : faults::every_kind)
        for (int at = 1;; ++at) {
            CAPTURE(kind);
            CAPTURE(at);
            before();
            const auto run = faults::faulty_run({at, kind}, body);
            if (!run) {
                MESSAGE("skipped: this system does not ask about its calls");
                return;
            }
            if (run->calls < at) {
                CHECK(at > 3);
                CHECK(run->status == 0);
                break;
            }
            after(run->status);
        }
}

std::size_t files_in(const std::string& folder) {
    const std::filesystem::directory_iterator all(folder);
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

match::GameLine line_of(int number) {
    match::GameLine line;
    line.pairing.number = number;
    line.sgf = match::MatchFolder::record_of(number);
    return line;
}

}  // namespace

TEST_CASE("a file that is replaced has its old text or the new one, and the new one where it is said to") {
    const Folder folder;
    const std::string path = folder.path("file"), old = "old", text(100'000, 'x');
    for_each_fault([&] { folder.file("file", old); }, [&] { return disk::replace_file(path, text) ? 0 : 1; },
                   [&](int status) {
                       const std::string left = content_of(path);
                       CHECK((left == old || left == text));
                       if (status == 0) CHECK(left == text);
                       if (status >= 0 && left == old) CHECK(files_in(folder.path()) == 1);
                       for (const auto& stray : std::filesystem::directory_iterator(folder.path()))
                           if (stray.path() != path) std::filesystem::remove(stray.path());
                   });
}

TEST_CASE("a new file has its text, or is not there") {
    const Folder folder;
    const std::string path = folder.path("file"), text(100'000, 'x');
    for_each_fault([&] { std::filesystem::remove(path); },
                   [&] { return disk::make_file(path, text) ? 0 : 1; },
                   [&](int status) {
                       const bool is_there = std::filesystem::exists(path);
                       if (is_there) CHECK(content_of(path) == text);
                       if (status == 0) CHECK(is_there);
                       if (status > 0) CHECK_FALSE(is_there);
                       for (const auto& stray : std::filesystem::directory_iterator(folder.path()))
                           std::filesystem::remove(stray.path());
                   });
}

TEST_CASE("what cannot be appended to a file leaves nothing of it there, unless the process is killed") {
    const Folder folder;
    const std::string path = folder.path("file"), old = "old\n", text(1000, 'x');
    for_each_fault([&] { folder.file("file", old); },
                   [&] { return disk::append_to_file(path, text) ? 0 : 1; },
                   [&](int status) {
                       const std::string left = content_of(path);
                       CHECK(left.starts_with(old));
                       if (status == 0) CHECK(left == old + text);
                       if (status > 0) CHECK(left == old);
                   });
}

TEST_CASE("a match folder has each game that it took, whole, whatever ended the run") {
    const Folder ground;
    const std::string path = ground.path("match");
    const std::string sgf(5000, 'x');
    match::MatchTerms terms;
    terms.commands = {"a", "b"};
    terms.rules = "aga";
    const auto play = [&] {
        auto folder = std::filesystem::exists(path + "/match.json") ? match::MatchFolder::open(path)
                                                                    : match::MatchFolder::create(path, terms);
        if (!folder) return 1;
        for (int game = static_cast<int>(folder->games().size()) + 1; game <= 2; ++game)
            if (!folder->add(line_of(game), sgf)) return 1;
        return 0;
    };
    for_each_fault([&] { std::filesystem::remove_all(path); }, play,
                   [&](int status) {
                       if (status == 0) CHECK(match::MatchFolder::open(path)->games().size() == 2);
                       CHECK(play() == 0);
                       const auto folder = match::MatchFolder::open(path);
                       REQUIRE(folder);
                       REQUIRE(folder->games().size() == 2);
                       for (const match::GameLine& line : folder->games())
                           CHECK(content_of(path + "/" + line.sgf) == sgf);
                   });
}
