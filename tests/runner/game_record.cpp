#include "runner/game_record.hpp"

#include <boost/json.hpp>

namespace shinpan::runner {
namespace {

std::string letters(const json::object& fields, std::string_view name) {
    return text(required(fields, name));
}

FinalMarks final_marks(const json::object& expect, Size size) {
    FinalMarks marks;
    marks.removed[0] = sgf_points(letters(expect, "removed_black"), size);
    marks.removed[1] = sgf_points(letters(expect, "removed_white"), size);
    marks.territory[0] = sgf_points(letters(expect, "territory_black"), size);
    marks.territory[1] = sgf_points(letters(expect, "territory_white"), size);
    marks.give_result = boolean(required(expect, "marks_give_result"));
    return marks;
}

void apply(Game& game, const Event& e) {
    if (!game.apply(e)) throw BadCase{"the game cannot begin with these stones"};
}

}  // namespace

GameRecord game_record(const json::object& fields) {
    GameRecord record;
    record.size = size_of(fields);
    record.rules = text(required(fields, "rules"));
    if (const auto* komi = field(fields, "komi")) record.komi = half_points(*komi);
    if (const auto* handicap = field(fields, "handicap")) record.handicap = integer(*handicap);
    record.stones[0] = sgf_points(letters(fields, "AB"), record.size);
    record.stones[1] = sgf_points(letters(fields, "AW"), record.size);
    record.moves = sgf_moves(letters(fields, "moves"), record.size);
    const auto& captured = object(required(fields, "captured_by"));
    record.captured_by = {integer(required(captured, "B")), integer(required(captured, "W"))};
    if (const auto* same = field(fields, "same_colour")) record.same_color = integer(*same);
    const auto& expect = object(required(fields, "expect"));
    if (const auto* margin = field(expect, "black_minus_white")) record.margin = half_points(*margin);
    if (has(expect, "marks_give_result")) record.marks = final_marks(expect, record.size);
    return record;
}

Game start(const Ruleset& rules, const GameRecord& record) {
    Game game(rules, record.size, {.komi = record.komi});
    const bool handicap = record.handicap >= 2 && record.stones[0].size() == record.handicap;
    for (Color player : {Color::black, Color::white}) {
        const PointSet& stones = record.stones[index_of(player)];
        if (stones.empty()) continue;
        const bool given = handicap && player == Color::black;
        Event e = event(given ? EventKind::handicap : EventKind::setup, player);
        e.number = given ? record.handicap : 0;
        for (Point p : stones) e.points.push_back(p);
        apply(game, e);
    }
    if (!record.moves.empty() && record.moves.front().by != game.to_move())
        apply(game, event(EventKind::turn, record.moves.front().by));
    return game;
}

Game start(const Ruleset& rules, const Position& diagram, Color to_move, HalfPoints komi) {
    if (has_captured_chain(diagram)) throw BadCase{"the diagram has stones without liberties"};
    Game game(rules, diagram.size(), {.komi = komi});
    for (Color player : {Color::black, Color::white}) {
        Event e = event(EventKind::setup, player);
        const PointSet stones = diagram.points(player);
        for (Point p : stones) e.points.push_back(p);
        apply(game, e);
    }
    apply(game, event(EventKind::turn, to_move));
    return game;
}

}  // namespace shinpan::runner
