// Writes positions of strong players' games as the network sees them, for learn_moves.py:
//
//   shinpan_write_positions FOLDER OUTPUT
//
// FOLDER holds SGF files; games on 19x19 are taken. OUTPUT.learned and OUTPUT.held get a record for each
// play, of 32-bit words, the lowest byte first: the number of the point played, row by row, then for each
// point a bit for each plane but the last and, in the highest eight, the strength in 32nds.
#include "bot/features/planes.hpp"
#include "bot/features/policy.hpp"
#include "bot/search/search.hpp"
#include "learned_games.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>

using namespace shinpan;

namespace {

constexpr Size size{19, 19};

std::uint32_t packed(const Planes& planes, Point p) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i + 1 < plane_count; ++i)
        bits |= (planes.at(p, static_cast<Plane>(i)) != 0 ? 1u : 0u) << i;
    return bits | static_cast<std::uint32_t>(planes.at(p, Plane::strength)) << 24;
}

void write(const LearnedGames& games, bool held_out, const std::string& path) {
    std::ofstream out(path, std::ios::binary);
    games.for_each_play(held_out, 1, 1, [&](const Game& game, const Event& played) {
        if (game.board().size() != size) return;
        const std::vector<Seen> plays = plays_seen(game, played.by, sensible_moves(game, played.by));
        if (std::none_of(plays.begin(), plays.end(), [&](const Seen& play) { return play.at == played.at; }))
            return;
        const Planes planes = planes_of(game, played.by, plays);
        std::vector<std::uint32_t> words{
            static_cast<std::uint32_t>(played.at.row() * size.cols + played.at.col())};
        for_each_point(size, [&](Point p) { words.push_back(packed(planes, p)); });
        const auto bytes = static_cast<std::streamsize>(4 * words.size());
        out.write(reinterpret_cast<const char*>(words.data()), bytes);
    });
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: shinpan_write_positions FOLDER OUTPUT\n", stderr);
        return 2;
    }
    const LearnedGames games(argv[1]);
    write(games, true, std::string(argv[2]) + ".held");
    write(games, false, std::string(argv[2]) + ".learned");
    std::printf("%zu games\n", games.size());
    return 0;
}
