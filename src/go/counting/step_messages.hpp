// What a count says of its steps: every kind of remark, with its facts in the English text. Points stand in
// lists such as "C3, E3, A2-D2"; numbers that may hold a fraction are texts such as "184.25".
#pragma once

#include "base/message.hpp"
#include "go/board/color.hpp"

namespace shinpan::inline go::counting {

inline constexpr MessageTemplate dead_to_bowl{
    "dead_to_bowl", "{player}'s dead stones at {at} come off and go back to their bowl."};
inline constexpr MessageTemplate dead_to_lid{
    "dead_to_lid", "{player}'s dead stones at {at} come off and go into {opponent}'s lid."};
inline constexpr MessageTemplate dead_by_control{
    "dead_by_control",
    "{player}'s dead stones at {at} come off and go into {opponent}'s lid: the opponent "
    "controls those points in the analysis position."};

// Terms of the score. `what` is the term's word; in zi Black alone is counted.
inline constexpr MessageTemplate receives{
    "receives",
    "{player} receives {points|point|points} for {what}{clause? ({clause})} "
    "and has {total}."};
inline constexpr MessageTemplate loses{
    "loses", "{player} loses {points|point|points} for {what}{clause? ({clause})} and has {total}."};
inline constexpr MessageTemplate receives_zi{
    "receives_zi",
    "{player} receives {points|point|points} for {what}{clause? ({clause})}: "
    "{zi} zi {change} for Black, who has {total} left."};
inline constexpr MessageTemplate loses_zi{
    "loses_zi",
    "{player} loses {points|point|points} for {what}{clause? ({clause})}: "
    "{zi} zi {change} for Black, who has {total} left."};

// Area, points and zi.
inline constexpr MessageTemplate stones_stand{
    "stones_stand",
    "{stones|stone|stones} of {player} {stones#stands|stand} on the board: {total} with them."};
inline constexpr MessageTemplate territory_has{
    "territory_has", "{player}'s territory {at} has {points|point|points}: {total}."};
inline constexpr MessageTemplate fills_small{
    "fills_small", "{player} fills their small territories at {at}; those stones will be counted."};
inline constexpr MessageTemplate fills_region{"fills_region",
                                              "{player} fills {at}; those stones will be counted."};
inline constexpr MessageTemplate makes_tens{
    "makes_tens",
    "{player}{taken_up? takes up {taken_up}}{taken_up?{filled? and}}{filled? fills {filled}}"
    "{left? leaves {left}}: a territory of {points}{sides?, {sides}}, together {total}."};
inline constexpr MessageTemplate half_of_shared{
    "half_of_shared", "Half of {points|shared point|shared points} is Black's ({at}): {total}."};
inline constexpr MessageTemplate less_half{
    "less_half", "Black's {before} {unit} less half of the board, {half}, leave {total}."};
inline constexpr MessageTemplate old_threshold{
    "old_threshold",
    "By the old wording Black needs {threshold} stones: {half}, {owed} for komi, and one more. "
    "By that Black's {stones} stones would have {outcome}; the score says otherwise."};
inline constexpr MessageTemplate clears_white{"clears_white",
                                              "White's stones are cleared off to White's bowl: {at}."};
inline constexpr MessageTemplate fills_territory{
    "fills_territory", "{player} fills their territory with {stones|stone|stones} at {at}."};
inline constexpr MessageTemplate ten{"ten", "Ten number {number}: {at}; {total}."};
inline constexpr MessageTemplate singles{"singles", "{stones|single stone|single stones}: {at}; {total}."};
inline constexpr MessageTemplate has_the_rest{
    "has_the_rest",
    "{player} has the rest: the board's {board|point|points} less {counted}"
    "{shared? and {shared} that nobody has} is {points}."};

// Filling in.
inline constexpr MessageTemplate fills_prisoners{
    "fills_prisoners",
    "{player} fills {stones|stone|stones} from their lid into {opponent}'s territory at {at}."};
inline constexpr MessageTemplate finds_no_room{
    "finds_no_room",
    "{stones|stone|stones} in {player}'s lid {stones#finds|find} no room in {opponent}'s "
    "territory: {stones|point|points} for {player}."};
inline constexpr MessageTemplate moves_stones{
    "moves_stones",
    "{player} moves {stones|stone|stones} from {from} to {at}: a territory of {points}"
    "{sides?, {sides}}."};
inline constexpr MessageTemplate has_empty{
    "has_empty", "{player} has {points|empty point|empty points} at {at}{sides?, {sides}}: {total}."};
inline constexpr MessageTemplate white_passes_once_more{
    "white_passes_once_more",
    "Black moved last, so that White passes once more: one white stone goes from "
    "White's bowl into Black's lid."};
inline constexpr MessageTemplate black_played_last{
    "black_played_last", "Black played last: one white stone goes from White's bowl into Black's lid."};
inline constexpr MessageTemplate adds_stones_used{
    "adds_stones_used",
    "To count area, {player} adds all {stones|stone|stones} that they have used: {total}."};
inline constexpr MessageTemplate adds_for_handicap{
    "adds_for_handicap",
    "For the moves that the handicap took from White, White's area gains {points}: {total}."};
inline constexpr MessageTemplate restores{
    "restores",
    "The scoring position is restored from the analysis position:{taken_up? {taken_up} taken up}"
    "{black?{taken_up?;} Black put back at {black}}"
    "{white?{taken_up,black?;} White put back at {white}}."};

// The fill-in with 180 stones a side.
inline constexpr MessageTemplate returns_stones{
    "returns_stones",
    "All stones taken or handed over go back to their owners' bowls: {black} for Black and "
    "{white} for White, 180 each with those on the board."};
inline constexpr MessageTemplate lets_komi_in{
    "lets_komi_in",
    "Black lets {stones|white stone|white stones} into their territory at {at}, which is "
    "{points} points for White."};
inline constexpr MessageTemplate fills_shared{"fills_shared",
                                              "{player} fills their half of the shared points at {at}."};
inline constexpr MessageTemplate stones_left_over{
    "stones_left_over",
    "{stones|stone|stones} of {opponent} left over {stones#goes|go} into {player}'s "
    "space at {at}, two points each: {total}."};
inline constexpr MessageTemplate stays_empty{
    "stays_empty",
    "{points|point|points} of {player}'s space {points#stays|stay} empty at {at}, one point "
    "each: {total}."};

// A player as a fact: "B" or "W".
inline Argument who(Color player, std::string_view as = "player") {
    return fact(as, std::string(1, letter(player)), std::string(name(player)));
}

}  // namespace shinpan::go::counting
