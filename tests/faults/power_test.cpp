// Match folders and runs over records when the power goes: whatever the disk then holds of what nobody made
// sure of, they go on, lose nothing that they said was safe, and have nothing twice.
#include "faults/power.hpp"
#include "apps/cli/program.hpp"
#include "apps/match/run/match_folder.hpp"
#include "faults/watched.hpp"
#include "formats/files/durable.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

using cli_test::content_of;
using cli_test::Folder;
using faults::Journal;
using faults::Survives;
using namespace shinpan;

namespace {

// Lays down what the disk may hold after each step, and has it looked at with what was acknowledged by then.
void for_each_cut(const std::optional<Journal>& journal, const std::function<void(int acknowledged)>& look) {
    if (!journal) {
        MESSAGE("skipped: this system does not ask about its calls");
        return;
    }
    CHECK(journal->size() > 10);
    for (std::size_t cut = 0; cut <= journal->size(); ++cut)
        for (const Survives survives :
             {Survives::nothing, Survives::names, Survives::contents, Survives::some})
            for (std::uint64_t seed = 1; seed <= (survives == Survives::some ? 4 : 1); ++seed) {
                CAPTURE(cut);
                CAPTURE(static_cast<int>(survives));
                CAPTURE(seed);
                journal->lay_down(cut, survives, seed);
                look(journal->acknowledged(cut));
            }
}

class Acknowledged {
public:
    Acknowledged() : nowhere_(open("/dev/null", O_WRONLY | O_CLOEXEC)) {}
    ~Acknowledged() { close(nowhere_); }
    void one() const { (void)!write(nowhere_, "1", 1); }

private:
    int nowhere_;
};

}  // namespace

TEST_CASE("a file that was replaced holds one of its texts, and the new one from when it is said to") {
    const Folder folder;
    const std::string path = folder.path("file"), first(1000, 'a'), second(3000, 'b');
    const auto journal = Journal::of(folder.path(), [&] {
        const Acknowledged acknowledged;
        for (const std::string& text : {first, second}) {
            if (!disk::replace_file(path, text)) return 1;
            acknowledged.one();
        }
        return 0;
    });
    for_each_cut(journal, [&](int acknowledged) {
        const std::string left = content_of(path);
        if (acknowledged == 0) CHECK((!std::filesystem::exists(path) || left == first));
        if (acknowledged == 1) CHECK((left == first || left == second));
        if (acknowledged == 2) CHECK(left == second);
    });
}

TEST_CASE("a match folder has each game that it took, whole and once, after a loss of power") {
    const Folder ground;
    const std::string path = ground.path("match"), sgf(3000, 'x');
    match::MatchTerms terms;
    terms.commands = {"a", "b"};
    terms.rules = "aga";
    const auto play = [&] {
        const Acknowledged acknowledged;
        auto folder = std::filesystem::exists(path + "/match.json") ? match::MatchFolder::open(path)
                                                                    : match::MatchFolder::create(path, terms);
        if (!folder) return 1;
        for (int game = static_cast<int>(folder->games().size()) + 1; game <= 2; ++game) {
            match::GameLine line;
            line.pairing.number = game;
            line.sgf = match::MatchFolder::record_of(game);
            if (!folder->add(line, sgf)) return 1;
            acknowledged.one();
        }
        return 0;
    };
    for_each_cut(Journal::of(ground.path(), play), [&](int acknowledged) {
        for (int game = 1; game <= acknowledged; ++game)
            CHECK(content_of(path + "/" + match::MatchFolder::record_of(game)) == sgf);
        REQUIRE(play() == 0);
        const auto folder = match::MatchFolder::open(path);
        REQUIRE(folder);
        REQUIRE(folder->games().size() == 2);
        for (int game = 1; game <= 2; ++game) {
            const match::GameLine& line = folder->games()[static_cast<std::size_t>(game) - 1];
            CHECK(line.pairing.number == game);
            CHECK(content_of(path + "/" + line.sgf) == sgf);
        }
    });
}

TEST_CASE("a run over records that the power ended leaves what one run does, when it is resumed") {
    const Folder records, folder;
    const std::string out = folder.path("out");
    std::vector<std::string> words{SHINPAN_PROGRAM, "referee",           "--json", "--jobs", "1", "--resume",
                                   "--state",       folder.path("state")};
    for (const char* name : {"a.sgf", "b.sgf", "c.sgf"})
        words.push_back(records.file(name, "(;GM[1]FF[4]SZ[9]RU[Japanese];B[ee];W[cc]RE[B+R])"));
    const auto run = [&] {
        const faults::Program program(words, out);
        return Journal::of(folder.path(), [&] { return program.run(); }, {out});
    };
    const auto journal = run();
    const std::string whole = content_of(out);
    for_each_cut(journal, [&](int) {
        run();
        CHECK(content_of(out) == whole);
    });
}
