// The fill-in with exactly 180 stones a side. On 361 points every stone comes back to the board: what is left
// over in a player's space is what they have won by, an opposing stone two points and an empty point one.
#include "go/counting/fixed_stones.hpp"

#include "go/counting/counter.hpp"
#include "go/counting/methods.hpp"
#include "go/counting/words.hpp"

#include <algorithm>
#include <string>

namespace shinpan::inline go::counting {
namespace {

// Each white stone let into Black's territory takes a point from Black and leaves White a stone more: two
// points. What komi leaves beside them is added as points.
int stones_for_komi(HalfPoints komi, int black_territory) {
    return std::clamp(komi.halves / 4, 0, black_territory);
}

// The first n points of a set, row by row.
PointSet first_of(const PointSet& points, int n) {
    PointSet first;
    for (Point p : points)
        if (n-- > 0) first.insert(p);
    return first;
}

PointSet places(const Counter& counter, Color player, int n) {
    return places_to_fill(counter.territory(player), counter.size(), n);
}

void return_stones(Counter& counter) {
    if (counter.held(Color::black).lid + counter.held(Color::white).lid == 0) return;
    for (Color stones : players) counter.hand(stones, counter.held(stones).lid, Place::lid, Place::bowl);
    counter.lead_in(
        {returns_stones,
         {fact("black", counter.held(Color::black).bowl), fact("white", counter.held(Color::white).bowl)}});
}

void let_komi_in(Counter& counter, int stones) {
    if (stones == 0) return;
    const PointSet where = places(counter, Color::black, stones);
    counter.put(Color::white, where, Place::bowl);
    counter.say(
        {lets_komi_in,
         {fact("stones", stones), fact("at", listed(where, counter.size())), fact("points", 2 * stones)}});
}

void fill_shared(Counter& counter) {
    PointSet shared = counter.shared_points();
    const int each = shared.size() / 2;
    if (each == 0) return;
    for (Color player : players) {
        const PointSet part = first_of(shared, each);
        counter.put(player, part, Place::bowl);
        shared -= part;
        counter.say({fills_shared, {who(player), fact("at", listed(part, counter.size()))}});
    }
}

void fill_own(Counter& counter, Color player) {
    const PointSet where = places(counter, player, counter.held(player).bowl);
    if (where.empty()) return;
    counter.put(player, where, Place::bowl);
    counter.say({fills_territory,
                 {who(player), fact("stones", where.size()), fact("at", listed(where, counter.size()))}});
}

// What is left in one player's space: the opponent's last stones and then empty points.
void count_space(Counter& counter, Color player) {
    const Color guest = other(player);
    const PointSet where = places(counter, player, counter.held(guest).bowl);
    if (!where.empty()) {
        counter.put(guest, where, Place::bowl);
        counter.add(player, whole(2 * where.size()));
        counter.mark(player, where);
        counter.say(
            {stones_left_over,
             {who(player), who(guest, "opponent"), fact("stones", where.size()),
              fact("at", listed(where, counter.size())), fact("total", to_text(counter.total(player)))}});
    }
    const PointSet empty = counter.territory(player);
    if (empty.empty()) return;
    counter.add(player, whole(empty.size()));
    counter.mark(player, empty);
    counter.say({stays_empty,
                 {who(player), fact("points", empty.size()), fact("at", listed(empty, counter.size())),
                  fact("total", to_text(counter.total(player)))}});
}

}  // namespace

std::optional<std::string> too_many_stones(const Ruleset& rules, const Finish& finish) {
    const Score settled = score(rules, finish);
    const int shared = 361 - settled.settled.count(Color::black) - settled.settled.count(Color::white) -
                       settled.owned[0].size() - settled.owned[1].size();
    const std::array<int, 2> more{shared / 2,
                                  shared / 2 + stones_for_komi(finish.komi, settled.owned[0].size())};
    for (Color player : players) {
        const int needed =
            std::max(finish.position.count(player), settled.settled.count(player) + more[index_of(player)]);
        if (needed > fixed_supply)
            return "The fill-in needs exactly 180 stones a side, and " + std::string(name(player)) +
                   " needs " + std::to_string(needed) + " for the position, the shared points and komi.";
    }
    return {};
}

Count fixed_stones_fill(const Ruleset& rules, const Finish& finish) {
    Counter counter(Method::fixed_stones_fill, Unit::points, rules, finish, fixed_supply);
    counter.take_off_dead(dead_to_bowl);
    return_stones(counter);
    const int stones = stones_for_komi(finish.komi, counter.territory(Color::black).size());
    let_komi_in(counter, stones);
    fill_shared(counter);
    for (Color player : players) fill_own(counter, player);
    for (Color player : players) count_space(counter, player);
    counter.add_rest_of_komi(points(2 * stones));
    counter.add_terms({What::stones, What::territory, What::shared_points, What::komi});
    return counter.done();
}

}  // namespace shinpan::go::counting
