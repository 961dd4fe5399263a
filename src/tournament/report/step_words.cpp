#include "tournament/report/step_words.hpp"

#include "base/message.hpp"

namespace shinpan::tournament {
namespace {

std::string_view english_of(EndingSaying saying) {
    using enum EndingSaying;
    switch (saying) {
        case stop: return "{passes} passes in a row stop the game.";
        case stop_or_agree:
            return "{passes} passes in a row stop the game, as does agreeing that nothing is left to play.";
        case last_passes: return "{passes} passes in a row end the game.";
        case first_pass: return "The first pass of the game stands apart: it only tells who passed first.";
        case first_pass_counts:
            return "The first pass of the game tells who passed first; it may be one of the last two.";
        case first_passer: return "{player} passed first.";
        case preliminary: return "{passes} passes in a row are the preliminary end.";
        case second_phase:
            return "The second phase: play goes on to settle what is dead, and each pass hands over a stone.";
        case begins: return "{player} begins.";
        case agree: return "The players say which stones are dead: one proposes, the other accepts.";
        case confirm: return "What is in doubt is tried by hypothetical play, chain by chain.";
        case resume_in_turn:
            return "Without agreement play goes on; it begins with the player whose turn it is.";
        case resume_after_passer:
            return "Without agreement play goes on; the opponent of whoever passed last begins.";
        case resume_after_requester: return "Whoever wants it may have play go on; then the opponent begins.";
        case resume_as_agreed: return "Without agreement play goes on; the players agree on who begins.";
        case stop_again: return "It may stop again as often as it takes.";
        case second_stop_is_final: return "The second stop is final: what then stands on the board is alive.";
        case passes_after_resumption_are_final:
            return "If both pass again with no stone between, everything on the board is alive.";
        case pause: return "{passes} passes in a row pause the game.";
        case pause_agree:
            return "In the pause the players may agree on what is dead; a stone takes the game up again.";
        case more_passes: return "{passes} more passes end it.";
        case pass_stone: return "Each pass hands a stone to the opponent.";
        case white_last:
            return "White makes the last move: where Black did, White hands over one more stone.";
        case black_exempt: return "The last pass of the game costs nothing if it is Black's.";
        case first_after_exempt:
            return "The last pass costs nothing if whoever began the second phase made it.";
        case agree_after: return "Then the players may still agree that stones are dead.";
        case agree_even_then: return "Even then the players may still agree that stones are dead.";
        case nothing_removed: return "Nothing is taken off without play: what stands on the board is alive.";
        case estimate: return "The program says what is dead; the players or an arbiter may correct it.";
        case interrupt: return "{passes} passes in a row interrupt play.";
        case fix:
            return "The scoring position is fixed when the players agree to end, or when play is interrupted "
                   "again with no stone between.";
        case fix_next:
            return "The scoring position is fixed at the next interruption after the players agree to end, "
                   "or when no stone is played between two interruptions.";
        case analyse:
            return "The analysis: by play or by agreement the players show which stones are dead. It changes "
                   "no score.";
        case restore:
            return "The scoring position comes back with its prisoners; stones come off where the analysis "
                   "left the point to the other colour.";
        case count: return "The position is counted.";
    }
    return {};
}

}  // namespace

std::string words_on(EndingSaying saying, int passes, Color player) {
    return in_english(
        {{word_of(saying), english_of(saying)},
         {fact("passes", passes), fact("player", std::string(1, letter(player)), name(player))}});
}

}  // namespace shinpan::tournament
