// H9: the result table that the European list of players takes (docs/tournaments/files.md).
//
//   auto read = h9::read_table(text, now);        // read->event, read->columns, read->warnings
//   const Written table = h9::write(event, 5);    // after five rounds
#pragma once

#include "base/result.hpp"
#include "tournament/files/crosstable.hpp"
#include "tournament/files/written.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament::h9 {

struct ReadTable {
    Event event;                                      // Swiss: the table does not tell start scores
    std::vector<std::vector<std::string>> columns{};  // by player: what stands beside the results
    std::vector<Diagnostic> warnings{};
};

// Rows with or without places, colors and criteria, with blanks or tabs between, with columns before and
// after the results, and with results of unequal number. Refused, with line and player: rows that contradict
// one another.
Result<ReadTable, BadInput> read_table(std::string_view text, std::int64_t now);

// What the format cannot say is a warning. Precondition: the round is 0 to the rounds of the conditions.
Written write(const Event&, int after_round);

}  // namespace shinpan::tournament::h9
