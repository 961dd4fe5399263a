#include "learned_games.hpp"

#include "analysis/playout/random.hpp"
#include "base/hash.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "go/rulesets/registry.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace shinpan {
namespace {

constexpr std::uint64_t held_out_of = 20;
constexpr std::size_t plays_at_least = 30;

std::vector<std::filesystem::path> records_below(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::uint64_t hash_of_moves(const std::vector<Event>& events) {
    Fnv1a hash;
    for (const Event& e : events) hash.add(e.at.index);
    return hash.value() >> 20;
}

}  // namespace

LearnedGames::LearnedGames(const std::filesystem::path& folder) {
    for (const auto& file : records_below(folder)) {
        std::ostringstream text;
        text << std::ifstream(file, std::ios::binary).rdbuf();
        const auto collection = sgf::read(text.str());
        if (!collection) continue;
        for (const auto& record : sgf::records(*collection))
            if (record && record->events.size() >= plays_at_least)
                games_.push_back({record->size, record->events, hash_of_moves(record->events)});
    }
}

void LearnedGames::for_each_play(bool held_out, std::size_t every, std::uint64_t seed,
                                 const PlaySeen& f) const {
    Random random(seed);
    for (const One& game : games_) {
        if ((game.hash % held_out_of == 0) != held_out) continue;
        Game now(*ruleset_called("chinese-practice").value(), game.size, {});
        for (const Event& e : game.events) {
            if (e.kind == EventKind::play && random.below(every) == 0) f(now, e);
            if (!now.apply(e)) break;
        }
    }
}

}  // namespace shinpan
