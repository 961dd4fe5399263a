#include "referee/report/notes.hpp"

#include "go/counting/words.hpp"
#include "referee/report/report.hpp"

#include <utility>

namespace shinpan::inline referee {
namespace {

std::string_view what_was_agreed(EventKind kind) {
    if (kind == EventKind::undo_asked || kind == EventKind::undo_granted) return "the taking back of moves";
    if (kind == EventKind::resume || kind == EventKind::resumed_by_ruling) return "the resumption";
    if (kind == EventKind::annulled) return "the annulment";
    if (kind == EventKind::status_ruled) return "the ruling on what is dead";
    if (kind == EventKind::no_result_agreed) return "the agreement on no result";
    if (kind == EventKind::both_lose) return "the loss of both";
    return "the agreement on what is dead";
}

std::string why_left_aside(Why why) {
    if (why == Why::arbiter_decided) return "an arbiter has decided since";
    if (why == Why::nothing_to_undo) return "there is nothing to take back here";
    return "this ruleset has no room for it here";
}

std::string why_it_stands(const Refusal& refusal) {
    if (refusal.until == ClaimUntil::result_confirmed) return "both have confirmed the result";
    return std::string(name(other(refusal.by))) + " moved on";
}

Diagnostic whole_game(std::string what) { return {Severity::note, {}, std::move(what)}; }

Diagnostic at(Place place, std::string what) { return {Severity::note, place, std::move(what)}; }

// One sentence for each kind of note.
class Sayer {
public:
    explicit Sayer(const Verdict& verdict) : verdict_(verdict), rules_(*verdict.rules) {}

    Diagnostic operator()(const Diagnostic& said) const { return said; }

    Diagnostic operator()(const LetStand& note) const {
        const IllegalMove& move = note.move;
        return at(move.place, refusal_in_words(move, verdict_.conditions.size) + "; " +
                                  why_it_stands(move.refusal) + ", so it stands" +
                                  in_brackets(move.consequence_clause));
    }

    Diagnostic operator()(const AssumedPasses& note) const {
        return whole_game("the record stops before the game is over" + in_brackets(rules_.ending.clause) +
                          "; " + counted(note.passes, "pass is", "passes are") + " assumed");
    }

    Diagnostic operator()(const SurplusPasses& note) const {
        return whole_game(counted(note.passes, "pass comes", "passes come") +
                          " after the end of the game and " + (note.passes == 1 ? "changes" : "change") +
                          " nothing");
    }

    Diagnostic operator()(const Resumption& resumed) const {
        std::string text = "play was resumed";
        if (is_stone(resumed.by)) text += " at " + std::string(name(resumed.by)) + "'s request";
        if (resumed.times > 1) text += ", the last of " + std::to_string(resumed.times) + " times";
        text +=
            "; " + (resumed.moves == 0 ? "no move" : counted(resumed.moves, "move", "moves")) + " followed";
        if (resumed.agreed)
            text += ", then an agreement";
        else if (resumed.moves == 0)
            text += ", and no agreement: the dispute is open";
        return at(resumed.place, std::move(text));
    }

    Diagnostic operator()(const OpenProposal& note) const {
        return whole_game(std::string(name(note.by)) +
                          " proposed what is dead; the record holds no agreement on it");
    }

    Diagnostic operator()(const AgreementLeftAside& note) const {
        return at(note.place, std::string(what_was_agreed(note.kind)) +
                                  " is left aside: " + why_left_aside(note.why) + in_brackets(note.clause));
    }

    Diagnostic operator()(const MarksLeftAside&) const {
        const bool never = rules_.removal.is == Removal::never;
        return whole_game(
            std::string("the record marks dead stones; they stay: ") +
            (never ? "no stone comes off without play" : "play ended without an agreement on them") +
            in_brackets(never ? rules_.removal.clause : rules_.ending.is.end));
    }

    Diagnostic operator()(const NoMarks&) const {
        return whole_game("the record marks no territory; no stone is taken off");
    }

    Diagnostic operator()(const NoCauseForNoResult&) const {
        const bool may_be = rules_.long_cycle.is == LongCycle::no_result_by_agreement ||
                            rules_.long_cycle.is == LongCycle::no_result ||
                            rules_.long_cycle.is == LongCycle::referee;
        return whole_game(may_be ? "the record tells no result, but no position came back" +
                                       in_brackets(rules_.long_cycle.clause)
                                 : std::string("the record tells no result, which these rules do not know"));
    }

    Diagnostic operator()(const RemovalRefused&) const {
        return whole_game(removal_refused_in_words(rules_));
    }

    Diagnostic operator()(const KomiOfRuleset&) const {
        return whole_game("the record has no komi; the ruleset's " + to_text(verdict_.conditions.komi) +
                          (verdict_.conditions.handicap >= 2 ? " for handicap games" : "") + " is taken");
    }

    Diagnostic operator()(const StoneForLastMove&) const {
        return whole_game("Black moved last, so White hands over one more stone" +
                          in_brackets(rules_.last_move.clause));
    }

    Diagnostic operator()(const OpenDame& note) const {
        return whole_game(
            counted(note.points, "neutral point was", "neutral points were") +
            " left open; groups beside them that could fill them and live keep their territory" +
            in_brackets(rules_.seki.clause));
    }

    Diagnostic operator()(const ToBeFilled&) const {
        return whole_game("territory that its owner has to fill before the end is not counted (estimated): " +
                          counting::listed(verdict_.estimate->to_be_filled, verdict_.conditions.size));
    }

    Diagnostic operator()(const EstimatedDead& note) const {
        return whole_game("the dead stones are estimated (" + std::to_string(note.percent) +
                          " %), not agreed");
    }

    Diagnostic operator()(const PositionRepeated& note) const {
        return whole_game("the position after move " + std::to_string(note.move) + " is that after move " +
                          std::to_string(note.earlier) + in_brackets(rules_.long_cycle.clause));
    }

private:
    const Verdict& verdict_;
    const Ruleset& rules_;
};

}  // namespace

std::string in_brackets(std::string_view clause) {
    return clause.empty() ? std::string() : " (" + std::string(clause) + ")";
}

std::string counted(int number, std::string_view noun, std::string_view plural) {
    return std::to_string(number) + " " + std::string(number == 1 ? noun : plural);
}

std::vector<Diagnostic> diagnostics_of(const Verdict& verdict) {
    std::vector<Diagnostic> all;
    all.reserve(verdict.notes.size());
    for (const Note& note : verdict.notes) all.push_back(std::visit(Sayer(verdict), note));
    return all;
}

std::string removal_refused_in_words(const Ruleset& rules) {
    return "no stone comes off without play" + in_brackets(rules.removal.clause) +
           "; ask for dead stones 'none', or play the game out";
}

}  // namespace shinpan::referee
