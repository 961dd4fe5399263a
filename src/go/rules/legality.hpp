// Legality: may this player put a stone there? The only place that decides it.
#pragma once

#include "go/board/board.hpp"
#include "go/rules/history.hpp"
#include "go/rules/refusal.hpp"
#include "go/rules/ruleset.hpp"
#include "go/rules/simple_ko.hpp"

#include <optional>

namespace shinpan::inline go {

// Why the play is forbidden, with its clause; nothing if it is legal. Whose turn it is, is asked elsewhere.
// Precondition: `history` ends with the position of `now`. Any point is accepted, off the board too.
std::optional<Refusal> forbidden(const Ruleset&, const Board& now, const History&, Color mover, Point at);

// The same where self-capture is forbidden and the ko rule is the only ban on repetition.
inline std::optional<Why> forbidden(const SimpleKo& ko, const Board& now, Color mover, Point at) {
    if (!now.contains(at)) return Why::off_board;
    if (now.at(at) != Color::empty) return Why::occupied;
    if (ko.forbids(at)) return Why::repetition;
    if (now.is_self_capture(mover, at)) return Why::self_capture;
    return {};
}

}  // namespace shinpan::go
