// The handles and texts of the C interface, freed by themselves.
#pragma once

#include <shinpan.h>

#include <algorithm>
#include <memory>
#include <string>

namespace capi_test {

template <auto free>
struct Free {
    template <class T>
    void operator()(T* what) const {
        free(what);
    }
};

using Game = std::unique_ptr<shinpan_game, Free<shinpan_game_free>>;
using Record = std::unique_ptr<shinpan_record, Free<shinpan_record_free>>;
using Sgf = std::unique_ptr<shinpan_sgf, Free<shinpan_sgf_free>>;

// What a text says; "NULL" for none.
inline std::string said(char* text) {
    if (text == nullptr) return "NULL";
    std::string copy(text);
    shinpan_free(text);
    return copy;
}

inline Game game(const char* rules, int cols, int rows, int komi_half = SHINPAN_KOMI_OF_RULES) {
    return Game(shinpan_game_new(rules, cols, rows, komi_half, nullptr));
}

// Applies events, a line each; the answer of the last one, or of the first that was refused.
inline int carry_out(shinpan_game* to, const std::string& lines) {
    int answer = SHINPAN_DONE;
    for (std::size_t at = 0; at < lines.size() && answer == SHINPAN_DONE;) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        answer = shinpan_game_apply(to, lines.substr(at, end - at).c_str(), nullptr);
        at = end + 1;
    }
    return answer;
}

}  // namespace capi_test
