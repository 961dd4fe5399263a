#include "referee/judge.hpp"

#include "referee/close.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace shinpan {
namespace {

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
            return true;
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
            return false;
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

// Folds the record's events until one is refused. What the players of the record agreed on under its own
// rules, and passes beyond the end, are left aside where the ruleset has no room for them.
class Replay {
public:
    Replay(const Record& record, Game& game, Verdict& verdict)
        : record_(record), game_(game), verdict_(verdict) {}

    // Whether somebody played on after a stop.
    bool run(int up_to_move = std::numeric_limits<int>::max()) {
        for (std::size_t i = 0; i < record_.events.size() && !verdict_.illegal; ++i) {
            const Event& event = record_.events[i];
            if (is_move(event.kind) && ++move_ > up_to_move) break;
            const bool after_stop = game_.stage().stops > 0;
            const auto asked = implied_request(game_, event);
            if (asked && !is_taken_up_again(i)) {
                ++surplus_passes_;
                continue;
            }
            if (asked) (void)game_.apply(*asked);
            const auto done = *event.words == let_stand ? game_.apply(as_claimed(event)) : game_.apply(event);
            if (!done && !stands(i, done.error())) {
                refuse(event, done.error(), place(i));
                continue;
            }
            follow_dispute(event, place(i));
            if (is_move(event.kind)) carried_out(event, after_stop);
        }
        tell_dispute();
        if (surplus_passes_ > 0) verdict_.notes.push_back(SurplusPasses{surplus_passes_});
        return played_on_;
    }

private:
    Place place(std::size_t event) const {
        return event < record_.places.size() ? record_.places[event] : Place{};
    }

    IllegalMove illegal(const Event& event, const Refusal& refusal, Place place) const {
        return {.move = is_move(event.kind) ? move_ : 0,
                .after = is_move(event.kind) ? move_ - 1 : move_,
                .place = place,
                .refusal = refusal,
                .consequence_clause = consequence_clause(game_.rules(), refusal)};
    }

    // As if the opponent had not moved on yet.
    static Event as_claimed(Event event) {
        event.words = {};
        return event;
    }

    // Does the record have a play from that event on?
    bool is_taken_up_again(std::size_t event) const {
        const auto from = record_.events.begin() + static_cast<std::ptrdiff_t>(event);
        return std::any_of(from, record_.events.end(),
                           [](const Event& e) { return e.kind == EventKind::play; });
    }

    bool opponent_moves_after(std::size_t event) const {
        if (event + 1 == record_.events.size()) return false;
        const Event& next = record_.events[event + 1];
        return is_move(next.kind) && next.by != record_.events[event].by;
    }

    // Was it too late to claim it, by what the record shows or says?
    bool is_too_late(std::size_t event, ClaimUntil until) const {
        switch (until) {
            case ClaimUntil::always:
                return false;
            case ClaimUntil::opponent_moves:
                return *record_.events[event].words == let_stand || opponent_moves_after(event);
            case ClaimUntil::result_confirmed:
                return record_.result.kind == RecordedResult::Kind::score;
        }
        return false;
    }

    // Was a move against the rules, but nobody claimed it in time?
    bool stands(std::size_t event, const Refusal& refusal) {
        Event accepted = record_.events[event];
        if (!is_move(accepted.kind) || !is_too_late(event, refusal.until)) return false;
        accepted.words = std::string(let_stand);
        if (!game_.apply(accepted)) return false;
        verdict_.let_stand.push_back(illegal(accepted, refusal, place(event)));
        return true;
    }

    void carried_out(const Event& event, bool after_stop) {
        verdict_.moves = move_;
        if (event.kind != EventKind::play) return;
        verdict_.last_play = event.at;
        played_on_ = played_on_ || after_stop;
    }

    void follow_dispute(const Event& event, Place place) {
        if (event.kind == EventKind::resume)
            resumed_ = {.by = event.by, .place = place, .times = resumed_.times + 1};
        resumed_.moves += is_move(event.kind) ? 1 : 0;
        resumed_.agreed = resumed_.agreed || settles(event.kind);
    }

    void tell_dispute() {
        if (resumed_.times > 0) verdict_.notes.push_back(resumed_);
        const bool is_stopped = !game_.is_over() && game_.stage().phase != Phase::play;
        if (is_stopped && game_.proposed_marks())
            verdict_.notes.push_back(OpenProposal{game_.marks_proposed_by()});
    }

    void refuse(const Event& event, const Refusal& refusal, Place place) {
        if (event.kind == EventKind::pass && refusal.why == Why::game_over) {
            ++surplus_passes_;
            return;
        }
        if (is_agreement(event.kind)) {
            verdict_.notes.push_back(AgreementLeftAside{event.kind, refusal.clause, place});
            return;
        }
        verdict_.illegal = illegal(event, refusal, place);
    }

