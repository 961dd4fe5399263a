// Scripts: plays and questions in turn, under rules composed of axes. The stones go straight to board and
// history, because a script may force a forbidden play and play on after the end; legality, endings and
// scores are asked of the engine.
#include "go/rules/history.hpp"
#include "go/rules/legality.hpp"
#include "go/score/control.hpp"
#include "go/score/score.hpp"
#include "go/score/seki.hpp"
#include "go/score/unconditional.hpp"
#include "runner/kinds.hpp"
#include "runner/rules_words.hpp"

#include <boost/json.hpp>

#include <optional>

namespace shinpan::runner {
namespace {

constexpr std::string_view clean_up = "a clean-up phase for territory, which no published ruleset has";
constexpr std::string_view first_pass_button =
    "a button that the first pass takes, which is another rule than the published one";
constexpr std::string_view own_no_result = "a cycle that ends the game without result, under a ko rule alone";

// Stones inside a region that is a sure eye of unconditionally alive stones: scripts count them for the
// owner.
PointSet hopeless_stones(const Position& position, SelfCapture rule) {
    PointSet found;
    const Size size = position.size();
    for (Color player : {Color::black, Color::white}) {
        const PointSet alive = unconditionally_alive(position, player, rule);
        const PointSet others = position.points(other(player));
        const PointSet empty = position.points(Color::empty);
        for_each_region(others | empty, size, [&](const PointSet& region) {
            const bool walled = (surroundings(region, size) - alive).empty();
            const bool all_liberties = ((region & empty) - surroundings(alive, size)).empty();
            if (walled && all_liberties && !alive.empty()) found |= region & others;
        });
    }
    return found;
}

class Script {
public:
    Script(Answers& answers, const Ruleset& rules, const Position& start, Color to_move, HalfPoints komi)
        : answers_(answers),
          rules_(rules),
          board_(start),
          to_move_(to_move),
          komi_(komi),
          history_(board_, to_move) {}

    // Until the end, or to where the script leaves the game of published rules.
    void run(const json::array& steps) {
        for (const json::value& step : steps) {
            ++number_;
            const bool stopped = passes_ >= 2 && rules_.scoring.is == Scoring::territory;
            const bool cleans_up = stopped || enters_clean_up(object(step));
            const bool has_button = button_taker_ != Color::empty;
            left_ = cleans_up || has_button || has_no_result(object(step));
            if (left_)
                return answers_.leave_out(cleans_up    ? clean_up
                                          : has_button ? first_pass_button
                                                       : own_no_result);
            take(object(step));
        }
    }

    // After the last step: the board and who has won.
    void expect_end(const json::object& expect) {
        if (left_) return;
        if (has(expect, "final_board")) {
            json::object board{{"board", *field(expect, "final_board")}};
            answers_.expect("the final board", to_text(board_of(board)), to_text(board_.position()));
        }
        if (const auto* winner = field(expect, "winner")) expect_winner(text(*winner));
    }

private:
    static bool enters_clean_up(const json::object& step) {
        const auto* wanted = field(step, "check");
        const auto* phase = wanted == nullptr ? nullptr : field(object(*wanted), "phase");
        return phase != nullptr && integer(*phase) > 0;
    }

    static bool has_no_result(const json::object& step) {
        const auto* wanted = field(step, "check");
        const auto* none = wanted == nullptr ? nullptr : field(object(*wanted), "no_result");
        return none != nullptr && boolean(*none);
    }

    std::string asked(std::string_view question) const {
        return "step " + std::to_string(number_) + ", " + std::string(question);
    }

    void take(const json::object& step) {
        only(step,
             {"play", "legal", "force", "is_legal", "value", "illegal_by_repetition", "ko_recapture_blocked",
              "board", "check", "score_if_all_pass_now", "set_komi", "to_move"});
        if (const auto* move = field(step, "play")) play(step, move_of(*move, board_.size()));
        if (const auto* move = field(step, "force")) make(move_of(*move, board_.size()));
        if (const auto* move = field(step, "is_legal")) {
            const Event asked_move = move_of(*move, board_.size());
            answers_.expect(asked("legal"), boolean(required(step, "value")), is_legal(asked_move));
        }
        if (const auto* wanted = field(step, "illegal_by_repetition")) expect_repetition(array(*wanted));
        if (has(step, "board"))
            answers_.expect(asked("the board"), to_text(board_of(step)), to_text(board_.position()));
        if (const auto* wanted = field(step, "check")) check(object(*wanted));
        if (const auto* wanted = field(step, "score_if_all_pass_now")) expect_score(object(*wanted));
        if (const auto* komi = field(step, "set_komi")) komi_ = half_points(*komi);
        if (const auto* player = field(step, "to_move"))
            answers_.expect(asked("to move"), std::string(1, letter(color_of(*player))),
                            std::string(1, letter(to_move_)));
        if (const auto* wanted = field(step, "legal"); wanted != nullptr && wanted->is_array())
            expect_legal_points(*wanted);
    }

    bool is_legal(const Event& move) const {
        return move.kind != EventKind::play || !forbidden(rules_, board_, history_, move.by, move.at);
    }

