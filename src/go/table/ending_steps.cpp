#include "go/table/ending_steps.hpp"

#include "go/table/settlement.hpp"

#include <utility>

namespace shinpan::inline go {
namespace {

using enum EndingSaying;
using Sayings = std::vector<EndingSaying>;

EndingSaying who_resumes(ResumeFirst first) {
    switch (first) {
        case ResumeFirst::turn_order: return resume_in_turn;
        case ResumeFirst::opponent_of_last_passer: return resume_after_passer;
        case ResumeFirst::opponent_of_requester: return resume_after_requester;
        case ResumeFirst::as_agreed: return resume_as_agreed;
    }
    return resume_in_turn;
}

EndingSaying which_stop_is_final(FinalStop stop) {
    switch (stop) {
        case FinalStop::none: return stop_again;
        case FinalStop::second: return second_stop_is_final;
        case FinalStop::right_after_resumption: return passes_after_resumption_are_final;
    }
    return stop_again;
}

// The steps of one game, in the order of its ruleset; where the game is, is told beside them.
class Way {
public:
    explicit Way(const Game& game)
        : game_(game),
          rules_(game.rules()),
          ending_(rules_.ending.is),
          stage_(game.stage()),
          is_over_(game.is_over()) {}

    std::vector<EndingStep> steps() && {
        play_stops();
        const std::size_t after = steps_.size();  // the step between play and count
        after_play();
        step({count}, rules_.scoring.clause, false);
        reach(is_over_ && settlement(game_).state != Settling::settled ? after : steps_.size() - 1);
        what_holds();
        return std::move(steps_);
    }

private:
    // `is_taken`: a game that is past this step did take it.
    EndingStep& step(Sayings says, std::string_view clause, bool is_taken = true) {
        const Reached reached = is_taken ? Reached::done : Reached::skipped;
        return steps_.emplace_back(EndingStep{.says = std::move(says), .clause = clause, .reached = reached});
    }

    EndingStep& passes(EndingSaying says, std::string_view clause, bool is_taken = true) {
        EndingStep& made = step({says}, clause, is_taken);
        made.passes = ending_.passes;
        return made;
    }

    // Did play end by passes, rather than by a word?
    bool is_ended_by_passes() const { return is_over_ && stage_.passes >= ending_.passes; }

    bool is_agreed_at_stop() const { return is_over_ && !is_ended_by_passes() && stage_.stops > 0; }

    void play_stops() {
        if (ending_.procedure == first_pass_apart) return first_pass_stands_apart();
        if (ending_.procedure == preliminary_end) return preliminary_end_comes();
        if (ending_.procedure == agree_or_resume) return they_agree_or_resume();
        if (ending_.procedure == four_passes) return they_pause();
        if (ending_.procedure == two_positions) return play_is_interrupted();
        passes(last_passes, ending_.end);
    }

    void first_pass_stands_apart() {
        const Color passer = game_.tally().first_passer;
        const EndingSaying says = ending_.first_pass_counts ? first_pass_counts : first_pass;
        EndingStep& first = step({says}, rules_.ending.clause);
        if (is_stone(passer)) {
            first.says.push_back(first_passer);
            first.player = passer;
            at_ = 1;
        }
        passes(last_passes, ending_.end);
    }

    void preliminary_end_comes() {
        passes(preliminary, ending_.stop);
        EndingStep& second = step({second_phase}, rules_.pass_cost.clause);
        const bool is_fresh = !stage_.played_since_stop && stage_.passes == 0;
        const bool begins_now = stage_.phase == Phase::settle && is_fresh;
        if (begins_now && !is_over_) {
            second.says.push_back(begins);
            second.player = stage_.first;
        }
        passes(last_passes, ending_.end, is_ended_by_passes());
        at_ = stage_.phase == Phase::settle ? 1 : 0;
    }

    void they_agree_or_resume() {
        passes(ending_.agreement_stops_play ? stop_or_agree : stop, ending_.stop);
        EndingStep& talk = step({agree}, ending_.agree, is_agreed_at_stop());
        if (rules_.removal.is == Removal::by_confirmation) talk.says.push_back(confirm);
        step({who_resumes(ending_.resume_first), which_stop_is_final(ending_.final_stop)}, ending_.resume,
             stage_.stops > 1 || is_ended_by_passes());
        const bool is_resumed = stage_.phase == Phase::play && stage_.stops > 0;
        at_ = stage_.phase == Phase::stopped ? 1 : is_resumed ? 2 : 0;
    }

