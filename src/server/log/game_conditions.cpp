#include "server/log/game_conditions.hpp"

#include "go/rules/handicap.hpp"
#include "go/rulesets/registry.hpp"

#include <charconv>
#include <cstdlib>
#include <optional>
#include <span>
#include <utility>
#include <vector>

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

// The words with one blank between each.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t blank = text.find(' '); blank != std::string_view::npos; blank = text.find(' ')) {
        words.push_back(text.substr(0, blank));
        text.remove_prefix(blank + 1);
    }
    words.push_back(text);
    return words;
}

constexpr std::size_t needed_words = 5;
constexpr std::string_view black_places_word = "handicap:free",
                           absence_begins = "absence:", delay_begins = "delay:";

// The number of a word that begins so; nothing of other words, and where it is not from 1 to `most`.
std::optional<int> number_after(std::string_view begins, std::string_view word, int most) {
    if (!word.starts_with(begins)) return {};
    const auto number = whole_number_in(word.substr(begins.size()));
    return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

// What may be agreed on besides, a word each; the first fault.
std::optional<BadInput> read_besides(std::span<const std::string_view> words, GameConditions& conditions) {
    for (const std::string_view word : words) {
        const auto absence = number_after(absence_begins, word, most_absence);
        const auto delay = number_after(delay_begins, word, most_delay);
        if (word == black_places_word && !conditions.black_places)
            conditions.black_places = true;
        else if (absence && conditions.absence == 0)
            conditions.absence = *absence;
        else if (delay && conditions.delay == 0)
            conditions.delay = *delay;
        else
            return BadInput{.what =
                                "conditions end with handicap:free, absence:SECONDS and delay:MOVES, not " +
                                std::string(word)};
    }
    return {};
}

// What is wrong with a handicap for that ruleset and board, or with who places it; nothing of what can be.
std::optional<BadInput> fault_of_handicap(const GameConditions& c) {
    const Placement placement = c.rules->handicap.is.placement;
    const auto fault = [](std::string what) { return BadInput{.what = std::move(what)}; };
    if (c.black_places && (c.handicap == 0 || placement != Placement::free))
        return fault("these conditions leave no handicap stones to Black");
    if (c.handicap == 0) return {};
    if (placement == Placement::none) return fault("this ruleset has no handicap games");
    const bool needs_places = placement != Placement::white_passes && !c.black_places;
    if (needs_places && customary_handicap(c.handicap, c.size, placement).empty())
        return fault("this board has no customary place for " + std::to_string(c.handicap) +
                     " handicap stones");
    return {};
}

}  // namespace

std::string to_text(const GameConditions& c) {
    std::string text = c.rules->id.data() + (' ' + std::to_string(c.size.cols)) + 'x' +
                       std::to_string(c.size.rows) + ' ' + to_text(c.komi) + ' ' +
                       std::to_string(c.handicap) + ' ' + to_text(c.clock);
    if (c.black_places) text += ' ' + std::string(black_places_word);
    if (c.absence > 0) text += ' ' + std::string(absence_begins) + std::to_string(c.absence);
    if (c.delay > 0) text += ' ' + std::string(delay_begins) + std::to_string(c.delay);
    return text;
}

Result<GameConditions, BadInput> game_conditions_in(std::string_view text) {
    const auto words = words_of(text);
    if (words.size() < needed_words)
        return bad("conditions are a ruleset, a size, komi, a handicap and a time control");
    const std::string_view ruleset = words[0], size = words[1], komi = words[2], handicap = words[3];
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
    conditions.handicap = *stones;
    auto control = time_control_in(words[4]);
    if (!control) return failure(std::move(control.error()));
    conditions.clock = *control;
    if (auto fault = read_besides(std::span(words).subspan(needed_words), conditions))
        return failure(std::move(*fault));
    if (auto fault = fault_of_handicap(conditions)) return failure(std::move(*fault));
    return conditions;
}

Game game_under(const GameConditions& c) {
    Conditions agreed{.komi = c.komi};
    if (c.handicap >= 2) agreed.handicap_komi = c.komi;
    return {*c.rules, c.size, agreed};
}

}  // namespace shinpan::server
