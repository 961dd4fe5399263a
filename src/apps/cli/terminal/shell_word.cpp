#include "apps/cli/terminal/shell_word.hpp"

#include <algorithm>
#include <string_view>

namespace shinpan::inline apps::cli {
namespace {

// Bytes past ASCII are letters of some language.
bool is_plain(char c) {
    const bool is_letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
    return is_letter || (c & 0x80) != 0 || std::string_view("_-./:=,@%+").find(c) != std::string_view::npos;
}

}  // namespace

std::string shell_word(const std::string& word) {
    if (!word.empty() && std::all_of(word.begin(), word.end(), is_plain)) return word;
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

}  // namespace shinpan::apps::cli