    void they_pause() {
        passes(pause, ending_.stop);
        step({pause_agree}, ending_.agree, stage_.end_agreed);
        passes(more_passes, ending_.end);
        if (stage_.phase == Phase::stopped) at_ = stage_.end_agreed ? 2 : 1;
    }

    void play_is_interrupted() {
        passes(interrupt, ending_.stop);
        step({ending_.next_stop_fixes_position ? fix_next : fix}, rules_.ending.clause);
        step({analyse}, ending_.agree);
        const bool is_fixed = stage_.phase == Phase::analysis || stage_.phase == Phase::analysis_stopped;
        at_ = is_fixed ? 2 : stage_.phase == Phase::stopped ? 1 : 0;
    }

    // What follows when play is over and before the count.
    void after_play() {
        if (ending_.procedure == two_positions) {
            step({restore}, rules_.removal.clause);
        } else if (rules_.removal.is == Removal::never) {
            step({nothing_removed}, rules_.removal.clause);
        } else if (rules_.removal.is == Removal::by_estimate) {
            step({estimate}, rules_.removal.clause);
        } else if (ending_.agreement_after_end) {
            const bool is_agreed = stage_.count_basis == CountBasis::by_agreement && !stage_.end_agreed;
            const bool all_was_alive = ending_.procedure == agree_or_resume;
            step({all_was_alive ? agree_even_then : agree_after}, ending_.agree,
                 is_agreed && is_ended_by_passes());
        }
    }

    void reach(std::size_t end) {
        const std::size_t at = is_over_ ? end : at_;
        for (std::size_t i = at; i < steps_.size(); ++i)
            steps_[i].reached = i == at ? Reached::now : Reached::ahead;
    }

    void what_holds() {
        constexpr std::pair<LastMove, EndingSaying> last_moves[]{
            {LastMove::white_last, white_last},
            {LastMove::black_exempt, black_exempt},
            {LastMove::first_after_exempt, first_after_exempt},
        };
        if (rules_.pass_cost.is == PassCost::stone) holds(pass_stone, rules_.pass_cost.clause);
        for (const auto& [last_move, says] : last_moves)
            if (rules_.last_move.is == last_move) holds(says, rules_.last_move.clause);
    }

    void holds(EndingSaying says, std::string_view clause) { step({says}, clause).reached = Reached::always; }

    const Game& game_;
    const Ruleset& rules_;
    const Ending& ending_;
    const Stage& stage_;
    bool is_over_;
    std::vector<EndingStep> steps_{};
    std::size_t at_ = 0;  // the step while the game is not over
};

}  // namespace

std::string_view word_of(EndingSaying saying) {
    switch (saying) {
        case stop: return "stop";
        case stop_or_agree: return "stop_or_agree";
        case last_passes: return "last_passes";
        case first_pass: return "first_pass";
        case first_pass_counts: return "first_pass_counts";
        case first_passer: return "first_passer";
        case preliminary: return "preliminary";
        case second_phase: return "second_phase";
        case begins: return "begins";
        case agree: return "agree";
        case confirm: return "confirm";
        case resume_in_turn: return "resume_in_turn";
        case resume_after_passer: return "resume_after_passer";
        case resume_after_requester: return "resume_after_requester";
        case resume_as_agreed: return "resume_as_agreed";
        case stop_again: return "stop_again";
        case second_stop_is_final: return "second_stop_is_final";
        case passes_after_resumption_are_final: return "passes_after_resumption_are_final";
        case pause: return "pause";
        case pause_agree: return "pause_agree";
        case more_passes: return "more_passes";
        case pass_stone: return "pass_stone";
        case white_last: return "white_last";
        case black_exempt: return "black_exempt";
        case first_after_exempt: return "first_after_exempt";
        case agree_after: return "agree_after";
        case agree_even_then: return "agree_even_then";
        case nothing_removed: return "nothing_removed";
        case estimate: return "estimate";
        case interrupt: return "interrupt";
        case fix: return "fix";
        case fix_next: return "fix_next";
        case analyse: return "analyse";
        case restore: return "restore";
        case count: return "count";
    }
    return {};
}

std::string_view word_of(Reached reached) {
    switch (reached) {
        case Reached::ahead: return "ahead";
        case Reached::now: return "now";
        case Reached::done: return "done";
        case Reached::skipped: return "skipped";
        case Reached::always: return "always";
    }
    return {};
}

std::vector<EndingStep> ending_steps(const Game& game) { return Way(game).steps(); }

}  // namespace shinpan::go
