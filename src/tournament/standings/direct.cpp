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

}  // namespace

std::vector<std::int64_t> simple_direct(const Scores& scores, std::span<const PlayerNumber> equals) {
    const std::vector<Win> wins = wins_among(scores, equals);
    std::vector<std::int64_t> values(equals.size());
    if (2 * wins.size() != equals.size() * (equals.size() - 1)) return values;
    for (const Win& win : wins) values[win.winner] += quarters_of_point;
    return values;
}

std::vector<std::int64_t> direct(const Scores& scores, std::span<const PlayerNumber> equals) {
    const std::vector<Win> wins = wins_among(scores, equals);
    using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
    Graph graph(equals.size());
    for (const Win& win : wins) boost::add_edge(win.winner, win.loser, graph);
    std::vector<std::size_t> circles(equals.size());  // numbered so that losers come before winners
    boost::strong_components(
        graph, boost::make_iterator_property_map(circles.begin(), get(boost::vertex_index, graph)));
    std::vector<std::vector<std::size_t>> beaten(equals.size());  // by circle
    for (const Win& win : wins)
        if (circles[win.winner] != circles[win.loser])
            beaten[circles[win.winner]].push_back(circles[win.loser]);
    std::vector<std::int64_t> chains(equals.size());
    for (std::size_t circle = 0; circle < chains.size(); ++circle)
        for (const std::size_t below : beaten[circle])
            chains[circle] = std::max(chains[circle], chains[below] + 1);
    std::vector<std::int64_t> values(equals.size());
    for (std::size_t i = 0; i < equals.size(); ++i) values[i] = quarters_of_point * chains[circles[i]];
    return values;
}

}  // namespace shinpan::tournament
