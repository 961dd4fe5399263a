#include "apps/cli/commands/board_size.hpp"

#include "engines/gtp/protocol.hpp"

namespace shinpan::inline apps::cli {

std::optional<Size> board_size_in(const std::string& words) {
    const std::size_t by = words.find('x');
    const auto cols = gtp::whole_number_in(words.substr(0, by));
    const auto rows = by == std::string::npos ? cols : gtp::whole_number_in(words.substr(by + 1));
    if (!cols || !rows || !is_playable(*cols, *rows)) return {};
    return Size{static_cast<std::uint8_t>(*cols), static_cast<std::uint8_t>(*rows)};
}

}  // namespace shinpan::apps::cli
