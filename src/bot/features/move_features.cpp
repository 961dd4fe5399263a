#include "bot/features/move_features.hpp"

#include "analysis/playout/ladder.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace shinpan::inline bot {
namespace {

constexpr int near_steps = 3;                    // within which of the last play ladders are read
constexpr int most_reach = 5;                    // steps to a stone that are told apart
constexpr int most_apart = 17;                   // the farthest distance that is told apart
constexpr int lines = 7;                         // from the border that are told apart
constexpr int places = lines * (lines + 1) / 2;  // pairs of lines, the nearer border's first
constexpr int most_liberties = 5;

// How many features each group has.
constexpr std::array<int, 11> group_sizes{
    32,  // capture: by size, whether it saves, takes the last play, would escape
    16,  // escape: that works or not, by size, whether the last play asks for it
    12,  // atari: unread, not a ladder or one, by size
    8,   // guard from a ladder: beside or at its start, by size
    10,  // liberties after the play
    16,
    16,          // distance from the last play and the one before
    4 * places,  // place: the lines counted from both borders, by phase
    4,
    4,                       // beside the last play's chain, and one's own that it touches: their liberties
    most_reach* most_reach,  // steps to own and other stones
};
static_assert(std::accumulate(group_sizes.begin(), group_sizes.end(), 0) == feature_count);

constexpr std::array<int, 11> starts() {
    std::array<int, 11> starts{};
    for (std::size_t i = 1; i < starts.size(); ++i) starts[i] = starts[i - 1] + group_sizes[i - 1];
    return starts;
}

// One stone, two, up to five, more.
int size_class(int stones) { return stones <= 2 ? stones - 1 : stones <= 5 ? 2 : 3; }

// How full the board is: opening, early and late middle game, end.
int phase_of(const Board& board) {
    const int area = board.size().area();
    const int stones = area - board.position().count(Color::empty);
    return stones * 100 < area * 8 ? 0 : stones * 4 < area ? 1 : stones * 2 < area ? 2 : 3;
}

// A measure between steps and king's moves.
int distance(Point a, Point b) {
    const int cols = std::abs(a.col() - b.col()), rows = std::abs(a.row() - b.row());
    return std::min(most_apart, cols + rows + std::max(cols, rows));
}

PerCell liberties_of_chains(const Board& board) {
    PerCell liberties{};
    for_each_point(board.size(), [&](Point p) {
        if (!is_stone(board.at(p)) || board.head(p) != p) return;
        const int some = board.open_pairs(p) > 8 ? 3 : liberties_up_to(board, p, 3).size();
        liberties[p.index] = static_cast<std::uint8_t>(some);
    });
    return liberties;
}

}  // namespace

constexpr std::array<int, 11> FeatureExtractor::first_of_group = starts();

Point play_before_end(const Game& game, std::size_t before) {
    const auto& events = game.events();
    if (events.size() <= before) return no_point;
    const Event& e = events[events.size() - 1 - before];
    return e.kind == EventKind::play && is_stone(game.board().at(e.at)) ? e.at : no_point;
}

FeatureExtractor::FeatureExtractor(const Game& game, Color by)
    : board_(game.board()),
      by_(by),
      last_(play_before_end(game, 0)),
      earlier_(play_before_end(game, 1)),
      phase_(phase_of(board_)),
      liberties_(liberties_of_chains(board_)),
      patterns_(board_, by, last_, liberties_) {
    measure_distances();
    judge_chains();
    judge_contact();
    measure_reach(by, to_own_);
    measure_reach(other(by), to_theirs_);
}

// A chain is one step from end to end.
void FeatureExtractor::measure_distances() {
    if (last_ == no_point) return;
    std::vector<Point> reached;
    const auto reach = [&](Point p) {
        if (!board_.contains(p) || near_[p.index] != 0) return;
        const auto take = [&](Point q) {
            near_[q.index] = 1;
            reached.push_back(q);
            return false;
        };
        if (is_stone(board_.at(p)))
            board_.any_stone(p, take);
        else
            take(p);
    };
    reach(last_);
    std::size_t from = 0;
    for (int step = 0; step < near_steps; ++step)
        for (const std::size_t until = reached.size(); from < until; ++from)
            for (Point n : neighbours(reached[from])) reach(n);
}

// What every chain that is short of liberties asks for.
void FeatureExtractor::judge_chains() {
    for_each_point(board_.size(), [&](Point p) {
        if (!is_stone(board_.at(p)) || board_.head(p) != p || liberties_[p.index] > 2) return;
        const FewPoints liberties = liberties_up_to(board_, p, 2);
        if (liberties.size() == 1)
            judge_atari(p, liberties[0]);
        else
            judge_hunt(p, liberties);
    });
}

void FeatureExtractor::ask_for(Group group, Point at, int value) {
    std::uint8_t& here = asked_for_[group][at.index];
    here = std::max(here, static_cast<std::uint8_t>(value + 1));
}

void FeatureExtractor::judge_atari(Point stone, Point liberty) {
    const int size = size_class(board_.chain_size(stone));
    const Point out = ladder_escape(board_, stone);
    if (board_.at(stone) != by_) {
        const bool is_last = last_ != no_point && board_.head(last_) == stone;
        const bool escapes = out != no_point;
        ask_for(capture, liberty, 8 * size + 4 * saves_own(stone) + 2 * is_last + escapes);
        return;
    }
    const bool is_new = touches_last(stone);
    if (out != no_point) ask_for(escape, out, 8 + 2 * size + is_new);
    if (out != liberty) ask_for(escape, liberty, 2 * size + is_new);
}

