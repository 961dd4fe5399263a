#include "gtp/gtp_game.hpp"

#include "referee/report.hpp"
#include "rulesets/katago.hpp"
#include "rulesets/registry.hpp"

#include <algorithm>

namespace shinpan::gtp {
namespace {

std::string in_words(const Refusal& refusal, int move, Size size) {
    return refusal_in_words({.move = move, .refusal = refusal}, size);
}

// Agreements of a record that other rules have no room for are left aside.
bool makes_the_position(EventKind kind) {
    return is_move(kind) || kind == EventKind::setup || kind == EventKind::handicap;
}

bool needs_turn(const Event& event, const Game& game) {
    return is_move(event.kind) && !game.is_over() && event.by != game.to_move();
}

// What goes before a move so that its player may make it: the request to play on, where play waits for one,
// and the turn, where it is another's.
std::optional<Event> what_goes_before(const Event& event, const Game& game) {
    if (auto asked = implied_request(game, event)) return asked;
    if (needs_turn(event, game)) return shinpan::event(EventKind::turn, event.by);
    return {};
}

// A further pass when play has come to its stop or its end, which changes nothing.
bool is_surplus(const Event& event, const Game& game) {
    return event.kind == EventKind::pass && (game.is_over() || implied_request(game, event));
}

// Carries the event out, after what goes before it, which stays even if the move is refused. Of moves that
// are taken back nothing stays, so that undo meets only those that count.
Result<void, Refusal> carry_out(const Event& event, Game& game, std::vector<Event>& events) {
    if (is_surplus(event, game)) {
        events.push_back(event);
        return {};
    }
    const auto first = what_goes_before(event, game);
    if (first) (void)game.apply(*first);
    auto done = game.apply(event);
    if (!done) return done;
    if (event.kind == EventKind::undo_granted) {
        events = game.events();
        return done;
    }
    if (first) events.push_back(*first);
    events.push_back(event);
    return done;
}

bool goes_before_a_move(EventKind kind) {
    return kind == EventKind::turn || kind == EventKind::resume;
}

}  // namespace

GtpGame::GtpGame(Rules rules, Size size) : rules_(std::move(rules)), game_(*rules_, size, {}) {
    start(size);
}

bool GtpGame::is_empty() const {
    return game_.board().position().count(Color::empty) == size().area();
}

HalfPoints GtpGame::komi() const {
    return komi_ ? *komi_ : komi_for(rules(), handicap_);
}

void GtpGame::start(Size size) {
    handicap_ = 0;
    events_.clear();
    game_ = Game(*rules_, size, {.komi = komi()});
}

Done GtpGame::rebuild() {
    Game game(*rules_, size(), {.komi = komi()});
    std::vector<Event> events;
    int move = 0;
    for (const Event& event : events_) {
        move += is_move(event.kind) ? 1 : 0;
        const auto done = carry_out(event, game, events);
        if (!done && makes_the_position(event.kind))
            return failure(in_words(done.error(), move, size()));
    }
    events_ = std::move(events);
    game_ = std::move(game);
    return {};
}

// What was done, or the state before it.
Done GtpGame::keep(Done done, const GtpGame& before) {
    if (!done) *this = before;
    return done;
}

Done GtpGame::set_komi(HalfPoints komi) {
    const GtpGame before = *this;
    komi_ = komi;
    return keep(rebuild(), before);
}

Done GtpGame::set_rules(Rules rules) {
    const GtpGame before = *this;
    rules_ = std::move(rules);
    return keep(rebuild(), before);
}

// The protocol has no word for the button.
Done GtpGame::play(Color by, Point at) {
    const Event event = at == no_point ? pass_or_button(game_, by) : shinpan::play(by, at);
    std::optional<Game> before;
    if (what_goes_before(event, game_)) before = game_;
    const auto done = carry_out(event, game_, events_);
    if (done) return {};
    if (before) game_ = *std::move(before);
    return failure("illegal move: " + in_words(done.error(), game_.tally().moves + 1, size()));
}

bool GtpGame::undo() {
    const auto is_a_move = [](const Event& event) { return is_move(event.kind); };
    const auto last = std::find_if(events_.rbegin(), events_.rend(), is_a_move);
    if (last == events_.rend()) return false;
    const bool has_surplus = events_.size() != game_.events().size();
    events_.erase(last.base() - 1, events_.end());
    if (!events_.empty() && goes_before_a_move(events_.back().kind)) events_.pop_back();
    if (has_surplus) return rebuild().has_value();
    game_.go_back(events_.size());
    return true;
}

Done GtpGame::set_up(const std::vector<std::pair<Color, Point>>& stones) {
    const GtpGame before = *this;
    for (Color color : {Color::black, Color::white}) {
        std::vector<Point> points;
        for (const auto& [by, at] : stones)
            if (by == color) points.push_back(at);
        if (!points.empty())
            events_.push_back({.kind = EventKind::setup, .by = color, .points = std::move(points)});
    }
    return keep(rebuild(), before);
}

Done GtpGame::give_handicap(const std::vector<Point>& stones) {
    const GtpGame before = *this;
    handicap_ = static_cast<int>(stones.size());
    events_.push_back(
        {.kind = EventKind::handicap, .by = Color::black, .number = handicap_, .points = stones});
    return keep(rebuild(), before);
}

void GtpGame::set_turn(Color player) {
    if (game_.is_over()) return;
    events_.push_back(event(EventKind::turn, player));
    (void)game_.apply(events_.back());
}

Done GtpGame::load(const Record& record, std::optional<int> before_move) {
    const GtpGame before = *this;
    if (auto named = rules_called(record.rules_word); named && !record.rules_word.empty())
        rules_ = *std::move(named);
    if (record.komi) komi_ = record.komi;
    start(record.size);
    int moves = 0;
    for (const Event& event : record.events) {
        if (is_move(event.kind) && ++moves == before_move) break;
        if (event.kind == EventKind::handicap) handicap_ = event.number;
        events_.push_back(event);
    }
    return keep(rebuild(), before);
}

Record GtpGame::record() const {
    Record record;
    record.size = size();
    record.rules_word = sgf_word(rules());
    record.komi = komi();
    record.handicap = handicap_;
    record.events = events_;
    return record;
}

Game GtpGame::with_turn(Color player) const {
    Game game = game_;
    if (const auto first = what_goes_before(pass(player), game)) (void)game.apply(*first);
    return game;
}

}  // namespace shinpan::gtp
