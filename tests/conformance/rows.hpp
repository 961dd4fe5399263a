// What the specification of GTP version 2 (draft 2) asks of an engine, a row a rule: commands, and the
// responses that they must have.
#pragma once

#include <span>
#include <string_view>

namespace conformance {

// `expected`: a response a line, without the empty line that ends it. '*' stands for any
// text, line feeds too.
struct Row {
    std::string_view id;
    std::string_view rule;
    std::string_view commands;
    std::string_view expected;
};

std::span<const Row> rows();

}  // namespace conformance
