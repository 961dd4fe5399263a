#include "bot/features/patterns.hpp"

#include "analysis/playout/random.hpp"

#include <algorithm>
#include <cstdlib>

namespace shinpan::inline bot {

enum class PatternBoard::Cell : std::uint8_t {
    nothing,
    own,
    theirs,
    border,
    own_in_atari,
    their_in_atari,
    own_with_two,  // liberties
    theirs_with_two,
};

namespace {

struct Step {
    int cols, rows;

    friend constexpr bool operator==(Step, Step) = default;
};

// The nearest first.
constexpr std::array<Step, 20> steps{{{0, -1},  {-1, 0}, {1, 0},  {0, 1}, {-1, -1}, {1, -1},  {-1, 1},
                                      {1, 1},   {0, -2}, {-2, 0}, {2, 0}, {0, 2},   {-1, -2}, {1, -2},
                                      {-2, -1}, {2, -1}, {-2, 1}, {2, 1}, {-1, 2},  {1, 2}}};
constexpr std::size_t beside_it = 4, in_eight = 8, in_twelve = 12;
constexpr std::size_t cell_kinds = 8;
constexpr std::size_t with_two_from = 6;

// How a cell counts where its liberties do not, and where only an atari does.
constexpr std::array<std::size_t, cell_kinds> stone_alone{0, 1, 2, 3, 1, 2, 1, 2};
constexpr std::array<std::size_t, cell_kinds> with_atari{0, 1, 2, 3, 4, 5, 1, 2};

// A number for each of the eight ways to turn and mirror the points.
using Turned = std::array<std::uint32_t, 8>;

constexpr Step turned(Step s, std::size_t way) {
    if ((way & 1) != 0) s = {-s.cols, s.rows};
    if ((way & 2) != 0) s = {s.cols, -s.rows};
    if ((way & 4) != 0) s = {s.rows, s.cols};
    return s;
}

struct Numbers {
    std::array<std::array<Turned, cell_kinds>, steps.size()> cells{};  // of a cell at a step
    std::array<Turned, steps.size()> last{};                           // of the last play at a step
};

Numbers draw_numbers() {
    std::array<std::array<std::uint32_t, cell_kinds + 1>, steps.size()> drawn{};
    Random random(20240229);
    for (auto& at : drawn)
        for (std::size_t c = 1; c < at.size(); ++c) at[c] = static_cast<std::uint32_t>(random.next() >> 32);
    Numbers numbers;
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (std::size_t way = 0; way < 8; ++way) {
            const auto* const to = std::find(steps.begin(), steps.end(), turned(steps[i], way));
            const auto& at = drawn[static_cast<std::size_t>(to - steps.begin())];
            for (std::size_t c = 0; c < cell_kinds; ++c) numbers.cells[i][c][way] = at[c];
            numbers.last[i][way] = at[cell_kinds];
        }
    return numbers;
}

// Drawn when first asked for: the program would be the larger for a table.
const Numbers& numbers_drawn() {
    static const Numbers numbers = draw_numbers();
    return numbers;
}

void add(Turned& sum, const Turned& more) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] ^= more[i];
}

// The least of the eight, mixed so that every bit counts.
std::uint32_t number_of(const Turned& sum, Reach reach) {
    const auto salt = 0x9e3779b9u * (static_cast<std::uint32_t>(reach) + 1);
    std::uint32_t mixed = (*std::min_element(sum.begin(), sum.end()) ^ salt) * 0x85ebca6bu;
    mixed ^= mixed >> 15;
    mixed *= 0xc2b2ae35u;
    return std::max(1u, mixed >> (32 - pattern_bits));
}

}  // namespace

PatternBoard::PatternBoard(const Board& board, Color mover, Point last, const PerCell& liberties)
    : stride_(board.size().cols + 2 * margin),
      cells_(static_cast<std::size_t>(stride_ * (board.size().rows + 2 * margin)), Cell::border),
      last_(last) {
    for (std::size_t i = 0; i < steps.size(); ++i) steps_[i] = steps[i].rows * stride_ + steps[i].cols;
    for_each_point(board.size(), [&](Point p) {
        cells_[static_cast<std::size_t>(place(p))] = cell_of(board, mover, p, liberties);
    });
}

PatternBoard::Cell PatternBoard::cell_of(const Board& board, Color mover, Point p,
                                         const PerCell& liberties) const {
    if (!is_stone(board.at(p))) return Cell::nothing;
    const bool is_own = board.at(p) == mover;
    switch (liberties[board.head(p).index]) {
        case 1: return is_own ? Cell::own_in_atari : Cell::their_in_atari;
        case 2: return is_own ? Cell::own_with_two : Cell::theirs_with_two;
        default: return is_own ? Cell::own : Cell::theirs;
    }
}

Pattern PatternBoard::around(Point at) const {
    const Numbers& numbers = numbers_drawn();
    Pattern found{};
    Turned sum{}, of_two{};
    const auto cell_at = [&](std::size_t i) {
        return static_cast<std::size_t>(cells_[static_cast<std::size_t>(place(at) + steps_[i])]);
    };
    const auto note = [&](Reach reach, const Turned& turned) {
        found[static_cast<std::size_t>(reach)] = number_of(turned, reach);
    };
    for (std::size_t i = 0; i < beside_it; ++i) {
        const std::size_t cell = cell_at(i);
        add(sum, numbers.cells[i][with_atari[cell]]);
        if (cell >= with_two_from) add(of_two, numbers.cells[i][cell]);
    }
    for (std::size_t i = beside_it; i < in_eight; ++i) add(sum, numbers.cells[i][stone_alone[cell_at(i)]]);
    note(Reach::eight, sum);
    for (std::size_t i = in_eight; i < in_twelve; ++i) add(sum, numbers.cells[i][stone_alone[cell_at(i)]]);
    add(of_two, sum);
    note(Reach::twelve, of_two);
    const Step to_last{last_.col() - at.col(), last_.row() - at.row()};
    const auto* const last = std::find(steps.begin(), steps.end(), to_last);
    if (last_ != no_point && last != steps.end()) {
        add(of_two, numbers.last[static_cast<std::size_t>(last - steps.begin())]);
        note(Reach::answer, of_two);
    }
    for (std::size_t i = in_twelve; i < steps.size(); ++i)
        add(sum, numbers.cells[i][stone_alone[cell_at(i)]]);
    note(Reach::twenty, sum);
    return found;
}

}  // namespace shinpan::bot
