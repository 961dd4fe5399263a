// BadInput: what is wrong with a text from outside, and where.
#pragma once

#include "base/message.hpp"

#include <string>
#include <utility>

namespace shinpan {

// Lines and columns count from 1, columns in bytes; 0 where the place is unknown or the whole text is meant.
// `what` says what is wrong and, where it helps, what to do; it has no final full stop. `remark` is the same
// as kind and facts, for other languages and for tests; its kind is empty where neither asks which it is.
struct BadInput {
    int line = 0;
    int column = 0;
    std::string what;
    Message remark{};

    friend bool operator==(const BadInput& a, const BadInput& b) {
        return a.line == b.line && a.column == b.column && a.what == b.what;
    }
};

inline BadInput bad_input(int line, int column, Message remark) {
    std::string what = in_english(remark);
    return {line, column, std::move(what), std::move(remark)};
}

}  // namespace shinpan
