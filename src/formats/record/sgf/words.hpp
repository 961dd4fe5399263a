// What people and programs write for komi, handicap and result, as far as it can be told. A reading that is
// not the standard's own has a note: the words of a warning.
//
//   komi("6.5")  is 6.5 points;  komi("375")  is 7.5 with the note that it was read as hundredths of a stone
#pragma once

#include "base/half_points.hpp"
#include "formats/record/record.hpp"

#include <optional>
#include <string_view>

namespace shinpan::inline formats::sgf {

template <class T>
struct Reading {
    std::optional<T> value{};               // nothing where it cannot be told
    std::optional<MessageTemplate> note{};  // nothing where the standard has it so
};

// `in_hundredths`: the file is of a server that writes whole numbers so, however small.
Reading<HalfPoints> komi(std::string_view raw, bool in_hundredths = false);
Reading<int> handicap(std::string_view raw);

// Nothing for an empty text, not known ("?") where the words are not understood. A margin of 0 is read as
// none.
Reading<GameResult> result(std::string_view raw);

}  // namespace shinpan::formats::sgf
