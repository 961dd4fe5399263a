// shinpan_removal_bench [--sample N] [--playouts N]... [--chosen] [--marks] [--misses] FOLDER
//
// Removes dead stones without the players' marks and prints how often the result and the removed stones are
// those of the players, how far the confidence can be trusted, and what it cost, as a section of
// docs/research/estimate.md for each number of playouts. Games that came out otherwise are told by kind;
// --marks lists those whose marks cannot be right, with the reason, --misses the others. The folder holds the
// case files; each that is not there is left out, and said to be. Constants were chosen on half of
// games_kgs_marked; the figures are of the other half, or with --chosen of the first.
#include "analysis/ownership/estimate.hpp"
#include "bench/calibration.hpp"
#include "bench/finished_games.hpp"
#include "bench/misses.hpp"
#include "go/score/control.hpp"
#include "runner/estimate_cases.hpp"
#include "runner/lines.hpp"
#include "runner/values.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <map>

using namespace shinpan;
using namespace shinpan::bench;

namespace {

struct Options {
    std::size_t sample = 0;
    std::vector<int> playouts{};
    bool chosen_on = false;
    bool marks = false;
    bool misses = false;
    std::string folder{};
};

struct Row {
    int games = 0;
    int same = 0;
    int exact = 0;
    void add(bool is_same, bool is_exact) { ++games, same += is_same, exact += is_exact; }
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double percent(int part, int whole) { return whole == 0 ? 0 : 100.0 * part / whole; }

HalfPoints margin(const FinishedGame& game, const Estimate& e) {
    Finish finish = game.finish;
    finish.dead = e.dead;
    finish.seki = e.seki;
    finish.agreed_territory = e.territory;
    return score(game.rules, finish).margin();
}

struct Figures {
    std::map<std::string, Row> rows;
    std::map<std::string, Row> sound_rows;  // of the games whose marks are not shown to be wrong
    std::map<std::string, std::array<int, misses.size()>> kinds;  // of misses
    Calibration chains, points, boards;
    double seconds = 0;
    std::string wrong_marks{};  // a line a game
    std::string missed{};
};

void add_calibration(const FinishedGame& game, const Estimate& e, Figures& figures) {
    for (const ChainEstimate& chain : e.chains)
        figures.chains.add(chain.confidence, chain.dead == game.dead.contains(*chain.stones.begin()));
    figures.boards.add(e.confidence, e.dead == game.dead);
    Position settled = game.finish.position;
    for (Point p : game.dead) settled.set(p, Color::empty);
    const Territory t = territory(settled);
    for_each_point(settled.size(), [&](Point p) {
        const Color stone = settled.at(p);
        const Color owner = is_stone(stone)       ? stone
                            : t.of[0].contains(p) ? Color::black
                            : t.of[1].contains(p) ? Color::white
                                                  : Color::empty;
        const Color thought = e.owned[0].contains(p)   ? Color::black
                              : e.owned[1].contains(p) ? Color::white
                                                       : Color::empty;
        if (thought != Color::empty) figures.points.add(e.point_confidence[p.index], thought == owner);
    });
}

// Counts the game by the kind that it is of; false where its marks are shown to be wrong.
bool add_miss(const FinishedGame& game, const Estimate& e, HalfPoints got, Figures& figures) {
    const Examined found = examine(game, e);
    const std::string rules(game.rules.id);
    for (const std::string& key : {rules, std::string("all")})
        ++figures.kinds[key][static_cast<std::size_t>(found.kind)];
    const bool sound = !is_unsound(found.kind);
    (sound ? figures.missed : figures.wrong_marks) += "- " + game.id + ", " + rules + ": Black minus White " +
                                                      to_text(got) + ", recorded " + to_text(game.margin) +
                                                      "; " + std::string(in_words(found.kind)) +
                                                      (found.why.empty() ? "" : ": " + found.why) + "\n";
    return sound;
}

Figures measure(const std::vector<FinishedGame>& games, int playouts, const Options& options) {
    Figures figures;
    for (const FinishedGame& game : games) {
        if (game.chosen_on != options.chosen_on) continue;
        const double before = cpu_seconds();
        const Estimate e = estimate(game.finish.position, {.playouts = playouts});
        figures.seconds += cpu_seconds() - before;
        const HalfPoints got = margin(game, e);
        const bool same = e.dead == game.dead;
        const bool exact = got == game.margin;
        const bool sound = (same && exact) || add_miss(game, e, got, figures);
        for (const std::string& key : {std::string(game.rules.id), std::string("all")}) {
            figures.rows[key].add(same, exact);
            if (sound) figures.sound_rows[key].add(same, exact);
        }
        if (sound) add_calibration(game, e, figures);
    }
    return figures;
}

void print_kinds(const Figures& figures) {
    std::string head = "\n| what came out otherwise |";
    std::string line = "| --- |";
    for (const auto& [key, counts] : figures.kinds) {
        head += " " + key + " |";
        line += " ---: |";
    }
    std::printf("%s\n%s\n", head.c_str(), line.c_str());
    for (const Miss kind : misses) {
        std::printf("| %s |", std::string(in_words(kind)).c_str());
        for (const auto& [key, counts] : figures.kinds)
            std::printf(" %d |", counts[static_cast<std::size_t>(kind)]);
        std::puts("");
    }
}

void print(const Figures& figures, int playouts, const Options& options) {
    const Row all = figures.rows.at("all");
    std::printf("\n### %d playouts, %.1f ms of CPU a game\n\n", playouts, 1000 * figures.seconds / all.games);
    std::puts(
        "| rules | games | exact result | same stones removed | with sound marks | exact result | same "
        "stones removed |");
    std::puts("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (const auto& [key, row] : figures.rows) {
        const auto found = figures.sound_rows.find(key);
        const Row sound = found == figures.sound_rows.end() ? Row{} : found->second;
        std::printf("| %s | %d | %.1f %% | %.1f %% | %d | %.1f %% | %.1f %% |\n", key.c_str(), row.games,
                    percent(row.exact, row.games), percent(row.same, row.games), sound.games,
                    percent(sound.exact, sound.games), percent(sound.same, sound.games));
    }
    print_kinds(figures);
    for (const auto& [what, calibration] : {std::pair{"chains", &figures.chains},
                                            {"points", &figures.points},
                                            {"whole boards", &figures.boards}}) {
        std::printf("\nConfidence in %s: expected calibration error %.4f\n\n", what,
                    calibration->expected_error());
        std::puts("| confidence | statements | mean | right |\n| ---: | ---: | ---: | ---: |");
        std::fputs(calibration->table().c_str(), stdout);
    }
    if (options.marks) std::printf("\nGames whose marks cannot be right:\n\n%s", figures.wrong_marks.c_str());
    if (options.misses) std::printf("\nOther games that came out otherwise:\n\n%s", figures.missed.c_str());
}

// What fits on a line or two, cut between words.
std::string shortened(const std::string& text) {
    constexpr std::size_t most = 200;
    if (text.size() <= most) return text.substr(1);
    return text.substr(1, text.rfind(" called", most) - 1) + " ...";
}

void measure_positions(const std::string& path, int playouts) {
    const auto text = runner::text_of(path);
    if (!text) throw runner::BadCase{text.error().what};
    int right = 0;
    int refuted = 0;
    int positions = 0;
    std::string misses;
    double seconds = 0;
    for (const std::string_view line : runner::split_lines(*text)) {
        if (line.empty()) continue;
        const runner::json::value value = runner::json::parse({line.data(), line.size()});
        const runner::json::object& fields = value.as_object();
        const runner::KnownOwners known = runner::known_owners(fields);
        const double before = cpu_seconds();
        const Estimate e = estimate(known.position, {.playouts = playouts});
        seconds += cpu_seconds() - before;
        const std::string wrong = what_is_wrong(known, e);
        ++positions;
        right += wrong.empty();
        if (wrong.empty()) continue;
        const Contradicted proven = proven_against(known.position, known.dead, e);
        refuted += proven.all;
        misses +=
            "- " + runner::text(runner::required(fields, "id")) + ": " + shortened(wrong) +
            (proven.chains.empty() ? "" : "; the prover contradicts what is expected: " + proven.chains) +
            "\n";
    }
    const std::string file = std::filesystem::path(path).filename().string();
    const std::string wrong_cases =
        refuted == 0 ? "" : ", " + std::to_string(refuted) + " expected wrongly as the prover shows";
    std::printf("\n`%s`, %d playouts: %d of %d right%s, %.1f ms of CPU each.\n\n%s", file.c_str(), playouts,
                right, positions, wrong_cases.c_str(), 1000 * seconds / positions, misses.c_str());
}

Options read(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--sample" && i + 1 < argc)
            options.sample = static_cast<std::size_t>(std::atoi(argv[++i]));
        else if (word == "--playouts" && i + 1 < argc)
            options.playouts.push_back(std::atoi(argv[++i]));
        else if (word == "--chosen")
            options.chosen_on = true;
        else if (word == "--marks")
            options.marks = true;
        else if (word == "--misses")
            options.misses = true;
        else
            options.folder = word;
    }
    if (options.playouts.empty()) options.playouts = {80, 2400};
    return options;
}

}  // namespace

int main(int argc, char** argv) try {
    const Options options = read(argc, argv);
    if (options.folder.empty()) {
        std::fputs(
            "usage: shinpan_removal_bench [--sample N] [--playouts N]... [--chosen] [--marks] [--misses] "
            "FOLDER\n",
            stderr);
        return 2;
    }
    const std::string games_file = options.folder + "/games_kgs_marked.jsonl.gz";
    if (std::filesystem::exists(games_file)) {
        const auto games = finished_games(games_file, options.sample);
        for (const int playouts : options.playouts)
            print(measure(games, playouts, options), playouts, options);
    } else {
        std::printf("%s: not there, left out\n", games_file.c_str());
    }
    for (const char* file : {"removal_ogs.jsonl", "autoscore_ogs.jsonl"}) {
        const std::string path = options.folder + "/" + file;
        if (!std::filesystem::exists(path))
            std::printf("%s: not there, left out\n", path.c_str());
        else
            for (const int playouts : options.playouts) measure_positions(path, playouts);
    }
    return 0;
} catch (const runner::BadCase& bad) {
    std::fprintf(stderr, "%s\n", bad.what.c_str());
    return 1;
}
