#include "formats/record/sgf/opening.hpp"

#include "go/rules/handicap.hpp"

#include <algorithm>

namespace shinpan::inline formats::sgf {
namespace {

using Events = std::vector<Event>;

bool is_play_by(Color player, const Event& e) { return e.kind == EventKind::play && e.by == player; }

// How many events come before the first play on one of these points: stones may have stood there so long.
std::ptrdiff_t events_until_played_on(const std::vector<Point>& points, const Events& events) {
    const auto first = std::find_if(events.begin(), events.end(), [&](const Event& e) {
        return e.kind == EventKind::play && std::find(points.begin(), points.end(), e.at) != points.end();
    });
    return first - events.begin();
}

int moves_before_white(const Events& events) {
    const auto end = std::find_if_not(events.begin(), events.end(),
                                      [](const Event& e) { return is_play_by(Color::black, e); });
    return static_cast<int>(end - events.begin());
}

// Passes with which White begins, each after a play of Black.
int passes_of_white(const Events& events) {
    int passes = 0;
    for (std::size_t i = 0; i + 1 < events.size(); i += 2, ++passes) {
        if (!is_play_by(Color::black, events[i])) break;
        if (events[i + 1].kind != EventKind::pass || events[i + 1].by != Color::white) break;
    }
    return passes;
}

std::vector<Point> star_points(int stones, Size size, const Events& events) {
    constexpr std::ptrdiff_t early = 40;  // stones that are played on before were not there, nor captured
    std::ptrdiff_t longest = std::min(early, static_cast<std::ptrdiff_t>(events.size())) - 1;
    std::vector<Point> best;
    for (const ThirdStone third : {ThirdStone::lower_right, ThirdStone::upper_left, ThirdStone::centre}) {
        auto points = fixed_handicap(stones, size, third);
        const auto untouched = events_until_played_on(points, events);
        if (points.empty() || untouched <= longest) continue;
        longest = untouched;
        best = std::move(points);
    }
    return best;
}

}  // namespace

void Opening::put(Color color, Point at, std::size_t offset) {
    if (is_empty()) offset_ = offset;
    std::uint16_t& place = where_[at.index];
    if (place == 0) {
        points_.push_back({color, at, offset});
        place = static_cast<std::uint16_t>(points_.size());
    } else if (points_[place - 1u].color != color) {
        points_[place - 1u] = {color, at, offset};
    }
}

void Opening::set_turn(Color player, std::size_t offset) {
    if (is_empty()) offset_ = offset;
    turn_ = player;
}

int Opening::stones(Color color) const {
    return static_cast<int>(std::count_if(points_.begin(), points_.end(),
                                          [color](const Stone& stone) { return stone.color == color; }));
}

void Opening::clear() {
    clear_stones();
    turn_ = Color::empty;
    offset_ = 0;
}

void Opening::clear_stones() {
    for (const Stone& stone : points_) where_[stone.at.index] = 0;
    points_.clear();
}

std::pair<Event, std::size_t> Opening::take_handicap(int stones) {
    Event handicap{.kind = EventKind::handicap, .by = Color::black, .number = stones};
    const std::size_t offset = offset_;
    std::vector<Stone> others;
    for (const Stone& stone : points_) {
        const bool is_given = stone.color == Color::black && stones > 0;
        if (is_given)
            handicap.points.push_back(stone.at), --stones;
        else
            others.push_back(stone);
    }
    clear_stones();
    for (const Stone& stone : others) put(stone.color, stone.at, stone.offset);
    return {std::move(handicap), offset};
}

std::vector<std::pair<Event, std::size_t>> Opening::take_events() {
    std::vector<std::pair<Event, std::size_t>> events;
    for (const Stone& stone : points_) {
        const bool goes_on = !events.empty() && events.back().first.by == stone.color;
        if (!goes_on) events.push_back({event(EventKind::setup, stone.color), stone.offset});
        events.back().first.points.push_back(stone.at);
    }
    clear_stones();
    return events;
}

Shown put_handicap(int stones, Size size, Events& events) {
    Event handicap{.kind = EventKind::handicap, .by = Color::black, .number = stones};
    const auto black_moves = moves_before_white(events);
    const bool white_first = !events.empty() && is_play_by(Color::white, events.front());
    Shown shown = Shown::nowhere;
    if (black_moves == stones) {
        shown = Shown::first_moves;
        const auto end = events.begin() + stones;
        for (auto e = events.begin(); e != end; ++e) handicap.points.push_back(e->at);
        events.erase(events.begin(), end);
    } else if (white_first) {
        handicap.points = star_points(stones, size, events);
        if (!handicap.points->empty()) shown = Shown::star_points;
    } else if (passes_of_white(events) >= stones - 1) {
        shown = Shown::white_passes;
    }
    if (shown != Shown::nowhere) events.insert(events.begin(), std::move(handicap));
    return shown;
}

}  // namespace shinpan::formats::sgf
