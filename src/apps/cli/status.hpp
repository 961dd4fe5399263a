// Exit statuses.
#pragma once

namespace shinpan::inline apps::cli {

inline constexpr int fine = 0;
inline constexpr int refused = 1;  // some record was refused: an illegal move, or it cannot be read
inline constexpr int wrong_usage = 2;
inline constexpr int interrupted = 130;  // by Ctrl-C, as shells say it

}  // namespace shinpan::apps::cli
