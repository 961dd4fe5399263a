#include "referee/outlook.hpp"

#include "referee/confirmed.hpp"
#include "referee/free_replay.hpp"
#include "referee/notes.hpp"
#include "rulesets/registry.hpp"
#include "score/control.hpp"

#include <algorithm>

namespace shinpan {
namespace {

// Where stones alone count, own territory has to be filled, and only the shortest play comes to an end.
SolveLimits limits(const PlayedBy& by, std::uint64_t nodes) {
    const std::uint64_t all = by.rules.scoring.is == Scoring::stones ? nodes / 8 : nodes;
    return {.nodes = all, .line = false, .go_on = [all](std::uint64_t spent) { return spent < all; }};
}
constexpr std::uint32_t most_positions = 20'000;

// Where stones stand that can be taken, with the empty points beside them.
PointSet contested_points(const Position& position) {
    const PointSet standing = undisputed(position, open_enough);
    PointSet rest;
    for_each_point(position.size(), [&](Point p) {
        if (!standing.contains(p)) rest.insert(p);
    });
    PointSet contested;
    for_each_region(rest, position.size(), [&](const PointSet& region) {
        if (!(region - position.points(Color::empty)).empty()) contested |= region;
    });
    return contested;
}

// The values found so far: many rulesets share them.
class Values {
public:
    Values(const Position& position, std::uint64_t nodes)
        : play_on_(position, contested_points(position), most_positions), nodes_(nodes) {}

    std::array<Solution, 2> played(const PlayedBy& by) {
        const auto same = [&](const Known& known) { return known.by == by; };
        auto known = std::find_if(known_.begin(), known_.end(), same);
        if (known == known_.end()) {
            const auto value = [&](Color first) { return play_on_.value(by, first, limits(by, nodes_)); };
            known_.push_back({by, {value(Color::black), value(Color::white)}});
            known = std::prev(known_.end());
        }
        return known->values;
    }

private:
    struct Known {
        PlayedBy by;
        std::array<Solution, 2> values;
    };
    PlayOn play_on_;
    std::uint64_t nodes_;
    std::vector<Known> known_{};
};

// The count when both pass at once.
void count_as_left(Outlook& outlook, const Record& record, int moves, const Position& position) {
    Finish finish{position};
    if (has_confirmation(*outlook.rules)) {
        const ConfirmedPosition confirmed = confirm_position(record, moves, *outlook.rules);
        finish.dead = confirmed.settled.removed;
        finish.seki = confirmed.settled.seki;
        outlook.removal_clause = outlook.rules->ko_pass.clause;
    }
    if (outlook.rules->removal.is == Removal::by_control) finish.analysis = position;
    outlook.left = score(*outlook.rules, finish).margin();
}

std::string margin_text(HalfPoints margin) { return result_text(margin, Tie::draw, 0); }

std::string value_text(const Outlook& outlook, std::size_t first) {
    if (!outlook.played) return "-";
    const Solution& solution = (*outlook.played)[first];
    if (solution.is_exact()) return margin_text(*solution.low);
    return solution.endless ? "no end" : "?";
}

// What stands before the rulesets: the three values.
std::string values_text(const Outlook& outlook) {
    std::string text;
    for (std::string cell : {margin_text(outlook.left), value_text(outlook, 0), value_text(outlook, 1)}) {
        cell.resize(std::max<std::size_t>(cell.size() + 1, 8), ' ');
        text += cell;
    }
    return text;
}

std::string remark(const Outlook& outlook) {
    if (!outlook.removal_clause.empty()) return in_brackets(outlook.removal_clause);
    if (outlook.ko_rule_alone) return " (the ko rule alone)";
    if (outlook.played) return "";
    const bool is_settled_by_play = outlook.rules->button.is != Button::none ||
                                    outlook.rules->pass_cost.is != PassCost::none;
    return is_settled_by_play ? " (not searched)" : " (by agreement)";
}

// Words after an indent, in lines of customary length.
std::string wrapped(const std::vector<std::string>& words, std::size_t indent) {
    constexpr std::size_t width = 100;
    std::string text;
    std::size_t column = indent;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = words[i] + (i + 1 < words.size() ? "," : "");
        if (i > 0 && column + 1 + word.size() > width) {
            text += "\n" + std::string(indent, ' ');
            column = indent;
        } else if (i > 0) {
            text += " ";
            ++column;
        }
        text += word;
        column += word.size();
    }
    return text + "\n";
}

}  // namespace

std::vector<Outlook> every_outlook(const Record& record, int moves, std::uint64_t nodes) {
    const Game game = replayed(record, moves);
    const Position& position = game.board().position();
    Values values(position, nodes);
    std::vector<Outlook> outlooks;
    for (const Ruleset* rules : all_rulesets()) {
        if (!rules->variant_of.empty()) continue;
        Outlook outlook{.rules = rules};
        count_as_left(outlook, record, moves, position);
        if (const auto by = bound_by(*rules)) {
            outlook.played = values.played(*by);
            outlook.ko_rule_alone = by->ko_rule_alone;
        }
        outlooks.push_back(outlook);
    }
    return outlooks;
}

std::string outlook_table(const std::vector<Outlook>& outlooks) {
    std::string text = "Left    Played on, first to move:\n        Black   White\n";
    std::vector<std::string> seen;
    for (const Outlook& outlook : outlooks) {
        const std::string values = values_text(outlook);
        if (std::find(seen.begin(), seen.end(), values) != seen.end()) continue;
        seen.push_back(values);
        std::vector<std::string> names;
        for (const Outlook& other : outlooks)
            if (values_text(other) == values) names.push_back(std::string(other.rules->id) + remark(other));
        text += values + wrapped(names, values.size());
    }
    return text;
}

}  // namespace shinpan
