// What the specification of GTP version 2 (draft 2) asks of an engine, a row a rule: commands, and the
// responses that they must have; and what front ends ask of commands that they have added to it.
#pragma once

#include <span>
#include <string_view>

namespace conformance {

// A line `(pause)` among the commands waits before the next is sent. `expected`: a response a line, without
// the empty line that ends it. '*' stands for any text, line feeds too.
struct Row {
    std::string_view id;
    std::string_view rule;
    std::string_view commands;
    std::string_view expected;
    std::string_view needs = {};  // a command; the rule is for engines that know it
};

inline constexpr std::string_view pause_line = "(pause)\n";

std::span<const Row> rows();

}  // namespace conformance
