// The brackets of a text in pairs, to find where a value ends whose own ']' have no backslash:
// "[see [A]) too]".
//
//   Brackets brackets(text);
//   brackets.partner(begin - 1);   // the ']' that makes the value's brackets pairs, and the file goes on
//
// Built in one pass over the text and one over its brackets; each question costs a search among these.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace shinpan::inline formats::sgf {

class Brackets {
public:
    static constexpr std::size_t none = 0xffffffff;

    explicit Brackets(std::string_view text);

    // The ']' that belongs to the '[' there, where the file goes on behind it as a file does.
    std::size_t partner(std::size_t bracket) const;

    // The first ']' from there on, with the file going on behind it, that belongs to no '[' from there on;
    // where there is no such one, the first that ends no property's value ("a :[ b]").
    std::size_t lone(std::size_t from) const;

    // Does a move, a setup or a game begin from there on and before the other place?
    bool holds_structure(std::size_t from, std::size_t to) const;

private:
    struct Bracket {
        std::uint32_t at;
        std::uint32_t partner = none;
        std::uint32_t lone = none;     // from here on
        std::uint32_t loose = none;    // from here on, the ']' behind the '[' of no name
        std::uint32_t structures = 0;  // before here
    };

    void collect(std::string_view);
    void pair(std::string_view);
    void find_lone(std::string_view);
    std::vector<Bracket>::const_iterator from(std::size_t) const;

    std::vector<Bracket> brackets_{};
};

// Does the text hold a node that begins with a move, ";B[dd]"?
bool holds_move(std::string_view);

// Where the move begins that a value ends in for want of its own ']', as "nice;W[cc" does; none if it does
// not.
std::size_t move_at_end(std::string_view value);

}  // namespace shinpan::formats::sgf
