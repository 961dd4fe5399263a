#include "referee/judge/judge.hpp"

#include "referee/judge/close.hpp"
#include "referee/judge/line_judge.hpp"

#include <limits>
#include <utility>

namespace shinpan::inline referee {
namespace {

constexpr int every_move = std::numeric_limits<int>::max();

// An illegal move ends the judging; whether it ends the game, the ruleset says.
void end_by_illegal_move(Verdict& verdict) {
    verdict.result = {.how = Ended::illegal_move};
    const Refusal& refusal = verdict.play.illegal->refusal;
    if (refusal.consequence != Consequence::loses) return;
    verdict.result.winner = other(refusal.by);
    verdict.result.basis = Basis::as_it_stands;
    verdict.end.clause = verdict.play.illegal->consequence_clause;
}

void add_notes(const Game& game, Verdict& verdict) {
    const Ruleset& rules = *verdict.rules;
    const auto add = [&](Note note) { verdict.notes.push_back(std::move(note)); };
    for (const IllegalMove& move : verdict.play.let_stand) add(LetStand{move});
    if (verdict.end.assumed_passes > 0) add(AssumedPasses{verdict.end.assumed_passes});
    if (const auto recurrence = game.first_recurrence())
        add(PositionRepeated{recurrence->move, recurrence->earlier});
    if (!verdict.counted()) return;
    if (!verdict.conditions.komi_recorded && verdict.conditions.komi != HalfPoints{}) add(KomiOfRuleset{});
    if (verdict.result.basis == Basis::estimated) {
        add(EstimatedDead{verdict.estimate->percent});
        if (!verdict.estimate->to_be_filled.empty()) add(ToBeFilled{});
    }
    const bool white_adds = rules.last_move.is == LastMove::white_last &&
                            rules.scoring.is == Scoring::territory && game.tally().last_mover == Color::black;
    if (white_adds) add(StoneForLastMove{});
    if (!verdict.counted()->seki || verdict.result.basis == Basis::agreed) return;
    const int dame = verdict.counted()->score.dame.size();
    if (dame > 0) add(OpenDame{dame});
}

// How the record's own result compares. One that tells no more than the winner agrees with every win of
// theirs; one that tells a margin which the reader did not understand agrees with no more than that winner.
void compare(const Record& record, Verdict& verdict) {
    const GameResult told = as_told(record.result.value_or(GameResult{}));
    if (told == GameResult{}) return;
    const GameResult found = as_told(verdict.result);
    RecordedResult& recorded = verdict.recorded;
    const bool is_winner_alone = told.how == Ended::scored && !told.margin;
    recorded.agrees = is_winner_alone ? told.winner == found.winner : told == found;
    if (!is_winner_alone || !*recorded.agrees) return;
    const bool tells_margin = recorded.text.find_first_of("0123456789") != std::string::npos;
    recorded.has_unread_margin = tells_margin && recorded.text != to_text(found);
    if (recorded.has_unread_margin) recorded.agrees.reset();
}

// What the record says before anything is judged.
Verdict verdict_before(const Record& record, const Ruleset& rules) {
    Verdict verdict(rules, record.size);
    verdict.conditions.handicap = record.handicap;
    verdict.conditions.komi = komi_of(record, rules);
    verdict.conditions.komi_recorded = record.komi.has_value();
    verdict.recorded.text = written_result(record);
    verdict.notes.assign(record.warnings.begin(), record.warnings.end());
    return verdict;
}

// The record's events are judged: the end of the game, and what is said of it.
void complete(const Record& record, const JudgeOptions& options, bool played_on, Game& game,
              Verdict& verdict) {
    verdict.play.position = game.board().position();
    for (Color player : {Color::black, Color::white}) {
        const auto slot = index_of(player);
        verdict.play.stones_put[slot] = verdict.play.position.count(player) + game.tally().prisoners[slot];
    }
    if (verdict.play.illegal && !game.is_over())
        end_by_illegal_move(verdict);
    else
        close(record, options, played_on, game, verdict);
    add_notes(game, verdict);
    compare(record, verdict);
}

// Did somebody play after a stop? A stage keeps the number of stops, so the last play tells.
bool is_played_on(Game& game) {
    if (game.stage().stops == 0) return false;
    const auto& events = game.events();
    std::size_t last = events.size();
    while (last > 0 && events[last - 1].kind != EventKind::play) --last;
    if (last == 0) return false;
    const std::vector<Event> again(events.begin() + static_cast<std::ptrdiff_t>(last) - 1, events.end());
    game.go_back(last - 1);
    const bool played_on = game.stage().stops > 0;
    for (const Event& event : again) game.must_apply(event);
    return played_on;
}

}  // namespace

Replayed replay(const Record& record, const Ruleset& rules, int up_to_move) {
    JudgedPlay play{.position = Position(record.size)};
    std::vector<Note> notes;
    Game game(rules, record.size, {.komi = komi_of(record, rules)});
    (void)LineJudge(record, game, play, notes).run(up_to_move);
    return {std::move(game), play.illegal, std::move(play.let_stand)};
}

Replayed replay(const Record& record, const Ruleset& rules) { return replay(record, rules, every_move); }

std::optional<IllegalMove> first_illegal(const Record& record, const Ruleset& rules, int up_to_move) {
    return replay(record, rules, up_to_move).illegal;
}

Verdict judge(const Record& record, const Ruleset& rules, const JudgeOptions& options) {
    Verdict verdict = verdict_before(record, rules);
    Game game(rules, record.size, {.komi = verdict.conditions.komi});
    const bool played_on = LineJudge(record, game, verdict.play, verdict.notes).run(every_move);
    complete(record, options, played_on, game, verdict);
    return verdict;
}

Verdict judge_played(Game& game, int handicap, const JudgeOptions& options) {
    Record record;
    record.size = game.board().size();
    record.komi = game.conditions().komi;
    record.handicap = handicap;
    if (options.dead == DeadFrom::prove) record.events = game.events();
    Verdict verdict = verdict_before(record, game.rules());
    const std::size_t events = game.events().size();
    const bool played_on = is_played_on(game);
    LineJudge(record, game, verdict.play, verdict.notes).take_over();
    complete(record, options, played_on, game, verdict);
    game.go_back(events);
    return verdict;
}

}  // namespace shinpan::referee
