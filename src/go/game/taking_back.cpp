// How a game goes back: moves that a player takes back, events that an arbiter annuls, and the milestones
// that save the whole game from being played again.
#include "go/game/game.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan::inline go {
namespace {

constexpr std::size_t between_milestones = 64;  // events, at the least

using Events = std::vector<Event>;

Events from(const Events& events, std::size_t first) {
    return {events.begin() + static_cast<std::ptrdiff_t>(first), events.end()};
}

void cut(Events& events, std::size_t kept) {
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(kept), events.end());
}

// What the clock or a referee has taken stays taken.
Events penalties_of(const Events& events, std::size_t first) {
    Events penalties;
    for (std::size_t i = first; i < events.size(); ++i)
        if (events[i].kind == EventKind::penalty) penalties.push_back(events[i]);
    return penalties;
}

// Is that a player's word on the end of the game, or both players'?
bool is_of_the_end(EventKind kind) {
    switch (kind) {
        case EventKind::resign:
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::resume:
        case EventKind::no_result_agreed:
        case EventKind::both_lose: return true;
        default: return false;
    }
}

}  // namespace

std::size_t Game::event_count() const {
    if (taken_back_.empty()) return past_.size();
    return taken_back_.back().number + past_.size() - taken_back_.back().after;
}

Result<void, Refusal> Game::ask_undo(const Event& e) {
    const int moves = moves_to_take_back();
    const bool is_there = e.number > 0 ? e.number <= moves : e.number == 0 && words_since_move() > 0;
    if (!is_there) {
        const bool was_there = e.number == 0 ? moves == 0 : e.number > 0 && e.number <= tally_.moves;
        const bool is_decided = was_there && decided_events() > 0;
        return failure(refused(e, is_decided ? Why::arbiter_decided : Why::nothing_to_undo, {}));
    }
    undo_asked_by_ = e.by;
    undo_moves_ = e.number;
    note_taken_back(e.kind, event_count() + 1, past_.size(), {});
    return {};
}

// So many of the events that lead here an arbiter has decided, or decided on: those up to their last word. A
// request that their annulment opened again may still go further back.
std::size_t Game::decided_events() const {
    std::size_t decided = past_.size();
    auto back = taken_back_.rbegin();
    for (; back != taken_back_.rend() && back->kind != EventKind::annulled; ++back)
        decided = std::min(decided, back->kept);
    decided = back == taken_back_.rend() ? 0 : std::min(decided, back->after);
    const auto last =
        std::find_if(past_.rbegin(), past_.rend(), [](const Event& e) { return is_arbiters(e.kind); });
    return std::max(decided, static_cast<std::size_t>(past_.rend() - last));
}

int Game::moves_to_take_back() const {
    const auto first = past_.begin() + static_cast<std::ptrdiff_t>(decided_events());
    const auto moves = std::count_if(first, past_.end(), [](const Event& e) { return is_move(e.kind); });
    return static_cast<int>(moves);
}

// How many events back the first word stands that the players have said of the end since the last move, and
// since an arbiter's; 0 where they have said none.
std::size_t Game::words_since_move() const {
    std::size_t first = 0;
    for (std::size_t back = 1; back <= past_.size() - decided_events(); ++back) {
        const EventKind kind = past_[past_.size() - back].kind;
        if (is_of_the_end(kind))
            first = back;
        else if (kind != EventKind::penalty)
            break;
    }
    return first;
}

// A request stands until something else happens, but for a penalty.
void Game::ask_again(const TakenBack* last) {
    const auto since =
        last == nullptr ? past_.end() : past_.begin() + static_cast<std::ptrdiff_t>(last->after);
    const bool stands = last != nullptr && std::all_of(since, past_.end(), [](const Event& e) {
                            return e.kind == EventKind::penalty;
                        });
    undo_asked_by_ = stands ? last->undo_asked_by : Color::empty;
    undo_moves_ = stands ? last->undo_moves : 0;
}

// Without the moves taken back and what followed them, but for penalties.
Result<void, Refusal> Game::undo(const Event& e) {
    if (undo_asked_by_ == Color::empty) return failure(refused(e, Why::nothing_to_undo, {}));
    if (undo_asked_by_ == e.by) return failure(refused(e, Why::own_marks, {}));
    const std::size_t number = event_count() + 1;
    std::size_t kept = past_.size() - (undo_moves_ == 0 ? words_since_move() : 0);
    for (int left = undo_moves_; kept > 0 && left > 0;) left -= is_move(past_[--kept].kind) ? 1 : 0;
    Events taken = from(past_, kept);
    fold_again(kept);
    take_penalties(penalties_of(taken, 0));
    undo_asked_by_ = Color::empty;
    undo_moves_ = 0;
    note_taken_back(e.kind, number, kept, std::move(taken));
    return {};
}

