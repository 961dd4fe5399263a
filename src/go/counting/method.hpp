// Counting methods, each named after what it does.
//
//   auto method = method_in("half_count");
//   if (!method) return method.error().what;   // lists what there is
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace shinpan::inline go {

enum class Method : std::uint8_t {
    as_it_stands,       // every term of the score, as the board stands
    half_count,         // one player's stones and territory in zi, against half the board
    fill_by_tens,       // the board cleared of White, Black's area filled and lifted off in tens
    smaller_side,       // the smaller area is counted; the rest is the other's
    fill_prisoners,     // prisoners filled into their owner's territory, which is then arranged and counted
    pass_stone_fill,    // the same with pass stones, so that territory and area agree
    extra_stone_fill,   // the same without arranging; one stone more where Black moved last
    fixed_stones_fill,  // exactly 180 stones a side, all filled in
    two_positions,      // what the analysis position shows to be dead comes off; then fill and count
};

std::span<const Method> all_methods();

// "half_count", ...
std::string_view word_of(Method);

// What it does, in one line for a list.
std::string_view summary(Method);

// Hyphens and blanks for underscores and another case make no difference.
Result<Method, BadInput> method_in(std::string_view);

}  // namespace shinpan::go
