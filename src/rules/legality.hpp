// Legality: may this player put a stone there? The only place that decides it.
#pragma once

#include "board/board.hpp"
#include "rules/history.hpp"
#include "rules/refusal.hpp"
#include "rules/ruleset.hpp"

#include <optional>

namespace shinpan {

// Why the play is forbidden, with its clause; nothing if it is legal. Whose turn it is, is asked elsewhere.
// Precondition: `history` ends with the position of `now`. Any point is accepted, off the board too.
std::optional<Refusal> forbidden(const Ruleset&, const Board& now, const History&, Color mover, Point at);

}  // namespace shinpan
