// Priors: what a player sees at a glance, as wins of visits that nobody made.
#include "bot/sources.hpp"
#include "estimate/tactics.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan {
namespace {

constexpr double even_visits = 10;
constexpr double strong = 15;  // visits that a strong reason is worth
constexpr double weak = 6;

class Glance {
public:
    explicit Glance(const PriorQuestion& question)
        : board_(question.game.board()), by_(question.by), last_(question.last) {}

    void judge(Candidate& move) const {
        move.visits = even_visits;
        move.wins = even_visits / 2;
        if (move.at == no_point) {
            against(move, weak);
            return;
        }
        judge_contact(move);
        judge_liberties(move);
        judge_place(move);
    }

private:
    static void in_favour(Candidate& move, double reason) {
        move.visits += reason;
        move.wins += reason;
    }
    static void against(Candidate& move, double reason) { move.visits += reason; }

    // Chains beside the point: whom it takes, whom it saves, whom it puts into atari.
    void judge_contact(Candidate& move) const {
        int taken = 0;
        int saved = 0;
        bool puts_into_atari = false;
        for (Point n : neighbours(move.at)) {
            const Color color = board_.at(n);
            if (!is_stone(color)) continue;
            const int liberties = liberties_up_to(board_, n, 3).size();
            const int stones = board_.chain_size(n);
            if (color == other(by_) && liberties == 1) taken = std::max(taken, stones);
            if (color == other(by_) && liberties == 2) puts_into_atari = true;
            if (color == by_ && liberties == 1) saved = std::max(saved, stones);
        }
        if (taken > 0) in_favour(move, taken > 1 ? 2 * strong : strong);
        if (saved > 0 && liberties_after(board_, by_, move.at, 2).size() > 1)
            in_favour(move, saved > 1 ? 2 * strong : strong);
        if (puts_into_atari) in_favour(move, weak);
    }

    void judge_liberties(Candidate& move) const {
        if (liberties_after(board_, by_, move.at, 2).size() < 2) against(move, strong);
    }

    // Near the last play is good; on the first and second line with nothing around is not.
    void judge_place(Candidate& move) const {
        const Size size = board_.size();
        const Point at = move.at;
        const int line =
            1 + std::min({at.col(), at.row(), size.cols - 1 - at.col(), size.rows - 1 - at.row()});
        if (line <= 2 && is_lonely(at)) against(move, line == 1 ? 2 * weak : weak);
        if (line == 3 && is_lonely(at)) in_favour(move, weak);
        if (last_ == no_point) return;
        const int cols = std::abs(at.col() - last_.col());
        const int rows = std::abs(at.row() - last_.row());
        const int distance = cols + rows + std::max(cols, rows);
        if (distance <= 3) in_favour(move, strong);
        else if (distance <= 6) in_favour(move, weak);
    }

    bool is_lonely(Point at) const {
        for (int row = std::max(0, at.row() - 2); row <= at.row() + 2 && row < board_.size().rows; ++row)
            for (int col = std::max(0, at.col() - 2); col <= at.col() + 2 && col < board_.size().cols; ++col)
                if (is_stone(board_.at(point(col, row)))) return false;
        return true;
    }

    const Board& board_;
    Color by_;
    Point last_;
};

}  // namespace

void tactical_priors(const PriorQuestion& question, std::vector<Candidate>& candidates) {
    const Glance glance(question);
    for (Candidate& move : candidates) glance.judge(move);
}

}  // namespace shinpan
