// What a ruleset says, a sentence an axis with its clause.
#include "apps/dialogue/words.hpp"

#include "referee/report/notes.hpp"

namespace shinpan::inline apps::dialogue {
namespace {

std::string self_capture(SelfCapture rule) {
    switch (rule) {
        case SelfCapture::allowed: return "A play may take off its own chain.";
        case SelfCapture::forbidden: return "A play may not leave its own chain without liberties.";
        case SelfCapture::groups_only:
            return "A play may take off its own chain, unless that is a lone stone.";
    }
    return {};
}

std::string repetition(const Repetition& rule) {
    switch (rule.back) {
        case Repetition::Back::none: return "A position may come back.";
        case Repetition::Back::two_positions: return "A ko may not be retaken at once.";
        case Repetition::Back::last_pass:
        case Repetition::Back::whole_game: break;
    }
    const bool with_turn = rule.same == Repetition::Same::board_and_turn;
    std::string text = "No play may bring back an earlier position";
    text += with_turn ? " with the same player to move" : "";
    switch (rule.maker) {
        case Repetition::Maker::anyone: break;
        case Repetition::Maker::own_play: text += " that a play of the same player left"; break;
        case Repetition::Maker::own_move: text += " that a move of the same player left"; break;
    }
    if (rule.back == Repetition::Back::last_pass) text += " since the last pass";
    if (rule.binds == Repetition::Binds::capturing) text += ", if it captures";
    switch (rule.cycles) {
        case Repetition::Cycles::any: break;
        case Repetition::Cycles::unequal: text += ", if one side has lost more stones on the way"; break;
        case Repetition::Cycles::after_one_round: text += ", once it has come back already"; break;
    }
    return text + ".";
}

std::string pass(const Ruleset& rules) {
    switch (rules.pass_cost.is) {
        case PassCost::none: return "A pass costs nothing.";
        case PassCost::stone: return "A pass hands a stone to the opponent as a prisoner.";
        case PassCost::stone_after_preliminary_end:
            return "After the preliminary end a pass hands a stone to the opponent as a prisoner.";
    }
    return {};
}

std::string last_move(LastMove rule) {
    switch (rule) {
        case LastMove::free: return {};
        case LastMove::white_last: return "White must make the last move, or hands over one more stone.";
        case LastMove::black_exempt: return "The pass that ends the game costs nothing if Black makes it.";
        case LastMove::first_after_exempt:
            return "The pass that ends the game costs nothing if it is made by the player who moved "
                   "first after the preliminary end.";
    }
    return {};
}

std::string first_pass(FirstPass rule) {
    switch (rule) {
        case FirstPass::nothing: return {};
        case FirstPass::half_each_if_white:
            return "If White is the first to pass, half a point goes from Black to White.";
        case FirstPass::point_if_white: return "If White is the first to pass, they have one point more.";
    }
    return {};
}

std::string removal(Removal rule) {
    switch (rule) {
        case Removal::never:
            return "No stone comes off without being captured: the board counts as it stands.";
        case Removal::by_agreement: return "Stones that both players agree are dead come off.";
        case Removal::by_confirmation:
            return "Stones that both players agree are dead come off, or those that hypothetical play shows "
                   "dead.";
        case Removal::by_control:
            return "Stones come off that the opponent controls in the analysis position.";
        case Removal::by_estimate: return "Stones come off that are estimated or ruled to be dead.";
    }
    return {};
}

std::string scoring(Scoring rule) {
    switch (rule) {
        case Scoring::stones: return "What counts are the stones on the board.";
        case Scoring::area: return "What counts are stones on the board and the points that they surround.";
        case Scoring::territory:
            return "What counts are the points that one surrounds, less the stones that one has lost.";
    }
    return {};
}

std::string komi(HalfPoints given) {
    if (given == HalfPoints{}) return "There is no komi unless the players agree on one.";
    return "Komi is " + to_text(given) + " unless the players agree on another.";
}

std::string tie(Tie rule) {
    switch (rule) {
        case Tie::draw: return "Equal scores are a draw.";
        case Tie::black_wins: return "Black wins if the scores are equal.";
        case Tie::white_wins: return "White wins if the scores are equal.";
        case Tie::white_wins_with_handicap: return "White wins a handicap game if the scores are equal.";
    }
    return {};
}

std::string ending(const Ruleset& rules) {
    const Ending& ending = rules.ending.is;
    const std::string text = std::to_string(ending.passes) + " passes in a row ";
    if (ending.procedure == preliminary_end) return text + "are the preliminary end; after it, play goes on.";
    if (ending.procedure == agree_or_resume) return text + "stop play; then the players agree, or play on.";
    if (ending.procedure == four_passes)
        return text + "pause play, so that dead stones can be agreed; two more end it.";
    if (ending.procedure == two_positions)
        return text + "interrupt play; the scoring position is fixed, then play shows what is dead.";
    if (ending.procedure == first_pass_apart)
        return text + "end the game; the first pass of all stands apart.";
    return text + "end the game.";
}

}  // namespace

std::string rules_in_words(const Ruleset& rules) {
    std::string text =
        std::string(rules.name) + ", " + std::string(rules.id) + ". " + std::string(rules.source) + ".\n";
    const auto say = [&](const std::string& sentence, std::string_view clause) {
        if (!sentence.empty()) text += "- " + sentence + in_brackets(clause) + "\n";
    };
    say(self_capture(rules.self_capture.is), rules.self_capture.clause);
    say(repetition(rules.repetition.is), rules.repetition.clause);
    if (rules.second_repetition.is.back != Repetition::Back::none)
        say(repetition(rules.second_repetition.is), rules.second_repetition.clause);
    say(pass(rules), rules.pass_cost.clause);
    say(last_move(rules.last_move.is), rules.last_move.clause);
    say(first_pass(rules.first_pass.is), rules.first_pass.clause);
    if (rules.button.is != Button::none)
        say("Once in the game a player may take the button, worth half a point, in place of a move.",
            rules.button.clause);
    say(ending(rules), rules.ending.is.stop);
    say(removal(rules.removal.is), rules.removal.clause);
    say(scoring(rules.scoring.is), rules.scoring.clause);
    say(komi(rules.komi.is), rules.komi.clause);
    say(tie(rules.tie.is), rules.tie.clause);
    return text;
}

}  // namespace shinpan::apps::dialogue
