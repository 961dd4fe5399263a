#include "rules/refusal.hpp"

namespace shinpan {

std::string_view word(Why why) {
    constexpr std::string_view words[]{"off_board",      "occupied",       "self_capture",    "repetition",
                                       "out_of_turn",    "game_over",      "not_now",         "not_here",
                                       "other_marks",    "own_marks",      "nothing_to_undo", "wrong_nigiri",
                                       "captured_setup", "too_many_stones"};
    return words[static_cast<std::size_t>(why)];
}

std::string_view word(Consequence consequence) {
    constexpr std::string_view words[]{"refused", "loses", "pass", "pass_with_stone", "warned", "referee"};
    return words[static_cast<std::size_t>(consequence)];
}

}  // namespace shinpan
