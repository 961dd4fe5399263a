// Written: a file of another program, and what of the event it cannot say.
#pragma once

#include "base/diagnostic.hpp"

#include <string>
#include <vector>

namespace shinpan::tournament {

struct Written {
    std::string text{};
    std::vector<Diagnostic> warnings{};

    void warn(std::string what) {
        warnings.push_back({.severity = Severity::warning, .what = std::move(what)});
    }
};

}  // namespace shinpan::tournament
