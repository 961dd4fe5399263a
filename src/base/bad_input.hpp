// BadInput: what is wrong with a text from outside, and where.
#pragma once

#include <string>

namespace shinpan {

// Lines and columns count from 1, columns in bytes; 0 where the place is unknown or the whole text is meant.
// `what` says what is wrong and, where it helps, what to do; it has no final full stop.
struct BadInput {
    int line = 0;
    int column = 0;
    std::string what;

    friend bool operator==(const BadInput&, const BadInput&) = default;
};

}  // namespace shinpan
