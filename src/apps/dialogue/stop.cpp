#include "apps/dialogue/stop.hpp"

#include "referee/judge/judge.hpp"
#include "referee/report/notes.hpp"

namespace shinpan::inline apps::dialogue {
namespace {

bool allows(const Game& game, EventKind kind) {
    const Color mover = game.to_move();
    const Ending& ending = game.rules().ending.is;
    return ending.procedure(ending, game.stage(), {kind, mover, mover}).allowed;
}

bool is_at_stop(Phase phase) { return phase == Phase::stopped || phase == Phase::analysis_stopped; }

bool is_scored(const Game& game) { return game.is_over() && game.outcome().how == Ended::scored; }

}  // namespace

bool may_mark(const Game& game) {
    if (game.is_over() && !is_scored(game)) return false;
    return game.rules().removal.is != Removal::never && allows(game, EventKind::marks_accepted);
}

bool has_stopped(const Game& game) {
    if (game.is_over()) return may_mark(game);
    const Phase phase = game.stage().phase;
    return is_at_stop(phase) || (phase == Phase::settle && may_mark(game));
}

bool may_agree_to_end(const Game& game) {
    return !game.is_over() && game.stage().phase == Phase::stopped && allows(game, EventKind::end_agreed);
}

bool may_resume(const Game& game) { return !game.is_over(); }

bool may_pass_again(const Game& game) {
    return !game.is_over() && !awaits_request(game.rules().ending.is, game.stage());
}

Verdict verdict_with(const Record& record, const Ruleset& rules, const PointSet& dead) {
    Record agreed = record;
    agreed.events.push_back(marks_proposed(Color::black, dead));
    agreed.events.push_back(marks_accepted(Color::white, dead));
    return judge(agreed, rules, {.dead = DeadFrom::none});
}

Result<void, Refusal> agree(Game& game, Color first, const PointSet& dead) {
    if (!may_mark(game)) return game.apply(event(EventKind::end_agreed, first));
    if (auto proposed = game.apply(marks_proposed(first, dead)); !proposed) return proposed;
    return game.apply(marks_accepted(other(first), dead));
}

std::string stop_in_words(const Game& game) {
    const Ending& ending = game.rules().ending.is;
    std::string text;
    switch (game.stage().phase) {
        case Phase::stopped: text = "Play has stopped" + in_brackets(ending.stop) + "."; break;
        case Phase::analysis_stopped:
            text = "The scoring position is fixed" + in_brackets(game.rules().ending.clause) +
                   "; what follows only shows what is dead.";
            break;
        case Phase::settle: text = "This is the preliminary end" + in_brackets(ending.stop) + "."; break;
        case Phase::over: text = "Play is over" + in_brackets(ending.end) + "."; break;
        case Phase::play:
        case Phase::analysis: break;
    }
    if (may_mark(game))
        text += "\nStones that both hold dead come off" + in_brackets(game.rules().removal.clause) +
                ".\nName a stone to mark its chain or unmark it; 'accept' when the marks are right.";
    else if (may_agree_to_end(game))
        text += "\n'accept' ends it here" + in_brackets(ending.agree) + ".";
    if (may_resume(game))
        text += "\n'resume' plays on" + in_brackets(ending.resume) +
                (may_pass_again(game) ? "; 'pass' passes again." : "; the other player moves first.");
    return text;
}

}  // namespace shinpan::apps::dialogue
