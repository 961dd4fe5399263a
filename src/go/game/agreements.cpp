// What players say beside their moves: agreement, resumption, resignation and claims.
#include "go/game/game.hpp"

#include "go/board/chains.hpp"
#include "go/rules/legality.hpp"
#include "go/rules/nigiri.hpp"

#include <utility>

namespace shinpan::inline go {

Result<void, Refusal> Game::choose_colors(const Event& e) const {
    if (tally_.moves > 0) return failure(refused(e, Why::not_now, {}));
    const bool known_guess = e.words == "odd" || e.words == "even";
    if (!known_guess || e.number < 1) return failure(refused(e, Why::wrong_nigiri, {}));
    const Parity guess = e.words == "odd" ? Parity::odd : Parity::even;
    const bool takes_black = black_by_nigiri(guess, e.number);
    if (takes_black != (e.by == Color::black)) return failure(refused(e, Why::wrong_nigiri, {}));
    return {};
}

Result<void, Refusal> Game::end_by(const Event& e, Ended how) {
    outcome_ = {.how = how, .winner = other(e.by), .words = e.words};
    return {};
}

Result<void, Refusal> Game::propose_marks(const Event& e) {
    if (rules_->removal.is == Removal::never)
        return failure(refused(e, Why::not_here, rules_->removal.clause));
    if (!may_agree_on_dead(other(e.by))) return failure(refused(e, Why::not_now, rules_->ending.is.agree));
    PointSet marks;
    for (Point p : *e.points) {
        if (!board_.contains(p)) return failure(refused({.by = e.by, .at = p}, Why::off_board, {}));
        if (is_stone(board_.at(p))) marks.insert(p);
    }
    marks_ = marks;
    marks_by_ = e.by;
    return {};
}

Result<void, Refusal> Game::accept_marks(const Event& e) {
    if (rules_->removal.is == Removal::never)
        return failure(refused(e, Why::not_here, rules_->removal.clause));
    if (!marks_ || hash_of_marks(*marks_) != e.hash)
        return failure(refused(e, Why::other_marks, rules_->removal.clause));
    if (marks_by_ == e.by) return failure(refused(e, Why::own_marks, rules_->removal.clause));
    const Step next = step(EventKind::marks_accepted, e.by);
    if (!next.allowed) return failure(refused(e, Why::not_now, rules_->ending.is.agree));
    if (rules_->removal.is == Removal::by_control) {
        analysis_ = board_.position();
        for (Point p : *marks_) analysis_->set(p, Color::empty);
    } else {
        agreed_dead_ = as_ruled(whole_chains(board_.position(), *marks_));
    }
    marks_.reset();
    take(next, e.kind);
    return {};
}

Result<void, Refusal> Game::agree(const Event& e) {
    const Step next = step(e.kind, e.by);
    const auto clause = e.kind == EventKind::resume ? rules_->ending.is.resume : rules_->ending.is.agree;
    if (!next.allowed) return failure(refused(e, Why::not_now, clause));
    PointSet points;
    for (Point p : *e.points) {
        if (!board_.contains(p)) return failure(refused({.by = e.by, .at = p}, Why::off_board, {}));
        points.insert(p);
    }
    if (e.kind == EventKind::group_agreed)
        agreed_dead_ = as_ruled(agreed_dead_ | whole_chains(board_.position(), points));
    if (e.kind == EventKind::analysis_agreed) {
        analysis_ = board_.position();
        for (Point p : points) analysis_->set(p, Color::empty);
    }
    marks_.reset();
    take(next, e.kind);
    return {};
}

Result<void, Refusal> Game::agree_no_result(const Event& e) {
    const auto& cycle = rules_->long_cycle;
    if (cycle.is != LongCycle::no_result_by_agreement)
        return failure(refused(e, Why::not_here, cycle.clause));
    if (!recurrence_) return failure(refused(e, Why::not_now, cycle.clause));
    outcome_ = {.how = Ended::no_result, .clause = cycle.clause};
    return {};
}

Result<void, Refusal> Game::lose_both(const Event& e) {
    if (!rules_->both_may_lose.is) return failure(refused(e, Why::not_here, rules_->both_may_lose.clause));
    if (stage_.phase != Phase::stopped)
        return failure(refused(e, Why::not_now, rules_->both_may_lose.clause));
    outcome_ = {.how = Ended::both_lose, .clause = rules_->both_may_lose.clause};
    return {};
}

// The opponent claims that `by` tried to play against the rules. What was forbidden has its consequence.
Result<void, Refusal> Game::claim_breach(const Event& e) {
    const auto breach = refuses_play(e.by, e.at);
    if (!breach) return failure(refused(e, Why::not_now, rules_->illegal_play.clause));
    const auto clause =
        breach->why == Why::out_of_turn ? rules_->out_of_turn.clause : rules_->illegal_play.clause;
    switch (breach->consequence) {
        case Consequence::refused:
        case Consequence::warned:
        case Consequence::referee: return {};
        case Consequence::loses:
            outcome_ = {.how = Ended::illegal_move, .winner = other(e.by), .clause = clause};
            return {};
        case Consequence::pass: break;
        case Consequence::pass_with_stone:
            if (e.by != to_move()) return pass_for_two_moves(e);
    }
    if (e.by != to_move()) return {};  // the stone out of turn comes off; the turn stays where it was
    return pass_turn(e);
}

// The events whose plain fold leads here.
std::vector<Event> Game::counting_events() const {
    std::vector<Event> events = *counting_;
    events.insert(events.end(), past_.begin() + static_cast<std::ptrdiff_t>(counted_), past_.end());
    return events;
}

// Two moves in a row are one illegal move: both are taken back and count as one pass. All events stay, for a
// fold of them comes here again.
Result<void, Refusal> Game::pass_for_two_moves(const Event& e) {
    const std::vector<Event> so_far = counting_events();
    std::size_t kept = so_far.size();
    while (kept > 0 && !is_move(so_far[kept - 1].kind) && !is_arbiters(so_far[kept - 1].kind)) --kept;
    const bool is_own = kept > 0 && is_move(so_far[kept - 1].kind) && so_far[kept - 1].by == e.by;
    if (!is_own) return {};  // no move of their own to take back, or an arbiter has decided who moves since
    Game before(*rules_, board_.size(), conditions_);
    for (std::size_t i = 0; i < so_far.size(); ++i)
        if (i < kept - 1 || so_far[i].kind == EventKind::penalty)
            if (auto again = before.apply(so_far[i]); !again) return again;
    if (auto passed = before.apply(pass(e.by)); !passed) return passed;
    before.counting_ = std::move(before.past_);
    before.counted_ = past_.size() + 1;
    before.past_ = std::move(past_);
    before.taken_back_ = std::move(taken_back_);
    before.undo_asked_by_ = undo_asked_by_;
    before.undo_moves_ = undo_moves_;
    before.milestones_.clear();
    before.expects_to_go_back_ = expects_to_go_back_;
    *this = std::move(before);
    return {};
}

}  // namespace shinpan::go
