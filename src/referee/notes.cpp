#include "referee/notes.hpp"

#include "referee/report.hpp"

namespace shinpan {
namespace {

BadInput note(std::string what) {
    return {0, 0, std::move(what)};
}

std::string_view what_was_agreed(EventKind kind) {
    if (kind == EventKind::undo_asked || kind == EventKind::undo_granted) return "the taking back of moves";
    if (kind == EventKind::resume) return "the resumption";
    if (kind == EventKind::no_result_agreed) return "the agreement on no result";
    if (kind == EventKind::both_lose) return "the loss of both";
    return "the agreement on what is dead";
}

}  // namespace

std::string in_brackets(std::string_view clause) {
    return clause.empty() ? std::string() : " (" + std::string(clause) + ")";
}

std::string counted(int number, std::string_view noun, std::string_view plural) {
    return std::to_string(number) + " " + std::string(number == 1 ? noun : plural);
}

namespace {

std::string why_it_stands(const Refusal& refusal) {
    if (refusal.until == ClaimUntil::result_confirmed) return "both have confirmed the result";
    return std::string(name(other(refusal.by))) + " moved on";
}

}  // namespace

BadInput note_let_stand(const IllegalMove& illegal, Size size) {
    return {illegal.place.line, illegal.place.column,
            refusal_in_words(illegal, size) + "; " + why_it_stands(illegal.refusal) + ", so it stands" +
                in_brackets(illegal.consequence_clause)};
}

BadInput note_assumed_passes(int passes, const Ruleset& rules) {
    return note("the record stops before the game is over" + in_brackets(rules.ending.clause) + "; " +
                counted(passes, "pass is", "passes are") + " assumed");
}

BadInput note_surplus_passes(int passes) {
    return note(counted(passes, "pass comes", "passes come") + " after the end of the game and " +
                (passes == 1 ? "changes" : "change") + " nothing");
}

BadInput note_resumption(const Resumption& resumed) {
    std::string text = "play was resumed";
    if (is_stone(resumed.by)) text += " at " + std::string(name(resumed.by)) + "'s request";
    if (resumed.times > 1) text += ", the last of " + std::to_string(resumed.times) + " times";
    text += "; " + (resumed.moves == 0 ? "no move" : counted(resumed.moves, "move", "moves")) + " followed";
    if (resumed.agreed) text += ", then an agreement";
    else if (resumed.moves == 0) text += ", and no agreement: the dispute is open";
    return {resumed.place.line, resumed.place.column, text};
}

BadInput note_proposal_open(Color by) {
    return note(std::string(name(by)) + " proposed what is dead; the record holds no agreement on it");
}

BadInput note_left_aside(const Event& event, const Refusal& refusal, Place place) {
    return {place.line, place.column,
            std::string(what_was_agreed(event.kind)) +
                " is left aside: this ruleset has no room for it here" + in_brackets(refusal.clause)};
}

BadInput note_marks_left_aside(const Ruleset& rules) {
    const bool never = rules.removal.is == Removal::never;
    return note(std::string("the record marks dead stones; they stay: ") +
                (never ? "no stone comes off without play" : "play ended without an agreement on them") +
                in_brackets(never ? rules.removal.clause : rules.ending.is.end));
}

BadInput note_no_marks() {
    return note("the record marks no territory; no stone is taken off");
}

BadInput note_no_cause_for_no_result(const Ruleset& rules) {
    const bool may_be = rules.long_cycle.is == LongCycle::no_result_by_agreement ||
                        rules.long_cycle.is == LongCycle::no_result ||
                        rules.long_cycle.is == LongCycle::referee;
    return note(may_be ? "the record tells no result, but no position came back" +
                             in_brackets(rules.long_cycle.clause)
                       : std::string("the record tells no result, which these rules do not know"));
}

BadInput note_removal_refused(const Ruleset& rules) {
    return note("no stone comes off without play" + in_brackets(rules.removal.clause) +
                "; ask for dead stones 'none', or play the game out");
}

BadInput note_komi(HalfPoints komi, int handicap) {
    return note("the record has no komi; the ruleset's " + to_text(komi) +
                (handicap >= 2 ? " for handicap games" : "") + " is taken");
}

BadInput note_open_dame(int dame, const Ruleset& rules) {
    return note(counted(dame, "neutral point was", "neutral points were") +
                " left open; groups beside them that could fill them and live keep their territory" +
                in_brackets(rules.seki.clause));
}

BadInput note_recurrence(Recurrence recurrence, const Ruleset& rules) {
    return note("the position after move " + std::to_string(recurrence.move) + " is that after move " +
                std::to_string(recurrence.earlier) + in_brackets(rules.long_cycle.clause));
}

BadInput note_last_stone(const Ruleset& rules) {
    return note("Black moved last, so White hands over one more stone" + in_brackets(rules.last_move.clause));
}

BadInput note_estimate(int percent) {
    return note("the dead stones are estimated (" + std::to_string(percent) + " %), not agreed");
}

}  // namespace shinpan
