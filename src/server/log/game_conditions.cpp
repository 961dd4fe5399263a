#include "server/log/game_conditions.hpp"

#include "go/rules/handicap.hpp"
#include "go/rulesets/registry.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>

namespace shinpan::server {
namespace {

constexpr int most_komi = 2 * max_side * max_side;  // points: either player could own the board twice

tl::unexpected<BadInput> bad(std::string what) { return failure(BadInput{.what = std::move(what)}); }

std::optional<int> whole_number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

std::optional<Size> size_in(std::string_view text) {
    const std::size_t by = text.find('x');
    if (by == std::string_view::npos) return {};
    const auto cols = whole_number_in(text.substr(0, by)), rows = whole_number_in(text.substr(by + 1));
    if (!cols || !rows || !is_playable(*cols, *rows)) return {};
    return Size{static_cast<std::uint8_t>(*cols), static_cast<std::uint8_t>(*rows)};
}

// "7", "7.5", "-0.5".
std::optional<HalfPoints> komi_in(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    if (is_negative) text.remove_prefix(1);
    const bool has_half = text.ends_with(".5");
    if (has_half) text.remove_suffix(2);
    const auto whole = whole_number_in(text);
    if (!whole || *whole < 0 || *whole > most_komi) return {};
    const HalfPoints komi = points(*whole) + HalfPoints{has_half ? 1 : 0};
    return is_negative ? -komi : komi;
}

// The ruleset with that id and no other name; null where no ruleset has it.
const Ruleset* ruleset_of_id(std::string_view id) {
    for (const Ruleset* const rules : all_rulesets())
        if (rules->id == id) return rules;
    return nullptr;
}

// The words with one blank between each; nothing where they are not as many.
std::optional<std::array<std::string_view, 5>> five_words(std::string_view text) {
    std::array<std::string_view, 5> words;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t end = text.find(' ');
        if ((end == std::string_view::npos) != (i + 1 == words.size())) return {};
        words[i] = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), words[i].size() + 1));
    }
    return words;
}

}  // namespace

std::string to_text(const GameConditions& c) {
    return c.rules->id.data() + (' ' + std::to_string(c.size.cols)) + 'x' + std::to_string(c.size.rows) +
           ' ' + to_text(c.komi) + ' ' + std::to_string(c.handicap) + ' ' + to_text(c.clock);
}

Result<GameConditions, BadInput> game_conditions_in(std::string_view text) {
    const auto words = five_words(text);
    if (!words) return bad("conditions are a ruleset, a size, komi, a handicap and a time control");
    const auto [ruleset, size, komi, handicap, clock] = *words;
    const Ruleset* const rules = ruleset_of_id(ruleset);
    if (rules == nullptr) return bad("there is no ruleset " + std::string(ruleset));
    GameConditions conditions{.rules = rules};
    const auto board = size_in(size);
    if (!board) return bad("a board has 1x1 to 52x52 points, not " + std::string(size));
    conditions.size = *board;
    const auto given = komi_in(komi);
    if (!given) return bad("komi is points or half points, not " + std::string(komi));
    conditions.komi = *given;
    const auto stones = whole_number_in(handicap);
    if (!stones || *stones < 0 || *stones == 1 || *stones > conditions.size.area())
        return bad("a handicap is 0, or 2 and more stones that have room, not " + std::string(handicap));
    const Placement placement = conditions.rules->handicap.is.placement;
    if (*stones > 0 && placement == Placement::none) return bad("this ruleset has no handicap games");
    if (*stones > 0 && placement != Placement::white_passes &&
        customary_handicap(*stones, conditions.size, placement).empty())
        return bad("this board has no customary place for " + std::string(handicap) + " handicap stones");
    conditions.handicap = *stones;
    auto control = time_control_in(clock);
    if (!control) return failure(std::move(control.error()));
    conditions.clock = *control;
    return conditions;
}

Game game_under(const GameConditions& c) {
    Conditions agreed{.komi = c.komi};
    if (c.handicap >= 2) agreed.handicap_komi = c.komi;
    return {*c.rules, c.size, agreed};
}

}  // namespace shinpan::server
