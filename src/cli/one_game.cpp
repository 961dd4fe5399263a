#include "cli/one_game.hpp"

#include "cli/terminal.hpp"

#include <utility>

namespace shinpan::cli {

std::optional<Record> one_game(const std::string& path, int number) {
    auto games = records_in(path, {});
    if (!games) {
        complain(path, games.error());
        return {};
    }
    const auto count = static_cast<int>(games->size());
    if (number < 1 || number > count) {
        complain(path,
                 {0, 0,
                  "has no game " + std::to_string(number) + "; its games are 1 to " + std::to_string(count)});
        return {};
    }
    auto& game = (*games)[static_cast<std::size_t>(number - 1)];
    if (!game) {
        complain(path, game.error());
        return {};
    }
    return *std::move(game);
}

}  // namespace shinpan::cli
