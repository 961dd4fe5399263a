#include "apps/dialogue/stop.hpp"

#include "go/table/offers.hpp"
#include "go/table/settlement.hpp"
#include "referee/judge/judge.hpp"
#include "referee/report/notes.hpp"

namespace shinpan::inline apps::dialogue {

bool has_stopped(const Game& game) {
    switch (settlement(game).state) {
        case Settling::stopped:
        case Settling::proposed:
        case Settling::open: return true;
        case Settling::moving:
        case Settling::resumed:
        case Settling::agreed:
        case Settling::settled: break;
    }
    return false;
}

bool may_pass_again(const Game& game) { return offer(game, EventKind::pass, game.to_move()).has_value(); }

std::optional<Event> what_both_may_say(const Game& game, Color by, const PointSet& dead) {
    if (agreement_is_open(game)) return marks_proposed(by, dead);
    if (offer(game, EventKind::end_agreed, Color::empty)) return event(EventKind::end_agreed, Color::empty);
    return {};
}

Verdict verdict_with(const Record& record, const Ruleset& rules, const PointSet& dead) {
    Record agreed = record;
    agreed.events.push_back(marks_proposed(Color::black, dead));
    agreed.events.push_back(marks_accepted(Color::white, dead));
    return judge(agreed, rules, {.dead = DeadFrom::none});
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
    if (agreement_is_open(game))
        text += "\nStones that both think dead come off" + in_brackets(game.rules().removal.clause) +
                ".\nName a stone to mark its chain or unmark it; 'accept' when the marks are right.";
    else if (offer(game, EventKind::end_agreed, Color::empty))
        text += "\n'accept' ends it here" + in_brackets(ending.agree) + ".";
    if (!game.is_over())
        text += "\n'resume' plays on" + in_brackets(ending.resume) +
                (may_pass_again(game) ? "; 'pass' passes again." : "; the other player moves first.");
    return text;
}

}  // namespace shinpan::apps::dialogue
