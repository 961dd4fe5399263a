// An explanation in plain words; declared in explain.hpp.
#include "referee/report/explain.hpp"

#include "go/rulesets/registry.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

std::string move_in_words(const Event& move, Size size) {
    const std::string who = name(move.by);
    if (move.kind == EventKind::pass) return who + " passes";
    if (move.kind == EventKind::button) return who + " takes the button";
    return who + " " + (contains(size, move.at) ? name(move.at, size) : "off the board");
}

std::string earlier_in_words(int move) {
    return move == 0 ? "at the start" : "after move " + std::to_string(move);
}

std::string board_in_words(const MoveFacts& facts, Size size) {
    std::string text;
    const auto say = [&](const std::string& line) { text += "  " + line + "\n"; };
    if (!facts.taken.empty())
        say("It takes " + counted(facts.taken.size(), "stone", "stones") + ": " + names(facts.taken, size) +
            ".");
    if (!facts.given_up.empty())
        say("It takes off " + counted(facts.given_up.size(), "stone", "stones") +
            " of its own side: " + names(facts.given_up, size) + ".");
    if (facts.chain > 0)
        say("Its chain has " + counted(facts.chain, "stone", "stones") + " and " +
            counted(facts.liberties, "liberty", "liberties") + ".");
    if (facts.ko)
        say("It is a ko: retaking at " + name(*facts.ko, size) +
            " at once would restore the position before.");
    return text;
}

std::string history_in_words(const MoveFacts& facts) {
    if (!facts.same_position) return "  The position after it is new in this game.\n";
    std::string text = "  These stones stood " + earlier_in_words(*facts.same_position);
    if (!facts.same_situation) return text + ", with the other player to move.\n";
    if (*facts.same_situation == *facts.same_position) return text + ", with the same player to move.\n";
    return text + ", and " + earlier_in_words(*facts.same_situation) + " with the same player to move.\n";
}

// Rulesets that say the same of a move.
struct Opinion {
    std::string words;
    std::vector<const MoveUnder*> rulesets;
};

std::string words_of(const MoveUnder& under, int number, Size size) {
    if (!under.illegal) return "Legal";
    const std::string move = refused_move_in_words(*under.illegal, size);
    if (under.illegal->move < number) return "Refused already before it: " + move;
    const std::string why = move.substr(move.find(": ") + 2);
    if (!under.stands) return "Refused: " + why;
    const bool confirmed = under.illegal->refusal.until == ClaimUntil::result_confirmed;
    return "Against the rules, but the " +
           std::string(confirmed ? "result was confirmed" : "opponent moved on") + ": " + why;
}

std::string ruleset_of(const MoveUnder& under) {
    return std::string(under.rules->id) + (under.illegal ? in_brackets(under.illegal->refusal.clause) : "");
}

std::vector<Opinion> opinions(const Explanation& told, Size size) {
    std::vector<Opinion> all;
    for (const Ruleset* rules : rulesets_known_first()) {
        const auto under = std::find_if(told.under.begin(), told.under.end(),
                                        [&](const MoveUnder& one) { return one.rules == rules; });
        if (under == told.under.end()) continue;
        const std::string words = words_of(*under, told.number, size);
        const auto same = std::find_if(all.begin(), all.end(),
                                       [&](const Opinion& opinion) { return opinion.words == words; });
        if (same == all.end())
            all.push_back({words, {&*under}});
        else
            same->rulesets.push_back(&*under);
    }
    return all;
}

// Each with its clause.
std::string rulesets_of(const Opinion& opinion, bool verbose) {
    std::string text;
    for (const MoveUnder* one : opinion.rulesets) {
        const auto is_base = [&](const MoveUnder* other) {
            return other->rules->id == one->rules->variant_of;
        };
        if (!verbose && std::any_of(opinion.rulesets.begin(), opinion.rulesets.end(), is_base)) continue;
        text += (text.empty() ? "" : ", ") + ruleset_of(*one);
    }
    return text;
}

}  // namespace

std::string in_words(const Explanation& told, Size size, bool verbose) {
    const MoveFacts& facts = told.facts;
    std::string text = "Move " + std::to_string(told.number) + " of " + std::to_string(told.moves) + ": " +
                       move_in_words(facts.move, size) + "\n";
    if (!facts.in_turn) text += "  It is the other player's turn.\n";
    if (!facts.is_possible)
        text += "  No stone can stand there: the point is occupied or off the board.\n";
    else if (facts.move.kind == EventKind::play)
        text += board_in_words(facts, size) + history_in_words(facts);
    const auto said = opinions(told, size);
    if (said.size() == 1) return text + "  " + said.front().words + " under every ruleset.\n";
    for (const Opinion& opinion : said)
        text += "  " + opinion.words + ":\n    " + rulesets_of(opinion, verbose) + "\n";
    return text;
}

}  // namespace shinpan::referee
