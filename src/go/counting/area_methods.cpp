// Methods that count area, points and zi: nothing is filled with prisoners.
#include "go/counting/counter.hpp"
#include "go/counting/methods.hpp"
#include "go/counting/words.hpp"

namespace shinpan::inline go::counting {
namespace {

Argument total(const Counter& counter, Color player) { return fact("total", to_text(counter.total(player))); }

void count_stones(Counter& counter, Color player) {
    const PointSet stones = counter.board().points(player);
    if (stones.empty()) return;
    counter.add(player, whole(stones.size()));
    counter.mark(player, stones);
    counter.say({stones_stand, {who(player), fact("stones", stones.size()), total(counter, player)}});
}

void count_region(Counter& counter, Color player, const PointSet& region) {
    counter.add(player, whole(region.size()));
    counter.mark(player, region);
    counter.say({territory_has,
                 {who(player), fact("at", listed(region, counter.size())), fact("points", region.size()),
                  total(counter, player)}});
}

// The shape of `tens` points that a territory becomes: a rectangle where one lies near, else the territory
// less its ends, or with points around it from which stones are taken. Ten less where there is no room to
// grow.
PointSet shape_of_tens(const PointSet& region, const PointSet& others, const Land& land) {
    const int size = region.size();
    const int tens = (size + 4) / 10 * 10;
    if (const auto near = rectangle_near(region, others, land, tens)) return *near;
    if (tens <= size) return region - ends_of(region, size - tens);
    const PointSet growth = growth_of(region, others, land, tens - size);
    return size + growth.size() == tens ? region | growth : region - ends_of(region, size - (tens - 10));
}

void make_ten(Counter& counter, Color player, const PointSet& region) {
    const PointSet others = counter.territory(player) - region;
    const PointSet shape = shape_of_tens(region, others, counter.land(player));
    const PointSet filled = region - shape, opened = shape - region;
    if (!opened.empty()) counter.lift(opened, Place::bowl);
    if (!filled.empty()) counter.put(player, filled, Place::bowl);
    if (shape.empty())
        return counter.say({fills_region, {who(player), fact("at", listed(filled, counter.size()))}});
    counter.add(player, whole(shape.size()));
    counter.mark(player, shape);
    counter.say({makes_tens,
                 {who(player), fact("taken_up", listed(opened, counter.size())),
                  fact("filled", listed(filled, counter.size())),
                  fact("left", opened.empty() && filled.empty() ? listed(shape, counter.size()) : ""),
                  fact("points", shape.size()), sides_of(shape), total(counter, player)}});
}

// Every territory becomes a multiple of ten; those too small for one are filled.
void make_tens(Counter& counter, Color player) {
    PointSet small;
    for (const PointSet& region : regions_of(counter.territory(player), counter.size()))
        if (region.size() < 6) small |= region;
    if (!small.empty()) {
        counter.put(player, small, Place::bowl);
        counter.say({fills_small, {who(player), fact("at", listed(small, counter.size()))}});
    }
    for (const PointSet& region : regions_of(counter.territory(player), counter.size()))
        make_ten(counter, player, region);
}

// Half of the points that neither player has, and then what is more than half of the board.
void compare_with_half(Counter& counter, const char* unit) {
    const PointSet shared = counter.shared_points();
    if (!shared.empty()) {
        counter.add(Color::black, halves(shared.size()));
        counter.say({half_of_shared,
                     {fact("points", shared.size()), fact("at", listed(shared, counter.size())),
                      total(counter, Color::black)}});
    }
    const Amount half = halves(counter.size().area()), before = counter.total(Color::black);
    counter.add(Color::black, -half);
    counter.say({less_half,
                 {fact("before", to_text(before)), fact("unit", unit), fact("half", to_text(half)),
                  total(counter, Color::black)}});
}

// The old threshold asks for half the board in whole stones, half of what Black owes, and one stone more.
// Where a shared point or the komi makes that differ from the score, the count says so.
void check_old_threshold(Counter& counter, Amount stones) {
    const int area = counter.size().area();
    const HalfPoints margin = counter.score().margin();
    const Amount owed =
        stones + halves(counter.shared_points().size()) - halves(area) - in_unit(margin, Unit::zi);
    const Amount threshold = whole(area / 2) + owed + whole(1);
    const bool wins = stones >= threshold;
    if (wins == (margin > HalfPoints{})) return;
    counter.note({old_threshold,
                  {fact("threshold", to_text(threshold)), fact("half", area / 2), fact("owed", to_text(owed)),
                   fact("stones", to_text(stones)), fact("outcome", wins ? "won" : "lost")}});
}

Color smaller(const Counter& counter) {
    const int black = counter.land(Color::black).points.size();
    return black <= counter.land(Color::white).points.size() ? Color::black : Color::white;
}

}  // namespace

Count as_it_stands(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::as_it_stands, Unit::points, rules, finish, ample_supply(finish));
    counter.take_off_dead(dead_to_lid);
    for (Color player : players) {
        if (rules.scoring.is != Scoring::stones)
            for (const PointSet& region : regions_of(counter.territory(player), counter.size()))
                count_region(counter, player, region);
        if (rules.scoring.is != Scoring::territory) count_stones(counter, player);
    }
    counter.add_terms({What::stones, What::territory});
    return counter.done();
}

