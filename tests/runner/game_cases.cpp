// Records of games: every move is judged under the record's rules, captures are compared, and where the
// players left their marks the score must be the recorded result.
#include "runner/game_record.hpp"
#include "runner/kinds.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

namespace shinpan::runner {
namespace {

// Replays the moves; true when every one was played. One of them may be meant to be refused.
bool replay(Game& game, const GameRecord& record, bool holds_illegal_move, Answers& answers) {
    int moved_twice = 0;
    int number = 0;
    Color last = Color::empty;
    for (const Event& move : record.moves) {
        ++number;
        if (move.by == last && move.by != game.to_move()) {
            ++moved_twice;
            if (!game.apply(event(EventKind::turn, move.by))) return false;
        }
        last = move.by;
        if (const auto asked = implied_request(game, move)) (void)game.apply(*asked);
        const auto done = game.apply(move);
        if (done) continue;
        if (holds_illegal_move) {
            answers.expect("an illegal move", true, true);
            return false;
        }
        const std::string at = move.kind == EventKind::play ? name(move.at, record.size) : "pass";
        answers.expect(
            "move " + std::to_string(number) + " " + letter(move.by) + " " + at, "legal",
            std::string(word_of(done.error().why)) + " (" + std::string(done.error().clause) + ")");
        return false;
    }
    if (holds_illegal_move) answers.expect("an illegal move", true, false);
    answers.expect("moves of a player who had just moved", record.same_color, moved_twice);
    return true;
}

void compare_captures(const Game& game, const GameRecord& record, Answers& answers) {
    for (Color player : {Color::black, Color::white})
        answers.expect(std::string("stones captured by ") + name(player),
                       record.captured_by[index_of(player)], game.tally().prisoners[index_of(other(player))]);
}

bool count(const Game& game, const GameRecord& record, Answers& answers) {
    if (!record.marks || !record.margin) return false;
    if (!record.marks->give_result) {
        answers.leave_out("the marks do not add up to the recorded result");
        return false;
    }
    Finish finish = game.finish();
    finish.dead = record.marks->removed[0] | record.marks->removed[1];
    finish.agreed_territory = record.marks->territory;
    const HalfPoints margin = score(game.rules(), finish).margin();
    answers.expect("Black minus White", *record.margin, margin);
    return margin == *record.margin;
}

}  // namespace

Verdict judge_game(const json::object& fields) {
    const GameRecord record = game_record(fields);
    const Ruleset rules = rules_in_words(record.rules);
    Game game = start(rules, record);
    Answers answers;
    bool counted = false;
    const auto* illegal = field(object(required(fields, "expect")), "contains_illegal_move");
    if (replay(game, record, illegal != nullptr && boolean(*illegal), answers)) {
        compare_captures(game, record, answers);
        counted = count(game, record, answers);
    }
    Verdict verdict = answers.verdict();
    verdict.moves_judged = game.tally().moves;
    verdict.counted = counted;
    return verdict;
}

}  // namespace shinpan::runner
