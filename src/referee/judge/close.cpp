#include "referee/judge/close.hpp"

#include "go/score/control.hpp"
#include "go/score/seki.hpp"
#include "go/table/game_result.hpp"
#include "go/table/settlement.hpp"
#include "referee/proof/estimated.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace shinpan::inline referee {

namespace {

// Was play broken off although a position had come back, where the ruleset leaves it to the referee what
// comes of that?
bool is_in_cycle(const Game& game) {
    const Stage& stage = game.stage();
    return game.rules().long_cycle.is == LongCycle::referee && game.first_recurrence() &&
           stage.phase == Phase::play && stage.passes == 0;
}

// The result that the record tells instead of a count.
void end_as_recorded(const GameResult& recorded, Game& game) {
    const auto loses = [&](EventKind kind) { (void)game.apply(event(kind, other(recorded.winner))); };
    const auto is_ruled = [&](int ruling) {
        (void)game.apply({.kind = EventKind::ruling, .number = ruling});
    };
    switch (recorded.how) {
        case Ended::resignation: return loses(EventKind::resign);
        case Ended::time: return loses(EventKind::timeout);
        case Ended::forfeit: return loses(EventKind::forfeit);
        case Ended::no_result:
            if (!game.apply(event(EventKind::no_result_agreed, game.to_move()))) is_ruled(2);
            return;
        case Ended::both_lose:
            if (!game.apply(event(EventKind::both_lose, game.to_move()))) is_ruled(3);
            return;
        case Ended::draw:
            if (is_in_cycle(game)) is_ruled(1);
            return;
        case Ended::not_yet:
        case Ended::scored:
        case Ended::illegal_move:
        case Ended::ruling: return;
    }
}

StoppedBy what_stopped(const Game& game, bool is_agreed, int assumed_passes) {
    if (assumed_passes > 0) return StoppedBy::assumed_passes;
    const int bound = game.rules().most_moves.is;
    if (bound > 0 && game.tally().moves >= bound) return StoppedBy::move_limit;
    return is_agreed ? StoppedBy::agreement : StoppedBy::passes;
}

bool has_ruling(const Game& game) {
    if (game.events().empty()) return false;
    const EventKind last = game.events().back().kind;
    return last == EventKind::ruling || last == EventKind::award;
}

// Did they agree on what is dead in a pause whose next passes end the game?
bool is_agreed_in_pause(const Game& game) {
    const auto& events = game.events();
    const auto last_word = std::find_if(events.rbegin(), events.rend(),
                                        [](const Event& e) { return e.kind != EventKind::pass; });
    return game.stage().end_agreed && last_word != events.rend() &&
           last_word->kind == EventKind::marks_accepted;
}

// Does the record itself hold the players' agreement on what is dead? Passes alone fix the two positions as
// well.
bool is_agreed_in_record(const Game& game) {
    if (is_agreed_in_pause(game)) return true;
    switch (game.is_over() ? game.stage().count_basis : CountBasis::none) {
        case CountBasis::none:
        case CountBasis::as_it_stands: return false;
        case CountBasis::by_agreement: return true;
        case CountBasis::two_positions: break;
    }
    const auto& events = game.events();
    return std::any_of(events.begin(), events.end(), [](const Event& e) {
        return e.kind == EventKind::marks_accepted || e.kind == EventKind::analysis_agreed;
    });
}

// How far the closing of a record has come: what the record itself says of its end, and what its players are
// taken to have said. These are not the states of a table (go/table/settlement.hpp): a record's marks have no
// time, and where they do not fit what was last said, they were said earlier
// (docs/decisions/0141-the-end-that-a-record-leaves-out.md).
enum class Closing : std::uint8_t {
    moves,     // moves and passes only, the record's or assumed
    told,      // ended by the result that the record tells, by no event of its own
    recorded,  // the record holds the players' agreement on the dead
    stopped,   // the record's marks show that the players agreed to stop, though nobody passed
    agreed,    // the players are taken to have agreed on the dead
    stopped_and_agreed,
};

// A way from one to another by what the players are taken to have said. How a record begins, it says itself.
struct ClosingWay {
    Closing from{};
    EventKind by{};
    Closing to{};
};

constexpr ClosingWay ways[]{
    {Closing::moves, EventKind::end_agreed, Closing::stopped},
    {Closing::moves, EventKind::marks_accepted, Closing::agreed},
    {Closing::stopped, EventKind::marks_accepted, Closing::stopped_and_agreed},
};

// The state after that was said; nothing where there is no such way.
std::optional<Closing> closing_after(Closing from, EventKind by) {
    for (const ClosingWay& way : ways)
        if (way.from == from && way.by == by) return way.to;
    return {};
}

class Closer {
public:
    Closer(const Record& record, const JudgeOptions& options, bool played_on, Game& game, Verdict& verdict)
        : record_(record),
          rules_(game.rules()),
          game_(game),
          verdict_(verdict),
          is_asked_(options.dead.has_value()),
          is_played_on_(played_on),
          from_(options.dead.value_or(usual_source(rules_, record))),
          own_estimates_(options.estimator),
          estimates_(options.estimates != nullptr ? *options.estimates : own_estimates_) {
        begin();
        // What the arbiter did not rule on was in no dispute.
        if (!is_asked_ && game.has_ruled_status() && !record.marks) from_ = DeadFrom::none;
        if (from_ == DeadFrom::marks && !record_.marks) {
            from_ = DeadFrom::none;
            verdict.notes.push_back(NoMarks{});
        }
        const bool is_told = state_ == Closing::told;
        if (is_told && game.outcome().how == Ended::no_result && !game.first_recurrence())
            verdict.notes.push_back(NoCauseForNoResult{});
    }

