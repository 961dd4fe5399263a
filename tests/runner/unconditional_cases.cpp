// Unconditional life as other programs ask for it: GNU Go by the point, Fuego by the number of points.
#include "go/score/unconditional.hpp"
#include "runner/kinds.hpp"

#include <boost/json.hpp>

#include <sstream>

namespace shinpan::runner {
namespace {

struct Lives {
    UnconditionalLife black;
    UnconditionalLife white;

    explicit Lives(const Position& position)
        : black(unconditional_life(position, Color::black, SelfCapture::forbidden)),
          white(unconditional_life(position, Color::white, SelfCapture::forbidden)) {}
};

// "alive", "dead", "black_territory", "white_territory" or "undecided". A stone within its own player's
// territory is alive there, although it might be taken.
std::string status_at(const Position& position, Point at) {
    const Lives lives(position);
    const Color stone = position.at(at);
    if (stone == Color::empty) {
        if (lives.black.territory.contains(at)) return "black_territory";
        return lives.white.territory.contains(at) ? "white_territory" : "undecided";
    }
    const UnconditionalLife& own = stone == Color::black ? lives.black : lives.white;
    const UnconditionalLife& theirs = stone == Color::black ? lives.white : lives.black;
    if ((own.alive | own.territory).contains(at)) return "alive";
    return theirs.territory.contains(at) ? "dead" : "undecided";
}

// The points of alive chains and of the regions vital to them, of one player or of both.
int safe_points(const Position& position, const std::string& player) {
    const Lives lives(position);
    PointSet safe;
    if (player != "white") safe |= lives.black.alive | lives.black.vital;
    if (player != "black") safe |= lives.white.alive | lives.white.vital;
    return safe.size();
}

}  // namespace

std::optional<Verdict> judge_unconditional(const json::object& fields) {
    if (!has(fields, "gtp")) return {};
    std::istringstream in(text(required(fields, "gtp")));
    std::string command, what, player;
    in >> command >> what >> player;
    const json::object& expect = object(required(fields, "expect"));
    Answers answers;
    if (command == "unconditional_status") {
        const Position position = board_of(fields);
        const Point at = point_of(required(expect, "point"), position.size());
        answers.expect(what, text(required(expect, "status")), status_at(position, at));
    } else if (command == "go_safe" && what == "benson") {
        const std::string pattern = text(required(expect, "pattern"));  // the number, and then points
        answers.expect("safe points", std::stoi(pattern), safe_points(board_of(fields), player));
    } else {
        return {};
    }
    return answers.verdict();
}

}  // namespace shinpan::runner
