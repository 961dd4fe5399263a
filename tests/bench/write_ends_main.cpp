// Writes positions of games whose end is known, for learn_ownership.py:
//
//   shinpan_write_ends FOLDER OUTPUT
//
// FOLDER holds the case files; taken are the games on 19x19 that were counted, but none of those from which
// docs/research/estimate.md has its figures. OUTPUT gets those that come without marks: their dead stones are
// those with which the count is the recorded one, as playouts see them or with one chain or group called
// otherwise; other games are left out. OUTPUT.marked gets those with the players' marks, unless these leave a
// large region to nobody.
//
// A file has a record for each position, of bytes: 1 where it is the last of its game, else 0; then for each
// point what stands there (1 of the player to move first, 2 of the other, else 0), up to 4 liberties, whether
// it lives unconditionally, whose the point was at the end (2 his, 1 nobody's, 0 the other's), and in
// hundredths how often playouts made it his, less how often the other's, with him and with the other to move
// first.
#include "analysis/ownership/estimate.hpp"
#include "analysis/ownership/protection.hpp"
#include "analysis/playout/tactics.hpp"
#include "bench/finished_games.hpp"
#include "go/score/control.hpp"
#include "go/score/seki.hpp"
#include "go/score/unconditional.hpp"
#include "runner/game_record.hpp"
#include "runner/lines.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace shinpan;

namespace {

constexpr Size size{19, 19};
constexpr const char* marked_file = "games_kgs_marked.jsonl.gz";
constexpr std::array files{"games_kgs.jsonl.gz", "games_servers_nopass.jsonl.gz", "games_misc.jsonl.gz"};
constexpr std::array shares_of_game{0.95, 0.88, 0.8, 0.7, 0.6};  // positions besides the last
constexpr std::size_t plays_at_least = 60;
constexpr int playouts = 150;
constexpr int judging_playouts = 400;
constexpr int sure_enough = 999;  // thousandths: such a chain is not called otherwise

// A game with all its positions, and who was to move in each.
struct Played {
    Ruleset rules;
    HalfPoints margin{};
    std::optional<PointSet> marked;  // dead stones by the players' marks
    Finish finish;
    std::vector<Position> positions;
    std::vector<Color> movers;
};

// The game of the record; none where it was not counted, is short, or a rule that nobody knows forbids a
// move.
std::optional<Played> played(const runner::json::object& fields) {
    const runner::GameRecord record = runner::game_record(fields);
    if (record.size != size || !record.margin || record.rules.empty()) return std::nullopt;
    const Ruleset rules = runner::rules_in_words(record.rules);
    Game game = runner::start(rules, record);
    std::vector<Position> positions;
    std::vector<Color> movers;
    const bool legal = bench::replay(game, record.moves, [&](const Event& move) {
        if (move.kind != EventKind::play) return;
        positions.push_back(game.board().position());
        movers.push_back(other(move.by));
    });
    if (!legal || positions.size() < plays_at_least) return std::nullopt;
    std::optional<PointSet> marked;
    if (record.marks) marked = record.marks->removed[0] | record.marks->removed[1];
    return Played{rules, *record.margin, marked, game.finish(), std::move(positions), std::move(movers)};
}

HalfPoints counted(const Played& game, const PointSet& dead) {
    const Position settled = without(game.finish.position, dead);
    Finish finish = game.finish;
    finish.dead = dead;
    finish.seki = stones_in_seki(settled);
    const PointSet none = protective_plays(settled, *finish.seki) | surroundings(*finish.seki, size);
    const Territory t = territory(settled);
    finish.agreed_territory = std::array{t.of[0] - none, t.of[1] - none};
    return score(game.rules, finish).margin();
}

// The stones of its colour, thought alike, from which only empty points and dead stones part the chain.
PointSet group_of(const Position& position, const Estimate& e, const ChainEstimate& chain) {
    PointSet way = position.points(Color::empty) | chain.stones;
    for (const ChainEstimate& one : e.chains)
        if (one.color == chain.color ? one.dead == chain.dead : one.dead) way |= one.stones;
    return flood(chain.stones, way, size) & position.points(chain.color);
}

// The dead stones with which the count is the recorded one; none where several would do.
std::optional<PointSet> dead_as_counted(const Played& game) {
    const Position& position = game.finish.position;
    const Estimate e = estimate(position, {.playouts = judging_playouts, .source = tactical_guesses});
    if (counted(game, e.dead) == game.margin) return e.dead;
    std::optional<PointSet> found;
    for (const ChainEstimate& chain : e.chains) {
        if (chain.proven || chain.confidence >= sure_enough) continue;
        for (const PointSet& turned : {chain.stones, group_of(position, e, chain)}) {
            const PointSet dead = (e.dead - turned) | (turned - e.dead);
            if (counted(game, dead) != game.margin) continue;
            if (found && *found != dead) return std::nullopt;
            found = dead;
        }
    }
    return found;
}

// The dead stones where they are known.
std::optional<PointSet> dead_in(const Played& game) {
    if (!game.marked) return dead_as_counted(game);
    if (!bench::left_open(game.finish.position, *game.marked).empty()) return std::nullopt;
    return game.marked;
}

// Whose each point was at the end, 0 and 2, or 1.
class Owners {
public:
    Owners(const Position& end, const PointSet& dead)
        : settled_(without(end, dead)), land_(territory(settled_)) {}

