// Estimates: who will own what, which stones are dead, and how sure that is. An opinion, never a proof.
//
//     #include <shinpan/board.hpp>
//     #include <shinpan/estimate.hpp>
//     using namespace shinpan;
//     const std::vector<std::string_view> rows{"..X..", "..X..", ".OX..", "..X..", "..X.."};
//     const Position position = *position_from(rows);
//     const Estimate found = estimate(position, {.playouts = 200});
//     std::cout << names(found.dead, position.size()) << "\n";    // B3
//     std::cout << found.owned[0].size() << "\n";                 // 25
//
// Confidences are thousandths. `playouts`, at least 2, bounds the work; the same seed and playouts give
// the same answer, and there is always an answer. Precondition: no chain without a liberty. Different threads
// may estimate at the same time.
#pragma once

#include "analysis/ownership/estimate.hpp"
