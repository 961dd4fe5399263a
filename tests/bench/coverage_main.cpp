// How much of real positions the prover proves: positions and counted games of case files, as a table.
//
//   shinpan_coverage [--most N] [--nodes N] [--zone-nodes N] KIND FILE.jsonl[.gz] ...
//
// KIND: boards19 (diagrams of 19x19), games9, games19 (games that ended in two passes and were counted).
#include "analysis/ownership/hypothesis.hpp"
#include "analysis/proof/prover.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/unconditional.hpp"
#include "runner/game_record.hpp"
#include "runner/lines.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <set>

using namespace shinpan;
using namespace shinpan::runner;

namespace {

struct Totals {
    int positions = 0, whole = 0;
    long points = 0, unconditional = 0, proven = 0, stones = 0, safe = 0, territory = 0, held = 0;
    double seconds = 0, slowest = 0;
};

struct Moment {
    Position position;
    Past past{};
};

void measure(const Moment& moment, const ProveOptions& options, Totals& totals) {
    const Position& position = moment.position;
    const std::clock_t begin = std::clock();
    const Hypothesis guess = hypothesis(position);
    const auto [black, white] = prove_both(position, moment.past, guess, options);
    const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
    totals.seconds += seconds;
    totals.slowest = std::max(totals.slowest, seconds);
    const PointSet kept = black.kept() | white.kept();
    const PointSet territory = (guess.owned[0] | guess.owned[1]) - guess.living;
    ++totals.positions;
    totals.whole += ((territory | guess.living) - kept).empty();
    totals.points += position.size().area();
    totals.proven += kept.size();
    for (Color player : {Color::black, Color::white})
        totals.unconditional += unconditionally_alive(position, player, SelfCapture::allowed).size();
    totals.stones += guess.living.size();
    totals.safe += (guess.living & (black.safe | white.safe)).size();
    totals.territory += territory.size();
    totals.held += (territory & kept).size();
}

// The position in which a game stopped, if its moves are all legal.
std::optional<Moment> end_of(const GameRecord& record) {
    const Ruleset& rules = **ruleset_called("wikipedia-basic");
    Game game = start(rules, record);
    Moment moment{game.board().position()};
    for (const Event& move : record.moves) {
        if (move.kind != EventKind::play) continue;
        moment.past.add(game.board().position());
        if (move.by != game.to_move()) (void)game.apply(event(EventKind::turn, move.by));
        if (!game.apply(move)) return std::nullopt;
    }
    moment.position = game.board().position();
    return moment;
}

std::optional<Moment> moment_of(const json::object& fields, bool games, int side) {
    if (size_of(fields) != Size{std::uint8_t(side), std::uint8_t(side)}) return std::nullopt;
    if (!games) {
        if (text(required(fields, "id")).find("fullboard") == std::string::npos) return std::nullopt;
        return Moment{board_of(fields)};
    }
    if (text(required(fields, "kind")) != "game" || !has(fields, "end_passes")) return std::nullopt;
    const GameRecord record = game_record(fields);
    if (integer(required(fields, "end_passes")) < 2 || !record.margin) return std::nullopt;
    return end_of(record);
}

double percent(long part, long whole) { return whole == 0 ? 0.0 : 100.0 * double(part) / double(whole); }

void print(const Totals& t) {
    std::printf("positions                     %d\n", t.positions);
    std::printf("points proven                 %.1f %%\n", percent(t.proven, t.points));
    std::printf("  unconditional stones        %.1f %%\n", percent(t.unconditional, t.points));
    std::printf("living stones proven          %.1f %%\n", percent(t.safe, t.stones));
    std::printf("territory and dead proven     %.1f %%\n", percent(t.held, t.territory));
    std::printf("whole positions               %.1f %%\n", percent(t.whole, t.positions));
    std::printf("CPU seconds: mean, slowest    %.3f %.2f\n", t.seconds / std::max(t.positions, 1), t.slowest);
}

}  // namespace

int main(int argc, char** argv) {
    ProveOptions options;
    long most = 1000000;
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        long* number = word == "--most"         ? &most
                       : word == "--nodes"      ? &options.nodes
                       : word == "--zone-nodes" ? &options.zone_nodes
                                                : nullptr;
        if (number != nullptr && i + 1 < argc)
            *number = std::atol(argv[++i]);
        else
            words.push_back(word);
    }
    if (words.size() < 2) return 2;
    const bool games = words[0].starts_with("games");
    const int side = words[0].ends_with("19") ? 19 : 9;
    Totals totals;
    std::set<std::string> seen;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto content = text_of(words[i]);
        if (!content) return 2;
        for (std::string_view line : split_lines(*content)) {
            if (totals.positions >= most) break;
            const auto moment = moment_of(json::parse(line).as_object(), games, side);
            if (moment && seen.insert(to_text(moment->position)).second) measure(*moment, options, totals);
        }
    }
    print(totals);
    return 0;
}
