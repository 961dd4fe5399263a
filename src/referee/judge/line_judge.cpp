#include "referee/judge/line_judge.hpp"

#include <algorithm>
#include <string>

namespace shinpan::inline referee {
namespace {

// Of those that a ruleset may have no room for.
bool is_agreement(EventKind kind) {
    switch (kind) {
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::resume:
        case EventKind::no_result_agreed:
        case EventKind::both_lose:
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::annulled:
        case EventKind::resumed_by_ruling:
        case EventKind::status_ruled: return true;
        case EventKind::setup:
        case EventKind::turn:
        case EventKind::handicap:
        case EventKind::nigiri:
        case EventKind::play:
        case EventKind::pass:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::penalty:
        case EventKind::breach:
        case EventKind::ruling:
        case EventKind::award: return false;
    }
    return false;
}

// Do the players agree by it on the end, or on what is dead?
bool settles(EventKind kind) {
    return kind == EventKind::marks_accepted || kind == EventKind::group_agreed ||
           kind == EventKind::end_agreed || kind == EventKind::analysis_agreed;
}

std::string_view consequence_clause(const Ruleset& rules, const Refusal& refusal) {
    return refusal.why == Why::out_of_turn ? rules.out_of_turn.clause : rules.illegal_play.clause;
}

bool takes_back(const Record& record) {
    return std::any_of(record.events.begin(), record.events.end(), [](const Event& event) {
        return event.kind == EventKind::undo_granted || event.kind == EventKind::annulled;
    });
}

// As if the opponent had not moved on yet.
Event as_claimed(Event event) {
    event.words = {};
    return event;
}

}  // namespace

void LineJudge::begin_line(const Record& record, std::size_t played) {
    record_ = &record;
    played_ = played;
    behind_last_play_ = record.events.size();
    while (behind_last_play_ > 0 && record.events[behind_last_play_ - 1].kind != EventKind::play)
        --behind_last_play_;
}

bool LineJudge::run(int up_to_move) {
    if (takes_back(*record_)) game_.expect_to_go_back();
    for (std::size_t i = 0; i < record_->events.size() && !line_.illegal; ++i) {
        if (is_move(record_->events[i].kind) && move_ == up_to_move) break;
        (void)step(i);
    }
    tell_dispute();
    if (surplus_passes_ > 0) notes_.push_back(SurplusPasses{surplus_passes_});
    return played_on_;
}

void LineJudge::take_over() {
    const auto& events = game_.events();
    const auto is = [](EventKind kind) { return [kind](const Event& event) { return event.kind == kind; }; };
    const auto moves =
        std::count_if(events.begin(), events.end(), [](const Event& e) { return is_move(e.kind); });
    line_.moves = move_ = static_cast<int>(moves);
    const auto last_play = std::find_if(events.rbegin(), events.rend(), is(EventKind::play));
    if (last_play != events.rend()) line_.last_play = last_play->at;
    const auto resumed = std::find_if(events.rbegin(), events.rend(), is(EventKind::resume));
    if (resumed != events.rend()) {
        const auto last = resumed.base() - 1;
        resumed_.times = static_cast<int>(std::count_if(events.begin(), last, is(EventKind::resume)));
        std::for_each(last, events.end(), [&](const Event& event) { follow_dispute(event, {}); });
    }
    tell_dispute();
}

LineJudge::HangsOn LineJudge::step(std::size_t i) {
    const Event& event = record_->events[i];
    counts_.resize(i);
    counts_.push_back(game_.event_count());
    if (is_move(event.kind)) ++move_;
    const bool after_stop = game_.stage().stops > 0;
    const auto asked = implied_request(game_, event);
    if (asked && event.kind == EventKind::pass && !is_taken_up_again(i)) {
        ++surplus_passes_;
        return HangsOn::later_play;
    }
    Result<void, Refusal> done;
    if (asked) done = game_.apply(*asked);
    if (done) done = game_.apply(as_counted(*event.words == let_stand ? as_claimed(event) : event));
    if (!done && !stands(i, done.error())) {
        refuse(event, done.error(), place(i));
    } else {
        follow_dispute(event, place(i));
        if (is_move(event.kind)) carried_out(event, after_stop);
    }
    if (asked) return HangsOn::later_play;
    return done ? HangsOn::nothing : HangsOn::next_event;
}

// An annulment names an event of the record; the game may have had fewer, or requests that the record tells
// without words.
Event LineJudge::as_counted(Event event) const {
    const auto number = static_cast<std::size_t>(event.number);
    if (event.kind == EventKind::annulled && number < counts_.size())
        event.number = static_cast<int>(counts_[number]);
    return event;
}

Place LineJudge::place(std::size_t event) const {
    return event < record_->places.size() ? record_->places[event] : Place{};
}

IllegalMove LineJudge::illegal(const Event& event, const Refusal& refusal, Place place) const {
    return {.move = is_move(event.kind) ? move_ : 0,
            .after = is_move(event.kind) ? move_ - 1 : move_,
            .place = place,
            .refusal = refusal,
            .consequence_clause =
                is_move(event.kind) ? consequence_clause(game_.rules(), refusal) : std::string_view{}};
}

bool LineJudge::opponent_moves_after(std::size_t event) const {
    if (event + 1 == record_->events.size()) return false;
    const Event& next = record_->events[event + 1];
    return is_move(next.kind) && next.by != record_->events[event].by;
}

// Was it too late to claim it, by what the record shows or says?
bool LineJudge::is_too_late(std::size_t event, ClaimUntil until) const {
    switch (until) {
        case ClaimUntil::always: return false;
        case ClaimUntil::opponent_moves:
            return *record_->events[event].words == let_stand || opponent_moves_after(event);
        case ClaimUntil::result_confirmed:
            return event < played_ && record_->result && record_->result->how == Ended::scored &&
                   record_->result->margin;
    }
    return false;
}

// Was a move against the rules, but nobody claimed it in time?
bool LineJudge::stands(std::size_t event, const Refusal& refusal) {
    Event accepted = record_->events[event];
    if (!is_move(accepted.kind) || !is_too_late(event, refusal.until)) return false;
    accepted.words = std::string(let_stand);
    if (!game_.apply(accepted)) return false;
    line_.let_stand.push_back(illegal(accepted, refusal, place(event)));
    return true;
}

void LineJudge::carried_out(const Event& event, bool after_stop) {
    line_.moves = move_;
    if (event.kind != EventKind::play) return;
    line_.last_play = event.at;
    played_on_ = played_on_ || after_stop;
}

void LineJudge::follow_dispute(const Event& event, Place place) {
    if (event.kind == EventKind::resume)
        resumed_ = {.by = event.by, .place = place, .times = resumed_.times + 1};
    resumed_.moves += is_move(event.kind) ? 1 : 0;
    resumed_.agreed = resumed_.agreed || settles(event.kind);
}

void LineJudge::tell_dispute() {
    if (resumed_.times > 0) notes_.push_back(resumed_);
    const bool is_stopped = !game_.is_over() && game_.stage().phase != Phase::play;
    if (is_stopped && game_.proposed_marks()) notes_.push_back(OpenProposal{game_.marks_proposed_by()});
}

void LineJudge::refuse(const Event& event, const Refusal& refusal, Place place) {
    if (event.kind == EventKind::pass && refusal.why == Why::game_over) {
        ++surplus_passes_;
        return;
    }
    if (is_agreement(event.kind)) {
        notes_.push_back(AgreementLeftAside{event.kind, refusal.why, refusal.clause, place});
        return;
    }
    line_.illegal = illegal(event, refusal, place);
}

}  // namespace shinpan::referee
