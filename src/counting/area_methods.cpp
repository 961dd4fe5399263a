// Methods that count area, points and zi: nothing is filled with prisoners.
#include "counting/counter.hpp"
#include "counting/methods.hpp"
#include "counting/words.hpp"

namespace shinpan::counting {
namespace {

std::string whose(Color player) {
    return std::string(name(player)) + "'s";
}

void count_stones(Counter& counter, Color player) {
    const PointSet stones = counter.board().points(player);
    if (stones.empty()) return;
    counter.add(player, whole(stones.size()));
    counter.mark(player, stones);
    counter.say(number_of(stones.size(), "stone", "stones") + " of " + name(player) + " " +
                (stones.size() == 1 ? "stands" : "stand") +
                " on the board: " + to_text(counter.total(player)) + " with them.");
}

void count_region(Counter& counter, Color player, const PointSet& region) {
    counter.add(player, whole(region.size()));
    counter.mark(player, region);
    counter.say(whose(player) + " territory " + listed(region, counter.size()) + " has " +
                number_of(region.size(), "point", "points") + ": " + to_text(counter.total(player)) + ".");
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
    std::string done;
    if (!opened.empty()) {
        counter.lift(opened, Place::bowl);
        done += " takes up " + listed(opened, counter.size());
    }
    if (!filled.empty()) {
        counter.put(player, filled, Place::bowl);
        done += (done.empty() ? " fills " : " and fills ") + listed(filled, counter.size());
    }
    if (done.empty()) done = " leaves " + listed(shape, counter.size());
    if (shape.empty()) return counter.say(name(player) + done + "; those stones will be counted.");
    counter.add(player, whole(shape.size()));
    counter.mark(player, shape);
    const std::string sides = sides_of(shape);
    counter.say(name(player) + done + ": a territory of " + std::to_string(shape.size()) +
                (sides.empty() ? "" : ", " + sides) + ", together " + to_text(counter.total(player)) + ".");
}

// Every territory becomes a multiple of ten; those too small for one are filled.
void make_tens(Counter& counter, Color player) {
    PointSet small;
    for (const PointSet& region : regions_of(counter.territory(player), counter.size()))
        if (region.size() < 6) small |= region;
    if (!small.empty()) {
        counter.put(player, small, Place::bowl);
        counter.say(std::string(name(player)) + " fills his small territories at " +
                    listed(small, counter.size()) + "; those stones will be counted.");
    }
    for (const PointSet& region : regions_of(counter.territory(player), counter.size()))
        make_ten(counter, player, region);
}

// Half of the points that neither player has, and then what is more than half of the board.
void compare_with_half(Counter& counter, const char* unit) {
    const PointSet shared = counter.shared_points();
    if (!shared.empty()) {
        counter.add(Color::black, halves(shared.size()));
        counter.say("Half of " + number_of(shared.size(), "shared point", "shared points") + " is Black's (" +
                    listed(shared, counter.size()) + "): " + to_text(counter.total(Color::black)) + ".");
    }
    const Amount half = halves(counter.size().area()), before = counter.total(Color::black);
    counter.add(Color::black, -half);
    counter.say("Black's " + to_text(before) + " " + unit + " less half of the board, " + to_text(half) +
                ", leave " + to_text(counter.total(Color::black)) + ".");
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
    counter.note("The old words ask " + to_text(threshold) + " stones of Black: " + std::to_string(area / 2) +
                 ", " + to_text(owed) + " for komi, and one more. By them his " + to_text(stones) +
                 " stones would have " + (wins ? "won" : "lost") + "; the score says otherwise.");
}

Color smaller(const Counter& counter) {
    const int black = counter.land(Color::black).points.size();
    return black <= counter.land(Color::white).points.size() ? Color::black : Color::white;
}

}  // namespace

Count as_it_stands(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::as_it_stands, Unit::points, rules, finish, ample_supply(finish));
    counter.take_off_dead(Place::lid);
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
    counter.take_off_dead(Place::bowl);
    make_tens(counter, Color::black);
    count_stones(counter, Color::black);
    compare_with_half(counter, "zi");
    counter.add_terms({What::stones, What::territory, What::shared_points});
    return counter.done();
}

Count fill_by_tens(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::fill_by_tens, Unit::zi, rules, finish, ample_supply(finish));
    counter.take_off_dead(Place::bowl);
    const PointSet white = counter.board().points(Color::white);
    if (!white.empty()) {
        counter.lift(white, Place::bowl);
        counter.say("White's stones are cleared off to his bowl: " + listed(white, counter.size()) + ".");
    }
    const PointSet territory = counter.territory(Color::black);
    if (!territory.empty()) {
        counter.put(Color::black, territory, Place::bowl);
        counter.say("Black fills his territory with " + number_of(territory.size(), "stone", "stones") +
                    " at " + listed(territory, counter.size()) + ".");
    }
    PointSet left = counter.board().points(Color::black), ten;
    const int stones = left.size();
    int tens = 0;
    for (Point p : left) {
        ten.insert(p);
        left.erase(p);
        if (ten.size() < 10 && !left.empty()) continue;
        counter.lift(ten, Place::bowl);
        counter.add(Color::black, whole(ten.size()));
        const std::string what = ten.size() == 10 ? "Ten number " + std::to_string(++tens)
                                                  : number_of(ten.size(), "single stone", "single stones");
        counter.say(what + ": " + listed(ten, counter.size()) + "; " + to_text(counter.total(Color::black)) +
                    ".");
        ten = {};
    }
    compare_with_half(counter, "stones");
    counter.add_terms({What::stones, What::territory, What::shared_points});
    check_old_threshold(counter, whole(stones));
    return counter.done();
}

Count smaller_side(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::smaller_side, Unit::points, rules, finish, ample_supply(finish));
    counter.take_off_dead(Place::bowl);
    const Color counted = smaller(counter);
    const Color rest = other(counted);
    make_tens(counter, counted);
    count_stones(counter, counted);
    const int shared = counter.shared_points().size();
    const Amount others = whole(counter.size().area() - shared) - counter.total(counted);
    if (others > Amount{}) {
        counter.add(rest, others);
        counter.mark(rest, counter.land(rest).points);
        counter.say(std::string(name(rest)) + " has the rest: the board's " +
                    number_of(counter.size().area(), "point", "points") + " less " +
                    to_text(counter.total(counted)) +
                    (shared == 0 ? "" : " and " + std::to_string(shared) + " that nobody has") + " is " +
                    to_text(others) + ".");
    }
    counter.add_terms({What::stones, What::territory, What::shared_points});
    return counter.done();
}

}  // namespace shinpan::counting
