// The state of a game as JSON: how far it is, what lies on the table, who may do what, what a pass means.
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "formats/record/event_line.hpp"
#include "referee/report/json_parts.hpp"

#include <array>
#include <string>

using namespace shinpan;

namespace {

constexpr std::array players{Color::black, Color::white};

std::string_view word(Phase phase) {
    switch (phase) {
        case Phase::play: return "play";
        case Phase::settle: return "settle";
        case Phase::stopped: return "stopped";
        case Phase::analysis: return "analysis";
        case Phase::analysis_stopped: return "analysis_stopped";
        case Phase::over: return "over";
    }
    return {};
}

Phase phase_of(const Game& game) { return game.is_over() ? Phase::over : game.stage().phase; }

// The clause that says why play stands where it does.
std::string_view stage_clause(const Game& game) {
    const Ending& ending = game.rules().ending.is;
    switch (phase_of(game)) {
        case Phase::play: return game.stage().stops > 0 ? ending.resume : std::string_view{};
        case Phase::settle:
        case Phase::stopped: return ending.stop;
        case Phase::analysis:
        case Phase::analysis_stopped: return game.rules().ending.clause;
        case Phase::over: return game.outcome().clause;
    }
    return {};
}

void write_both(JsonWriter& json, std::string_view key, const std::array<int, 2>& numbers) {
    json.key(key).begin_object().key("black").number(numbers[0]).key("white").number(numbers[1]);
    json.end_object();
}

void write_last_move(JsonWriter& json, const Game& game) {
    const auto& past = game.events();
    auto last = past.rbegin();
    while (last != past.rend() && !is_move(last->kind)) ++last;
    json.key("last_move");
    if (last == past.rend())
        json.null();
    else
        json.text(event_line(*last, game.board().size()));
}

void write_marks(JsonWriter& json, const Game& game) {
    json.key("marks");
    if (!game.proposed_marks()) {
        json.null();
        return;
    }
    const Color by = game.marks_proposed_by();
    const std::string acceptance = event_line(marks_accepted(other(by), *game.proposed_marks()), {});
    json.begin_object();
    write_player(json.key("by"), by);
    write_points(json.key("points"), *game.proposed_marks(), game.board().size());
    json.key("acceptance").text(acceptance).end_object();
}

void write_undo(JsonWriter& json, const Game& game) {
    json.key("undo_asked");
    if (game.undo_asked_by() == Color::empty) {
        json.null();
        return;
    }
    json.begin_object();
    write_player(json.key("by"), game.undo_asked_by());
    json.key("moves").number(game.undo_asked_for()).end_object();
}

void write_scored_board(JsonWriter& json, const Game& game) {
    json.key("scored_board");
    if (game.scoring_position() == nullptr)
        json.null();
    else
        capi::write_rows(json, *game.scoring_position());
}

void write_outcome(JsonWriter& json, const Game& game) {
    json.key("outcome");
    if (!game.is_over()) {
        json.null();
        return;
    }
    const Outcome& outcome = game.outcome();
    json.begin_object().key("how").text(word(outcome.how));
    write_player(json.key("winner"), outcome.winner);
    const Reason reason = reason_in(outcome.words);
    json.key("clause").text(outcome.clause.empty() ? reason.clause : outcome.clause);
    json.key("words").text(reason.words);
    if (outcome.margin) json.key("margin_half").number(outcome.margin->halves);
    json.end_object();
}

bool may_play(const Game& game, Color by) {
    bool found = false;
    for_each_point(game.board().size(), [&](Point p) { found = found || !game.refuses_play(by, p); });
    return found;
}

// Asks a copy, so that the answer is what the game itself would do. What a game refuses changes nothing in
// it: a copy answers until it has taken an event.
class Trial {
public:
    explicit Trial(const Game& game) : game_(game), copy_(game) {}

    bool allows(const Event& e) {
        const bool taken = copy_.apply(e).has_value();
        if (taken) copy_ = game_;
        return taken;
    }

