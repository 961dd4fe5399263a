#include "go/rules/legality.hpp"

namespace shinpan::inline go {
namespace {

Refusal refusal(const Ruleset& rules, Why why, Color mover, Point at, std::string_view clause) {
    return {.why = why,
            .by = mover,
            .at = at,
            .clause = clause,
            .consequence = rules.illegal_play.is.then,
            .until = rules.illegal_play.is.until};
}

// When an earlier position has the hash of the one that the play would make.
[[gnu::noinline]] std::optional<Refusal> repeated(const Ruleset& rules, const Board& now,
                                                  const History& history, Color mover, Point at,
                                                  const Effect& effect) {
    for (const Rule<Repetition>* ban : {&rules.repetition, &rules.second_repetition}) {
        const auto earlier = history.repeats(ban->is, now, mover, at, effect);
        if (!earlier) continue;
        Refusal refused = refusal(rules, Why::repetition, mover, at, ban->clause);
        refused.repeats_move = *earlier;
        return refused;
    }
    return {};
}

}  // namespace

std::optional<Refusal> forbidden(const Ruleset& rules, const Board& now, const History& history, Color mover,
                                 Point at) {
    if (!now.contains(at)) return refusal(rules, Why::off_board, mover, at, rules.empty_point);
    if (now.at(at) != Color::empty) return refusal(rules, Why::occupied, mover, at, rules.empty_point);

    const Effect effect = now.effect(mover, at);
    if (forbids(rules.self_capture.is, effect.given_up))
        return refusal(rules, Why::self_capture, mover, at, rules.self_capture.clause);
    if (history.may_repeat(rules.repetition.is, mover, effect.hash) ||
        history.may_repeat(rules.second_repetition.is, mover, effect.hash))
        return repeated(rules, now, history, mover, at, effect);
    return {};
}

}  // namespace shinpan::go
