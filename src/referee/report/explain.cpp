#include "referee/report/explain.hpp"

#include "go/rulesets/registry.hpp"
#include "referee/judge/judge.hpp"
#include "referee/proof/unjudged_replay.hpp"

namespace shinpan::inline referee {
namespace {

MoveFacts facts_of(const Game& game, const Event& move) {
    MoveFacts facts{move, game.board().position(), game.board().position()};
    facts.in_turn = move.by == game.to_move();
    if (move.kind != EventKind::play) return facts;
    facts.is_possible = game.board().contains(move.at) && game.board().at(move.at) == Color::empty;
    if (!facts.is_possible) return facts;

    History history = game.history();
    if (!facts.in_turn) history.change_turn(move.by);
    facts.same_position = history.repeats(positional_superko, game.board(), move.by, move.at);
    facts.same_situation = history.repeats(situational_superko, game.board(), move.by, move.at);
    Board board = game.board();
    const Played played = board.play(move.by, move.at);
    for (Point p : board.removed())
        (game.board().at(p) == other(move.by) ? facts.taken : facts.given_up).insert(p);
    facts.after = board.position();
    if (board.at(move.at) == Color::empty) return facts;
    facts.chain = board.chain_size(move.at);
    facts.liberties = board.liberties(move.at);
    if (facts.taken.size() != 1) return facts;
    const Point taken = *facts.taken.begin();
    history.add_play(move.by, move.at, played, board);
    if (history.repeats(basic_ko, board, other(move.by), taken)) facts.ko = taken;
    return facts;
}

MoveUnder move_under(const Record& record, const Ruleset& rules, int number) {
    Replayed replayed = replay(record, rules, number);
    if (replayed.illegal || replayed.let_stand.empty()) return {&rules, replayed.illegal};
    const IllegalMove& last = replayed.let_stand.back();
    if (last.move != number) return {&rules};
    return {.rules = &rules, .illegal = last, .stands = true};
}

}  // namespace

Explanation explain(const Record& record, int number) {
    const Game before = replayed(record, number - 1);
    Explanation told{number, moves_in(record), facts_of(before, *move_numbered(record, number))};
    for (const Ruleset* rules : all_rulesets()) told.under.push_back(move_under(record, *rules, number));
    return told;
}

}  // namespace shinpan::referee