    // Of no stones, for which ones they are makes no difference.
    bool allows_agreement() {
        const bool open =
            copy_.apply(marks_proposed(Color::black, {})) && copy_.apply(marks_accepted(Color::white, {}));
        copy_ = game_;
        return open;
    }

private:
    const Game& game_;
    Game copy_;
};

Event trial_event(EventKind kind, Color by, const Game& game) {
    Event e = event(kind, by);
    if (kind == EventKind::marks_accepted) e = marks_accepted(by, game.proposed_marks().value_or(PointSet{}));
    if (kind == EventKind::undo_asked) e.number = 1;
    return e;
}

void write_who_may(JsonWriter& json, const Game& game, Trial& trial, EventKind kind) {
    json.key(shinpan::word(kind)).begin_array();
    for (Color by : players) {
        const bool allowed =
            kind == EventKind::play ? may_play(game, by) : trial.allows(trial_event(kind, by, game));
        if (allowed) write_player(json, by);
    }
    json.end_array();
}

void write_may(JsonWriter& json, const Game& game, Trial& trial) {
    json.key("may").begin_object();
    for (EventKind kind :
         {EventKind::play, EventKind::pass, EventKind::button, EventKind::resign, EventKind::marks_proposed,
          EventKind::marks_accepted, EventKind::group_agreed, EventKind::end_agreed,
          EventKind::analysis_agreed, EventKind::resume, EventKind::no_result_agreed, EventKind::both_lose,
          EventKind::undo_asked, EventKind::undo_granted})
        write_who_may(json, game, trial, kind);
    json.end_object();
}

// What a pass of the player to move would come to.
void write_pass(JsonWriter& json, const Game& game) {
    json.key("pass");
    Game after = game;
    const Color by = game.to_move();
    if (!after.apply(pass(by))) {
        json.null();
        return;
    }
    const int cost = after.tally().handed[index_of(by)] - game.tally().handed[index_of(by)];
    json.begin_object().key("stones_handed").number(cost);
    json.key("stones_clause").text(cost > 0 ? game.rules().pass_cost.clause : std::string_view{});
    json.key("phase").text(word(phase_of(after)));
    write_player(json.key("to_move"), after.is_over() ? Color::empty : after.to_move());
    json.key("clause").text(phase_of(after) == phase_of(game) ? std::string_view{} : stage_clause(after));
    json.end_object();
}

void write_recurrence(JsonWriter& json, const Game& game) {
    json.key("recurrence");
    const auto came_back = game.first_recurrence();
    if (!came_back) {
        json.null();
        return;
    }
    json.begin_object().key("move").number(came_back->move).key("earlier").number(came_back->earlier);
    json.end_object();
}

}  // namespace

bool capi::agreement_is_open(const Game& game) { return Trial(game).allows_agreement(); }

char* shinpan_game_refusal(const shinpan_game* game) noexcept {
    if (game == nullptr || !game->refused) return nullptr;
    std::string out;
    JsonWriter json(out);
    json.begin_object();
    write_refusal(json, *game->refused, game->game.board().size());
    json.end_object();
    return capi::text(out);
}

char* shinpan_game_state(const shinpan_game* handle) noexcept {
    if (handle == nullptr) return nullptr;
    const Game& game = handle->game;
    const Size size = game.board().size();
    const Tally& tally = game.tally();
    Trial trial(game);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("rules").text(game.rules().id);
    json.key("size").begin_array().number(size.cols).number(size.rows).end_array();
    json.key("handicap").number(game.handicap()).key("komi_half").number(game.komi().halves);
    json.key("moves").number(tally.moves);
    write_player(json.key("to_move"), game.is_over() ? Color::empty : game.to_move());
    write_last_move(json, game);
    json.key("phase").text(word(phase_of(game))).key("clause").text(stage_clause(game));
    json.key("passes").number(game.stage().passes).key("stops").number(game.stage().stops);
    json.key("end_agreed").boolean(game.stage().end_agreed);
    write_both(json, "prisoners", tally.prisoners);
    write_both(json, "handed", tally.handed);
    write_both(json, "penalties", tally.penalties);
    write_player(json.key("button_taker"), tally.button_taker);
    write_player(json.key("first_passer"), tally.first_passer);
    write_marks(json, game);
    json.key("agreement_open").boolean(trial.allows_agreement());
    write_points(json.key("agreed_dead"), game.agreed_dead(), size);
    write_undo(json, game);
    write_recurrence(json, game);
    write_scored_board(json, game);
    write_outcome(json, game);
    write_may(json, game, trial);
    write_pass(json, game);
    json.end_object();
    return capi::text(out);
}
