// shinpan_disputes [--sample N] [--nodes N] [--seconds N] FOLDER
//
// Asks for a verdict on single chains, as in a dispute: it lives, it dies when the opponent moves first, or
// it depends on who moves first, each with a proof; or on a ko, found by search. Prints which share is
// decided, and within how many seconds of CPU. The chains are those of finished games with marks, of the
// reported-on half of N spread over the file: one of all chains of each game, and the one of which the
// playouts are least sure; and those of the cases that ask for the status of a dragon.
#include "analysis/ownership/estimate.hpp"
#include "analysis/ownership/hypothesis.hpp"
#include "bench/finished_games.hpp"
#include "referee/proof/agreed.hpp"
#include "referee/proof/standing.hpp"
#include "runner/lines.hpp"
#include "runner/values.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>

using namespace shinpan;
using namespace shinpan::bench;

namespace {

struct Options {
    std::size_t sample = 60;  // games, of both halves
    long nodes = 200000;
    double seconds = 10;
    std::string folder{};
};

struct Row {
    int chains = 0;
    int lives = 0, dead = 0, unsettled = 0, ko = 0, killed = 0;  // killed: by the opponent, moving first
    int in_time = 0;
    double seconds = 0;
    double longest = 0;
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// With everything else as marked, if there are marks, and where that leaves it open without.
ChainStatus verdict(const Position& position, Point stone, const PointSet* marked_dead,
                    const ProveOptions& work) {
    if (marked_dead != nullptr) {
        const ProvenPosition agreed = agreed_beside(position, {}, *marked_dead, stone);
        const ChainStatus found = standing_of(agreed, stone, work);
        if (is_decided(found)) return found;
    }
    ProvenPosition proven{.position = position, .guess = hypothesis(position)};
    proven.sections = prove_both(position, {}, proven.guess, work);
    return standing_of(proven, stone, work);
}

void decide(const Position& position, Point stone, const PointSet* marked_dead, const Options& options,
            Row& row) {
    const double before = cpu_seconds();
    const ChainStatus found = verdict(position, stone, marked_dead, {.nodes = options.nodes});
    const double seconds = cpu_seconds() - before;
    ++row.chains;
    row.lives += found.is == ChainFate::lives;
    row.dead += found.is == ChainFate::dead;
    row.unsettled += found.is == ChainFate::unsettled;
    row.ko += found.is == ChainFate::ko_dependent;
    row.killed += found.is == ChainFate::open && found.killed.has_value();
    row.in_time += is_decided(found) && seconds <= options.seconds;
    row.seconds += seconds;
    row.longest = std::max(row.longest, seconds);
}

void print(const char* what, const Row& row) {
    std::printf("| %s | %d | %d | %d | %d | %d | %d | %.1f %% | %.2f | %.1f |\n", what, row.chains, row.lives,
                row.dead, row.unsettled, row.ko, row.killed, 100.0 * row.in_time / std::max(row.chains, 1),
                row.seconds / std::max(row.chains, 1), row.longest);
}

void print_games(const std::string& path, const Options& options) {
    Row any;
    Row doubtful;
    std::size_t count = 0;
    for (const FinishedGame& game : finished_games(path, options.sample)) {
        const Position& position = game.finish.position;
        const Estimate e = estimate(position, {.playouts = 80, .source = tactical_guesses});
        if (game.chosen_on || e.chains.empty()) continue;
        const auto stone = [](const ChainEstimate& chain) { return *chain.stones.begin(); };
        decide(position, stone(e.chains[++count * 37 % e.chains.size()]), &game.dead, options, any);
        const auto least = std::min_element(
            e.chains.begin(), e.chains.end(),
            [](const ChainEstimate& a, const ChainEstimate& b) { return a.confidence < b.confidence; });
        decide(position, stone(*least), &game.dead, options, doubtful);
    }
    print("finished games, any chain", any);
    print("finished games, the least sure chain", doubtful);
}

void print_dragons(const std::string& path, const Options& options) {
    const auto text = runner::text_of(path);
    if (!text) throw runner::BadCase{text.error().what};
    Row dragons;
    for (const std::string_view line : runner::split_lines(*text)) {
        if (line.find("dragon_status") == std::string_view::npos) continue;
        const runner::json::value value = runner::json::parse({line.data(), line.size()});
        const auto& fields = value.as_object();
        const Position position = runner::board_of(fields);
        const auto& expect = runner::object(runner::required(fields, "expect"));
        const Point stone = runner::point_of(runner::required(expect, "point"), position.size());
        if (is_stone(position.at(stone))) decide(position, stone, nullptr, options, dragons);
    }
    print("open positions, dragons in question", dragons);
}

}  // namespace

int main(int argc, char** argv) try {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--sample" && i + 1 < argc)
            options.sample = static_cast<std::size_t>(std::atoi(argv[++i]));
        else if (word == "--nodes" && i + 1 < argc)
            options.nodes = std::atol(argv[++i]);
        else if (word == "--seconds" && i + 1 < argc)
            options.seconds = std::atof(argv[++i]);
        else
            options.folder = word;
    }
    if (options.folder.empty()) {
        std::fputs("usage: shinpan_disputes [--sample N] [--nodes N] [--seconds N] FOLDER\n", stderr);
        return 2;
    }
    std::puts("\n### Verdicts on single chains\n");
    std::printf(
        "| %ld nodes an attempt | chains | lives | dead | depends on who moves first | "
        "depends on a ko | dies if the opponent moves first | decided within %.0f s | CPU s each | "
        "longest |\n",
        options.nodes, options.seconds);
    std::puts("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    const std::string games = options.folder + "/games_kgs_marked.jsonl.gz";
    const std::string dragons = options.folder + "/gtp_gnugo.jsonl.gz";
    if (std::filesystem::exists(games)) print_games(games, options);
    if (std::filesystem::exists(dragons)) print_dragons(dragons, options);
    return 0;
} catch (const runner::BadCase& bad) {
    std::fprintf(stderr, "%s\n", bad.what.c_str());
    return 1;
}
