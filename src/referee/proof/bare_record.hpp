// A record as the certificate checker can follow it, which knows board, setup, plays and passes of the first
// game of an SGF file and nothing else.
//
//   if (!is_followed(record, 57)) write(sgf::collection_of(plain_record(record, 57)));
#pragma once

#include "formats/record/record.hpp"

namespace shinpan::inline referee {

// Does the checker, given the file, come to the same position after so many moves? Not where moves were taken
// back or cannot be made, where a button was taken, or where the file does not hold what was read of it.
bool is_followed(const Record&, int moves);

// That position's game up to it: setup, plays and passes as they were carried out, and nothing behind them.
Record plain_record(const Record&, int moves);

}  // namespace shinpan::referee
