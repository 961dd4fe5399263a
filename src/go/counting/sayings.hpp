// What a count says of its steps: every kind of remark, with its facts in the English text. Points stand in
// lists such as "C3, E3, A2-D2"; numbers that may hold a fraction are texts such as "184.25".
#pragma once

#include "base/remark.hpp"
#include "go/board/color.hpp"

namespace shinpan::counting {

inline constexpr Saying dead_to_bowl{"dead_to_bowl",
                                     "{player}'s dead stones at {at} come off and go back to his bowl."};
inline constexpr Saying dead_to_lid{"dead_to_lid",
                                    "{player}'s dead stones at {at} come off and go into {opponent}'s lid."};
inline constexpr Saying dead_by_control{
    "dead_by_control",
    "{player}'s dead stones at {at} come off and go into {opponent}'s lid: the opponent "
    "controls those points in the analysis position."};

// Terms of the score. `what` is the term's word; in zi Black alone is counted.
inline constexpr Saying receives{"receives",
                                 "{player} receives {points|point|points} for {what}{clause? ({clause})} "
                                 "and has {total}."};
inline constexpr Saying loses{
    "loses", "{player} loses {points|point|points} for {what}{clause? ({clause})} and has {total}."};
inline constexpr Saying receives_zi{"receives_zi",
                                    "{player} receives {points|point|points} for {what}{clause? ({clause})}: "
                                    "{zi} zi {change} for Black, who has {total} left."};
inline constexpr Saying loses_zi{"loses_zi",
                                 "{player} loses {points|point|points} for {what}{clause? ({clause})}: "
                                 "{zi} zi {change} for Black, who has {total} left."};

// Area, points and zi.
inline constexpr Saying stones_stand{
    "stones_stand",
    "{stones|stone|stones} of {player} {stones#stands|stand} on the board: {total} with them."};
inline constexpr Saying territory_has{"territory_has",
                                      "{player}'s territory {at} has {points|point|points}: {total}."};
inline constexpr Saying fills_small{
    "fills_small", "{player} fills his small territories at {at}; those stones will be counted."};
inline constexpr Saying fills_region{"fills_region", "{player} fills {at}; those stones will be counted."};
inline constexpr Saying makes_tens{
    "makes_tens",
    "{player}{taken_up? takes up {taken_up}}{taken_up?{filled? and}}{filled? fills {filled}}"
    "{left? leaves {left}}: a territory of {points}{sides?, {sides}}, together {total}."};
inline constexpr Saying half_of_shared{
    "half_of_shared", "Half of {points|shared point|shared points} is Black's ({at}): {total}."};
inline constexpr Saying less_half{"less_half",
                                  "Black's {before} {unit} less half of the board, {half}, leave {total}."};
inline constexpr Saying old_threshold{
    "old_threshold",
    "The old words ask {threshold} stones of Black: {half}, {owed} for komi, and one more. "
    "By them his {stones} stones would have {outcome}; the score says otherwise."};
inline constexpr Saying clears_white{"clears_white", "White's stones are cleared off to his bowl: {at}."};
inline constexpr Saying fills_territory{"fills_territory",
                                        "{player} fills his territory with {stones|stone|stones} at {at}."};
inline constexpr Saying ten{"ten", "Ten number {number}: {at}; {total}."};
inline constexpr Saying singles{"singles", "{stones|single stone|single stones}: {at}; {total}."};
inline constexpr Saying has_the_rest{"has_the_rest",
                                     "{player} has the rest: the board's {board|point|points} less {counted}"
                                     "{shared? and {shared} that nobody has} is {points}."};

// Filling in.
inline constexpr Saying fills_prisoners{
    "fills_prisoners",
    "{player} fills {stones|stone|stones} from his lid into {opponent}'s territory at {at}."};
inline constexpr Saying finds_no_room{
    "finds_no_room",
    "{stones|stone|stones} in {player}'s lid {stones#finds|find} no room in {opponent}'s "
    "territory: {stones|point|points} for {player}."};
inline constexpr Saying moves_stones{
    "moves_stones",
    "{player} moves {stones|stone|stones} from {from} to {at}: a territory of {points}"
    "{sides?, {sides}}."};
inline constexpr Saying has_empty{
    "has_empty", "{player} has {points|empty point|empty points} at {at}{sides?, {sides}}: {total}."};
inline constexpr Saying white_passes_once_more{
    "white_passes_once_more",
    "Black moved last, so that White passes once more: one white stone goes from "
    "White's bowl into Black's lid."};
inline constexpr Saying black_played_last{
    "black_played_last", "Black played last: one white stone goes from White's bowl into Black's lid."};
inline constexpr Saying adds_stones_used{
    "adds_stones_used", "To count area, {player} adds all {stones|stone|stones} that he has used: {total}."};
inline constexpr Saying adds_for_handicap{
    "adds_for_handicap",
    "For the moves that the handicap took from him, White adds {points} to his area: "
    "{total}."};
inline constexpr Saying restores{
    "restores",
    "The scoring position is restored from the analysis position:{taken_up? {taken_up} taken up}"
    "{black?{taken_up?;} Black put back at {black}}"
    "{white?{taken_up,black?;} White put back at {white}}."};

// The fill-in with 180 stones a side.
inline constexpr Saying returns_stones{
    "returns_stones",
    "All stones taken or handed over go back to their owners' bowls: {black} for Black and "
    "{white} for White, 180 each with those on the board."};
inline constexpr Saying lets_komi_in{
    "lets_komi_in",
    "Black lets {stones|white stone|white stones} into his territory at {at}, which is "
    "{points} points for White."};
inline constexpr Saying fills_shared{"fills_shared", "{player} fills his half of the shared points at {at}."};
inline constexpr Saying stones_left_over{
    "stones_left_over",
    "{stones|stone|stones} of {opponent} left over {stones#goes|go} into {player}'s "
    "space at {at}, two points each: {total}."};
inline constexpr Saying stays_empty{
    "stays_empty",
    "{points|point|points} of {player}'s space {points#stays|stay} empty at {at}, one point "
    "each: {total}."};

// A player as a fact: "B" or "W".
inline Fact who(Color player, std::string_view as = "player") {
    return fact(as, std::string(1, letter(player)), std::string(name(player)));
}

}  // namespace shinpan::counting
