// What a file of rules can have wrong beyond its single values, and where.
#pragma once

#include "base/message.hpp"
#include "go/rules/ruleset.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline formats::rulefile {

// The key at which values contradict each other or a name is not free, and what to do. Where the file does
// not say it, the other key is at fault.
struct Contradiction {
    std::string key;
    Message what;
    std::string other_key{};
};

std::optional<Contradiction> contradiction_in(const Ruleset&);

// The column in bytes of a column in characters; both count from 1, the line too. 0 for a place outside the
// text.
int byte_column(std::string_view text, int line, int column);

}  // namespace shinpan::formats::rulefile
