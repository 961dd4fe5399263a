#include "engines/gtp/gtp_game.hpp"

#include "go/rulesets/katago.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/report/report.hpp"

#include <algorithm>
#include <cassert>
#include <type_traits>

namespace shinpan::inline engines::gtp {
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
    if (first)
        if (auto taken = game.apply(*first); !taken) return taken;
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

bool goes_before_a_move(EventKind kind) { return kind == EventKind::turn || kind == EventKind::resume; }

}  // namespace

static_assert(std::is_nothrow_move_assignable_v<GtpGame>);

GtpGame::GtpGame(NamedRules rules, Size size) : rules_(std::move(rules)), game_(*rules_, size, {}) {
    start(size);
}

bool GtpGame::is_empty() const { return game_.board().position().count(Color::empty) == size().area(); }

HalfPoints GtpGame::komi() const { return komi_ ? *komi_ : komi_for(rules(), handicap_); }

Game GtpGame::new_game(Size size, HalfPoints komi) const {
    Game game(*rules_, size, {.komi = komi});
    game.expect_to_go_back();
    return game;
}

void GtpGame::start(Size size) {
    Game game = new_game(size, komi_ ? *komi_ : komi_for(rules(), 0));
    handicap_ = 0;
    events_.clear();
    game_ = std::move(game);
}

Done GtpGame::rebuild() {
    Game game = new_game(size(), komi());
    std::vector<Event> events;
    int move = 0;
    for (const Event& event : events_) {
        move += is_move(event.kind) ? 1 : 0;
        const auto done = shinpan::gtp::carry_out(event, game, events);
        if (!done && makes_the_position(event.kind)) return failure(in_words(done.error(), move, size()));
    }
    events_ = std::move(events);
    game_ = std::move(game);
    return {};
}

// The mark stays where an exception ends the change.
template <class Change>
auto GtpGame::with_mark(Change change) {
    unfinished_ = events_.size();
    auto done = change();
    unfinished_.reset();
    return done;
}

// The events that were there before are judged as they were then.
void GtpGame::mend() {
    if (!unfinished_) return;
    events_.resize(*unfinished_);
    [[maybe_unused]] const auto done = rebuild();
    assert(done);
    unfinished_.reset();
}

Done GtpGame::set_komi(HalfPoints komi) {
    return all_or_none([&](GtpGame& after) {
        after.komi_ = komi;
        return after.rebuild();
    });
}

Done GtpGame::set_rules(NamedRules rules) {
    return all_or_none([&](GtpGame& after) {
        after.rules_ = std::move(rules);
        return after.rebuild();
    });
}

Done GtpGame::carry_out(const Event& event) {
    const std::size_t before = game_.events().size();
    const auto done = shinpan::gtp::carry_out(event, game_, events_);
    if (done) return {};
    if (game_.events().size() > before) game_.go_back(before);
    return failure("illegal move: " + in_words(done.error(), game_.tally().moves + 1, size()));
}

// The protocol has no word for the button.
Done GtpGame::play(Color by, Point at) {
    return with_mark(
        [&] { return carry_out(at == no_point ? pass_or_button(game_, by) : shinpan::play(by, at)); });
}

// How many events stay without the last moves and what goes before the first of them; nothing where there
// are fewer moves.
std::optional<std::size_t> GtpGame::events_before(int moves) const {
    std::size_t left = events_.size();
    while (moves > 0) {
        if (left == 0) return {};
        if (is_move(events_[--left].kind)) --moves;
        if (moves == 0 && left > 0 && goes_before_a_move(events_[left - 1].kind)) --left;
    }
    return left;
}

bool GtpGame::undo(int moves) {
    const auto left = events_before(moves);
    if (!left) return false;
    if (*left == events_.size()) return true;
    if (events_.size() != game_.events().size()) return go_back_over_surplus(*left);
    return with_mark([&] {
        game_.go_back(*left);
        events_.resize(*left);
        return true;
    });
}

// Before passes that change nothing.
bool GtpGame::go_back_over_surplus(std::size_t left) {
    return all_or_none([&](GtpGame& after) {
               after.events_.resize(left);
               return after.rebuild();
           })
        .has_value();
}

void GtpGame::append_setup(const std::vector<std::pair<Color, Point>>& stones) {
    for (Color color : {Color::black, Color::white}) {
        std::vector<Point> points;
        for (const auto& [by, at] : stones)
            if (by == color) points.push_back(at);
        if (!points.empty())
            events_.push_back({.kind = EventKind::setup, .by = color, .points = std::move(points)});
    }
}

Done GtpGame::set_up(const std::vector<std::pair<Color, Point>>& stones) {
    return all_or_none([&](GtpGame& after) {
        after.append_setup(stones);
        return after.rebuild();
    });
}

Done GtpGame::give_handicap(const std::vector<Point>& stones) {
    return all_or_none([&](GtpGame& after) {
        after.handicap_ = static_cast<int>(stones.size());
        after.events_.push_back(
            {.kind = EventKind::handicap, .by = Color::black, .number = after.handicap_, .points = stones});
        return after.rebuild();
    });
}

void GtpGame::set_turn(Color player) {
    if (game_.is_over()) return;
    with_mark([&] {
        events_.push_back(event(EventKind::turn, player));
        return game_.apply(events_.back()).has_value();
    });
}

Done GtpGame::load(const Record& record, std::optional<int> before_move) {
    return all_or_none([&](GtpGame& after) { return after.take(record, before_move); });
}

Done GtpGame::take(const Record& record, std::optional<int> before_move) {
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
    return rebuild();
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

// Not where passes changed nothing, a request to take back waits, or a move stands that nobody claimed.
bool GtpGame::went_as_recorded() const {
    const auto stands = [](const Event& event) { return *event.words == let_stand; };
    return events_.size() == game_.events().size() && std::none_of(events_.begin(), events_.end(), stands);
}

Verdict GtpGame::verdict(const JudgeOptions& options) {
    if (!went_as_recorded()) return judge(record(), rules(), options);
    return with_mark([&] { return judge_played(game_, handicap_, options); });
}

Game GtpGame::with_turn(Color player) const {
    Game game = game_;
    const auto first = what_goes_before(pass(player), game);
    if (first && !game.apply(*first)) return game_;
    return game;
}

}  // namespace shinpan::engines::gtp
