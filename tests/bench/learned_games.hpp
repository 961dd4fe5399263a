// Games of strong players that the bot's knowledge of good moves is learned from.
#pragma once

#include "go/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace shinpan {

class LearnedGames {
public:
    // All SGF files of the folder and those below, a file one game or more. Short records are no games.
    explicit LearnedGames(const std::filesystem::path& folder);

    std::size_t size() const { return games_.size(); }

    // Calls f for one of `every` plays, with the game as it was before it, of the games that are held out
    // (one in twenty, by the hash of their moves) or of the others.
    using PlaySeen = std::function<void(const Game&, const Event& play)>;
    void for_each_play(bool held_out, std::size_t every, std::uint64_t seed, const PlaySeen& f) const;

private:
    struct One {
        Size size;
        std::vector<Event> events;
        std::uint64_t hash;
    };

    std::vector<One> games_{};
};

}  // namespace shinpan
