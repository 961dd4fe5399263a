#include "go/table/settlement.hpp"

#include <algorithm>

namespace shinpan::inline go {
namespace {

using S = Settling;
using K = EventKind;

constexpr SettlingWay ways[]{
    {S::moving, K::play, S::settled},
    {S::moving, K::pass, S::stopped},
    {S::moving, K::pass, S::open},
    {S::moving, K::pass, S::settled},
    {S::moving, K::resign, S::settled},
    {S::moving, K::marks_proposed, S::proposed},
    {S::moving, K::end_agreed, S::stopped},
    {S::moving, K::no_result_agreed, S::settled},
    {S::resumed, K::play, S::moving},
    {S::resumed, K::play, S::settled},
    {S::resumed, K::pass, S::moving},
    {S::resumed, K::resign, S::settled},
    {S::resumed, K::end_agreed, S::stopped},
    {S::resumed, K::no_result_agreed, S::settled},
    {S::stopped, K::play, S::moving},
    {S::stopped, K::play, S::settled},
    {S::stopped, K::pass, S::moving},
    {S::stopped, K::pass, S::settled},
    {S::stopped, K::resign, S::settled},
    {S::stopped, K::marks_proposed, S::proposed},
    {S::stopped, K::end_agreed, S::agreed},
    {S::stopped, K::end_agreed, S::settled},
    {S::stopped, K::analysis_agreed, S::settled},
    {S::stopped, K::resume, S::resumed},
    {S::stopped, K::no_result_agreed, S::settled},
    {S::stopped, K::both_lose, S::settled},
    {S::proposed, K::play, S::moving},
    {S::proposed, K::play, S::settled},
    {S::proposed, K::pass, S::moving},
    {S::proposed, K::pass, S::settled},
    {S::proposed, K::resign, S::settled},
    {S::proposed, K::marks_accepted, S::agreed},
    {S::proposed, K::marks_accepted, S::settled},
    {S::proposed, K::group_agreed, S::stopped},
    {S::proposed, K::end_agreed, S::stopped},
    {S::proposed, K::end_agreed, S::settled},
    {S::proposed, K::analysis_agreed, S::settled},
    {S::proposed, K::resume, S::resumed},
    {S::proposed, K::no_result_agreed, S::settled},
    {S::proposed, K::both_lose, S::settled},
    {S::agreed, K::play, S::moving},
    {S::agreed, K::pass, S::stopped},
    {S::agreed, K::pass, S::settled},
    {S::agreed, K::resign, S::settled},
    {S::agreed, K::marks_proposed, S::proposed},
    {S::open, K::marks_proposed, S::proposed},
    {S::settled, K::marks_proposed, S::proposed},
};

// The last thing that was done or said of the game, what costs points left aside; null for none.
const Event* last_word(const Game& game, bool with_passes) {
    const auto& events = game.events();
    const auto last = std::find_if(events.rbegin(), events.rend(), [&](const Event& e) {
        return e.kind != EventKind::penalty && (with_passes || e.kind != EventKind::pass);
    });
    return last == events.rend() ? nullptr : &*last;
}

// Who agrees to end the game as it stands holds no stone dead.
bool is_agreement_on_dead(const Event* said) {
    return said != nullptr &&
           (said->kind == EventKind::marks_accepted || said->kind == EventKind::analysis_agreed ||
            said->kind == EventKind::end_agreed);
}

// What was agreed in a pause holds over the passes that bring about the end.
bool is_agreed_on_dead(const Game& game) {
    if (game.is_over()) return is_agreement_on_dead(last_word(game, false));
    const Stage& stage = game.stage();
    return stage.phase == Phase::stopped && stage.end_agreed && agreement_is_open(game);
}

// Where no marks lie on the table.
Settling unmarked_state(const Game& game) {
    if (game.is_over())
        return agreement_is_open(game) && !is_agreed_on_dead(game) ? Settling::open : Settling::settled;
    const Stage& stage = game.stage();
    const bool is_fixed = stage.phase == Phase::analysis || stage.phase == Phase::analysis_stopped;
    if (stage.end_agreed && !is_fixed) return Settling::agreed;
    const Event* const last = last_word(game, true);
    switch (stage.phase) {
        case Phase::stopped:
        case Phase::analysis_stopped: return Settling::stopped;
        case Phase::settle:
            if (agreement_is_open(game)) return Settling::stopped;
            [[fallthrough]];
        case Phase::play:
        case Phase::analysis:
        case Phase::over: break;
    }
    return last != nullptr && last->kind == EventKind::resume ? Settling::resumed : Settling::moving;
}

}  // namespace

std::span<const SettlingWay> settling_ways() { return ways; }

std::string_view word_of(Settling state) {
    switch (state) {
        case Settling::moving: return "moving";
        case Settling::resumed: return "resumed";
        case Settling::stopped: return "stopped";
        case Settling::proposed: return "proposed";
        case Settling::agreed: return "agreed";
        case Settling::open: return "open";
        case Settling::settled: return "settled";
    }
    return {};
}

bool agreement_is_open(const Game& game) {
    if (game.rules().removal.is == Removal::never) return false;
    if (game.is_over() && game.outcome().how != Ended::scored) return false;
    const Ending& ending = game.rules().ending.is;
    const Color mover = game.to_move();
    return ending.procedure(ending, game.stage(), {EventKind::marks_accepted, mover, mover}).allowed;
}

Settlement settlement(const Game& game) {
    Settlement now{.state = unmarked_state(game), .is_agreed_on_dead = is_agreed_on_dead(game)};
    const bool is_moving = !game.is_over() && game.stage().phase == Phase::play;
    now.marks_count = agreement_is_open(game) && !now.is_agreed_on_dead && !is_moving;
    if (game.proposed_marks()) {
        now.state = Settling::proposed;
        now.by = game.marks_proposed_by();
    } else if (now.state == Settling::resumed) {
        now.by = last_word(game, true)->by;
    }
    return now;
}

}  // namespace shinpan::go
