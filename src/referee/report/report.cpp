#include "referee/report/report.hpp"

#include "referee/report/notes.hpp"

#include <algorithm>

namespace shinpan::inline referee {
namespace {

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

std::string right(const std::string& text, std::size_t width) {
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string line(std::string_view label, const std::string& text) {
    return "  " + padded(std::string(label), 11) + text + "\n";
}

std::string_view in_words(TextRead read) {
    switch (read) {
        case TextRead::text: return "after its text";
        case TextRead::excerpts: return "after excerpts of its text";
        case TextRead::description: return "after descriptions of it";
    }
    return {};
}

std::string with_blanks(std::string_view word) {
    std::string text(word);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string board_line(const RecordConditions& under) {
    return line("Board", std::to_string(under.size.cols) + "x" + std::to_string(under.size.rows) +
                             (under.handicap > 1 ? ", handicap " + std::to_string(under.handicap) : "") +
                             ", komi " + to_text(under.komi) +
                             (under.komi_recorded ? " (the record's)" : " (the ruleset's)"));
}

std::string term_lines(const Score& score, Color player) {
    std::string text;
    std::string label = player == Color::black ? "Black" : "White";
    for (const Term& term : score.terms) {
        if (term.player != player) continue;
        text += line(label, padded(with_blanks(word_of(term.what)), 16) + right(to_text(term.points), 7) +
                                "   " + std::string(term.clause));
        label.clear();
    }
    return text + line(label, padded("together", 16) + right(to_text(score.of(player)), 7));
}

std::string removed_line(const Verdict& verdict) {
    const Size board = verdict.conditions.size;
    const PointSet black = removed(verdict, Color::black);
    const PointSet white = removed(verdict, Color::white);
    std::string text;
    if (!black.empty()) text += "Black " + names(black, board);
    if (!white.empty()) text += (text.empty() ? "" : "; ") + ("White " + names(white, board));
    return text.empty() ? text : line("Dead", text);
}

std::string count_lines(const Verdict& verdict, const Counted& counted) {
    std::string text = removed_line(verdict);
    if (counted.seki && !counted.seki->empty())
        text += line("Seki", names(*counted.seki, verdict.conditions.size));
    for (Color player : {Color::black, Color::white}) text += term_lines(counted.score, player);
    return text;
}

std::string moves_line(const Verdict& verdict) {
    const auto stand = static_cast<int>(verdict.play.let_stand.size());
    if (verdict.legal() && stand > 0)
        return line("Moves", std::to_string(verdict.play.moves) + "; " + std::to_string(stand) +
                                 " against the rules, let stand");
    if (verdict.legal()) return line("Moves", std::to_string(verdict.play.moves) + ", all legal");
    return line("Moves", counted(verdict.play.moves, "legal move", "legal moves")) +
           line("Refused", refusal_in_words(*verdict.play.illegal, verdict.conditions.size)) +
           line("", consequence_in_words(*verdict.play.illegal));
}

std::string proven_line(const Verdict& verdict) {
    if (!verdict.estimate || !verdict.estimate->proof) return {};
    const ProofTaken& proof = *verdict.estimate->proof;
    return line("Proven", counted(proof.points, "point", "points") + " of " +
                              std::to_string(verdict.conditions.size.area()) + "; " +
                              with_blanks(word_of(proof.grade)));
}

std::string recorded_line(const Verdict& verdict) {
    if (verdict.recorded.text.empty()) return {};
    const RecordedResult& recorded = verdict.recorded;
    std::string_view agreement;
    if (recorded.agrees) agreement = *recorded.agrees ? ", the same" : ", which differs";
    if (recorded.has_unread_margin) agreement = ", the same winner; the margin cannot be read";
    return line("Recorded", recorded.text + std::string(agreement));
}

std::string in_words(const Diagnostic& said) {
    if (said.place.line == 0) return said.what;
    return "line " + std::to_string(said.place.line) + ": " + said.what;
}

}  // namespace

std::string_view reason_in_words(Why why) {
    switch (why) {
        case Why::off_board: return "not a point of the board";
        case Why::occupied: return "the point is occupied";
        case Why::self_capture: return "self-capture";
        case Why::repetition: return "repetition";
        case Why::out_of_turn: return "out of turn";
        case Why::game_over: return "the game is over";
        case Why::not_now: return "not possible at this stage";
        case Why::not_here: return "unknown to this ruleset";
        case Why::no_handicap: return "the ruleset has no handicap games";
        case Why::other_marks: return "other marks than those proposed";
        case Why::own_marks: return "one's own proposal";
        case Why::nothing_to_undo: return "nothing to take back";
        case Why::wrong_nigiri: return "the guess gives the other colour";
        case Why::captured_setup: return "a chain without liberties is set up";
        case Why::too_many_stones: return "no such handicap";
        case Why::arbiter_decided: return "an arbiter has decided since";
    }
    return {};
}

std::string ended_in_words(const Verdict& verdict) {
    return ended_without_clause(verdict) + in_brackets(verdict.end.clause);
}

std::string ended_without_clause(const Verdict& verdict) { return with_blanks(ended_word(verdict)); }

std::string refused_move_in_words(const IllegalMove& illegal, Size size) {
    const Refusal& refusal = illegal.refusal;
    std::string text = illegal.move > 0    ? "move " + std::to_string(illegal.move)
                       : illegal.after > 0 ? "after move " + std::to_string(illegal.after)
                                           : "before the first move";
    if (is_stone(refusal.by)) text += ", " + std::string(name(refusal.by));
    if (contains(size, refusal.at)) text += " " + name(refusal.at, size);
    text += ": " + std::string(reason_in_words(refusal.why));
    if (refusal.repeats_move) {
        const int earlier = *refusal.repeats_move;
        text += earlier == 0 ? " of the start" : " of the position after move " + std::to_string(earlier);
    }
    return text;
}

std::string refusal_in_words(const IllegalMove& illegal, Size size) {
    return refused_move_in_words(illegal, size) + in_brackets(illegal.refusal.clause);
}

std::string consequence_in_words(const IllegalMove& illegal) {
    if (illegal.refusal.why == Why::game_over) return "what comes after the end does not count";
    const auto by = std::string(name(illegal.refusal.by));
    const auto because = in_brackets(illegal.consequence_clause);
    const bool in_time = illegal.refusal.until == ClaimUntil::opponent_moves;
    const std::string condition = in_time ? ", if the opponent says so before they move" : "";
    switch (illegal.refusal.consequence) {
        case Consequence::refused:
            return (illegal.move > 0 ? "the move cannot be made" : "the game cannot go on from there") +
                   because;
        case Consequence::loses: return by + " loses the game" + because;
        case Consequence::pass: return "the stone comes off and the turn is lost" + condition + because;
        case Consequence::pass_with_stone:
            return "it counts as a pass, with the stone a pass costs" + condition + because;
        case Consequence::warned: return "the move is void and " + by + " is warned" + because;
        case Consequence::referee: return "the referee decides" + because;
    }
    return {};
}

std::string result_with_basis(const Verdict& verdict) {
    const std::string result = to_text(verdict.result);
    const auto& basis = verdict.result.basis;
    if (!basis) return result;
    if (*basis == Basis::estimated)
        return result + " (estimated, " + std::to_string(verdict.estimate->percent) + " %; not agreed)";
    return result + " (" + with_blanks(word_of(*basis)) + ")";
}

std::string report(const Verdict& verdict) {
    std::string text =
        line("Rules", std::string(verdict.rules->name) + " (" + std::string(verdict.rules->id) + "), " +
                          std::string(in_words(verdict.rules->read)));
    text += board_line(verdict.conditions);
    text += moves_line(verdict);
    text += line("Ended", ended_in_words(verdict));
    if (const Counted* counted = verdict.counted()) text += count_lines(verdict, *counted);
    text += line("Result", result_with_basis(verdict));
    text += proven_line(verdict);
    text += recorded_line(verdict);
    for (const Diagnostic& said : diagnostics_of(verdict)) text += line("Note", in_words(said));
    return text;
}

std::string brief(const Verdict& verdict) {
    std::string text = result_with_basis(verdict) + ", " + std::string(verdict.rules->id);
    if (!verdict.legal())
        return text + "; refused: " + refusal_in_words(*verdict.play.illegal, verdict.conditions.size);
    text += ", " + counted(verdict.play.moves, "move", "moves");
    if (verdict.recorded.agrees)
        text += *verdict.recorded.agrees ? "; as recorded" : "; the record says " + verdict.recorded.text;
    if (verdict.recorded.has_unread_margin) text += "; the record names the same winner";
    return text;
}

}  // namespace shinpan::referee
