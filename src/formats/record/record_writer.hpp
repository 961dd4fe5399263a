// A record as SGF: every event in its place, our own in private properties (see sgf_events.hpp).
//
//   std::string text = sgf::write(sgf::collection_of(record));
#pragma once

#include "formats/record/record.hpp"
#include "formats/record/sgf/tree.hpp"

#include <string>
#include <utility>
#include <vector>

namespace shinpan::inline formats::sgf {

// What a record has no place for, as names of properties with their texts: of the game, and of each of its
// events, in their order; events without an entry have none.
struct Remarks {
    using Said = std::vector<std::pair<std::string, std::string>>;
    Said of_game{};
    std::vector<Said> of_events{};
};

// One game with one line of play. records() of it gives the same record; warnings and places are not kept,
// and setups of one colour that follow one another become one.
Collection collection_of(const Record&, const Remarks& = {});

}  // namespace shinpan::formats::sgf
