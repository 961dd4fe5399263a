// Priors: what a player sees at a glance, as wins of visits that nobody made.
#include "bot/sources.hpp"
#include "estimate/ladder.hpp"
#include "estimate/shapes.hpp"
#include "estimate/tactics.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace shinpan {
namespace {

// Visits that each reason is worth.
constexpr double even_visits = 10;
constexpr double for_capture[]{15, 30};  // of one stone, of more
constexpr double for_escape[]{10, 25};
constexpr double for_ladder[]{8, 16};
constexpr double for_shape = 10;
constexpr std::array<double, 4> for_distance{0, 24, 22, 8};  // from the last play, by steps
constexpr double for_place = 10;
constexpr double against_self_atari = 12;
constexpr double against_pass = 20;

bool is_several(int stones) { return stones > 1; }

class Glance {
public:
    explicit Glance(const PriorQuestion& question)
        : board_(question.game.board()), by_(question.by), last_(question.last) {
        measure_distances();
        judge_chains();
    }

    void judge(Candidate& move) const {
        move.visits = even_visits;
        move.wins = even_visits / 2;
        if (move.at == no_point) {
            against(move, against_pass);
            return;
        }
        in_favour(move, for_chains_[move.at.index]);
        in_favour(move, for_distance[steps_[move.at.index]]);
        if (is_good_shape(board_, move.at)) in_favour(move, for_shape);
        if (liberties_after(board_, by_, move.at, 2).size() < 2) against(move, against_self_atari);
        judge_place(move);
    }

private:
    static void in_favour(Candidate& move, double reason) {
        move.visits += reason;
        move.wins += reason;
    }
    static void against(Candidate& move, double reason) { move.visits += reason; }

    // Steps from the last play, a chain being one step from end to end; 0 where there are more than three.
    void measure_distances() {
        if (last_ == no_point) return;
        std::vector<Point> reached = with_chain(last_);
        for (Point p : reached) seen_.insert(p);
        for (std::uint8_t step = 1; step < for_distance.size(); ++step) {
            std::vector<Point> next;
            for (Point p : reached)
                for (Point n : neighbours(p)) {
                    if (!board_.contains(n) || seen_.contains(n)) continue;
                    for (Point q : with_chain(n)) {
                        seen_.insert(q);
                        steps_[q.index] = step;
                        next.push_back(q);
                    }
                }
            reached = std::move(next);
        }
    }

    std::vector<Point> with_chain(Point p) const {
        if (!is_stone(board_.at(p))) return {p};
        std::vector<Point> stones;
        board_.any_stone(p, [&](Point s) {
            stones.push_back(s);
            return false;
        });
        return stones;
    }

    // What every chain that is short of liberties asks for.
    void judge_chains() {
        for_each_point(board_.size(), [&](Point p) {
            if (!is_stone(board_.at(p)) || board_.head(p) != p || board_.open_pairs(p) > 8) return;
            const FewPoints liberties = liberties_up_to(board_, p, 3);
            if (liberties.size() == 1) judge_atari(p, liberties[0]);
            if (liberties.size() == 2 && is_near(p)) judge_hunt(p, liberties);
        });
    }

    bool is_near(Point stone) const { return last_ == no_point || seen_.contains(stone); }

    void add(Point at, double reason) {
        if (for_chains_[at.index] < reason) for_chains_[at.index] = reason;
    }

    void judge_atari(Point stone, Point liberty) {
        const bool several = is_several(board_.chain_size(stone));
        if (board_.at(stone) != by_) {
            add(liberty, for_capture[several]);
            return;
        }
        const Point escape = ladder_escape(board_, stone);
        if (escape != no_point) add(escape, for_escape[several]);
    }

    void judge_hunt(Point stone, const FewPoints& liberties) {
        const Point start = ladder_start(board_, stone);
        if (start == no_point) return;
        const bool several = is_several(board_.chain_size(stone));
        add(start, for_ladder[several]);
        if (board_.at(stone) == by_)
            for (Point p : liberties) add(p, for_ladder[several] / 2);
    }

    // On the first and second line with nothing around is bad, on the third good.
    void judge_place(Candidate& move) const {
        const Size size = board_.size();
        const Point at = move.at;
        const int line =
            1 + std::min({at.col(), at.row(), size.cols - 1 - at.col(), size.rows - 1 - at.row()});
        if (line > 3 || !is_lonely(at)) return;
        if (line == 3) in_favour(move, for_place);
        else against(move, for_place);
    }

    bool is_lonely(Point at) const {
        for (int row = std::max(0, at.row() - 3); row <= at.row() + 3 && row < board_.size().rows; ++row)
            for (int col = std::max(0, at.col() - 3); col <= at.col() + 3 && col < board_.size().cols; ++col)
                if (std::abs(row - at.row()) + std::abs(col - at.col()) <= 3 &&
                    is_stone(board_.at(point(col, row))))
                    return false;
        return true;
    }

    const Board& board_;
    Color by_;
    Point last_;
    PointSet seen_{};
    std::array<std::uint8_t, cell_count> steps_{};
    std::array<double, cell_count> for_chains_{};
};

}  // namespace

void tactical_priors(const PriorQuestion& question, std::vector<Candidate>& candidates) {
    const Glance glance(question);
    for (Candidate& move : candidates) glance.judge(move);
}

}  // namespace shinpan
