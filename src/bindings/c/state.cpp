// The state of a game as JSON: how far it is, what lies on the table, who may do what, what a pass means.
#include "base/json_writer.hpp"
#include "bindings/c/handles.hpp"
#include "formats/record/event_line.hpp"
#include "go/table/ending_steps.hpp"
#include "go/table/offers.hpp"
#include "go/table/settlement.hpp"
#include "referee/report/json_parts.hpp"

#include <array>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

constexpr std::array players{Color::black, Color::white};

std::string_view word_of(Phase phase) {
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
    json.begin_object().key("how").text(word_of(outcome.how));
    write_player(json.key("winner"), outcome.winner);
    const Reason reason = reason_in(outcome.words);
    json.key("clause").text(outcome.clause.empty() ? reason.clause : outcome.clause);
    json.key("words").text(reason.words);
    if (outcome.margin) json.key("margin_half").number(outcome.margin->halves);
    json.end_object();
}

// The events of which the state tells who may send them.
constexpr std::array told_kinds{EventKind::play,
                                EventKind::pass,
                                EventKind::button,
                                EventKind::resign,
                                EventKind::marks_proposed,
                                EventKind::marks_accepted,
                                EventKind::group_agreed,
                                EventKind::end_agreed,
                                EventKind::analysis_agreed,
                                EventKind::resume,
                                EventKind::no_result_agreed,
                                EventKind::both_lose,
                                EventKind::undo_asked,
                                EventKind::undo_granted};

// Who may send which event now. Whether both say it or one player, either may press its button.
void write_may(JsonWriter& json, const std::vector<Offer>& offers) {
    json.key("may").begin_object();
    for (const EventKind kind : told_kinds) {
        json.key(shinpan::word_of(kind)).begin_array();
        for (const Offer& each : offers) {
            if (each.kind != kind) continue;
            for (const Color by : players)
                if (each.by == by || each.by == Color::empty) write_player(json, by);
        }
        json.end_array();
    }
    json.end_object();
}

// Who would move first, were that player to ask to play on.
void write_first_after_resume(JsonWriter& json, const std::vector<Offer>& offers) {
    std::array<Color, 2> first{Color::empty, Color::empty};
    for (const Offer& each : offers)
        if (each.kind == EventKind::resume) first[index_of(each.by)] = each.first;
    json.key("first_after_resume").begin_object();
    write_player(json.key("black"), first[0]);
    write_player(json.key("white"), first[1]);
    json.end_object();
}

// How many moves may be taken back; none is what was said of the end since the last one.
void write_undo_moves(JsonWriter& json, const std::vector<Offer>& offers) {
    json.key("undo_moves");
    for (const Offer& each : offers) {
        if (each.kind != EventKind::undo_asked) continue;
        json.begin_object().key("least").number(each.least).key("most").number(each.most).end_object();
        return;
    }
    json.null();
}

void write_pass(JsonWriter& json, const Game& game) {
    json.key("pass");
    const auto meaning = pass_meaning(game);
    if (!meaning) {
        json.null();
        return;
    }
    json.begin_object().key("stones_handed").number(meaning->stones);
    json.key("stones_clause").text(meaning->stones_clause);
    json.key("phase").text(word_of(meaning->phase));
    write_player(json.key("to_move"), meaning->to_move);
    json.key("clause").text(meaning->clause).end_object();
}

void write_settlement(JsonWriter& json, const Game& game) {
    const Settlement now = settlement(game);
    json.key("settlement").begin_object().key("state").text(word_of(now.state));
    write_player(json.key("by"), now.by);
    json.key("marks_count").boolean(now.marks_count);
    json.key("is_agreed_on_dead").boolean(now.is_agreed_on_dead).end_object();
}

// The steps in which the ruleset ends a game, and how far this one is.
void write_ending(JsonWriter& json, const Game& game) {
    json.key("ending").begin_array();
    for (const EndingStep& step : ending_steps(game)) {
        json.begin_object().key("says").begin_array();
        for (const EndingSaying saying : step.says) json.text(word_of(saying));
        json.end_array().key("passes").number(step.passes);
        write_player(json.key("player"), step.player);
        json.key("clause").text(step.clause).key("reached").text(word_of(step.reached)).end_object();
    }
    json.end_array();
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
    const std::vector<Offer> now = offers(game, told_kinds);
    std::string out;
    JsonWriter json(out);
    json.begin_object().key("rules").text(game.rules().id);
    json.key("size").begin_array().number(size.cols).number(size.rows).end_array();
    json.key("handicap").number(game.handicap()).key("komi_half").number(game.komi().halves);
    json.key("moves").number(tally.moves).key("event_count").number(static_cast<int>(game.event_count()));
    write_player(json.key("to_move"), game.is_over() ? Color::empty : game.to_move());
    write_last_move(json, game);
    json.key("phase").text(word_of(phase_of(game))).key("clause").text(phase_clause(game));
    json.key("passes").number(game.stage().passes).key("stops").number(game.stage().stops);
    json.key("end_agreed").boolean(game.stage().end_agreed);
    write_both(json, "prisoners", tally.prisoners);
    write_both(json, "handed", tally.handed);
    write_both(json, "penalties", tally.penalties);
    write_player(json.key("button_taker"), tally.button_taker);
    write_player(json.key("first_passer"), tally.first_passer);
    write_marks(json, game);
    json.key("agreement_open").boolean(agreement_is_open(game));
    write_points(json.key("agreed_dead"), game.agreed_dead(), size);
    write_undo(json, game);
    write_recurrence(json, game);
    write_scored_board(json, game);
    write_outcome(json, game);
    write_may(json, now);
    write_first_after_resume(json, now);
    write_undo_moves(json, now);
    write_pass(json, game);
    write_settlement(json, game);
    write_ending(json, game);
    json.end_object();
    return capi::text(out);
}