    const Record& record_;
    Game& game_;
    Verdict& verdict_;
    int move_ = 0;
    int surplus_passes_ = 0;
    bool played_on_ = false;
    Resumption resumed_{};
};

// An illegal move ends the judging; whether it ends the game, the ruleset says.
void end_by_illegal_move(Verdict& verdict) {
    verdict.ended = Close::illegal_move;
    const Refusal& refusal = verdict.illegal->refusal;
    if (refusal.consequence != Consequence::loses) return;
    verdict.result = std::string{letter(other(refusal.by))} + "+F";
    verdict.clause = verdict.illegal->consequence_clause;
    verdict.basis = Basis::recorded;
}

void add_notes(const Game& game, Verdict& verdict) {
    const Ruleset& rules = *verdict.rules;
    const auto add = [&](Note note) { verdict.notes.push_back(std::move(note)); };
    for (const IllegalMove& move : verdict.let_stand) add(LetStand{move});
    if (verdict.assumed_passes > 0) add(AssumedPasses{verdict.assumed_passes});
    if (const auto recurrence = game.first_recurrence())
        add(PositionRepeated{recurrence->move, recurrence->earlier});
    if (!verdict.score) return;
    if (!verdict.komi_recorded && verdict.komi != HalfPoints{}) add(KomiOfRuleset{});
    if (verdict.basis == Basis::estimated) add(EstimatedDead{verdict.confidence});
    const bool white_adds = rules.last_move.is == LastMove::white_last &&
                            rules.scoring.is == Scoring::territory && game.tally().last_mover == Color::black;
    if (white_adds) add(StoneForLastMove{});
    if (!verdict.seki || verdict.basis == Basis::agreed) return;
    const int dame = verdict.score->dame.size();
    if (dame > 0) add(OpenDame{dame});
}

// The record's result in the words of a verdict; empty where it tells none.
std::string plain(const RecordedResult& recorded) {
    using Kind = RecordedResult::Kind;
    const auto won = [&](std::string_view how) {
        return std::string{letter(recorded.winner)} + "+" + std::string(how);
    };
    switch (recorded.kind) {
        case Kind::none:
        case Kind::unknown:
            return {};
        case Kind::score:
            return won(to_text(recorded.margin.value_or(HalfPoints{})));
        case Kind::win:
            return won({});
        case Kind::resignation:
            return won("R");
        case Kind::time:
            return won("T");
        case Kind::forfeit:
            return won("F");
        case Kind::draw:
            return "0";
        case Kind::no_result:
            return "Void";
    }
    return {};
}

std::optional<bool> agrees(const RecordedResult& recorded, std::string_view result) {
    const std::string told = plain(recorded);
    if (told.empty()) return {};
    return recorded.kind == RecordedResult::Kind::win ? result.starts_with(told) : result == told;
}

}  // namespace

Replayed replay(const Record& record, const Ruleset& rules, int up_to_move) {
    Verdict verdict(rules, record.size);
    Game game(rules, record.size, {.komi = komi_of(record, rules)});
    Replay(record, game, verdict).run(up_to_move);
    return {std::move(game), verdict.illegal, std::move(verdict.let_stand)};
}

Replayed replay(const Record& record, const Ruleset& rules) {
    return replay(record, rules, std::numeric_limits<int>::max());
}

std::optional<IllegalMove> first_illegal(const Record& record, const Ruleset& rules, int up_to_move) {
    return replay(record, rules, up_to_move).illegal;
}

Verdict judge(const Record& record, const Ruleset& rules, const JudgeOptions& options) {
    Verdict verdict(rules, record.size);
    verdict.handicap = record.handicap;
    verdict.komi = komi_of(record, rules);
    verdict.komi_recorded = record.komi.has_value();
    verdict.recorded = record.result.as_written;
    verdict.notes.assign(record.warnings.begin(), record.warnings.end());
    Game game(rules, record.size, {.komi = verdict.komi});
    const bool played_on = Replay(record, game, verdict).run();
    verdict.position = game.board().position();
    for (Color player : {Color::black, Color::white}) {
        const auto slot = index_of(player);
        verdict.stones_put[slot] = verdict.position.count(player) + game.tally().prisoners[slot];
    }
    if (verdict.illegal && !game.is_over())
        end_by_illegal_move(verdict);
    else
        close(record, options, played_on, game, verdict);
    add_notes(game, verdict);
    verdict.agrees = agrees(record.result, verdict.result);
    return verdict;
}

}  // namespace shinpan
