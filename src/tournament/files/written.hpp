// Written: a file of another program, and what of the event it cannot say.
#pragma once

#include "base/diagnostic.hpp"
#include "base/message.hpp"

#include <string>
#include <utility>
#include <vector>

namespace shinpan::tournament {

struct Written {
    std::string text{};
    std::vector<Diagnostic> warnings{};

    void warn(Message remark) {
        std::string what = in_english(remark);
        warnings.push_back(
            {.severity = Severity::warning, .what = std::move(what), .remark = std::move(remark)});
    }
};

}  // namespace shinpan::tournament
