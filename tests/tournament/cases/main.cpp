// shinpan_tournament_cases FOLDER [--quiet] [--known FILE]: events with known answers
// (docs/tournaments/cases.md). Prints "ID: expected ..., got ..." for each difference, unless --quiet, and
// last "N passed, N failed, N skipped". Exit status: 0 all passed but what is known to fail, 1 not so, 2
// wrong usage.
#include "runner/lines.hpp"
#include "tournament/cases/kinds.hpp"

#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>

int main(int count, char** words) {
    using namespace shinpan;
    using namespace shinpan::tournament;
    std::string folder, known_path;
    bool is_quiet = false;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (word == "--quiet")
            is_quiet = true;
        else if (word == "--known" && i + 1 < count)
            known_path = words[++i];
        else
            folder = word;
    }
    if (!std::filesystem::is_directory(folder)) {
        std::cerr << "usage: shinpan_tournament_cases FOLDER [--quiet] [--known FILE]\n";
        return 2;
    }
    runner::Known known;
    if (!known_path.empty()) {
        const auto text = runner::text_of(known_path);
        auto read = text ? runner::read_known(*text) : failure(text.error());
        if (!read) {
            std::cerr << known_path << ": " << read.error().what << '\n';
            return 2;
        }
        known = std::move(*read);
    }
    Outcome outcome(std::cout, is_quiet, std::move(known));
    run_events(folder, outcome);
    run_standings(folder, outcome);
    run_printed(folder, outcome);
    run_pairings(folder, outcome);
    run_weights(folder, outcome);
    run_ratings(folder, outcome);
    run_h9(folder, outcome);
    run_other_formats(folder, outcome);
    return outcome.finish() ? 0 : 1;
}
