#include "go/rules/ending.hpp"

namespace shinpan::inline go {
namespace {

Step refused(const Stage& at, const Signal& s) { return {at, s.to_move, false}; }

Step over(Stage next, const Signal& s, CountBasis count_basis) {
    next.phase = Phase::over;
    next.count_basis = count_basis;
    return {next, s.to_move};
}

// Nobody asks for more than 255 of something.
void count(std::uint8_t& so_far) {
    if (so_far < 255) ++so_far;
}

// The stage after a pass, before it is asked whether play stops.
Stage after_pass(Stage at) {
    count(at.passes);
    return at;
}

Stage after_play(Stage at) {
    at.passes = 0;
    at.played_since_stop = true;
    return at;
}

Stage stopped(Stage at, Phase phase) {
    at.phase = phase;
    at.passes = 0;
    count(at.stops);
    at.played_since_stop = at.resumed = false;
    return at;
}

bool puts_something(EventKind kind) { return kind == EventKind::play || kind == EventKind::button; }

// Agreement on what is dead once the game is over, where the ruleset leaves room for it.
Step agree_after_end(const Ending& rule, const Stage& at, const Signal& s) {
    const bool open = at.phase == Phase::over && at.count_basis == CountBasis::as_it_stands;
    if (s.kind == EventKind::marks_accepted && rule.agreement_after_end && open)
        return over(at, s, CountBasis::by_agreement);
    return refused(at, s);
}

// Still nothing but passes since the last stop, and nobody asked to play on, so that the players may agree.
bool may_agree(const Stage& at) {
    const bool passes_only = at.stops > 0 && !at.played_since_stop && !at.resumed;
    return at.phase == Phase::stopped || (at.phase == Phase::play && passes_only);
}

bool ends_unagreed(const Ending& rule, const Stage& before) {
    switch (rule.final_stop) {
        case FinalStop::none: return false;
        case FinalStop::second: return before.stops == 1;
        case FinalStop::right_after_resumption: return before.stops > 0 && !before.played_since_stop;
    }
    return false;
}

Color first_to_resume(const Ending& rule, const Signal& s) {
    switch (rule.resume_first) {
        case ResumeFirst::turn_order:
        case ResumeFirst::opponent_of_last_passer: return s.to_move;
        case ResumeFirst::opponent_of_requester: return other(s.by);
        case ResumeFirst::as_agreed: return s.by;
    }
    return s.to_move;
}

}  // namespace

Step two_passes(const Ending& rule, const Stage& at, const Signal& s) {
    if (at.phase == Phase::over) return agree_after_end(rule, at, s);
    if (puts_something(s.kind)) return {after_play(at), other(s.by)};
    if (s.kind != EventKind::pass) return refused(at, s);
    const Stage next = after_pass(at);
    if (next.passes < rule.passes) return {next, other(s.by)};
    return over(next, {s.kind, s.by, other(s.by)}, CountBasis::as_it_stands);
}

Step first_pass_apart(const Ending& rule, const Stage& at, const Signal& s) {
    if (at.phase == Phase::over || at.first_pass_made || s.kind != EventKind::pass)
        return two_passes(rule, at, s);
    Stage next = at;
    next.first_pass_made = true;
    next.passes = rule.first_pass_counts ? 1 : 0;
    return {next, other(s.by)};
}

Step preliminary_end(const Ending& rule, const Stage& at, const Signal& s) {
    // Not between one player's pass and the other's, when only one of them has paid.
    const bool both_passed = at.phase == Phase::settle && !at.played_since_stop && at.passes == 0;
    if (s.kind == EventKind::marks_accepted && both_passed && rule.agreement_after_end)
        return over(at, s, CountBasis::by_agreement);
    if (at.phase != Phase::play || s.kind != EventKind::pass) return two_passes(rule, at, s);
    Stage next = after_pass(at);
    if (next.passes == rule.passes) {
        next = stopped(next, Phase::settle);
        next.first = other(s.by);
    }
    return {next, other(s.by)};
}

Step agree_or_resume(const Ending& rule, const Stage& at, const Signal& s) {
    if (at.phase == Phase::over) return agree_after_end(rule, at, s);
    if (is_move(s.kind) && awaits_request(rule, at)) return refused(at, s);
    Stage next = at;
    next.phase = Phase::play;
    if (puts_something(s.kind)) return {after_play(next), other(s.by)};
    if (s.kind == EventKind::pass) {
        next = after_pass(next);
        if (next.passes < rule.passes) return {next, other(s.by)};
        if (ends_unagreed(rule, at)) return over(next, {s.kind, s.by, other(s.by)}, CountBasis::as_it_stands);
        return {stopped(next, Phase::stopped), other(s.by)};
    }
    if (s.kind == EventKind::marks_accepted && may_agree(at)) return over(at, s, CountBasis::by_agreement);
    const bool agreed_stop = s.kind == EventKind::end_agreed && rule.agreement_stops_play;
    if (at.phase == Phase::play && agreed_stop) return {stopped(next, Phase::stopped), s.to_move};
    if (at.phase != Phase::stopped) return refused(at, s);
    if (s.kind == EventKind::resume) {
        next.resumed = true;
        return {next, first_to_resume(rule, s)};
    }
    if (s.kind == EventKind::end_agreed) return over(at, s, CountBasis::as_it_stands);
    return refused(at, s);
}

Step four_passes(const Ending& rule, const Stage& at, const Signal& s) {
    if (at.phase == Phase::over) return agree_after_end(rule, at, s);
    Stage next = at;
    if (puts_something(s.kind)) {
        next.phase = Phase::play;
        next.end_agreed = false;
        return {after_play(next), other(s.by)};
    }
    if (s.kind == EventKind::pass) {
        next = after_pass(next);
        if (next.passes == 2 * rule.passes)
            return over(next, {s.kind, s.by, other(s.by)},
                        at.end_agreed ? CountBasis::by_agreement : CountBasis::as_it_stands);
        if (next.passes == rule.passes) {
            next = stopped(next, Phase::stopped);
            next.passes = static_cast<std::uint8_t>(rule.passes);
        }
        return {next, other(s.by)};
    }
    if (s.kind != EventKind::marks_accepted || at.phase != Phase::stopped) return refused(at, s);
    next.end_agreed = true;
    return {next, s.to_move};
}

namespace {

// Two passes running, in play or in the analysis.
Step interrupted(const Stage& at, Stage next, Color to_move) {
    const bool stoneless = at.stops > 0 && !at.played_since_stop;
    const bool in_analysis = at.phase == Phase::analysis || at.phase == Phase::analysis_stopped;
    if (in_analysis) {
        if (stoneless)
            return over(next, {EventKind::pass, other(to_move), to_move}, CountBasis::two_positions);
        return {stopped(next, Phase::analysis_stopped), to_move};
    }
    if (stoneless || at.end_agreed) return {stopped(next, Phase::analysis_stopped), to_move, true, true};
    return {stopped(next, Phase::stopped), to_move};
}

// What the players may agree on in an interruption.
Step agreed_in_interruption(const Ending& rule, const Stage& at, const Signal& s) {
    const bool before_scoring = at.phase == Phase::stopped;
    if (!before_scoring && at.phase != Phase::analysis_stopped) return refused(at, s);
    Stage next = at;
    if (s.kind == EventKind::group_agreed) return {next, s.to_move};
    if (s.kind == EventKind::resume) {
        next.phase = before_scoring ? Phase::play : Phase::analysis;
        return {next, s.to_move};
    }
    if (s.kind == EventKind::end_agreed && before_scoring) {
        next.end_agreed = rule.next_stop_fixes_position;
        if (next.end_agreed) return {next, s.to_move};
        next.phase = Phase::analysis_stopped;
        return {next, s.to_move, true, true};
    }
    if (s.kind == EventKind::analysis_agreed && !before_scoring)
        return over(next, s, CountBasis::two_positions);
    // Who accepts marks before there is a scoring position agrees to end here as well.
    if (s.kind != EventKind::marks_accepted || (before_scoring && rule.next_stop_fixes_position))
        return refused(at, s);
    Step step = over(next, s, CountBasis::two_positions);
    step.fixes_scoring_position = before_scoring;
    return step;
}

}  // namespace

Step two_positions(const Ending& rule, const Stage& at, const Signal& s) {
    if (at.phase == Phase::over) return refused(at, s);
    const bool move = puts_something(s.kind) || s.kind == EventKind::pass;
    if (!move) return agreed_in_interruption(rule, at, s);
    Stage next = at;
    if (at.phase == Phase::stopped) next.phase = Phase::play;
    if (at.phase == Phase::analysis_stopped) next.phase = Phase::analysis;
    if (puts_something(s.kind)) return {after_play(next), other(s.by)};
    next = after_pass(next);
    if (next.passes < rule.passes) return {next, other(s.by)};
    return interrupted(at, next, other(s.by));
}

Stage resumed_by_ruling(Stage at) {
    at.phase = at.first == Color::empty ? Phase::play : Phase::settle;
    at.passes = 0;
    at.resumed = true;
    at.end_agreed = false;
    at.count_basis = CountBasis::none;
    return at;
}

bool awaits_request(const Ending& rule, const Stage& at) {
    return at.phase == Phase::stopped && rule.resume_first == ResumeFirst::opponent_of_requester;
}

}  // namespace shinpan::go
