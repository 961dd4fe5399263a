// Crosstable: a table whose rows tell each player's results as numbers of rows, as H9 and its kin have it.
#pragma once

#include "tournament/files/importer.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

enum class SaidResult : std::uint8_t { won, lost, tied, unknown };

// "15+/w4": against row 15, won, with White and four stones.
struct CrosstableResult {
    int opponent = 0;  // the number of a row; 0: nobody
    SaidResult said = SaidResult::unknown;
    bool by_default = false;  // "!" for "/"
    char color = ' ';         // 'w', 'b' or ' '
    std::optional<int> handicap{};
};

// "7-", "12=", "15+/w4", "15+w4", "23+!b", "0+", "?"; nothing for other words.
std::optional<CrosstableResult> crosstable_result_in(std::string_view word);

// "15+/w4", with `mark` between result and color.
std::string to_text(const CrosstableResult&, std::string_view mark);

struct CrosstableRow {
    int line = 0;
    Player player{};
    std::vector<CrosstableResult> results{};
    std::vector<std::string> columns{};  // the other words: scores and tie-breaks
};

// Enters players and games. What one side alone says is a warning; what two sides say differently is refused,
// with the line and both players, but for colors and handicaps.
void enter_rows(const std::vector<CrosstableRow>&, Importer&);

// The rows of an event after a round, in the order of their places.
std::vector<CrosstableRow> crosstable_of(const Event&, int after_round);

}  // namespace shinpan::tournament