    // The players pass until they can agree, if they have something to agree on, or until the game is over.
    void carry_out_ending() {
        if (game_.is_over() && game_.outcome().how != Ended::scored) return;
        agree_in_pause();
        agree_to_stop();
        while (true) {
            if (agrees_now()) agree();
            if (ends_by_agreement_alone()) (void)game_.apply(event(EventKind::end_agreed, Color::empty));
            if (game_.is_over() || !game_.apply(pass(game_.to_move()))) return;
            ++verdict_.end.assumed_passes;
        }
    }

    void write() {
        JudgedEnd& end = verdict_.end;
        verdict_.result = result_of(game_.outcome());
        end.clause = game_.outcome().clause;
        if (game_.outcome().how == Ended::scored) {
            end.stopped_by = what_stopped(game_, is_agreed_to_stop(), end.assumed_passes);
            return count();
        }
        verdict_.result.basis = basis_of_end();
    }

private:
    // What the record says of its end.
    void begin() {
        const bool was_over = game_.is_over();
        if (!was_over && record_.result) end_as_recorded(as_told(*record_.result), game_);
        if (!was_over && game_.is_over())
            state_ = Closing::told;
        else if (is_agreed_in_record(game_))
            state_ = Closing::recorded;
    }

    bool may_follow(EventKind said) const { return closing_after(state_, said).has_value(); }

    // Are the players taken to have agreed on the dead?
    bool is_taken_as_agreed() const {
        return state_ == Closing::agreed || state_ == Closing::stopped_and_agreed;
    }

    bool is_agreed_to_stop() const {
        return state_ == Closing::recorded || state_ == Closing::stopped ||
               state_ == Closing::stopped_and_agreed;
    }

    // No result under a ruleset that has none is entered as a ruling, by the record's word.
    Basis basis_of_end() const {
        if (has_ruling(game_) && state_ != Closing::told) return Basis::arbiter;
        const bool by_repetition = !game_.events().empty() && game_.events().back().kind == EventKind::play;
        return by_repetition ? Basis::as_it_stands : Basis::recorded;
    }

    // No stone comes off without play, and no stop is the last: all that is left to agree on is the end.
    bool ends_by_agreement_alone() const {
        return rules_.removal.is == Removal::never && rules_.ending.is.final_stop == FinalStop::none;
    }

