// How large a line, a function, a file and a ruleset may be.
#pragma once

#include "source.hpp"

#include <vector>

namespace structure {

inline constexpr int max_line = 110;         // characters
inline constexpr int max_function = 60;      // lines, from its first word to its closing brace
inline constexpr int max_file = 500;         // lines
inline constexpr int max_ruleset_file = 59;  // lines

struct Function {
    int first_line;
    int last_line;
};

// The functions of a C++ file, member functions and test cases included, in order. Functions inside functions
// (lambdas) count as part of the outer one.
std::vector<Function> functions_of(const Source&);

std::vector<Violation> too_large(const Source&);

}  // namespace structure