    void play(const json::object& step, const Event& move) {
        const auto* wanted = field(step, "legal");
        if (move.kind == EventKind::play)
            answers_.expect(asked(name(move.at, board_.size()) + " is legal"),
                            wanted == nullptr || boolean(*wanted), is_legal(move));
        make(move);
    }

    void make(const Event& move) {
        to_move_ = other(move.by);
        if (move.kind == EventKind::play) {
            if (board_.at(move.at) != Color::empty) throw BadCase{"a stone already stands there"};
            const Played played = board_.play(move.by, move.at);
            prisoners_[index_of(other(move.by))] += played.taken;
            prisoners_[index_of(move.by)] += played.given_up;
            history_.add_play(move.by, move.at, played, board_);
            passes_ = 0;
            return;
        }
        history_.add_pass(move.by);
        if (rules_.button.is != Button::none && button_taker_ == Color::empty) {
            button_taker_ = move.by;
            history_ = History(board_, to_move_);
            return;
        }
        ++passes_;
    }

    void expect_repetition(const json::array& wanted) {
        if (wanted.size() != 2) throw BadCase{"[player, points] is wanted"};
        const Color player = color_of(wanted[0]);
        PointSet found;
        for (Point p : board_.position().points(Color::empty)) {
            const auto refusal = forbidden(rules_, board_, history_, player, p);
            if (refusal && refusal->why == Why::repetition) found.insert(p);
        }
        answers_.expect(asked("forbidden by repetition"),
                        names_of(points_of(wanted[1], board_.size()), board_.size()),
                        names_of(found, board_.size()));
    }

    void expect_legal_points(const json::value& wanted) {
        PointSet points;
        for (const json::value& name : array(wanted))
            if (text(name) != "PASS") points.insert(point_of(name, board_.size()));
        PointSet found;
        for (Point p : board_.position().points(Color::empty))
            if (!forbidden(rules_, board_, history_, to_move_, p)) found.insert(p);
        answers_.expect(asked("legal points"), names_of(points, board_.size()),
                        names_of(found, board_.size()));
    }

    Score counted() const {
        Finish finish{board_.position()};
        finish.prisoners = prisoners_;
        finish.button_taker = button_taker_;
        finish.dead = hopeless_stones(finish.position, rules_.self_capture.is);
        Position settled = finish.position;
        for (Point p : finish.dead) settled.set(p, Color::empty);
        finish.seki = stones_with_dame(settled);
        finish.komi = komi_;
        return score(rules_, finish);
    }

    void expect_score(const json::object& wanted) {
        only(wanted, {"white_minus_black"});
        answers_.expect(asked("White minus Black"), half_points(required(wanted, "white_minus_black")),
                        -counted().margin());
    }

    void expect_winner(const std::string& wanted) {
        const Color won = winner(counted().margin(), rules_.tie.is, 0);
        answers_.expect(asked("the winner"), wanted,
                        won == Color::empty ? "none" : std::string(1, letter(won)));
    }

    // Phases and ends of that program's own are not asked: with the ko rules that passes lift, a pass in a
    // position passed before ends a phase as well.
    void check(const json::object& wanted) {
        only(wanted, {"phase", "finished", "winner", "white_minus_black", "no_result"});
        const Repetition::Back back = rules_.repetition.is.back;
        const bool own_end = back == Repetition::Back::two_positions || back == Repetition::Back::last_pass;
        if (const auto* over = field(wanted, "finished"); over != nullptr && !own_end)
            answers_.expect(asked("the game is over"), boolean(*over), passes_ >= 2);
        if (own_end) answers_.leave_out("an ending of that program's own");
        if (const auto* score = field(wanted, "white_minus_black"))
            answers_.expect(asked("White minus Black"), half_points(*score), -counted().margin());
        if (const auto* won = field(wanted, "winner")) expect_winner(text(*won));
    }

    Answers& answers_;
    const Ruleset& rules_;
    Board board_;
    Color to_move_;
    HalfPoints komi_;
    History history_;
    std::array<int, 2> prisoners_{};
    Color button_taker_ = Color::empty;
    int passes_ = 0;
    int number_ = 0;
    bool left_ = false;
};

Verdict run_script(const json::object& fields, const Ruleset& rules) {
    const json::object& expect = object(required(fields, "expect"));
    const auto* first = field(fields, "to_move");
    const auto* komi = field(fields, "komi");
    const Position start = board_of(fields);
    if (has_captured_chain(start)) throw BadCase{"the board has stones without liberties"};
    Answers answers;
    Script script(answers, rules, start, first == nullptr ? Color::black : color_of(*first),
                  komi == nullptr ? HalfPoints{} : half_points(*komi));
    script.run(array(required(expect, "steps")));
    script.expect_end(expect);
    return answers.verdict();
}

}  // namespace

Verdict judge_script(const json::object& fields) {
    const json::value& words = required(fields, "rules");
    if (words.is_string()) return run_script(fields, rules_in_words(text(words)));
    // Where the ko rule is not named, the script must fit one of them.
    Verdict verdict;
    for (const Ruleset& rules : composed_rules(object(words))) {
        verdict = run_script(fields, rules);
        if (verdict.how == How::passed) break;
    }
    return verdict;
}

}  // namespace shinpan::runner
