// The result that players see at the table is the one that the referee finds in the record of their game.
#include "analysis/playout/random.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rulesets/registry.hpp"
#include "go/table/game_result.hpp"
#include "go/table/offers.hpp"
#include "referee/judge/judge.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

template <class T>
const T& one_of(const std::vector<T>& all, Random& random) {
    return all[random.below(all.size())];
}

// What a clock or an arbiter decides and does not end the game.
Event some_decision(const Game& game, Random& random) {
    const Color by = random.below(2) == 0 ? Color::black : Color::white;
    const auto number = static_cast<int>(random.below(2));
    if (random.below(2) == 0) return {.kind = EventKind::penalty, .by = by, .number = 1 + number};
    if (random.below(4) == 0) return event(EventKind::resumed_by_ruling, by);
    const Size size = game.board().size();
    const Point at =
        point(static_cast<int>(random.below(size.cols)), static_cast<int>(random.below(size.rows)));
    return {.kind = EventKind::status_ruled, .number = number, .points = std::vector<Point>{at}};
}

// A player's or both players' word or move, such as the table offers it; seldom a decision.
Event some_event(const Game& game, Random& random) {
    if (random.below(20) == 0) return some_decision(game, random);
    std::vector<Offer> words;
    for (Offer& each : offers(game)) {
        const Speaker speaker = speaker_of(each.kind);
        const bool takes_back = each.kind == EventKind::undo_asked || each.kind == EventKind::undo_granted;
        const bool is_seldom = each.kind == EventKind::resign || each.kind == EventKind::no_result_agreed;
        if ((speaker == Speaker::player || speaker == Speaker::both) && !takes_back && !is_seldom)
            words.push_back(std::move(each));
    }
    if (words.empty() || random.below(3) == 0) return pass(game.to_move());
    const Offer& chosen = one_of(words, random);
    std::vector<Point> points;
    for (const Point p : chosen.points) points.push_back(p);
    Event e = event(chosen.kind, chosen.by);
    if (e.kind == EventKind::play) e.at = one_of(points, random);
    if (e.kind == EventKind::marks_accepted) e.hash = hash_of_marks(chosen.points);
    const bool names_stones = e.kind == EventKind::marks_proposed || e.kind == EventKind::group_agreed ||
                              e.kind == EventKind::analysis_agreed;
    if (names_stones && random.below(2) == 0) e.points = std::vector<Point>{one_of(points, random)};
    return e;
}

// Was the acceptance of marks the last that was said, but for passes and penalties?
bool has_accepted(const Game& game) {
    const auto& events = game.events();
    const auto last = std::find_if(events.rbegin(), events.rend(), [](const Event& e) {
        return e.kind != EventKind::pass && e.kind != EventKind::penalty;
    });
    return last != events.rend() && last->kind == EventKind::marks_accepted;
}

Basis basis_of_agreement(const Game& game) {
    return game.has_ruled_status() ? Basis::arbiter : Basis::agreed;
}

// As the record of the game is read again.
Record saved(const Game& game) {
    Record record;
    record.size = game.board().size();
    record.rules_word = game.rules().id;
    record.komi = game.komi();
    record.handicap = game.handicap();
    record.events = game.events();
    return *sgf::records(*sgf::read(sgf::write(sgf::collection_of(record)))).front();
}

}  // namespace

TEST_CASE("the referee's verdict of a game saved from the table is the table's own result") {
    Random random(36);
    int counted = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto rulesets = all_rulesets();
        const Ruleset& rules = *rulesets[static_cast<std::size_t>(i) % rulesets.size()];
        Game game(rules, Size{3, 3}, conditions_of(rules));
        if (random.below(4) == 0)
            (void)game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 2});
        for (int n = 0; n < 60 && !game.is_over(); ++n) (void)game.apply(some_event(game, random));
        if (!game.is_over()) continue;
        if (game.outcome().how == Ended::scored) ++counted;
        const std::string at_table = to_text(result_of(game, score(rules, game.finish())));
        const Record record = saved(game);
        CAPTURE(rules.id);
        CAPTURE(sgf::write(sgf::collection_of(record)));
        const Verdict verdict = judge(record, rules, {.dead = DeadFrom::none});
        CHECK(to_text(verdict.result) == at_table);
        if (game.outcome().how != Ended::scored) continue;
        CHECK(verdict.counted()->finish.dead == game.agreed_dead());
        if (has_accepted(game)) CHECK(verdict.result.basis == basis_of_agreement(game));
    }
    CHECK(counted > 1000);
}