    int share(Point p, Color player) const {
        for (Color owner : {Color::black, Color::white})
            if (settled_.at(p) == owner || land_.of[index_of(owner)].contains(p))
                return owner == player ? 2 : 0;
        return 1;
    }

private:
    Position settled_;
    Territory land_;
};

void write_position(std::ofstream& out, const Position& position, Color first, bool last,
                    const Owners& owners) {
    const Guesses guesses = tactical_guesses({position, playouts});
    const double sign = first == Color::black ? 1 : -1;
    const Board board(position);
    const PointSet alive = unconditionally_alive(position, Color::black, SelfCapture::allowed) |
                           unconditionally_alive(position, Color::white, SelfCapture::allowed);
    std::string bytes;
    const auto write = [&](auto value) { bytes += static_cast<char>(value); };
    write(last);
    for_each_point(size, [&](Point p) {
        const Color c = position.at(p);
        write(is_stone(c) ? (c == first ? 1 : 2) : 0);
        write(is_stone(c) ? std::min(liberties_up_to(board, p, 4).size(), 4) : 0);
        write(alive.contains(p));
        write(owners.share(p, first));
        for (Color moving : {first, other(first)})
            write(std::lround(100 * sign * guesses[index_of(moving)].mean(p)));
    });
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

// False where the dead stones are not known.
bool write_game(std::ofstream& out, const Played& game) {
    const std::optional<PointSet> dead = dead_in(game);
    if (!dead) return false;
    const Owners owners(game.finish.position, *dead);
    for (Color first : {Color::black, Color::white})
        write_position(out, game.finish.position, first, true, owners);
    for (const double share : shares_of_game) {
        const auto at = static_cast<std::size_t>(share * static_cast<double>(game.positions.size()));
        write_position(out, game.positions[at], game.movers[at], false, owners);
    }
    return true;
}

// Of games with marks the half on which constants are chosen.
bool is_taken(const runner::json::object& fields) {
    const auto marks = runner::game_record(fields).marks;
    return !marks ||
           (marks->give_result && bench::is_chosen_on(runner::text(runner::required(fields, "id"))));
}

void write_games(std::ofstream& out, const std::string& path) {
    const auto text = runner::text_of(path);
    if (!text) throw runner::BadCase{text.error().what};
    int written = 0, left_out = 0;
    for (const std::string_view line : runner::split_lines(*text)) {
        if (line.empty()) continue;
        const runner::json::value value = runner::json::parse({line.data(), line.size()});
        const runner::json::object& fields = value.as_object();
        if (!is_taken(fields)) continue;
        if (const auto game = played(fields)) ++(write_game(out, *game) ? written : left_out);
    }
    std::printf("%s: %d games, %d whose dead stones are not known\n", path.c_str(), written, left_out);
}

}  // namespace

int main(int argc, char** argv) try {
    if (argc != 3) {
        std::fputs("usage: shinpan_write_ends FOLDER OUTPUT\n", stderr);
        return 2;
    }
    const std::string folder = argv[1], output = argv[2];
    std::ofstream out(output, std::ios::binary), marked(output + ".marked", std::ios::binary);
    for (const std::string file : files) write_games(out, folder + "/" + file);
    write_games(marked, folder + "/" + marked_file);
    return 0;
} catch (const runner::BadCase& bad) {
    std::fprintf(stderr, "%s\n", bad.what.c_str());
    return 1;
}
