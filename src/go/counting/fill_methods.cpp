// Methods that fill prisoners into their owner's territory and count the empty points.
#include "go/counting/counter.hpp"
#include "go/counting/methods.hpp"
#include "go/counting/words.hpp"

#include <string>

namespace shinpan::inline go::counting {
namespace {

// The stones of one colour that the opponent holds go into their owner's territory. What finds no room there
// counts for whoever holds it.
void fill_in(Counter& counter, Color owner) {
    const PointSet places = places_to_fill(counter.territory(owner), counter.size(), counter.held(owner).lid);
    if (!places.empty()) {
        counter.put(owner, places, Place::lid);
        counter.say({fills_prisoners,
                     {who(other(owner)), who(owner, "opponent"), fact("stones", places.size()),
                      fact("at", listed(places, counter.size()))}});
    }
    const int left = counter.held(owner).lid;
    if (left == 0) return;
    counter.add(other(owner), whole(left));
    counter.say({finds_no_room, {who(other(owner)), who(owner, "opponent"), fact("stones", left)}});
}

void rearrange(Counter& counter, Color player) {
    for (const Shift& shift : arrange(counter.territory(player), counter.land(player))) {
        counter.move(shift);
        counter.say(
            {moves_stones,
             {who(player), fact("stones", shift.from.size()),
              fact("from", listed(shift.from, counter.size())), fact("at", listed(shift.to, counter.size())),
              fact("points", shift.shape.size()), sides_of(shift.shape)}});
    }
}

void count_empty(Counter& counter, Color player) {
    for (const PointSet& region : regions_of(counter.territory(player), counter.size())) {
        counter.add(player, whole(region.size()));
        counter.mark(player, region);
        counter.say({has_empty,
                     {who(player), fact("points", region.size()), fact("at", listed(region, counter.size())),
                      sides_of(region), fact("total", to_text(counter.total(player)))}});
    }
}

void fill_arrange_and_count(Counter& counter) {
    for (Color player : players) fill_in(counter, player);
    for (Color player : players) rearrange(counter, player);
    for (Color player : players) count_empty(counter, player);
}

void give_extra_stone(Counter& counter, const MessageTemplate& why) {
    if (!counter.finish().extra_stone) return;
    counter.hand(Color::white, 1, Place::bowl, Place::lid);
    counter.lead_in({why});
}

// As many stones of both colours lie on the board and in the lids, handicap apart, so that they may be added.
void add_stones_used(Counter& counter, HalfPoints due) {
    for (Color player : players) {
        const int used = stones_used(counter.finish(), player);
        if (used == 0) continue;
        counter.add(player, whole(used));
        counter.say({adds_stones_used,
                     {who(player), fact("stones", used), fact("total", to_text(counter.total(player)))}});
    }
    if (due == HalfPoints{}) return;
    counter.add(Color::white, in_unit(due, Unit::points));
    counter.say({adds_for_handicap,
                 {fact("points", to_text(due)), fact("total", to_text(counter.total(Color::white)))}});
}

// The other terms of the score, where prisoners and pass stones were filled in. Points for the handicap
// stones even out the stones under area scoring, and stay where territory is scored.
void add_terms_beside_fill(Counter& counter, Scoring scoring) {
    if (scoring == Scoring::area)
        counter.add_terms({What::stones, What::territory, What::shared_points, What::compensation});
    else
        counter.add_terms({What::territory, What::shared_points, What::prisoners, What::pass_stones});
}

}  // namespace

int stones_used(const Finish& finish, Color stones) {
    return finish.position.count(stones) + finish.prisoners[index_of(stones)] +
           finish.handed[index_of(stones)];
}

HalfPoints stones_due(const Ruleset& rules, const Finish& finish) {
    if (rules.scoring.is == Scoring::area)
        return compensation_for(finish.handicap, rules.handicap.is.compensation);
    return compensation_for(finish.handicap, Compensation::n_minus_1);
}

Count fill_prisoners(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::fill_prisoners, Unit::points, rules, finish, ample_supply(finish));
    counter.take_off_dead(dead_to_lid);
    fill_arrange_and_count(counter);
    counter.add_terms({What::territory, What::prisoners, What::pass_stones});
    return counter.done();
}

Count pass_stone_fill(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::pass_stone_fill, Unit::points, rules, finish, ample_supply(finish));
    counter.begin_without_extra_stone();
    give_extra_stone(counter, white_passes_once_more);
    counter.take_off_dead(dead_to_lid);
    fill_arrange_and_count(counter);
    add_terms_beside_fill(counter, rules.scoring.is);
    add_stones_used(counter, stones_due(rules, finish));
    return counter.done();
}

Count extra_stone_fill(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::extra_stone_fill, Unit::points, rules, finish, ample_supply(finish));
    counter.begin_without_extra_stone();
    give_extra_stone(counter, black_played_last);
    counter.take_off_dead(dead_to_lid);
    for (Color player : players) fill_in(counter, player);
    for (Color player : players) count_empty(counter, player);
    add_terms_beside_fill(counter, rules.scoring.is);
    return counter.done();
}

Count two_positions(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::two_positions, Unit::points, rules, finish, ample_supply(finish));
    counter.begin_with(*finish.analysis);
    PointSet taken_up, put_back[2];
    for_each_point(counter.size(), [&](Point p) {
        const Color shown = finish.analysis->at(p), scored = finish.position.at(p);
        if (shown == scored) return;
        if (is_stone(shown)) taken_up.insert(p);
        if (is_stone(scored)) put_back[index_of(scored)].insert(p);
    });
    if (!taken_up.empty()) counter.lift(taken_up, Place::bowl);
    for (Color player : players) counter.put(player, put_back[index_of(player)], Place::bowl);
    if (!(finish.position == *finish.analysis))
        counter.say({restores,
                     {fact("taken_up", listed(taken_up, counter.size())),
                      fact("black", listed(put_back[0], counter.size())),
                      fact("white", listed(put_back[1], counter.size()))}});
    counter.take_off_dead(dead_by_control);
    fill_arrange_and_count(counter);
    counter.add_terms({What::territory, What::prisoners, What::pass_stones});
    return counter.done();
}

}  // namespace shinpan::go::counting