    // Are the players taken to agree on the dead where the game now stands?
    bool agrees_now() const {
        if (!may_follow(EventKind::marks_accepted) || verdict_.play.illegal) return false;
        if (from_ == DeadFrom::none && !asks_for_agreement(rules_)) return false;
        return agreement_is_open(game_) && !passed_without_agreement();
    }

    // Both passed again after a stop, and the text lets that be the end. No estimate stands for what they
    // did not agree on, unless one is asked for.
    bool passed_without_agreement() const {
        const bool is_final = rules_.ending.is.final_stop != FinalStop::none;
        return is_final && game_.is_over() && is_estimated() && !is_asked_;
    }

    // A record's marks show that the players agreed, on the end as well where that needs no passes.
    void agree_to_stop() {
        if (from_ != DeadFrom::marks || verdict_.play.illegal || game_.stage().phase != Phase::play) return;
        if (!rules_.ending.is.agreement_stops_play || !may_follow(EventKind::end_agreed)) return;
        if (game_.apply(event(EventKind::end_agreed, Color::empty))) follow(EventKind::end_agreed);
    }

    // Where the players agree in a pause and their next passes end the game, a record has those passes as
    // well: its marks tell what was agreed before them.
    void agree_in_pause() {
        if (!may_follow(EventKind::marks_accepted) || verdict_.play.illegal || from_ != DeadFrom::marks)
            return;
        const std::vector<Event> events = game_.events();
        const bool by_passes = game_.is_over() && !events.empty() && events.back().kind == EventKind::pass;
        if (!by_passes) return;
        Game paused(rules_, record_.size, {.komi = verdict_.conditions.komi});
        for (std::size_t i = 0; i + 1 < events.size(); ++i) (void)paused.apply(events[i]);
        const Color mover = paused.to_move();
        const Ending& ending = rules_.ending.is;
        const Step step = ending.procedure(ending, paused.stage(), {EventKind::marks_accepted, mover, mover});
        if (!step.allowed || step.next.phase == Phase::over) return;
        game_ = std::move(paused);
        agree();
        (void)game_.apply(events.back());
    }

    void follow(EventKind said) { state_ = *closing_after(state_, said); }

    void agree() {
        follow(EventKind::marks_accepted);
        const PointSet dead = dead_stones();
        if (game_.apply(marks_proposed(Color::black, dead)))
            (void)game_.apply(marks_accepted(Color::white, dead));
    }

    PointSet dead_stones() {
        const Position& position = game_.board().position();
        switch (from_) {
            case DeadFrom::none: return {};
            case DeadFrom::marks: return marked_dead(position, *record_.marks);
            case DeadFrom::estimate:
            case DeadFrom::prove: break;
        }
        const EstimateWithProof* proven = proven_at(position);
        const Estimate& estimate = estimate_of(position);
        EstimateTaken& taken = verdict_.estimate.emplace(EstimateTaken{estimate.percent(), {}});
        if (proven != nullptr) {
            taken.proof = ProofTaken{proven->grade, proven->proven.points().size()};
            staying_ = proven->staying;
        }
        return estimate.dead;
    }

    bool is_estimated() const { return from_ == DeadFrom::estimate || from_ == DeadFrom::prove; }

    // Where stones are to be proven dead, the estimate rests on what is proven.
    const Estimate& estimate_of(const Position& position) {
        const EstimateWithProof* proven = proven_at(position);
        return proven != nullptr ? proven->estimate : estimates_.of(position);
    }

    // Null where nothing was to be proven of that position.
    const EstimateWithProof* proven_at(const Position& position) {
        if (from_ != DeadFrom::prove) return nullptr;
        const EstimateWithProof& found = estimates_.with_proof(record_, verdict_.play.moves, rules_);
        return found.proven.position == position ? &found : nullptr;
    }

