// Commands that give a handicap: on the customary points, where the engine likes, where the controller likes.
#include "base/text.hpp"
#include "engines/gtp/commands.hpp"
#include "go/rules/handicap.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan::inline engines::gtp {
namespace {

constexpr const char* invalid_number = "invalid number of stones";
constexpr const char* not_empty = "board not empty";
constexpr const char* bad_list = "bad vertex list";

std::string names(const std::vector<Point>& stones, Size size) {
    return listed(stones, " ", [&](Point p) { return name(p, size); });
}

// The answer is there before the stones are: whoever is told of no stones finds none.
Answer give(SessionState& engine, const std::vector<Point>& stones) {
    std::string given = names(stones, engine.game.size());
    const auto done = engine.game.give_handicap(stones);
    if (!done) return failure(std::string(invalid_number) + ": " + done.error());
    return given;
}

// How far a point is from the nearest of the stones and, twice as near, from the border.
int freedom(Point p, const std::vector<Point>& stones, Size size) {
    const int to_side = std::min({p.col(), p.row(), size.cols - 1 - p.col(), size.rows - 1 - p.row()});
    int nearest = 2 * to_side + 1;
    for (Point q : stones)
        nearest = std::min(nearest, std::abs(p.col() - q.col()) + std::abs(p.row() - q.row()));
    return nearest;
}

// As many as there are customary points for, the others where they are freest.
std::vector<Point> free_handicap(int number, Size size) {
    std::vector<Point> stones;
    for (int customary = number; customary >= 2 && stones.empty(); --customary)
        stones = fixed_handicap(customary, size, ThirdStone::upper_left);
    while (static_cast<int>(stones.size()) < number) {
        Point best = no_point;
        int most = 0;
        for_each_point(size, [&](Point p) {
            const int here = freedom(p, stones, size);
            if (here > most) best = p, most = here;
        });
        stones.push_back(best);
    }
    return stones;
}

Answer fixed(SessionState& engine, const Arguments& words) {
    const auto number = whole_number_in(words[0]);
    if (!number) return syntax_error("a whole number of stones");
    if (!engine.game.is_empty()) return failure(std::string(not_empty));
    const auto stones = fixed_handicap(*number, engine.game.size(), ThirdStone::upper_left);
    if (*number < 2 || stones.empty()) return failure(std::string(invalid_number));
    return give(engine, stones);
}

Answer place_free(SessionState& engine, const Arguments& words) {
    const auto number = whole_number_in(words[0]);
    if (!number) return syntax_error("a whole number of stones");
    if (!engine.game.is_empty()) return failure(std::string(not_empty));
    if (*number < 2 || *number >= engine.game.size().area()) return failure(std::string(invalid_number));
    return give(engine, free_handicap(*number, engine.game.size()));
}

Answer set_free(SessionState& engine, const Arguments& words) {
    if (!engine.game.is_empty()) return failure(std::string(not_empty));
    std::vector<Point> stones;
    for (const std::string& word : words) {
        const auto point = vertex_in(word, engine.game.size());
        const bool is_new = std::find(stones.begin(), stones.end(), point) == stones.end();
        if (!point || *point == no_point || !is_new) return failure(std::string(bad_list));
        stones.push_back(*point);
    }
    const auto all = static_cast<std::size_t>(engine.game.size().area());
    if (stones.size() < 2 || stones.size() >= all) return failure(std::string(bad_list));
    auto given = give(engine, stones);
    if (!given) return given;
    return "";
}

constexpr CommandEntry handicap[]{
    {"fixed_handicap", "a number of stones", 1, 1, fixed},
    {"place_free_handicap", "a number of stones", 1, 1, place_free},
    {"set_free_handicap", "two points or more", 0, any_number, set_free},
};

}  // namespace

std::span<const CommandEntry> handicap_commands() { return handicap; }

}  // namespace shinpan::engines::gtp
