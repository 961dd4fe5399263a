#include "tournament/report/evidence_words.hpp"

#include "base/message.hpp"
#include "base/text.hpp"
#include "referee/report/report.hpp"
#include "tournament/report/evidence_messages.hpp"
#include "tournament/report/step_words.hpp"

namespace shinpan::tournament {
namespace {

std::string name_of(const Ruleset* rules) { return rules ? std::string(rules->name) : "?"; }

Argument player(std::string_view key, Color color) {
    return fact(key, std::string(1, letter(color)), name(color));
}

// "B4, 7 stones": one of the stones, and how many they are.
std::vector<Argument> group(Color color, const PointNames& stones) {
    return {player("color", color), fact("at", stones.empty() ? "?" : stones.front()),
            fact("stones", static_cast<int>(stones.size()))};
}

std::string_view english_of(GroupGrade grade) {
    switch (grade) {
        case GroupGrade::lives: return "alive, proven";
        case GroupGrade::dead: return "dead, proven";
        case GroupGrade::unsettled: return "goes to whoever moves first, proven";
        case GroupGrade::ko_dependent: return "depends on a ko, found by search";
        case GroupGrade::agreed_dead: return "dead, agreed by both";
        case GroupGrade::agreed_alive: return "alive, agreed by both";
        case GroupGrade::estimated: return "estimated";
        case GroupGrade::waits: return "may go either way, estimated";
    }
    return {};
}

std::string grade_in_words(const GroupGraded& graded) {
    const bool is_estimate = graded.grade == GroupGrade::estimated || graded.grade == GroupGrade::waits;
    std::string words(english_of(graded.grade));
    if (graded.grade == GroupGrade::estimated) words = (graded.is_dead ? "dead, " : "alive, ") + words;
    return is_estimate ? words + ", " + std::to_string(graded.confidence / 10) + " % sure" : words;
}

// Says each kind by its values.
struct Saying {
    Message operator()(const GameConditions& laid) const {
        return {found_words::conditions,
                {fact("rules", name_of(laid.rules)), fact("komi", to_text(laid.komi))}};
    }
    Message operator()(const RecordReplayed& replayed) const {
        return {found_words::replayed, {fact("moves", replayed.moves)}};
    }
    Message operator()(const MoveRefused& refused) const {
        return {found_words::refused,
                {fact("move", refused.move), fact("point", refused.point),
                 fact("reason", std::string(word_of(refused.reason)),
                      std::string(reason_in_words(refused.reason))),
                 fact("clause", refused.clause)}};
    }
    Message operator()(const OtherRules& other) const {
        return {found_words::other_rules, {fact("rules", name_of(other.rules))}};
    }
    Message operator()(const OtherKomi& other) const {
        return {found_words::other_komi, {fact("komi", to_text(other.komi))}};
    }
    Message operator()(const EndLeftOut&) const { return {found_words::end_left_out}; }
    Message operator()(const CapturedBefore& captured) const {
        return {found_words::captured_before, {fact("black", captured.black), fact("white", captured.white)}};
    }
    Message operator()(const StepTaken& step) const {
        const std::string sentences = listed(
            step.says, " ", [&](EndingSaying saying) { return words_on(saying, step.passes, step.player); });
        return {
            found_words::step,
            {fact("says", sentences), fact("clause", step.clause), fact("now", step.is_now ? "now" : "")}};
    }
    Message operator()(const EndedWithoutResult& ended) const {
        return {found_words::no_result, {fact("clause", ended.clause)}};
    }
    Message operator()(const GroupGraded& graded) const {
        Message said{found_words::group, group(graded.color, graded.stones)};
        said.facts.push_back(fact("grade", grade_in_words(graded)));
        return said;
    }
    Message operator()(const DecidedByPrecedent& decided) const {
        const Color opponent = decided.color == Color::black ? Color::white : Color::black;
        const bool is_three = decided.shape == PrecedentShape::three_points_without_capturing;
        Message said{!is_three            ? found_words::bent_four
                     : decided.points > 0 ? found_words::three_points
                                          : found_words::three_points_seki,
                     group(decided.color, decided.stones)};
        said.facts.push_back(player("other", opponent));
        said.facts.push_back(fact("beside", decided.beside.empty() ? "?" : decided.beside.front()));
        said.facts.push_back(fact("chain", static_cast<int>(decided.beside.size())));
        said.facts.push_back(fact("points", decided.points));
        said.facts.push_back(fact("clause", decided.clause));
        return said;
    }
    Message operator()(const StonesDead& dead) const {
        return {found_words::dead, {fact("stones", listed(dead.stones, " "))}};
    }
};

}  // namespace

std::string words_on(const EvidenceLine& line) {
    if (const std::string* const words = std::get_if<std::string>(&line)) return *words;
    return in_english(std::visit(Saying{}, std::get<Found>(line)));
}

}  // namespace shinpan::tournament
