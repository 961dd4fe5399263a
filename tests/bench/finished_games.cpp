#include "bench/finished_games.hpp"

#include "base/hash.hpp"
#include "go/score/control.hpp"
#include "runner/game_record.hpp"
#include "runner/lines.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

namespace shinpan::bench {
namespace {

constexpr int open_enough = 8;  // points; no seki leaves so many

std::vector<std::string_view> spread(const std::vector<std::string_view>& lines, std::size_t sample) {
    if (sample == 0 || sample >= lines.size()) return lines;
    std::vector<std::string_view> some;
    for (std::size_t i = 0; i < sample; ++i) some.push_back(lines[i * lines.size() / sample]);
    return some;
}

}  // namespace

PointSet left_open(const Position& position, const PointSet& dead) {
    const Territory land = territory(without(position, dead));
    PointSet biggest;
    for_each_region(land.dame, position.size(), [&](const PointSet& region) {
        if (region.size() >= open_enough && region.size() > biggest.size()) biggest = region;
    });
    return biggest;
}

bool is_chosen_on(std::string_view id) { return (hash_of(id) & 1) == 0; }

std::vector<FinishedGame> finished_games(const std::string& path, std::size_t sample) {
    const auto text = runner::text_of(path);
    if (!text) throw runner::BadCase{text.error().what};
    std::vector<FinishedGame> games;
    for (const std::string_view line : spread(runner::split_lines(*text), sample)) {
        if (line.empty()) continue;
        const runner::json::value value =
            runner::json::parse(boost::json::string_view(line.data(), line.size()));
        const auto& fields = value.as_object();
        const runner::GameRecord record = runner::game_record(fields);
        if (!record.marks || !record.marks->give_result || !record.margin) continue;
        const Ruleset rules = runner::rules_in_words(record.rules);
        Game game = runner::start(rules, record);
        if (!replay(game, record.moves, [](const Event&) {})) continue;
        const std::string id = runner::text(runner::required(fields, "id"));
        games.push_back({.id = id,
                         .tier = runner::text(runner::required(fields, "tier")),
                         .rules = rules,
                         .finish = game.finish(),
                         .to_move = game.to_move(),
                         .dead = record.marks->removed[0] | record.marks->removed[1],
                         .territory = record.marks->territory,
                         .margin = *record.margin,
                         .chosen_on = is_chosen_on(id)});
    }
    return games;
}

}  // namespace shinpan::bench
