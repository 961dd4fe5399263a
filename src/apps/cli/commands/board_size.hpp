// The size of a board as people write it on a command line.
#pragma once

#include "go/board/point.hpp"

#include <optional>
#include <string>

namespace shinpan::inline apps::cli {

// "9" or "13x9", columns first, from 1 to 52 lines a side; nothing for other words.
std::optional<Size> board_size_in(const std::string& words);

}  // namespace shinpan::apps::cli
