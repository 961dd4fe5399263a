// Positions: a diagram, setup or handicap, moves from it, and what it looks like, what is forbidden in it and
// what it is worth.
#include "go/rules/legality.hpp"
#include "go/score/score.hpp"
#include "runner/game_record.hpp"
#include "runner/kinds.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <optional>

namespace shinpan::runner {
namespace {

// The point where the ko rule alone forbids the player to move to take back, or no point.
std::string simple_ko_point(const Board& board, const History& history) {
    PointSet found;
    for (Point p : board.position().points(Color::empty))
        if (history.repeats(basic_ko, board, history.to_move(), p)) found.insert(p);
    return names_of(found, board.size());
}

void expect_board(Answers& answers, const json::object& expect, const Position& got) {
    if (has(expect, "board")) answers.expect("the board", to_text(board_of(expect)), to_text(got));
}

void expect_ko(Answers& answers, const json::object& expect, const Board& board, const History& history) {
    const json::value* wanted = expect.if_contains("simple_ko_point");
    if (wanted == nullptr) return;
    const std::string name = wanted->is_null() ? std::string{} : text(*wanted);
    answers.expect("a ko at", name, simple_ko_point(board, history));
}

HalfPoints area_margin(const Position& position) { return score(plain_rules, Finish{position}).margin(); }

// Stones put down in turn without any rule: only capture, the mover's own stones too.
void judge_mechanics(Answers& answers, const json::object& fields, const json::object& expect) {
    const Position start = board_of(fields);
    if (has_captured_chain(start)) throw BadCase{"the board has stones without liberties"};
    Board board(start);
    History history(board, Color::black);
    for (const Event& move : moves_of(required(fields, "moves"), board.size())) {
        if (move.kind != EventKind::play || board.at(move.at) != Color::empty)
            throw BadCase{"a stone cannot be put there"};
        const Played played = board.play(move.by, move.at);
        history.add_play(move.by, move.at, played, board);
    }
    expect_board(answers, expect, board.position());
    expect_ko(answers, expect, board, history);
    if (const auto* area = field(expect, "area_black_minus_white"))
        answers.expect("area, Black minus White", half_points(*area), area_margin(board.position()));
}

// Stones set up at once: are there some without liberties, and what stays when those are taken off?
void judge_setup(Answers& answers, const json::object& setup, Size size, const json::object& expect) {
    only(setup, {"B", "W", "empty"});
    Position position(size);
    for (Point p : points_of(required(setup, "B"), size)) position.set(p, Color::black);
    for (Point p : points_of(required(setup, "W"), size)) position.set(p, Color::white);
    if (const auto* sound = field(expect, "position_had_no_libertyless_stones"))
        answers.expect("every stone has a liberty", boolean(*sound), !has_captured_chain(position));
    Position left = position;
    for (Color player : {Color::black, Color::white})
        for (Point p : position.points(player)) {
            const PointSet chain = connected(position, p);
            const PointSet liberties = surroundings(chain, size) & position.points(Color::empty);
            if (liberties.empty()) left.set(p, Color::empty);
        }
    expect_board(answers, expect, left);
}

Game start_as(const json::object& fields, const Ruleset& rules) {
    const Position diagram = board_of(fields);
    const auto* komi = field(fields, "komi");
    const HalfPoints agreed = komi == nullptr ? HalfPoints{} : half_points(*komi);
    const auto* first = field(fields, "to_move");
    const auto* handicap = field(fields, "handicap");
    if (handicap == nullptr)
        return start(rules, diagram, first == nullptr ? Color::black : color_of(*first), agreed);
    Game game(rules, diagram.size(), {.komi = agreed});
    Event stones = event(EventKind::handicap, Color::black);
    stones.number = integer(*handicap);
    stones.points = fixed_handicap(stones.number, diagram.size());
    if (!game.apply(stones)) throw BadCase{"that handicap cannot be given"};
    return game;
}

PointSet legal_points(const Game& game) {
    PointSet found;
    for (Point p : game.board().position().points(Color::empty))
        if (!game.refuses_play(game.to_move(), p)) found.insert(p);
    return found;
}

void expect_forbidden(Answers& answers, const json::object& expect, const Game& game) {
    const auto* wanted = field(expect, "illegal");
    if (wanted == nullptr) return;
    const Event move = move_of(*wanted, game.board().size());
    const auto refusal = game.refuses_play(move.by, move.at);
    const std::string got = refusal ? std::string(word_of(refusal->why)) : "legal";
    std::string why = text(required(expect, "why"));
    std::replace(why.begin(), why.end(), '-', '_');
    const std::string question = std::string(game.rules().id) + ": " + name(move.at, game.board().size());
    if (why == "ko") why = "repetition";
    if (why == "suicide") why = "self_capture";
    answers.expect(question, why, got);
}

// The position as it is scored: less the stones that the case holds dead, where they may come off.
Finish finish_of(const Game& game, const json::object& expect) {
    Finish finish = game.finish();
    const auto* dead = field(expect, "dead");
    if (dead == nullptr || game.rules().removal.is == Removal::never) return finish;
    for (Point p : points_of(*dead, game.board().size())) finish.dead |= game.board().chain(p);
    return finish;
}

// "legal": of all moves that were made, or of one more move, or of these points for whoever is to move.
void expect_legal(Answers& answers, const json::value& wanted, bool all_made, const Game& game) {
    const Size size = game.board().size();
    if (wanted.is_bool()) return answers.expect("legal", boolean(wanted), all_made);
    const json::array& list = array(wanted);
    const bool is_move = list.size() == 2 && (text(list[0]) == "B" || text(list[0]) == "W");
    if (!is_move) {
        const PointSet points = points_of(wanted, size);
        return answers.expect("these points are legal", names_of(points, size),
                              names_of(points & legal_points(game), size));
    }
    const Event move = move_of(wanted, size);
    const bool is_legal = move.kind == EventKind::pass || !game.refuses_play(move.by, move.at);
    answers.expect(std::string(game.rules().id) + ": " + name(move.at, size) + " is legal", true, is_legal);
}

void expect_points(Answers& answers, const json::object& expect, const Game& game) {
    const Score result = score(game.rules(), finish_of(game, expect));
    const Size size = game.board().size();
    const auto number = [&](std::string_view name, HalfPoints got) {
        if (const auto* wanted = field(expect, name)) answers.expect(name, half_points(*wanted), got);
    };
    number("black", result.of(Color::black));
    number("white", result.of(Color::white));
    number("black_minus_white", result.margin());
    HalfPoints bonus;
    for (const Term& term : result.terms)
        if (term.what == What::compensation) bonus += term.points;
    number("white_handicap_bonus", bonus);
    if (const auto* own = field(expect, "black_territory"))
        answers.expect("black territory", names_of(points_of(*own, size), size),
                       names_of(result.owned[0], size));
    if (const auto* own = field(expect, "white_territory"))
        answers.expect("white territory", names_of(points_of(*own, size), size),
                       names_of(result.owned[1], size));
    if (const auto* tie = field(expect, "tie_before_komi"))
        answers.expect("a tie before komi", boolean(*tie), result.margin() + game.komi() == HalfPoints{});
    if (has(expect, "dead") && game.rules().removal.is == Removal::never)
        answers.leave_out("asks which stones are dead, where none comes off without play");
    if (has(expect, "black_as_printed")) answers.leave_out("points as another program prints them");
}

void judge_under(Answers& answers, const Ruleset& rules, const json::object& fields,
                 const json::object& expect) {
    Game game = start_as(fields, rules);
    const auto* legal_or_not = field(expect, "legal");
    const auto* holds_illegal = field(expect, "contains_illegal_move");
    const bool is_asked = (legal_or_not != nullptr && legal_or_not->is_bool()) || holds_illegal != nullptr;
    bool all_made = true;
    if (const auto* moves = field(fields, "moves"))
        for (const Event& move : moves_of(*moves, game.board().size())) {
            all_made = game.apply(move).has_value();
            if (all_made) continue;
            if (is_asked) break;
            answers.expect(std::string(rules.id) + ": " + name(move.at, game.board().size()), "legal",
                           std::string("refused"));
            return;
        }
    if (legal_or_not != nullptr) expect_legal(answers, *legal_or_not, all_made, game);
    if (holds_illegal != nullptr) answers.expect("an illegal move", boolean(*holds_illegal), !all_made);
    expect_board(answers, expect, game.board().position());
    expect_ko(answers, expect, game.board(), game.history());
    expect_forbidden(answers, expect, game);
    if (const auto* legal = field(expect, "legal_points")) {
        const Size size = game.board().size();
        const PointSet wanted = points_of(*legal, size);
        answers.expect("these points are legal", names_of(wanted, size),
                       names_of(wanted & legal_points(game), size));
    }
    if (const auto* over = field(expect, "finished"))
        answers.expect("the game is over", boolean(*over), game.is_over());
    expect_points(answers, expect, game);
}

}  // namespace

Verdict judge_position(const json::object& fields) {
    Answers answers;
    const json::object& expect = object(required(fields, "expect"));
    if (const auto* setup = field(fields, "setup")) {
        judge_setup(answers, object(*setup), size_of(fields), expect);
    } else if (const auto* words = field(fields, "rules")) {
        const std::string rules = text(*words);
        if (rules != "any") judge_under(answers, rules_in_words(rules), fields, expect);
        if (rules == "any")
            for (const Ruleset& each : rulesets_named(rules)) judge_under(answers, each, fields, expect);
    } else {
        judge_mechanics(answers, fields, expect);
    }
    return answers.verdict();
}

}  // namespace shinpan::runner
