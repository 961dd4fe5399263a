// What is decided about a game from outside: by an arbiter, or by the clock.
#include "go/board/chains.hpp"
#include "go/game/game.hpp"

#include <algorithm>

namespace shinpan::inline go {

// Is it nobody's turn to just play on: has play stopped, or is it an analysis only, or is the game over?
bool Game::is_at_rest() const {
    if (is_over()) return true;
    switch (stage_.phase) {
        case Phase::play:
        case Phase::settle: return false;
        case Phase::stopped:
        case Phase::analysis:
        case Phase::analysis_stopped:
        case Phase::over: break;
    }
    return true;
}

std::optional<Refusal> Game::refuses_status(const Event& e) const {
    if (rules_->removal.is == Removal::never) return refused(e, Why::not_here, rules_->removal.clause);
    if (!is_at_rest()) return refused(e, Why::not_now, rules_->ending.is.agree);
    if (e.number != ruled_dead && e.number != ruled_alive) return refused(e, Why::not_here, {});
    for (Point p : *e.points)
        if (!board_.contains(p)) return refused({.by = e.by, .at = p}, Why::off_board, {});
    return {};
}

std::optional<Refusal> Game::refuses_decision(const Event& e) const {
    if (auto no = refuses_any(e)) return no;
    const auto unless = [&](bool fits, Why why) {
        return fits ? std::nullopt : std::optional(refused(e, why, {}));
    };
    switch (e.kind) {
        case EventKind::penalty:
            return unless(e.number >= 1 && e.number <= most_penalty - tally_.penalties[index_of(e.by)],
                          Why::not_here);
        case EventKind::ruling: {
            const bool names_winner = e.number > 0 || is_stone(e.by);
            return unless(e.number >= 0 && e.number <= most_ruling && names_winner, Why::not_here);
        }
        case EventKind::award: return unless(e.number >= 1 && e.number <= most_award, Why::not_here);
        case EventKind::annulled:
            return unless(e.number >= 0 && static_cast<std::size_t>(e.number) < event_count(),
                          Why::nothing_to_undo);
        case EventKind::resumed_by_ruling:
            if (is_at_rest()) return {};
            return refused(e, Why::not_now, rules_->ending.is.resume);
        case EventKind::status_ruled: return refuses_status(e);
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::setup:
        case EventKind::turn:
        case EventKind::handicap:
        case EventKind::nigiri:
        case EventKind::play:
        case EventKind::pass:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::resume:
        case EventKind::no_result_agreed:
        case EventKind::both_lose:
        case EventKind::breach: break;
    }
    return {};
}

Result<void, Refusal> Game::decide(const Event& e) {
    if (auto no = refuses_decision(e)) return failure(*no);
    if (e.kind == EventKind::timeout) return end_by(e, Ended::time);
    if (e.kind == EventKind::forfeit) return end_by(e, Ended::forfeit);
    if (e.kind == EventKind::penalty) tally_.penalties[index_of(e.by)] += e.number;
    if (e.kind == EventKind::ruling || e.kind == EventKind::award) rule(e);
    if (e.kind == EventKind::annulled) annul(e);
    if (e.kind == EventKind::resumed_by_ruling) resume_by_ruling(e);
    if (e.kind == EventKind::status_ruled) rule_status(e);
    return {};
}

void Game::rule(const Event& e) {
    if (e.kind == EventKind::award) {
        outcome_ = {.how = Ended::ruling, .winner = e.by, .words = e.words, .margin = HalfPoints{e.number}};
        return;
    }
    constexpr Ended rulings[most_ruling + 1]{Ended::ruling, Ended::draw, Ended::no_result, Ended::both_lose};
    outcome_ = {.how = rulings[e.number], .winner = e.number == 0 ? e.by : Color::empty, .words = e.words};
}

// As if the game had only been interrupted: the stone that its end alone asks of White is theirs again, but
// passes stay paid for as they were.
void Game::resume_by_ruling(const Event& e) {
    if (stage_.phase == Phase::over && white_owes_a_stone()) --tally_.handed[index_of(Color::white)];
    outcome_ = {};
    stage_ = resumed_by_ruling(stage_);
    marks_.reset();
    lapse_agreements();
    scoring_.reset();
    analysis_.reset();
    if (to_move() != e.by) history_.change_turn(e.by);
}

// Chains live or die as a whole.
void Game::rule_status(const Event& e) {
    PointSet points;
    for (Point p : *e.points) points.insert(p);
    for (Point p : whole_chains(counted_position(), points)) ruled_.push_back({p, e.number == ruled_dead});
    marks_.reset();
    agreed_dead_ = as_ruled(agreed_dead_);
}

// The position whose stones may be dead.
const Position& Game::counted_position() const { return scoring_ ? scoring_->position : board_.position(); }

void Game::lapse_agreements() {
    agreed_dead_ = {};
    ruled_ = {};
}

PointSet Game::as_ruled(PointSet dead) const {
    for (const RuledStatus& status : *ruled_) status.is_dead ? dead.insert(status.at) : dead.erase(status.at);
    return dead;
}

}  // namespace shinpan::go
