// Lines: the line of each byte of a text.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

class Lines {
public:
    explicit Lines(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '\n') ends_.push_back(i);
    }

    // From 1.
    int line_of(std::size_t byte) const {
        return static_cast<int>(std::lower_bound(ends_.begin(), ends_.end(), byte) - ends_.begin()) + 1;
    }

private:
    std::vector<std::size_t> ends_{};
};

}  // namespace shinpan::tournament
