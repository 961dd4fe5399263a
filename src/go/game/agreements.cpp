// The rest of a game's events: agreement, resumption, taking back, resignation, claims and rulings.
#include "go/game/game.hpp"

#include "go/board/chains.hpp"
#include "go/rules/legality.hpp"
#include "go/rules/nigiri.hpp"

#include <bit>
#include <utility>

namespace shinpan::inline go {
namespace {

constexpr std::size_t between_milestones = 64;  // events, at the least

}  // namespace

Result<void, Refusal> Game::choose_colours(const Event& e) const {
    const bool known_guess = e.words == "odd" || e.words == "even";
    if (!known_guess || e.number < 1) return failure(refused(e, Why::wrong_nigiri, {}));
    const Parity guess = e.words == "odd" ? Parity::odd : Parity::even;
    const bool takes_black = black_by_nigiri(guess, e.number);
    if (takes_black != (e.by == Color::black)) return failure(refused(e, Why::wrong_nigiri, {}));
    return {};
}

Result<void, Refusal> Game::end_by(const Event& e, Ended how) {
    outcome_ = {.how = how, .winner = other(e.by)};
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
        agreed_dead_ = whole_chains(board_.position(), *marks_);
    }
    marks_.reset();
    take(next);
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
    if (e.kind == EventKind::group_agreed) agreed_dead_ |= whole_chains(board_.position(), points);
    if (e.kind == EventKind::analysis_agreed) {
        analysis_ = board_.position();
        for (Point p : points) analysis_->set(p, Color::empty);
    }
    marks_.reset();
    take(next);
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
    while (kept > 0 && !is_move(so_far[kept - 1].kind)) --kept;
    if (kept == 0 || so_far[kept - 1].by != e.by) return {};  // nothing of his own to take back
    Game before(*rules_, board_.size(), conditions_);
    for (std::size_t i = 0; i < so_far.size(); ++i)
        if (i < kept - 1 || so_far[i].kind == EventKind::penalty)
            if (auto again = before.apply(so_far[i]); !again) return again;
    if (auto passed = before.apply(pass(e.by)); !passed) return passed;
    before.counting_ = std::move(before.past_);
    before.counted_ = past_.size() + 1;
    before.past_ = std::move(past_);
    before.milestones_.clear();
    before.expects_to_go_back_ = expects_to_go_back_;
    *this = std::move(before);
    return {};
}

Result<void, Refusal> Game::rule(const Event& e) {
    constexpr Ended rulings[]{Ended::ruling, Ended::draw, Ended::no_result, Ended::both_lose};
    if (e.number < 0 || e.number > 3) return failure(refused(e, Why::not_here, {}));
    outcome_ = {.how = rulings[e.number], .winner = e.number == 0 ? e.by : Color::empty, .words = e.words};
    return {};
}

Result<void, Refusal> Game::penalize(const Event& e) {
    int& lost = tally_.penalties[index_of(e.by)];
    if (e.number < 1 || e.number > most_penalty - lost) return failure(refused(e, Why::not_here, {}));
    lost += e.number;
    return {};
}

Result<void, Refusal> Game::ask_undo(const Event& e) {
    if (e.number < 1 || e.number > tally_.moves) return failure(refused(e, Why::nothing_to_undo, {}));
    undo_asked_by_ = e.by;
    undo_moves_ = e.number;
    return {};
}

// Without the moves taken back and what followed them; but what the clock has taken stays taken.
Result<void, Refusal> Game::undo(const Event& e) {
    if (undo_asked_by_ == Color::empty) return failure(refused(e, Why::nothing_to_undo, {}));
    if (undo_asked_by_ == e.by) return failure(refused(e, Why::own_marks, {}));
    std::size_t kept = past_.size();
    for (int left = undo_moves_; kept > 0 && left > 0;) left -= is_move(past_[--kept].kind) ? 1 : 0;
    const std::vector<Event> taken_back(past_.begin() + static_cast<std::ptrdiff_t>(kept), past_.end());
    go_back(kept);
    for (const Event& after : taken_back)
        if (after.kind == EventKind::penalty) (void)apply(after);
    return {};
}

void Game::set_milestone() { milestones_.push_back({past_.size(), history_.mark(), GameNow(*this)}); }

// A milestone is set now and then as the game goes on. The older they are, the fewer are kept: of those so
// far back, the ones that lie as far apart.
void Game::pass_milestone() {
    const std::size_t now = past_.size();
    if (now % between_milestones != 0) return;
    std::erase_if(milestones_, [&](const Milestone& milestone) {
        const std::size_t apart = milestone.events & -milestone.events;
        return now - milestone.events >= 4 * apart;
    });
    if (milestones_.empty() || milestones_.back().events < now) set_milestone();
}

// The events since the last milestone before are carried out again; on the way new ones are set, each half as
// far from the end as the one before, so that to take back a whole game, too, each is seen a few times only.
void Game::go_back(std::size_t events) {
    while (!milestones_.empty() && milestones_.back().events > events) milestones_.pop_back();
    std::size_t from = 0;
    const auto first = past_.begin();
    const auto end = first + static_cast<std::ptrdiff_t>(events);
    std::vector<Event> again;
    if (milestones_.empty()) {
        again.assign(first, end);
        const bool expects_to_go_back = expects_to_go_back_;
        *this = Game(*rules_, board_.size(), conditions_);
        expects_to_go_back_ = expects_to_go_back;
    } else {
        const Milestone& milestone = milestones_.back();
        from = milestone.events;
        again.assign(first + static_cast<std::ptrdiff_t>(from), end);
        static_cast<GameNow&>(*this) = milestone.now;
        history_.go_back(milestone.history);
        past_.resize(from);
    }
    for (std::size_t left = again.size(); left > 0; --left) {
        const bool is_far = left >= between_milestones && std::has_single_bit(left);
        if (!expects_to_go_back_ && is_far && past_.size() > from) set_milestone();
        (void)apply(again[again.size() - left]);
    }
}

}  // namespace shinpan::go