    // Is the count proven? Dame that are left count under area rules, so the players must have left them; and
    // where a second position or immortal stones decide, the proven points are not those that count.
    bool is_proven() const {
        const bool counts_as_proven =
            rules_.seki.is != SekiPoints::immortal_only && rules_.removal.is != Removal::by_control;
        const auto& estimate = verdict_.estimate;
        if (!counts_as_proven || !estimate || !estimate->proof) return false;
        if (estimate->proof->grade == Grade::final) return true;
        const bool left_by_players =
            rules_.scoring.is == Scoring::territory || verdict_.end.assumed_passes == 0;
        return estimate->proof->grade == Grade::final_up_to_dame && left_by_players;
    }

    Basis basis() const {
        if (is_taken_as_agreed() && is_estimated()) return is_proven() ? Basis::proven : Basis::estimated;
        if (game_.has_ruled_status()) return Basis::arbiter;
        if (state_ == Closing::recorded || (is_taken_as_agreed() && from_ == DeadFrom::marks))
            return Basis::agreed;
        return is_played_on_ ? Basis::played_out : Basis::as_it_stands;
    }

    void count() {
        if (is_removal_refused()) {
            verdict_.count = RemovalRefused{};
            verdict_.notes.push_back(RemovalRefused{});
            return;
        }
        if (leaves_marks_aside()) verdict_.notes.push_back(MarksLeftAside{});
        Finish finish = game_.finish();
        const bool seki_matters =
            rules_.seki.is == SekiPoints::none && rules_.scoring.is == Scoring::territory;
        if (seki_matters && is_taken_as_agreed() && from_ == DeadFrom::marks) {
            finish.seki = seki_by_marks(finish);
            finish.agreed_territory = std::array{record_.marks->black, record_.marks->white};
        }
        if (seki_matters && is_taken_as_agreed() && is_estimated()) {
            const Estimate& estimate = estimate_of(finish.position);
            finish.seki = estimate.seki;
            finish.agreed_territory = estimate.territory;
            verdict_.estimate->to_be_filled = estimate.protective;
            if (rules_.removal.is == Removal::by_confirmation) leave_dead_in_seki(finish);
            *finish.seki |= staying_;
        }
        Score result = score(rules_, finish);
        verdict_.result = result_of_count(result.margin(), rules_.tie.is, finish.handicap);
        verdict_.result.basis = basis();
        std::optional<PointSet> seki;
        if (seki_matters) seki = result.seki;
        verdict_.count = Counted{std::move(finish), std::move(result), seki};
    }

    // The record marks dead stones, and nobody has said that they shall stay.
    bool leaves_marks_aside() const {
        if (!record_.marks || verdict_.play.illegal) return false;
        if (is_taken_as_agreed() || state_ == Closing::recorded) return false;
        if (is_asked_ && from_ != DeadFrom::marks) return false;
        return !marked_dead(game_.board().position(), *record_.marks).empty();
    }

    // What is dead within a group in seki stays.
    static void leave_dead_in_seki(Finish& finish) {
        const PointSet staying = dead_within(*finish.seki, finish.position, finish.dead);
        finish.dead -= staying;
        *finish.seki |= staying;
    }

    PointSet seki_by_marks(const Finish& finish) const {
        return marked_seki(without(finish.position, finish.dead), *record_.marks);
    }

    // Were stones to come off where the ruleset takes none off without play?
    bool is_removal_refused() {
        const bool may = rules_.removal.is != Removal::never || verdict_.play.illegal;
        return !may && is_asked_ && !dead_stones().empty();
    }

    const Record& record_;
    const Ruleset& rules_;
    Game& game_;
    Verdict& verdict_;
    bool is_asked_;      // somebody says where dead stones come from
    bool is_played_on_;  // somebody played after the first stop
    DeadFrom from_;
    Closing state_ = Closing::moves;
    PointSet staying_{};  // dead by confirmation, and in no territory
    Estimates own_estimates_;
    Estimates& estimates_;
};

}  // namespace

void close(const Record& record, const JudgeOptions& options, bool played_on, Game& game, Verdict& verdict) {
    Closer closer(record, options, played_on, game, verdict);
    closer.carry_out_ending();
    closer.write();
}

}  // namespace shinpan::referee
