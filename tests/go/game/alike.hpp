// Are two games in the same state, whatever led to it?
#pragma once

#include "go/game/game.hpp"
#include "go/score/score.hpp"

#include <doctest/doctest.h>

namespace shinpan {

// The same board, turn and counts, and the same plays refused, so that the same positions are known.
inline void check_alike(const Game& game, const Game& expected) {
    CHECK(game.events() == expected.events());
    CHECK(game.board().position() == expected.board().position());
    CHECK(game.board().consistent());
    CHECK(game.to_move() == expected.to_move());
    CHECK(game.history().moves() == expected.history().moves());
    CHECK(game.stage() == expected.stage());
    CHECK(game.tally().moves == expected.tally().moves);
    CHECK(game.tally().prisoners == expected.tally().prisoners);
    CHECK(game.tally().handed == expected.tally().handed);
    CHECK(game.tally().penalties == expected.tally().penalties);
    CHECK(game.outcome().how == expected.outcome().how);
    CHECK(game.outcome().winner == expected.outcome().winner);
    CHECK(game.outcome().words == expected.outcome().words);
    CHECK(game.outcome().margin == expected.outcome().margin);
    CHECK(game.proposed_marks() == expected.proposed_marks());
    CHECK(game.agreed_dead() == expected.agreed_dead());
    CHECK(game.has_ruled_status() == expected.has_ruled_status());
    CHECK(game.undo_asked_by() == expected.undo_asked_by());
    CHECK((game.undo_asked_by() == Color::empty || game.undo_asked_for() == expected.undo_asked_for()));
    CHECK(score(game.rules(), game.finish()).margin() == score(expected.rules(), expected.finish()).margin());
    for_each_point(game.board().size(), [&](Point p) {
        const auto no = game.refuses_play(game.to_move(), p);
        const auto expected_no = expected.refuses_play(game.to_move(), p);
        REQUIRE(no.has_value() == expected_no.has_value());
        if (no) CHECK(no->repeats_move == expected_no->repeats_move);
    });
}

}  // namespace shinpan
