#include "tournament/standings/direct.hpp"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>

#include <algorithm>
#include <map>

namespace shinpan::tournament {
namespace {

constexpr std::int64_t quarters_of_point = 4;

// Who won more against whom, as places among the equals.
struct Win {
    std::size_t winner;
    std::size_t loser;
};

std::vector<Win> wins_among(const Scores& scores, std::span<const PlayerNumber> equals) {
    std::map<PlayerNumber, std::size_t> places;
    for (std::size_t i = 0; i < equals.size(); ++i) places[equals[i]] = i;
    std::map<std::pair<std::size_t, std::size_t>, int> points;  // halves, of the first against the second
    for (std::size_t i = 0; i < equals.size(); ++i)
        for (const Encounter& round : scores.encounters(equals[i]))
            if (const auto other = places.find(round.opponent); other != places.end())
                points[{i, other->second}] += round.points.halves;
    std::vector<Win> wins;
    for (const auto& [pair, won] : points)
        if (won > points[{pair.second, pair.first}]) wins.push_back({pair.first, pair.second});
    return wins;
}

// Numbers of the players' circles: who beat one another in a circle have the same. Those of losers come
// before those of winners.
std::vector<std::size_t> circles_of(const std::vector<Win>& wins, std::size_t players) {
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS> graph(players);
    for (const Win& win : wins) boost::add_edge(win.winner, win.loser, graph);
    std::vector<std::size_t> circles(players);
    boost::strong_components(
        graph, boost::make_iterator_property_map(circles.begin(), get(boost::vertex_index, graph)));
    return circles;
}

// Players who are taken from the lowest to the highest, each after everybody whom they, or others of their
// circle, beat.
class FromBelow {
public:
    FromBelow(const std::vector<Win>& wins, std::span<const int> standing)
        : standing_(standing), circle_of_(circles_of(wins, standing.size())), circles_(standing.size()) {
        for (std::size_t i = 0; i < standing.size(); ++i) circles_[circle_of_[i]].players.push_back(i);
        for (const Win& win : wins) {
            const std::size_t winner = circle_of_[win.winner], loser = circle_of_[win.loser];
            if (winner == loser) continue;
            circles_[loser].beaten_by.push_back(winner);
            ++circles_[winner].still_below;
        }
        for (Circle& circle : circles_)
            if (circle.still_below == 0) release(circle);
    }

    bool is_empty() const { return free_.empty(); }

    // Of those who have nobody below them left, who stand lowest; nobody where the field is empty.
    std::vector<std::size_t> take_lowest() {
        if (free_.empty()) return {};
        const std::vector<std::size_t> taken = free_.extract(free_.begin()).mapped();
        for (const std::size_t i : taken) {
            Circle& circle = circles_[circle_of_[i]];
            if (--circle.untaken > 0) continue;
            for (const std::size_t above : circle.beaten_by)
                if (--circles_[above].still_below == 0) release(circles_[above]);
        }
        return taken;
    }

private:
    struct Circle {
        std::vector<std::size_t> players{};
        std::vector<std::size_t> beaten_by{};  // circles, one for each win
        std::size_t untaken = 0;
        int still_below = 0;  // wins over players of circles that are not taken yet
    };

    void release(Circle& circle) {
        circle.untaken = circle.players.size();
        for (const std::size_t i : circle.players) free_[standing_[i]].push_back(i);
    }

    std::span<const int> standing_;
    std::vector<std::size_t> circle_of_;
    std::vector<Circle> circles_;
    std::map<int, std::vector<std::size_t>> free_{};  // who can be taken, by how high they stand
};

}  // namespace

std::vector<std::int64_t> simple_direct(const Scores& scores, std::span<const PlayerNumber> equals) {
    const std::vector<Win> wins = wins_among(scores, equals);
    std::vector<std::int64_t> values(equals.size());
    if (2 * wins.size() != equals.size() * (equals.size() - 1)) return values;
    for (const Win& win : wins) values[win.winner] += quarters_of_point;
    return values;
}

std::vector<std::int64_t> direct(const Scores& scores, std::span<const PlayerNumber> equals,
                                 std::span<const int> standing) {
    FromBelow field(wins_among(scores, equals), standing);
    std::vector<std::int64_t> values(equals.size());
    field.take_lowest();  // whose value is 0
    for (std::size_t taken = 0; !field.is_empty();) {
        const std::vector<std::size_t> next = field.take_lowest();
        taken += next.size();
        for (const std::size_t i : next) values[i] = quarters_of_point * static_cast<std::int64_t>(taken);
    }
    return values;
}

}  // namespace shinpan::tournament
