// Time in SGF: the control as TM and OT, what is left on the clocks as BL, WL, OB and OW.
//
//   remarks.of_game = sgf::time_said(control);                  // TM[600] OT[5x30 byo-yomi]
//   const auto found = sgf::clocks_in(game);                    // of a game written so
#pragma once

#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/tree.hpp"
#include "go/table/time_control.hpp"

#include <array>
#include <optional>

namespace shinpan::inline formats::sgf {

Remarks::Said time_said(const TimeControl&);
Remarks::Said left_said(Color, PlayerClock::Told);

struct ClocksFound {
    TimeControl control{};
    std::array<std::optional<PlayerClock::Told>, 2> left{};  // by index_of(player); what stands last
};

// Of the game's main line; nothing where its time is not said in the words of time_said().
std::optional<ClocksFound> clocks_in(Node root);

}  // namespace shinpan::formats::sgf
