// The position that a record shows by the SGF standard, which knows no rules: a move puts its stone whatever
// stood there and takes what then has no liberty; stones that are set up take nothing.
//
//   const Shown shown = shown_position(record, 57);   // after move 57
//   if (shown.parts) ...                              // from there on no game has this position
#pragma once

#include "base/bad_input.hpp"
#include "formats/record/record.hpp"
#include "go/board/position.hpp"
#include "referee/judge/verdict.hpp"

#include <optional>
#include <vector>

namespace shinpan::inline referee {

struct Shown {
    Position position;
    std::vector<Event> events{};         // up to there, without those taken back
    std::vector<int> numbers{};          // of each move among them: its number in the record
    std::optional<IllegalMove> parts{};  // the first event that no rules let stand: a stone on a stone, a
                                         // chain set up without liberties
};

// Up to that move, or the end.
Shown shown_position(const Record&, int moves);

// "move 3, White B3: the point is occupied; the picture has the stones as SGF says, and from here on the
// referee's position is another": of such an event, with its place.
Diagnostic parting_in_words(const IllegalMove&, Size);

}  // namespace shinpan::referee
