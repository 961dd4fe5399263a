#include "go/table/offers.hpp"

#include <limits>
#include <utility>

namespace shinpan::inline go {
namespace {

PointSet all_points(const Game& game) {
    PointSet points;
    for_each_point(game.board().size(), [&](Point p) { points.insert(p); });
    return points;
}

// Where that player may play, or where they may not.
PointSet points_of(const Game& game, Color by, bool may_play) {
    PointSet points;
    for_each_point(game.board().size(), [&](Point p) {
        if (game.refuses_play(by, p).has_value() != may_play) points.insert(p);
    });
    return points;
}

// Asks a copy, so that the answer is what the game itself would do. What a game refuses changes nothing in
// it: a copy answers until it has taken an event.
class Trial {
public:
    explicit Trial(const Game& game) : game_(game), copy_(game) {}

    // The game after the event; null where it refuses it. Until the next question.
    const Game* after(const Event& e) {
        if (is_changed_) copy_ = game_;
        is_changed_ = copy_.apply(e).has_value();
        return is_changed_ ? &copy_ : nullptr;
    }

    const Game& game() const { return game_; }

private:
    const Game& game_;
    Game copy_;
    bool is_changed_ = false;
};

std::optional<Offer> with_points(Offer offer, const PointSet& points) {
    if (points.empty()) return {};
    offer.points = points;
    return offer;
}

Offer with_numbers(Offer offer, int least, int most) {
    offer.least = least;
    offer.most = most;
    return offer;
}

std::optional<Offer> if_taken(Trial& trial, Offer offer) {
    const Game* const after = trial.after(event(offer.kind, offer.by));
    if (after == nullptr) return {};
    if (offer.kind == EventKind::resume) offer.first = after->to_move();
    return offer;
}

std::optional<Offer> on_stones(Trial& trial, const Offer& offer) {
    const auto taken = if_taken(trial, offer);
    return taken ? with_points(*taken, all_points(trial.game())) : taken;
}

std::optional<Offer> marks_to_accept(Trial& trial, Offer offer) {
    const auto& marks = trial.game().proposed_marks();
    if (!marks || trial.after(marks_accepted(offer.by, *marks)) == nullptr) return {};
    offer.points = *marks;
    return offer;
}

std::optional<Offer> to_take_back(Trial& trial, const Offer& offer) {
    const Event words_alone = event(offer.kind, offer.by);
    Event last_move = words_alone;
    last_move.number = 1;
    const bool takes_words = trial.after(words_alone) != nullptr;
    const bool takes_moves = trial.after(last_move) != nullptr;
    if (!takes_words && !takes_moves) return {};
    return with_numbers(offer, takes_words ? 0 : 1, takes_moves ? trial.game().moves_to_take_back() : 0);
}

std::optional<Offer> handicap(Trial& trial, const Offer& offer) {
    if (trial.after(event(offer.kind, offer.by)) == nullptr) return {};
    const bool has_handicaps = trial.game().rules().handicap.is.placement != Placement::none;
    const int most = has_handicaps ? trial.game().board().size().area() : 1;
    return with_points(with_numbers(offer, 0, most), all_points(trial.game()));
}

std::optional<Offer> penalty(const Game& game, const Offer& offer) {
    const int left = most_penalty - game.tally().penalties[index_of(offer.by)];
    if (game.is_over() || left < 1) return {};
    return with_numbers(offer, 1, left);
}

std::optional<Offer> annulment(const Game& game, const Offer& offer) {
    if (game.event_count() == 0) return {};
    return with_numbers(offer, 0, static_cast<int>(game.event_count()) - 1);
}

std::optional<Offer> status(const Game& game, const Offer& offer) {
    if (game.refuses_decision(event(offer.kind, offer.by))) return {};
    return with_points(with_numbers(offer, ruled_dead, ruled_alive), all_points(game));
}

// Whose events of that kind there are: nobody's, players', or both.
bool may_name(EventKind kind, Color by) {
    if (kind == EventKind::setup || kind == EventKind::ruling) return true;
    const bool is_nobodys = kind == EventKind::handicap || kind == EventKind::annulled ||
                            kind == EventKind::status_ruled || speaker_of(kind) == Speaker::both;
    return is_nobodys == (by == Color::empty);
}

std::string_view clause_of(EventKind kind, const Ruleset& rules) {
    switch (kind) {
        case EventKind::setup: return {};
        case EventKind::turn:
        case EventKind::play:
        case EventKind::pass: return rules.turn;
        case EventKind::handicap: return rules.handicap.clause;
        case EventKind::button: return rules.button.clause;
        case EventKind::marks_proposed:
        case EventKind::marks_accepted: return rules.removal.clause;
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed: return rules.ending.is.agree;
        case EventKind::resume: return rules.ending.is.resume;
        case EventKind::no_result_agreed: return rules.long_cycle.clause;
        case EventKind::both_lose: return rules.both_may_lose.clause;
        case EventKind::breach: return rules.illegal_play.clause;
        case EventKind::nigiri:
        case EventKind::resign:
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::penalty:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::annulled:
        case EventKind::resumed_by_ruling:
        case EventKind::status_ruled: return {};
    }
    return {};
}

std::optional<Offer> offered(Trial& trial, EventKind kind, Color by) {
    const Game& game = trial.game();
    if (!may_name(kind, by)) return {};
    const Offer offer{.kind = kind, .by = by, .clause = clause_of(kind, game.rules())};
    switch (kind) {
        case EventKind::play: return with_points(offer, points_of(game, by, true));
        case EventKind::breach:
            if (game.is_over()) return {};
            return with_points(offer, points_of(game, by, false));
        case EventKind::setup:
        case EventKind::marks_proposed:
        case EventKind::group_agreed:
        case EventKind::analysis_agreed: return on_stones(trial, offer);
        case EventKind::handicap: return handicap(trial, offer);
        case EventKind::nigiri:
            if (game.is_over() || game.tally().moves > 0) return {};
            return with_numbers(offer, 1, std::numeric_limits<int>::max());
        case EventKind::marks_accepted: return marks_to_accept(trial, offer);
        case EventKind::undo_asked: return to_take_back(trial, offer);
        case EventKind::penalty: return penalty(game, offer);
        case EventKind::ruling: return with_numbers(offer, by == Color::empty ? 1 : 0, 3);
        case EventKind::award: return with_numbers(offer, 1, most_award);
        case EventKind::annulled: return annulment(game, offer);
        case EventKind::status_ruled: return status(game, offer);
        case EventKind::turn:
        case EventKind::pass:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::resumed_by_ruling:
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::undo_granted:
        case EventKind::end_agreed:
        case EventKind::resume:
        case EventKind::no_result_agreed:
        case EventKind::both_lose: return if_taken(trial, offer);
    }
    return {};
}

}  // namespace

Speaker speaker_of(EventKind kind) {
    switch (kind) {
        case EventKind::setup:
        case EventKind::turn:
        case EventKind::handicap:
        case EventKind::nigiri: return Speaker::host;
        case EventKind::play:
        case EventKind::pass:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::resume: return Speaker::player;
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::no_result_agreed:
        case EventKind::both_lose: return Speaker::both;
        case EventKind::breach: return Speaker::opponent;
        case EventKind::timeout: return Speaker::clock;
        case EventKind::forfeit:
        case EventKind::penalty:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::annulled:
        case EventKind::resumed_by_ruling:
        case EventKind::status_ruled: return Speaker::arbiter;
    }
    return Speaker::arbiter;
}

std::optional<Offer> offer(const Game& game, EventKind kind, Color by) {
    Trial trial(game);
    return offered(trial, kind, by);
}

std::vector<Offer> offers(const Game& game, std::span<const EventKind> kinds) {
    std::vector<Offer> all;
    Trial trial(game);
    for (const EventKind kind : kinds)
        for (const Color by : {Color::empty, Color::black, Color::white})
            if (auto each = offered(trial, kind, by)) all.push_back(std::move(*each));
    return all;
}

std::vector<Offer> offers(const Game& game) {
    std::vector<EventKind> kinds;
    for (int i = 0; !word_of(static_cast<EventKind>(i)).empty(); ++i)
        kinds.push_back(static_cast<EventKind>(i));
    return offers(game, kinds);
}

Phase phase_of(const Game& game) { return game.is_over() ? Phase::over : game.stage().phase; }

std::string_view phase_clause(const Game& game) {
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

std::optional<PassMeaning> pass_meaning(const Game& game) {
    Trial trial(game);
    const Color by = game.to_move();
    const Game* const after = trial.after(pass(by));
    if (after == nullptr) return {};
    PassMeaning meaning{.phase = phase_of(*after)};
    meaning.stones = after->tally().handed[index_of(by)] - game.tally().handed[index_of(by)];
    if (meaning.stones > 0) meaning.stones_clause = game.rules().pass_cost.clause;
    if (meaning.phase != phase_of(game)) meaning.clause = phase_clause(*after);
    if (!after->is_over()) meaning.to_move = after->to_move();
    return meaning;
}

}  // namespace shinpan::go
