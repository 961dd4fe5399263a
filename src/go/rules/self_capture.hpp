// Self-capture: may a play take off the mover's own stones, after the opponent's without liberties are gone?
//
//   forbids(SelfCapture::groups_only, board.effect(Color::white, at).given_up)
#pragma once

namespace shinpan::inline go {

enum class SelfCapture {
    forbidden,    // customary: "a move that leaves one's own stones without liberties is not allowed"
    groups_only,  // two stones or more; a lone stone may not take itself off
    allowed,      // a lone stone too
};

// `given_up`: the mover's own stones that the play would remove, the one just played included.
constexpr bool forbids(SelfCapture rule, int given_up) {
    switch (rule) {
        case SelfCapture::forbidden: return given_up > 0;
        case SelfCapture::groups_only: return given_up == 1;
        case SelfCapture::allowed: return false;
    }
    return false;
}

}  // namespace shinpan::go
