#include "referee/free_replay.hpp"

namespace shinpan {

constinit const Ruleset no_judge{
    .name = "none",
    .self_capture = {SelfCapture::allowed},
    .button = {Button::plain},
    .ending = {{.procedure = two_passes, .passes = 1000}},
    .handicap = {{Placement::free}},
};

int moves_in(const Record& record) {
    int moves = 0;
    for (const Event& event : record.events) moves += is_move(event.kind) ? 1 : 0;
    return moves;
}

const Event* move_numbered(const Record& record, int number) {
    for (const Event& event : record.events)
        if (is_move(event.kind) && --number == 0) return &event;
    return nullptr;
}

Game replayed(const Record& record, int moves, std::vector<Position>* earlier) {
    Game game(no_judge, record.size, {});
    for (const Event& move : record.events) {
        if (is_move(move.kind) && moves-- == 0) break;
        if (is_move(move.kind) && move.by != game.to_move())
            (void)game.apply({.kind = EventKind::turn, .by = move.by});
        if (earlier != nullptr) earlier->push_back(game.board().position());
        (void)game.apply(move);
    }
    return game;
}

}  // namespace shinpan