// What led to the game after the event of that number: back over one undo or annulment after the other.
Game::Earlier Game::earlier(std::size_t number) const {
    Earlier then{past_, past_.size(), taken_back_.size(), {}};
    std::size_t count = event_count();
    const auto leave = [&](std::size_t first, std::size_t kept) {
        Events left = penalties_of(then.past, first);
        left.insert(left.end(), then.penalties.begin(), then.penalties.end());
        then.penalties = std::move(left);
        cut(then.past, kept);
        then.kept = std::min(then.kept, kept);
    };
    for (; then.taken_back > 0 && taken_back_[then.taken_back - 1].number > number; --then.taken_back) {
        const TakenBack& back = taken_back_[then.taken_back - 1];
        leave(back.after, back.kept);
        then.past.insert(then.past.end(), back.taken.begin(), back.taken.end());
        count = back.number - 1;
    }
    const std::size_t kept = then.past.size() - (count - number);
    leave(kept, kept);
    return then;
}

// A game that is over takes none, nor does one that ends so again.
void Game::take_penalties(const Events& penalties) {
    for (const Event& penalty : penalties)
        if (!refuses_decision(penalty)) must_apply(penalty);
}

void Game::annul(const Event& e) {
    const std::size_t number = event_count() + 1;
    const Earlier then = earlier(static_cast<std::size_t>(e.number));
    Events taken = from(past_, then.kept);
    fold_again(then.kept);
    for (const Event& again : from(then.past, then.kept)) must_apply(again);
    take_penalties(then.penalties);
    ask_again(then.taken_back == 0 ? nullptr : &taken_back_[then.taken_back - 1]);
    note_taken_back(e.kind, number, then.kept, std::move(taken));
}

void Game::note_taken_back(EventKind kind, std::size_t number, std::size_t kept, Events taken) {
    taken_back_.push_back({kind, number, kept, past_.size(), std::move(taken), undo_asked_by_, undo_moves_});
}

void Game::set_milestone() { milestones_.push_back({past_.size(), history_.mark(), GameNow(*this)}); }

// The milestones since the last time share the history that they are in.
void Game::replace_history(History now) {
    if (!milestones_.empty() && !milestones_.back().left) {
        const auto left = std::make_shared<History>(std::move(history_));
        for (auto one = milestones_.rbegin(); one != milestones_.rend() && !one->left; ++one)
            one->left = left;
    }
    history_ = std::move(now);
}

// That of the last milestone, as it was there.
void Game::return_to_history() {
    if (const auto left = milestones_.back().left) {
        history_ = std::move(*left);
        for (auto one = milestones_.rbegin(); one != milestones_.rend() && one->left == left; ++one)
            one->left.reset();
    }
    history_.go_back(milestones_.back().history);
}

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

void Game::go_back(std::size_t events) {
    while (!taken_back_.empty() && taken_back_.back().after > events) taken_back_.pop_back();
    fold_again(events);
    ask_again(taken_back_.empty() ? nullptr : &taken_back_.back());
}

// The events since the last milestone before are carried out again; on the way new ones are set, each half as
// far from the end as the one before, so that to take back a whole game, too, each is seen a few times only.
void Game::fold_again(std::size_t events) {
    while (!milestones_.empty() && milestones_.back().events > events) milestones_.pop_back();
    std::size_t first = 0;
    cut(past_, events);
    Events again;
    if (milestones_.empty()) {
        again = std::move(past_);
        const bool expects_to_go_back = expects_to_go_back_;
        std::vector<TakenBack> taken_back = std::move(taken_back_);
        *this = Game(*rules_, board_.size(), conditions_);
        expects_to_go_back_ = expects_to_go_back;
        taken_back_ = std::move(taken_back);
    } else {
        const Milestone& milestone = milestones_.back();
        first = milestone.events;
        again = from(past_, first);
        cut(past_, first);
        static_cast<GameNow&>(*this) = milestone.now;
        return_to_history();
    }
    for (std::size_t left = again.size(); left > 0; --left) {
        const bool is_far = left >= between_milestones && std::has_single_bit(left);
        if (!expects_to_go_back_ && is_far && past_.size() > first) set_milestone();
        must_apply(again[again.size() - left]);
    }
}

}  // namespace shinpan::go
