#include "referee/report/outlook.hpp"

#include "analysis/confirm/precedent.hpp"
#include "go/rulesets/registry.hpp"
#include "go/score/control.hpp"
#include "go/table/game_result.hpp"
#include "referee/proof/confirmed.hpp"
#include "referee/proof/unjudged_replay.hpp"
#include "referee/report/notes.hpp"

#include <algorithm>

namespace shinpan::inline referee {
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
        const auto same = [&](const Entry& entry) { return entry.by == by; };
        auto entry = std::find_if(entries_.begin(), entries_.end(), same);
        if (entry == entries_.end()) {
            const auto value = [&](Color first) { return play_on_.value(by, first, limits(by, nodes_)); };
            entries_.push_back({by, {value(Color::black), value(Color::white)}});
            entry = std::prev(entries_.end());
        }
        return entry->values;
    }

private:
    struct Entry {
        PlayedBy by;
        std::array<Solution, 2> values;
    };
    PlayOn play_on_;
    std::uint64_t nodes_;
    std::vector<Entry> entries_{};
};

// The count when both pass at once.
class Left {
public:
    Left(const Record& record, int moves, const Position& position)
        : record_(record), moves_(moves), position_(position) {}

    void count(Outlook& outlook) {
        const Ruleset& rules = *outlook.rules;
        Finish finish{position_};
        HalfPoints ruled;
        if (has_confirmation(rules)) {
            const ConfirmedPosition& found = confirmed(rules.ko_pass.is);
            finish.dead = found.settled.removed;
            finish.seki = found.settled.seki;
            outlook.removal_clause = rules.ko_pass.clause;
            outlook.untried = found.taken_to_live.size();
            if (!unsettled(found.chains).empty()) return;
        } else if (rules.precedents.is != Precedents::none) {
            ruled = apply_precedents(rules, finish, outlook);
        }
        if (rules.removal.is == Removal::by_control) finish.analysis = position_;
        outlook.left = score(rules, finish).margin() + ruled;
    }

private:
    // What they give Black beside the count.
    HalfPoints apply_precedents(const Ruleset& rules, Finish& finish, Outlook& outlook) {
        HalfPoints ruled;
        for (const Precedent& one : precedents_in(position_, confirmed(KoPass::every_ko).chains)) {
            outlook.removal_clause = rules.precedents.clause;
            if (one.shape == PrecedentShape::bent_four_in_the_corner) finish.dead |= one.chain->stones;
            const HalfPoints counted = points(points_of(one, rules.precedents.is));
            ruled += position_.at(*one.chain->stones.begin()) == Color::black ? counted : -counted;
        }
        return ruled;
    }

    const ConfirmedPosition& confirmed(KoPass ko_pass) {
        auto& known = confirmed_[static_cast<std::size_t>(ko_pass)];
        if (!known) known = confirm_position(record_, moves_, ko_pass);
        return *known;
    }

    const Record& record_;
    int moves_;
    const Position& position_;
    std::array<std::optional<ConfirmedPosition>, 3> confirmed_{};  // by KoPass
};

std::string margin_text(std::optional<HalfPoints> margin) {
    return margin ? to_text(result_of_count(*margin, Tie::draw, 0)) : "?";
}

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
    if (outlook.untried > 0)
        return " (" + std::string(outlook.removal_clause) + "; " +
               counted(outlook.untried, "stone", "stones") + " beside open space not tried)";
    if (!outlook.removal_clause.empty()) return in_brackets(outlook.removal_clause);
    if (outlook.ko_rule_alone) return " (the ko rule alone)";
    if (outlook.played) return "";
    const bool is_settled_by_play =
        outlook.rules->button.is != Button::none || outlook.rules->pass_cost.is != PassCost::none;
    if (is_settled_by_play) return " (not searched)";
    return outlook.rules->removal.is == Removal::by_estimate ? " (by estimate)" : " (by agreement)";
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
    Left left(record, moves, position);
    std::vector<Outlook> outlooks;
    for (const Ruleset* rules : all_rulesets()) {
        if (!rules->variant_of.empty()) continue;
        Outlook outlook{.rules = rules};
        left.count(outlook);
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

}  // namespace shinpan::referee
