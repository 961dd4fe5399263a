// The moves of a game: setup, handicap, plays, passes, the button, and what follows from each.
#include "go/game/game.hpp"

#include "go/rules/legality.hpp"
#include "go/score/immortal.hpp"

#include <cassert>
#include <utility>

namespace shinpan::inline go {
namespace {

constexpr std::size_t usual_events = 320;  // a game of 19x19 seldom has more

// May an event of that kind come after such an end? Where the score decides, what is dead may still be agreed
// or ruled; what the players brought about themselves they may take back; and an arbiter has the last word.
bool may_follow(Ended ended, bool by_arbiter, EventKind kind) {
    const bool by_others = by_arbiter || ended == Ended::time || ended == Ended::forfeit;
    switch (kind) {
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::status_ruled: return ended == Ended::scored;
        case EventKind::undo_asked:
        case EventKind::undo_granted: return !by_others && ended != Ended::illegal_move;
        default: return is_arbiters(kind);
    }
}

// Do events of that kind belong to the past that leads to the game as it is now? Those that take others back
// do not.
bool is_past(EventKind kind) {
    return kind != EventKind::undo_asked && kind != EventKind::undo_granted && kind != EventKind::annulled;
}

// Makes it the board's position. Every chain has a liberty in it, so none that is only added to is taken.
void put_on(const Position& position, Board& board) {
    const auto all_stay = [&](Color color) {
        return (board.position().points(color) - position.points(color)).empty();
    };
    if (!all_stay(Color::black) || !all_stay(Color::white)) board = Board(board.size());
    for (Color color : {Color::black, Color::white})
        for (Point p : position.points(color) - board.position().points(color)) board.play(color, p);
}

}  // namespace

Conditions conditions_of(const Ruleset& rules) {
    return {.komi = rules.komi.is, .handicap_komi = rules.handicap.is.komi};
}

HalfPoints Game::komi() const {
    return handicap_ < 2 ? conditions_.komi : conditions_.handicap_komi.value_or(conditions_.komi);
}

Game::Game(const Ruleset& rules, Size size, Conditions conditions)
    : GameNow(size), rules_(&rules), conditions_(conditions), history_(board_, Color::black) {
    past_.reserve(usual_events);
}

Result<void, Refusal> Game::apply(const Event& e) {
    auto done = carry_out(e);
    const bool adds = done && is_past(e.kind);
    if (adds) past_.push_back(e);
    if (adds && e.kind != EventKind::penalty) undo_asked_by_ = Color::empty;
    if (marks_ && !may_agree_on_dead(other(marks_by_))) marks_.reset();
    if (expects_to_go_back_ && adds) pass_milestone();
    return done;
}

void Game::must_apply(const Event& e) {
    [[maybe_unused]] const auto done = apply(e);
    assert(done);
}

// The game is over, and nothing of that kind may follow.
std::optional<Refusal> Game::refuses_any(const Event& e) const {
    const bool is_ruled = !past_.empty() && is_arbiters(past_.back().kind);
    if (!is_over() || may_follow(outcome_.how, is_ruled, e.kind)) return {};
    return refused(e, Why::game_over, outcome_.clause);
}

Result<void, Refusal> Game::carry_out(const Event& e) {
    if (auto no = refuses_any(e)) return failure(*no);
    switch (e.kind) {
        case EventKind::play: return put_stone(e);
        case EventKind::pass: return pass_turn(e);
        case EventKind::button: return take_button(e);
        case EventKind::setup: return setup(e);
        case EventKind::turn: return change_turn(e);
        case EventKind::handicap: return give_handicap(e);
        case EventKind::nigiri: return choose_colors(e);
        case EventKind::resign: return end_by(e, Ended::resignation);
        case EventKind::undo_asked: return ask_undo(e);
        case EventKind::undo_granted: return undo(e);
        case EventKind::marks_proposed: return propose_marks(e);
        case EventKind::marks_accepted: return accept_marks(e);
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::resume: return agree(e);
        case EventKind::no_result_agreed: return agree_no_result(e);
        case EventKind::both_lose: return lose_both(e);
        case EventKind::breach: return claim_breach(e);
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::penalty:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::annulled:
        case EventKind::resumed_by_ruling:
        case EventKind::status_ruled: return decide(e);
    }
    return {};
}

Refusal Game::refused(const Event& e, Why why, std::string_view clause) const {
    return {.why = why, .by = e.by, .at = e.at, .clause = clause};
}

// Why that player may neither play nor pass now.
std::optional<Refusal> Game::no_move(Color by, Point at) const {
    if (awaits_request(rules_->ending.is, stage_))
        return Refusal{.why = Why::not_now, .by = by, .at = at, .clause = rules_->ending.is.resume};
    if (by == to_move()) return {};
    return Refusal{.why = Why::out_of_turn,
                   .by = by,
                   .at = at,
                   .clause = rules_->turn,
                   .consequence = rules_->out_of_turn.is.then,
                   .until = rules_->out_of_turn.is.until};
}

// White has still to make up the handicap, and the text does not let them play instead.
bool Game::must_pass(Color by) const {
    return by == Color::white && free_passes_ > 0 && !rules_->handicap.is.passes_may_lapse;
}

// Would the ending take an agreement on dead stones now, said by that player?
bool Game::may_agree_on_dead(Color by) const {
    const bool is_open = !is_over() || outcome_.how == Ended::scored;
    return is_open && step(EventKind::marks_accepted, by).allowed;
}

std::optional<Refusal> Game::refuses_play(Color by, Point at) const {
    if (is_over()) return refused(play(by, at), Why::game_over, outcome_.clause);
    if (auto no = no_move(by, at)) return no;
    if (must_pass(by)) return refused(play(by, at), Why::not_now, rules_->handicap.clause);
    return forbidden(*rules_, board_, history_, by, at);
}

Step Game::step(EventKind kind, Color by) const {
    return rules_->ending.is.procedure(rules_->ending.is, stage_, {kind, by, to_move()});
}

// What can no longer be claimed is not refused, but where no stone can stand.
bool Game::stands(const Event& e, const Refusal& no) {
    const bool is_possible = no.why != Why::occupied && no.why != Why::off_board;
    return is_possible && no.until != ClaimUntil::always && *e.words == let_stand;
}

std::optional<Refusal> Game::refuses_stone(const Event& e) const {
    if (auto no = no_move(e.by, e.at); no && !stands(e, *no)) return no;
    if (must_pass(e.by)) return refused(e, Why::not_now, rules_->handicap.clause);
    if (auto no = forbidden(*rules_, board_, history_, e.by, e.at); no && !stands(e, *no)) return no;
    return {};
}

Result<void, Refusal> Game::put_stone(const Event& e) {
    if (auto no = refuses_stone(e)) return failure(*no);
    const Step next = step(EventKind::play, e.by);
    if (!next.allowed) return failure(refused(e, Why::not_now, rules_->ending.clause));

    if (to_move() != e.by) history_.change_turn(e.by);
    const Played played = board_.play(e.by, e.at);
    history_.add_play(e.by, e.at, played, board_);
    tally_.prisoners[index_of(other(e.by))] += played.taken;
    tally_.prisoners[index_of(e.by)] += played.given_up;
    ++tally_.plays[index_of(e.by)];
    keep_late_stones(e);
    if (e.by == Color::white) free_passes_ = 0;
    marks_.reset();
    if (!scoring_) lapse_agreements();  // they are of another position
    count_move(e.by);
    take(next, e.kind);
    note_recurrence();
    return {};
}

// Which stones were played after the preliminary end and still stand; how many plays came before it.
void Game::keep_late_stones(const Event& e) {
    if (stage_.phase != Phase::settle) {
        ++tally_.plays_before_end[index_of(e.by)];
        return;
    }
    late_[index_of(e.by)].insert(e.at);
    for (Point p : board_.removed())
        for (PointSet& late : late_) late.erase(p);
}

Result<void, Refusal> Game::pass_turn(const Event& e) {
    if (auto no = no_move(e.by, e.at); no && !stands(e, *no)) return failure(*no);
    if (e.by == Color::white && free_passes_ > 0) {
        --free_passes_;
        stage_.passes = 0;  // no part of a pair, nor do Black's passes around it make one
        history_.add_pass(e.by);
        ++tally_.moves;
        return {};
    }
    const Step next = step(EventKind::pass, e.by);
    if (!next.allowed) return failure(refused(e, Why::not_now, rules_->ending.clause));
    if (to_move() != e.by) history_.change_turn(e.by);
    history_.add_pass(e.by);
    ++tally_.passes[index_of(e.by)];
    if (tally_.first_passer == Color::empty) tally_.first_passer = e.by;
    count_move(e.by);
    hand_over(e.by, next.next);
    take(next, e.kind);
    return {};
}

void Game::hand_over(Color by, const Stage& after) {
    switch (rules_->pass_cost.is) {
        case PassCost::none: return;
        case PassCost::stone: break;
        case PassCost::stone_after_preliminary_end:
            if (stage_.phase != Phase::settle) return;
            break;
    }
    const bool ends = after.phase == Phase::over;
    const LastMove last = rules_->last_move.is;
    if (ends && last == LastMove::black_exempt && by == Color::black) return;
    if (ends && last == LastMove::first_after_exempt && by == stage_.first) return;
    ++tally_.handed[index_of(by)];
}

Result<void, Refusal> Game::take_button(const Event& e) {
    if (rules_->button.is == Button::none) return failure(refused(e, Why::not_here, rules_->button.clause));
    if (auto no = no_move(e.by, e.at)) return failure(*no);
    if (tally_.button_taker != Color::empty) return failure(refused(e, Why::not_now, rules_->button.clause));
    const Step next = step(EventKind::button, e.by);
    if (!next.allowed) return failure(refused(e, Why::not_now, rules_->ending.clause));
    tally_.button_taker = e.by;
    if (to_move() != e.by) history_.change_turn(e.by);
    history_.add_pass(e.by);
    if (rules_->button.is == Button::lifts_bans)
        replace_history(History(board_, to_move(), {}, history_.moves()));
    count_move(e.by);
    take(next, e.kind);
    return {};
}

void Game::count_move(Color by) {
    ++tally_.moves;
    tally_.last_mover = by;
}

// As many as the ruleset allows; White's handicap passes are none of them.
bool Game::has_most_moves() const {
    const auto both = [](const std::array<int, 2>& of) { return of[0] + of[1]; };
    const int buttons = tally_.button_taker == Color::empty ? 0 : 1;
    return rules_->most_moves.is > 0 &&
           both(tally_.plays) + both(tally_.passes) + buttons >= rules_->most_moves.is;
}

// The step is taken: stage, turn, and what the end of the game brings with it.
void Game::take(const Step& step, EventKind said) {
    stage_ = step.next;
    if (to_move() != step.to_move) history_.change_turn(step.to_move);
    if (step.fixes_scoring_position) scoring_ = ScoringPosition{board_.position(), tally_.prisoners};
    if (has_most_moves() && stage_.phase != Phase::over) {
        stage_.phase = Phase::over;
        stage_.count_basis = CountBasis::as_it_stands;
    }
    if (stage_.phase == Phase::over && !is_over()) conclude(said);
}

// White must move last, and Black did.
bool Game::white_owes_a_stone() const {
    return rules_->last_move.is == LastMove::white_last && tally_.last_mover == Color::black;
}

void Game::conclude(EventKind said) {
    const Ending& ending = rules_->ending.is;
    const bool is_agreed_before_last_stop = ending.final_stop != FinalStop::none && !is_move(said);
    outcome_ = {.how = Ended::scored, .clause = is_agreed_before_last_stop ? ending.agree : ending.end};
    if (white_owes_a_stone()) ++tally_.handed[index_of(Color::white)];
    if (stage_.count_basis == CountBasis::two_positions && !analysis_) analysis_ = board_.position();
}

void Game::note_recurrence() {
    if (rules_->long_cycle.is == LongCycle::nothing || is_over()) return;
    const auto earlier = history_.recurrence(Repetition::Same::board);
    if (!earlier) return;
    if (!recurrence_) recurrence_ = Recurrence{history_.moves(), *earlier};
    if (rules_->long_cycle.is == LongCycle::draw)
        outcome_ = {.how = Ended::draw, .clause = rules_->long_cycle.clause};
    if (rules_->long_cycle.is == LongCycle::no_result)
        outcome_ = {.how = Ended::no_result, .clause = rules_->long_cycle.clause};
}

// A diagram counts as made by the last stone of the player who is not to move; nobody made the empty board.
void Game::start_history(Color to_move) {
    const bool is_empty = board_.position().count(Color::empty) == board_.size().area();
    replace_history(History(board_, to_move, is_empty ? Color::empty : other(to_move), history_.moves()));
}

Result<void, Refusal> Game::setup(const Event& e) { return set_up(e, to_move()); }

Result<void, Refusal> Game::set_up(const Event& e, Color to_move) {
    Position position = board_.position();
    for (Point p : *e.points) {
        if (!position.contains(p)) return failure(refused({.by = e.by, .at = p}, Why::off_board, {}));
        position.set(p, e.by);
    }
    if (has_captured_chain(position)) return failure(refused(e, Why::captured_setup, rules_->capture));
    put_on(position, board_);
    start_history(to_move);
    return {};
}

Result<void, Refusal> Game::change_turn(const Event& e) {
    if (history_.is_at_start())
        start_history(e.by);
    else
        history_.change_turn(e.by);
    return {};
}

Result<void, Refusal> Game::give_handicap(const Event& e) {
    const auto& handicap = rules_->handicap;
    if (tally_.moves > 0) return failure(refused(e, Why::not_now, handicap.clause));
    PointSet points;
    for (Point p : *e.points) {
        if (!board_.contains(p)) return failure(refused({.by = e.by, .at = p}, Why::off_board, {}));
        points.insert(p);
    }
    const auto stones = static_cast<int>(points.size());
    const bool fits =
        e.number >= 0 && e.number <= board_.size().area() && (stones == 0 || stones == e.number);
    if (!fits) return failure(refused(e, Why::too_many_stones, handicap.clause));
    if (e.number >= 2 && handicap.is.placement == Placement::none)
        return failure(refused(e, Why::no_handicap, handicap.clause));
    if (stones == 0)
        free_passes_ = e.number < 2 ? 0 : e.number - 1;
    else if (auto done = set_up({.by = Color::black, .points = e.points}, Color::white); !done)
        return done;
    handicap_ = e.number;
    return {};
}

std::optional<Event> implied_request(const Game& game, const Event& move) {
    const bool asks =
        is_move(move.kind) && !game.is_over() && awaits_request(game.rules().ending.is, game.stage());
    return asks ? std::optional(event(EventKind::resume, other(move.by))) : std::nullopt;
}

Event pass_or_button(const Game& game, Color by) {
    const bool is_there = game.rules().button.is != Button::none && !game.is_over() &&
                          game.tally().button_taker == Color::empty;
    return is_there ? event(EventKind::button, by) : pass(by);
}

Finish Game::finish() const {
    Finish finish{board_.position()};
    finish.dead = agreed_dead_;
    for (const RuledStatus& status : *ruled_)
        status.is_dead ? finish.standing.erase(status.at) : finish.standing.insert(status.at);
    finish.prisoners = tally_.prisoners;
    finish.handed = tally_.handed;
    finish.extra_stone = outcome_.how == Ended::scored && white_owes_a_stone();
    finish.late = late_;
    finish.first_passer = tally_.first_passer;
    finish.button_taker = tally_.button_taker;
    finish.penalties = tally_.penalties;
    finish.handicap = handicap_;
    finish.komi = komi();
    if (rules_->seki.is == SekiPoints::immortal_only) {
        const Position& now = finish.position;
        history_.for_each_earlier(now, [&](const Position& earlier) {
            if (may_return(earlier, now, Color::black) || may_return(earlier, now, Color::white))
                finish.earlier.push_back(earlier);
        });
    }
    if (rules_->removal.is != Removal::by_control) return finish;
    finish.analysis = analysis_ ? *analysis_ : board_.position();
    if (!scoring_) return finish;
    finish.position = scoring_->position;
    finish.prisoners = scoring_->prisoners;
    return finish;
}

}  // namespace shinpan::go