// Would taking the stone's chain save one of the mover's from atari?
bool FeatureExtractor::saves_own(Point stone) const {
    return board_.any_stone(stone, [&](Point s) {
        if (board_.beside(s, by_) == 0) return false;
        for (Point n : neighbours(s))
            if (board_.at(n) == by_ && liberties_[board_.head(n).index] == 1) return true;
        return false;
    });
}

bool FeatureExtractor::touches_last(Point stone) const {
    if (last_ == no_point) return false;
    for (Point n : neighbours(last_))
        if (is_stone(board_.at(n)) && board_.head(n) == board_.head(stone)) return true;
    return false;
}

void FeatureExtractor::judge_hunt(Point stone, const FewPoints& liberties) {
    const int size = size_class(board_.chain_size(stone));
    const bool is_read = last_ == no_point || near_[stone.index] != 0;
    const Point start = is_read ? ladder_start(board_, stone) : no_point;
    for (Point p : liberties) {
        if (board_.at(stone) != by_)
            ask_for(atari, p, size + (!is_read ? 0 : p != start ? 4 : 8));
        else if (start != no_point)
            ask_for(guard, p, size + (p != start ? 0 : 4));
    }
}

// The liberties of the last play's chain, and of the mover's chains that it touches.
void FeatureExtractor::judge_contact() {
    if (last_ == no_point) return;
    const auto mark = [&](Point stone, PerCell& cells) {
        const auto value = static_cast<std::uint8_t>(5 - std::min(4, board_.liberties(stone)));
        board_.any_stone(stone, [&](Point s) {
            for (Point n : neighbours(s))
                if (board_.at(n) == Color::empty) cells[n.index] = std::max(cells[n.index], value);
            return false;
        });
    };
    mark(last_, beside_last_);
    for (Point n : neighbours(last_))
        if (board_.at(n) == by_) mark(n, beside_pressed_);
}

// Steps to the nearest stone of that colour.
void FeatureExtractor::measure_reach(Color of, PerCell& cells) const {
    const auto steps = [&](Point p) { return board_.contains(p) ? int{cells[p.index]} : most_reach; };
    for_each_point(board_.size(), [&](Point p) {
        const int before = std::min({most_reach, 1 + steps(p.left()), 1 + steps(p.up())});
        cells[p.index] = static_cast<std::uint8_t>(board_.at(p) == of ? 0 : before);
    });
    const Size size = board_.size();
    for (int row = size.rows - 1; row >= 0; --row)
        for (int col = size.cols - 1; col >= 0; --col) {
            const Point p = point(col, row);
            const int after = std::min({steps(p), 1 + steps(p.right()), 1 + steps(p.down())});
            cells[p.index] = static_cast<std::uint8_t>(after);
        }
}

// With one liberty and with two, the size of the chain is told apart.
int FeatureExtractor::liberties_at(Point at) const {
    int stones = 0;
    const int left = liberties_after(board_, by_, at, most_liberties, &stones).size();
    if (left <= 1) return size_class(stones);
    return left == 2 ? 4 + std::min(2, size_class(stones)) : 4 + std::min(most_liberties, left);
}

int FeatureExtractor::place_of(Point at) const {
    const Size size = board_.size();
    const int from_side = std::min({at.col(), size.cols - 1 - at.col(), lines - 1});
    const int from_edge = std::min({at.row(), size.rows - 1 - at.row(), lines - 1});
    const auto [nearer, farther] = std::minmax(from_side, from_edge);
    return places * phase_ + farther * (farther + 1) / 2 + nearer;
}

MoveFeatures FeatureExtractor::at(Point at) const {
    MoveFeatures features{.around = patterns_.around(at)};
    const auto add = [&](std::size_t group, int value) {
        features.numbers[features.count++] = static_cast<std::uint8_t>(first_of_group[group] + value);
    };
    const auto add_marked = [&](std::size_t group, const PerCell& cells) {
        if (cells[at.index] > 0) add(group, cells[at.index] - 1);
    };
    for (std::size_t i = 0; i < for_chains; ++i) add_marked(i, asked_for_[i]);
    add(liberties_left, liberties_at(at));
    if (last_ != no_point) add(from_last, distance(last_, at) - 2);
    if (earlier_ != no_point && earlier_ != at) add(from_earlier, distance(earlier_, at) - 2);
    add(place, place_of(at));
    add_marked(beside_last, beside_last_);
    add_marked(beside_pressed, beside_pressed_);
    add(from_stones, most_reach * (to_own_[at.index] - 1) + to_theirs_[at.index] - 1);
    return features;
}

Signs signs_of(const MoveFeatures& features) {
    Signs signs;
    for (std::size_t i = 0; i < features.count; ++i) {
        const auto after = std::upper_bound(FeatureExtractor::first_of_group.begin(),
                                            FeatureExtractor::first_of_group.end(), int{features.numbers[i]});
        const auto group = static_cast<std::size_t>(after - FeatureExtractor::first_of_group.begin()) - 1;
        const int value = features.numbers[i] - FeatureExtractor::first_of_group[group];
        switch (group) {
            case FeatureExtractor::capture: signs.captures = true; break;
            case FeatureExtractor::escape: (value >= 8 ? signs.escapes : signs.flees_in_vain) = true; break;
            case FeatureExtractor::atari: signs.starts_ladder = value >= 8; break;
            case FeatureExtractor::guard: signs.guards = true; break;
            case FeatureExtractor::liberties_left:
                signs.liberties_left = value < 4 ? 1 : value < 7 ? 2 : 3;
                break;
            default: break;
        }
    }
    return signs;
}

}  // namespace shinpan::bot
