#include "formats/record/game_ends.hpp"

#include "formats/charset/guess.hpp"
#include "formats/record/sgf/scan.hpp"

#include <algorithm>
#include <array>

namespace shinpan::inline formats::sgf {
namespace {

constexpr std::size_t looked_ahead = 256;  // bytes that tell how a text goes on
constexpr std::size_t length_of_plain_move = 6;

// Does a game begin there that tells of itself first, as files do and variations do not?
bool begins_with_its_kind(std::string_view bytes, std::size_t at) {
    constexpr std::array<std::string_view, 6> first{"FF", "GM", "SZ", "CA", "AP", "PB"};
    at = skip_spaces(bytes, at + 1);
    if (at < bytes.size() && bytes[at] == ';') at = skip_spaces(bytes, at + 1);
    const std::string_view name = bytes.substr(at, end_of_name(bytes, at) - at);
    return std::find(first.begin(), first.end(), name) != first.end();
}

}  // namespace

std::optional<std::size_t> GameEnds::find(std::string_view bytes, bool are_all) {
    while (at_ < bytes.size() && !is_at_next_) {
        const bool moved = depth_ == 0 ? step_before_game(bytes, are_all) : step_in_game(bytes, are_all);
        if (!moved) return {};
    }
    if (!is_at_next_ && !are_all) return {};
    const std::size_t end = at_;
    *this = {};
    return end;
}

bool GameEnds::step_before_game(std::string_view bytes, bool are_all) {
    at_ = sgf::find(bytes, '(', at_);
    if (at_ == bytes.size()) return true;
    if (!are_all && bytes.size() - at_ < looked_ahead) return false;
    if (opens_game(bytes, at_)) {
        is_at_next_ = has_game_ && is_another_game(bytes);
        if (is_at_next_) return true;
        depth_ = 1;
    }
    ++at_;
    return true;
}

bool GameEnds::step_in_game(std::string_view bytes, bool are_all) {
    while (bytes.size() - at_ >= plain_move_read && is_plain_move(bytes.data() + at_))
        at_ += length_of_plain_move;
    if (at_ == bytes.size()) return true;
    switch (bytes[at_]) {
        case '[': return step_over_value(bytes, are_all);
        case '(': ++depth_; break;
        case ')': has_game_ = --depth_ == 0; break;
        default: break;
    }
    ++at_;
    return true;
}

// To behind the bracket after which the text goes on as a game does; others may be half of a character.
bool GameEnds::step_over_value(std::string_view bytes, bool are_all) {
    std::size_t end = end_of_value(bytes, at_ + 1);
    bool has_others = false;
    for (; end < bytes.size(); end = end_of_value(bytes, end + 1)) {
        if (!are_all && bytes.size() - end < looked_ahead) return false;
        if (goes_on(bytes, end + 1)) break;
        has_others = true;
    }
    if (end == bytes.size() && !are_all) return false;
    is_doubtful_ = is_doubtful_ || has_others;
    at_ = std::min(end + 1, bytes.size());
    return true;
}

bool GameEnds::is_another_game(std::string_view bytes) {
    is_doubtful_ = is_doubtful_ || !charset::is_utf8(bytes.substr(0, at_));
    return !is_doubtful_ || begins_with_its_kind(bytes, at_);
}

}  // namespace shinpan::formats::sgf
