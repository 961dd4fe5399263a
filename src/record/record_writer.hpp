// A record as SGF: every event in its place, our own in private properties (see sgf_events.hpp).
//
//   std::string text = sgf::write(sgf::collection_of(record));
#pragma once

#include "record/record.hpp"
#include "record/sgf_tree.hpp"

namespace shinpan::sgf {

// One game with one line of play. records() of it gives the same record; warnings and places are not kept,
// and setups of one colour that follow one another become one.
Collection collection_of(const Record&);

}  // namespace shinpan::sgf