Count half_count(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::half_count, Unit::zi, rules, finish, ample_supply(finish));
    counter.take_off_dead(dead_to_bowl);
    make_tens(counter, Color::black);
    count_stones(counter, Color::black);
    compare_with_half(counter, "zi");
    counter.add_terms({What::stones, What::territory, What::shared_points});
    return counter.done();
}

Count fill_by_tens(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::fill_by_tens, Unit::zi, rules, finish, ample_supply(finish));
    counter.take_off_dead(dead_to_bowl);
    const PointSet white = counter.board().points(Color::white);
    if (!white.empty()) {
        counter.lift(white, Place::bowl);
        counter.say({clears_white, {fact("at", listed(white, counter.size()))}});
    }
    const PointSet territory = counter.territory(Color::black);
    if (!territory.empty()) {
        counter.put(Color::black, territory, Place::bowl);
        counter.say({fills_territory,
                     {who(Color::black), fact("stones", territory.size()),
                      fact("at", listed(territory, counter.size()))}});
    }
    PointSet left = counter.board().points(Color::black), lifted;
    const int stones = left.size();
    int tens = 0;
    for (Point p : left) {
        lifted.insert(p);
        left.erase(p);
        if (lifted.size() < 10 && !left.empty()) continue;
        counter.lift(lifted, Place::bowl);
        counter.add(Color::black, whole(lifted.size()));
        const bool full = lifted.size() == 10;
        counter.say({full ? ten : singles,
                     {full ? fact("number", ++tens) : fact("stones", lifted.size()),
                      fact("at", listed(lifted, counter.size())), total(counter, Color::black)}});
        lifted = {};
    }
    compare_with_half(counter, "stones");
    counter.add_terms({What::stones, What::territory, What::shared_points});
    check_old_threshold(counter, whole(stones));
    return counter.done();
}

Count smaller_side(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::smaller_side, Unit::points, rules, finish, ample_supply(finish));
    counter.take_off_dead(dead_to_bowl);
    const Color counted = smaller(counter);
    const Color rest = other(counted);
    make_tens(counter, counted);
    count_stones(counter, counted);
    const int shared = counter.shared_points().size();
    const Amount others = whole(counter.size().area() - shared) - counter.total(counted);
    if (others > Amount{}) {
        counter.add(rest, others);
        counter.mark(rest, counter.land(rest).points);
        counter.say(
            {has_the_rest,
             {who(rest), fact("board", counter.size().area()),
              fact("counted", to_text(counter.total(counted))),
              fact("shared", shared == 0 ? "" : std::to_string(shared)), fact("points", to_text(others))}});
    }
    counter.add_terms({What::stones, What::territory, What::shared_points});
    return counter.done();
}

}  // namespace shinpan::go::counting
