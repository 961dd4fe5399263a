#include "go/rules/refusal.hpp"

namespace shinpan::inline go {

std::string_view word_of(Why why) {
    switch (why) {
        case Why::off_board: return "off_board";
        case Why::occupied: return "occupied";
        case Why::self_capture: return "self_capture";
        case Why::repetition: return "repetition";
        case Why::out_of_turn: return "out_of_turn";
        case Why::game_over: return "game_over";
        case Why::not_now: return "not_now";
        case Why::not_here: return "not_here";
        case Why::no_handicap: return "no_handicap";
        case Why::other_marks: return "other_marks";
        case Why::own_marks: return "own_marks";
        case Why::nothing_to_undo: return "nothing_to_undo";
        case Why::wrong_nigiri: return "wrong_nigiri";
        case Why::captured_setup: return "captured_setup";
        case Why::too_many_stones: return "too_many_stones";
        case Why::arbiter_decided: return "arbiter_decided";
    }
    return {};
}

std::string_view word_of(Consequence consequence) {
    switch (consequence) {
        case Consequence::refused: return "refused";
        case Consequence::loses: return "loses";
        case Consequence::pass: return "pass";
        case Consequence::pass_with_stone: return "pass_with_stone";
        case Consequence::warned: return "warned";
        case Consequence::referee: return "referee";
    }
    return {};
}

}  // namespace shinpan::go
