#include "go/counting/method.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace shinpan::inline go {
namespace {

constexpr Method methods[]{Method::as_it_stands,     Method::half_count,        Method::fill_by_tens,
                           Method::smaller_side,     Method::fill_prisoners,    Method::pass_stone_fill,
                           Method::extra_stone_fill, Method::fixed_stones_fill, Method::two_positions};

std::string plain(std::string_view word) {
    std::string text = lower(word);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '-' || c == ' '; }, '_');
    return text;
}

}  // namespace

std::span<const Method> all_methods() { return methods; }

std::string_view word_of(Method method) {
    switch (method) {
        case Method::as_it_stands: return "as_it_stands";
        case Method::half_count: return "half_count";
        case Method::fill_by_tens: return "fill_by_tens";
        case Method::smaller_side: return "smaller_side";
        case Method::fill_prisoners: return "fill_prisoners";
        case Method::pass_stone_fill: return "pass_stone_fill";
        case Method::extra_stone_fill: return "extra_stone_fill";
        case Method::fixed_stones_fill: return "fixed_stones_fill";
        case Method::two_positions: return "two_positions";
    }
    return {};
}

std::string_view summary(Method method) {
    switch (method) {
        case Method::as_it_stands: return "every term of the score, as the board stands";
        case Method::half_count:
            return "Black's territory in tens, then Black's stones, in zi against half the board";
        case Method::fill_by_tens:
            return "White's stones cleared, Black's area filled and lifted off in tens";
        case Method::smaller_side: return "the smaller area is counted, the rest is the other's";
        case Method::fill_prisoners: return "prisoners filled in, territory arranged and counted";
        case Method::pass_stone_fill: return "prisoners and pass stones filled in; territory and area agree";
        case Method::extra_stone_fill:
            return "as many stones of both colours on the board; empty points counted";
        case Method::fixed_stones_fill: return "exactly 180 stones a side, all filled in";
        case Method::two_positions: return "what the analysis position shows dead comes off; fill and count";
    }
    return {};
}

Result<Method, BadInput> method_in(std::string_view word) {
    for (Method method : methods)
        if (plain(word) == word_of(method)) return method;
    return failure(
        BadInput{0, 0,
                 "there is no counting method '" + std::string(utf8_head(word, 60)) +
                     "'; there are: " + listed(methods, ", ", [](Method m) { return word_of(m); })});
}

}  // namespace shinpan::go
