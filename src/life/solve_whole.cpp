#include "life/solve_whole.hpp"

#include "life/solve_bit_life.hpp"
#include "life/solve_endless.hpp"

#include <algorithm>
#include <bit>

namespace shinpan::solving {
namespace {

constexpr std::uint32_t infinite = 1'000'000'000;
constexpr std::size_t bucket = 4;
constexpr std::size_t first_known = std::size_t{1} << 14;  // a power of two
constexpr std::uint64_t nodes_between_questions = 1024;
constexpr std::size_t longest_line = 1000;  // each move of a line is a call deeper

constexpr std::uint64_t mixed(std::uint64_t key) {
    key *= 0x9e3779b97f4a7c15;
    return key ^ key >> 32;
}

}  // namespace

bool WholeBoard::fits(const Ruleset& rules, Size size) {
    if (!BitBoard::has_codes(size) || rules.scoring.is != Scoring::area || rules.button.is != Button::none)
        return false;
    if (rules.self_capture.is != SelfCapture::forbidden || EndlessGame::ban_of(rules) != EndlessGame::Ban::ko)
        return false;
    const Stages stages(rules);
    return stages.count() <= 16 && stages.least_extra(stages.start()) == HalfPoints{} &&
           stages.greatest_extra(stages.start()) == HalfPoints{};
}

WholeBoard::WholeBoard(const BitBoard& board, const Stages& stages, std::size_t bytes)
    : board_(board),
      stages_(stages),
      most_known_(std::max(first_known, std::bit_floor(bytes / sizeof(Known)))),
      table_(first_known) {}

WholeBoard::Answer WholeBoard::answer(BitStones stones, int stage, std::uint64_t nodes,
                                      const std::function<bool(std::uint64_t)>& go_on) {
    most_nodes_ = nodes_ + nodes;
    go_on_ = go_on;
    stopped_ = false;
    const State start{stones, 0, stage};
    const Numbers found = search(start, key(start), {infinite, infinite});
    if (found.proof == 0) return Answer::yes;
    return stopped_ ? Answer::stopped : Answer::not_shown;
}

// In base three the position takes 40 bits; above them the ko and the stage.
WholeBoard::Key WholeBoard::key(const State& state) const {
    const auto image = [&](std::size_t symmetry) {
        const BitStones stones = board_.image(symmetry, state.stones);
        return std::pair{stones.black << 32 | stones.white,
                         state.ko == 0 ? Bits{0} : board_.image(symmetry, state.ko)};
    };
    auto least = image(0);
    for (std::size_t symmetry = 1; symmetry < board_.symmetries(); ++symmetry)
        least = std::min(least, image(symmetry));
    const auto [stones, ko] = least;
    const Key code = board_.code({stones >> 32, stones & 0xffffffff});
    const Key ko_code = ko == 0 ? 0 : static_cast<Key>(std::countr_zero(ko)) + 1;
    return 1 + (code | ko_code << 40 | static_cast<Key>(state.stage) << 46);
}

std::vector<WholeBoard::Child> WholeBoard::expand(const State& state) const {
    std::vector<Child> children;
    children.reserve(26);
    const Color mover = stages_.to_move(state.stage);
    const int after_play = stages_.after_play(state.stage);
    const Bits occupied = state.stones.black | state.stones.white;
    for (Bits left = board_.all() & ~occupied & ~state.ko; left != 0; left &= left - 1) {
        const int bit = std::countr_zero(left);
        const BitPlay play = board_.play(state.stones, mover, bit);
        if (play.given_up != 0) continue;
        const Bits beside = board_.around(Bits{1} << bit);
        const Bits now = play.after.black | play.after.white;
        const bool is_ko = std::has_single_bit(play.taken) && (beside & play.after.of(mover)) == 0 &&
                           (beside & ~now) == play.taken;
        children.push_back({.state = {play.after, is_ko ? play.taken : 0, after_play}});
    }
    const Stages::Next& next = stages_.after_pass(state.stage);
    Child pass{.state = {state.stones, 0, next.stage}};
    const bool all = state.stones.black != 0 && state.stones.white == 0;
    if (next.over) pass.numbers = all ? Numbers{0, infinite} : Numbers{infinite, 0};
    children.push_back(pass);
    for (Child& child : children)
        if (!child.numbers.solved()) evaluate(child);
    return children;
}

// What is known of a child: by the table, by the line, or at first sight.
void WholeBoard::evaluate(Child& child) const {
    child.key = key(child.state);
    const Known* const known = find(child.key);
    if (known != nullptr) child.numbers = known->numbers;
    if (known != nullptr && child.numbers.solved()) return;
    child.repeats = std::find(line_.begin(), line_.end(), child.key) != line_.end();
    if (child.repeats || line_.size() > longest_line)
        child.numbers = {infinite, 0};
    else if (known == nullptr)
        child.numbers = at_first_sight(child.state);
}

// How hard it may be to show the one or the other: the more points a player has that the opponent does not
// touch, and the more liberties, the harder it is to leave him without an eye.
WholeBoard::Numbers WholeBoard::at_first_sight(const State& state) const {
    const BitStones stones = state.stones;
    if (unconditionally_living(board_, stones, Color::white) != 0) return {infinite, 0};
    const bool white_may_end_it = stages_.is_after_pass(state.stage) && !black_moves(state);
    if (!white_may_end_it && black_surely_gets_all(board_, stones)) return {0, infinite};
    const Bits empty = board_.all() & ~(stones.black | stones.white);
    const auto room = [&](Color player) {
        const Bits opposing = stones.of(other(player));
        const int untouched = std::popcount(board_.all() & ~opposing & ~board_.around(opposing));
        const int own_liberties = std::popcount(board_.around(stones.of(player)) & empty);
        const int opposing_liberties = std::popcount(board_.around(opposing) & empty);
        return static_cast<Number>(std::max(0, 2 * untouched + own_liberties - opposing_liberties / 2));
    };
    const Number white = room(Color::white);
    const Number black = room(Color::black);
    return {1 + white * white / 4, 1 + black * black / 16};
}

// The numbers of a state by those of its children: the mover needs one of them, the opponent all.
WholeBoard::Summed WholeBoard::sum_up(const State& state, std::vector<Child>& children) const {
    const bool black = black_moves(state);
    Summed summed{.second = infinite};
    Number least = infinite + 1;
    Number greatest = 0;
    Number open = 0;
    for (Child& child : children) {
        const Number needed = black ? child.numbers.proof : child.numbers.disproof;
        const Number against = black ? child.numbers.disproof : child.numbers.proof;
        greatest = std::max(greatest, against);
        open += against > 0;
        if (needed >= least) {
            summed.second = std::min(summed.second, needed);
            continue;
        }
        summed.second = std::min(least, infinite);
        least = needed;
        summed.best = &child;
    }
    const bool lost = least >= infinite;
    const Number all = least == 0                          ? infinite
                       : lost                              ? 0
                       : greatest >= infinite || open == 0 ? greatest
                                                           : std::min(greatest + open - 1, infinite - 1);
    summed.numbers =
        black ? Numbers{std::min(least, infinite), all} : Numbers{all, std::min(least, infinite)};
    return summed;
}

WholeBoard::Numbers WholeBoard::search(const State& state, Key key, Numbers most) {
    ++nodes_;
    if (out_of_budget()) return {};
    const std::uint64_t before = nodes_;
    line_.push_back(key);
    const Numbers numbers = search_children(state, most);
    line_.pop_back();
    keep({key, numbers, nodes_ - before + 1});
    return numbers;
}

WholeBoard::Numbers WholeBoard::search_children(const State& state, Numbers most) {
    const bool black = black_moves(state);
    std::vector<Child> children = expand(state);
    while (true) {
        const Summed now = sum_up(state, children);
        const bool beyond = now.numbers.proof >= most.proof || now.numbers.disproof >= most.disproof;
        if (now.numbers.solved() || beyond || stopped_) return now.numbers;
        Child& next = *now.best;
        const Number enough = now.second >= infinite ? infinite : now.second + now.second / 4 + 1;
        const auto rest = [](Number of_most, Number sum, Number own) {
            return of_most >= infinite ? infinite : std::max(own + 1, of_most - sum + own);
        };
        Numbers limit{rest(most.proof, now.numbers.proof, next.numbers.proof),
                      rest(most.disproof, now.numbers.disproof, next.numbers.disproof)};
        (black ? limit.proof : limit.disproof) = std::min(black ? most.proof : most.disproof, enough);
        next.numbers = search(next.state, next.key, limit);
        for (Child& child : children) {
            if (&child == &next || child.numbers.solved() || child.repeats) continue;
            if (const Known* const known = find(child.key)) child.numbers = known->numbers;
        }
    }
}

const WholeBoard::Known* WholeBoard::find(Key key) const {
    const std::size_t first = mixed(key) & (table_.size() - 1) & ~(bucket - 1);
    for (std::size_t i = first; i < first + bucket; ++i)
        if (table_[i].key == key) return &table_[i];
    return nullptr;
}

// In a full bucket what took the least work goes.
void WholeBoard::keep(const Known& known) {
    if (stopped_ && !known.numbers.solved()) return;
    if (filled_ > table_.size() / 2 && 2 * table_.size() <= most_known_) grow();
    const std::size_t first = mixed(known.key) & (table_.size() - 1) & ~(bucket - 1);
    Known* place = &table_[first];
    for (std::size_t i = first; i < first + bucket && place->key != known.key; ++i)
        if (table_[i].key == known.key || table_[i].work < place->work) place = &table_[i];
    filled_ += place->key == 0;
    *place = known;
}

void WholeBoard::grow() {
    std::vector<Known> old(table_.size() * 2);
    old.swap(table_);
    filled_ = 0;
    for (const Known& known : old)
        if (known.key != 0) keep(known);
}

bool WholeBoard::out_of_budget() {
    const bool ask = go_on_ && nodes_ % nodes_between_questions == 0;
    stopped_ = stopped_ || nodes_ > most_nodes_ || (ask && !go_on_(nodes_));
    return stopped_;
}

}  // namespace shinpan::solving
