// Where the games of an SGF file end, in bytes of any encoding that holds ASCII, before they are decoded.
// So each game can be read by itself, in its own encoding, while the rest of the file has not been read.
//
//   GameEnds ends;
//   if (const auto end = ends.find(bytes, false)) ...    // bytes.substr(0, *end) is the first game
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace shinpan::inline formats::sgf {

// In doubt two games stay together: what is cut off is read as well with what stands before it. Text
// between two games belongs to the first one.
class GameEnds {
public:
    // The end of the first game in the bytes, where another one begins behind it, or they end and are all
    // there are. Nothing where more bytes are needed: then asked again with the same bytes and more behind
    // them, it goes on where it stopped. After an end it begins anew.
    std::optional<std::size_t> find(std::string_view bytes, bool are_all);

private:
    bool step_before_game(std::string_view bytes, bool are_all);
    bool step_in_game(std::string_view bytes, bool are_all);
    bool step_over_value(std::string_view bytes, bool are_all);
    bool is_another_game(std::string_view bytes);

    std::size_t at_ = 0;
    std::size_t depth_ = 0;     // of parentheses
    bool has_game_ = false;     // that is whole
    bool is_at_next_ = false;   // another game begins at at_
    bool is_doubtful_ = false;  // brackets may be within values, or halves of characters
};

}  // namespace shinpan::formats::sgf
