#include "analysis/solve/total_win_search.hpp"

#include "analysis/solve/bit_life.hpp"
#include "analysis/solve/stages.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace shinpan::inline analysis::solving {
namespace {

constexpr std::size_t bucket = 4;
constexpr std::size_t entries_at_first = std::size_t{1} << 14;  // a power of two
constexpr std::uint64_t nodes_between_questions = 1024;
constexpr int deepest = 100;   // plies
constexpr int few_stones = 8;  // with more, turns and mirror images hardly meet
constexpr int most_decided = 160;
constexpr int behind = 8;  // plies, of first plays elsewhere than in the middle

// What a position promises Black, in the terms of van der Werf, van den Herik and Uiterwijk (2003):
// liberties, connection and eyes, stones off the border; and stones that are still there. The weights took
// the fewest nodes on 3x6 and 4x5.
constexpr int for_liberties = 2;
constexpr int for_connection = 4;
constexpr int for_border = -2;
constexpr int for_stones = 10;
constexpr int for_promise = 16;  // beside what decided elsewhere

constexpr std::uint64_t mixed(std::uint64_t key) {
    key *= 0x9e3779b97f4a7c15;
    return key ^ key >> 32;
}

// Euler's number: connected parts less the holes in them.
int parts_less_holes(Bits set, int row) {
    const Bits beside = set & set >> 1;
    const Bits below = set & set >> row;
    return std::popcount(set) - std::popcount(beside) - std::popcount(below) +
           std::popcount(beside & beside >> row);
}

std::size_t side(Color player) { return player == Color::black ? 1 : 0; }

// Does a pass of White's end the game where Black passes, too, and never otherwise?
bool black_decides_on_the_end(const Stages& stages) {
    for (int stage = 0; stage < stages.count(); ++stage) {
        if (stages.to_move(stage) == Color::black || stages.is_after_pass(stage)) continue;
        const Stages::Next& passed = stages.after_pass(stage);
        if (passed.over || !stages.after_pass(passed.stage).over) return false;
    }
    return true;
}

// Does a ban touch neither Black's way nor give White a play? The ko rule does not, nor does a ban on the
// same position with the same player to move: the plies that are left grow fewer on Black's way, so it makes
// none of those twice, and that ban forbids White all that the ko rule does.
bool leaves_the_way_open(const Ruleset& rules) {
    const bool is_alone = rules.second_repetition.is.back == Repetition::Back::none;
    return is_alone && (rules.repetition.is == basic_ko || rules.repetition.is == situational_superko);
}

}  // namespace

bool TotalWinSearch::fits(const Ruleset& rules, Size size) {
    if (!BitBoard::has_codes(size) || rules.scoring.is != Scoring::area || rules.button.is != Button::none)
        return false;
    if (rules.self_capture.is != SelfCapture::forbidden || !leaves_the_way_open(rules)) return false;
    const Stages stages(rules);
    return stages.count() <= 16 && black_decides_on_the_end(stages) &&
           stages.least_extra(stages.start()) == HalfPoints{} &&
           stages.greatest_extra(stages.start()) == HalfPoints{};
}

TotalWinSearch::TotalWinSearch(const BitBoard& board, std::size_t bytes)
    : board_(board),
      most_entries_(std::max(entries_at_first, std::bit_floor(bytes / sizeof(TableEntry)))),
      table_(entries_at_first) {
    const Size size = board.size();
    for_each_point(size, [&](Point p) {
        const bool is_first_line =
            p.col() == 0 || p.row() == 0 || p.col() == size.cols - 1 || p.row() == size.rows - 1;
        if (is_first_line) border_ |= Bits{1} << board.bit_of(p);
    });
}

TotalWinSearch::Answer TotalWinSearch::answer(BitStones stones, Color to_move, std::uint64_t nodes,
                                              const std::function<bool(std::uint64_t)>& go_on) {
    most_nodes_ = nodes_ + nodes;
    go_on_ = go_on;
    stopped_ = false;
    const State start = state(stones, 0);
    const Key its_key = key(start, to_move);
    const bool is_empty = to_move == Color::black && (stones.black | stones.white) == 0;
    const auto shown_within = [&](int plies) {
        return is_empty ? first_play(start, plies)
                        : search(start, to_move, its_key, static_cast<Plies>(plies)) != never;
    };
    for (int plies = to_move == Color::black ? 1 : 0; plies <= deepest && !stopped_; plies += 2)
        if (shown_within(plies)) return Answer::yes;
    return stopped_ ? Answer::stopped : Answer::not_shown;
}

// On the empty board: does a first play lead to it within so many plies? The one nearest to the middle is
// followed deepest, and the others less deep, in case it is one of them.
bool TotalWinSearch::first_play(const State& start, int most) {
    std::vector<Move> tries = moves(start, Color::black);
    const auto from_middle = [&](const Move& move) {
        const Point at = board_.point_of(move.at);
        const Size size = board_.size();
        return std::abs(2 * at.col() - size.cols + 1) + std::abs(2 * at.row() - size.rows + 1);
    };
    std::stable_sort(tries.begin(), tries.end(),
                     [&](const Move& a, const Move& b) { return from_middle(a) < from_middle(b); });
    for (const Move& move : tries) {
        const int rest = most - 1 - (move.key == tries.front().key ? 0 : behind);
        const TableEntry* const entry = find(move.key);
        if (rest < 0 || (entry != nullptr && entry->shown == never && entry->refuted >= rest)) continue;
        if (search(move.after, Color::white, move.key, static_cast<Plies>(rest)) != never) return true;
        if (stopped_) return false;
    }
    return false;
}

TotalWinSearch::State TotalWinSearch::state(BitStones stones, Bits ko) const {
    return {stones, ko, surely_black(board_, stones)};
}

// In base three the position takes 40 bits; above them the ko and who moves.
TotalWinSearch::Key TotalWinSearch::key(const State& state, Color to_move) const {
    const auto image = [&](std::size_t symmetry) {
        const BitStones stones = board_.image(symmetry, state.stones);
        return std::pair{stones.black << 32 | stones.white,
                         state.ko == 0 ? Bits{0} : board_.image(symmetry, state.ko)};
    };
    auto least = std::pair{state.stones.black << 32 | state.stones.white, state.ko};
    const bool is_nearly_empty = std::popcount(state.stones.black | state.stones.white) <= few_stones;
    for (std::size_t symmetry = 1; is_nearly_empty && symmetry < board_.symmetries(); ++symmetry)
        least = std::min(least, image(symmetry));
    const auto [stones, ko] = least;
    const Key code = board_.code({stones >> 32, stones & 0xffffffff});
    const Key ko_code = ko == 0 ? 0 : static_cast<Key>(std::countr_zero(ko)) + 1;
    return 1 + (code | ko_code << 40 | static_cast<Key>(side(to_move)) << 46);
}

// A play of Black's seldom makes white stones live: what White does next shows those that do.
//
// White's plays on points that are Black's for good are not among them: Black takes each for a pass. White's
// pass is, unless White has no stone, and no such point to put one on: then Black passes too and has it all.
std::vector<TotalWinSearch::Move> TotalWinSearch::moves(const State& before, Color mover) const {
    std::vector<Move> moves;
    moves.reserve(26);
    const auto add = [&](const State& after, Place at) {
        moves.push_back({.after = after, .key = key(after, other(mover)), .at = at});
        moves.back().white_lives =
            mover == Color::white && unconditionally_living(board_, after.stones, Color::white) != 0;
    };
    const Bits occupied = before.stones.black | before.stones.white;
    for (Bits left = board_.all() & ~occupied & ~before.ko & ~before.settled; left != 0; left &= left - 1) {
        const int bit = std::countr_zero(left);
        const BitPlay play = board_.play(before.stones, mover, bit);
        if (play.given_up != 0) continue;
        const Bits beside = board_.around(Bits{1} << bit);
        const Bits now = play.after.black | play.after.white;
        const bool is_ko = std::has_single_bit(play.taken) && (beside & play.after.of(mover)) == 0 &&
                           (beside & ~now) == play.taken;
        add(state(play.after, is_ko ? play.taken : 0), static_cast<Place>(bit));
    }
    const bool ends_all = before.stones.white == 0 && before.stones.black != 0 && before.settled == 0;
    if (mover == Color::white && !ends_all) add({before.stones, 0, before.settled}, pass);
    return moves;
}

void TotalWinSearch::put_in_order(std::vector<Move>& moves, Color mover, Key key) const {
    const Bits all = board_.all();
    const int row = board_.size().cols + 1;
    const auto worth = [&](Bits own, Bits empty) {
        return for_liberties * std::popcount(board_.around(own) & empty) -
               for_connection * parts_less_holes(own, row) + for_border * std::popcount(own & border_) +
               for_stones * std::popcount(own);
    };
    const TableEntry* const entry = find(key);
    for (Move& move : moves) {
        const BitStones stones = move.after.stones;
        const Bits empty = all & ~(stones.black | stones.white);
        const int lead = worth(stones.of(mover), empty) - worth(stones.of(other(mover)), empty);
        const bool was_best = entry != nullptr && entry->best == move.at;
        move.promise = for_promise * lead + decided_[side(mover)][move.at] + (was_best ? 1 << 20 : 0);
    }
    std::sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) {
        return a.promise != b.promise ? a.promise > b.promise : a.at < b.at;
    });
}

// After how many plies all is Black's, if Black can have it within `most` of them.
TotalWinSearch::Plies TotalWinSearch::search(const State& state, Color to_move, Key key, Plies most) {
    if (state.settled == board_.all()) return 0;
    ++nodes_;
    if (most == 0 || out_of_budget()) return never;
    const std::uint64_t before = nodes_;
    const Found found =
        to_move == Color::black ? black_to_move(state, key, most) : white_to_move(state, key, most);
    if (stopped_ && found.plies == never) return never;
    const std::uint64_t work = std::min<std::uint64_t>(nodes_ - before + 1, 0xffffffff);
    const Plies refuted = found.plies != never ? Plies{0} : found.is_for_good ? never : most;
    keep({key, static_cast<std::uint32_t>(work), found.plies, refuted, found.by});
    return found.plies;
}

TotalWinSearch::Found TotalWinSearch::black_to_move(const State& before, Key key, Plies most) {
    std::vector<Move> tries = moves(before, Color::black);
    for (const Move& move : tries)
        if (move.after.settled == board_.all()) return {1, move.at};
    if (most == 1) return {};
    const auto rest = static_cast<Plies>(most - 1);
    for (const Move& move : tries)
        if (const TableEntry* entry = find(move.key); entry != nullptr && entry->shown != never)
            return {static_cast<Plies>(entry->shown + 1), move.at};
    std::erase_if(tries, [&](const Move& move) {
        const TableEntry* const entry = find(move.key);
        return move.white_lives || (entry != nullptr && entry->refuted >= rest);
    });
    put_in_order(tries, Color::black, key);
    for (const Move& move : tries) {
        const Plies plies = search(move.after, Color::white, move.key, rest);
        if (stopped_ && plies == never) return {};
        learn(Color::black, move.at, plies != never);
        if (plies != never) return {static_cast<Plies>(plies + 1), move.at};
    }
    return {};
}

TotalWinSearch::Found TotalWinSearch::white_to_move(const State& before, Key key, Plies most) {
    std::vector<Move> tries = moves(before, Color::white);
    const auto rest = static_cast<Plies>(most - 1);
    Plies longest = 1;  // two passes
    for (const Move& move : tries) {
        if (move.white_lives) return {never, move.at, true};
        const TableEntry* const entry = find(move.key);
        if (entry == nullptr) continue;
        if (entry->shown == never && entry->refuted >= rest) return {never, move.at};
        if (entry->shown != never) longest = std::max(longest, entry->shown);
    }
    std::erase_if(tries, [&](const Move& move) {
        const TableEntry* const entry = find(move.key);
        return entry != nullptr && entry->shown != never;
    });
    put_in_order(tries, Color::white, key);
    for (const Move& move : tries) {
        const Plies plies = search(move.after, Color::black, move.key, rest);
        if (stopped_ && plies == never) return {};
        learn(Color::white, move.at, plies == never);
        if (plies == never) return {never, move.at};
        longest = std::max(longest, plies);
    }
    return {static_cast<Plies>(longest + 1), nowhere};
}

void TotalWinSearch::learn(Color mover, Place at, bool decided) {
    int& so_far = decided_[side(mover)][at];
    so_far = std::clamp(so_far + (decided ? 2 : -1), 0, most_decided);
}

const TotalWinSearch::TableEntry* TotalWinSearch::find(Key key) const {
    const std::size_t first = mixed(key) & (table_.size() - 1) & ~(bucket - 1);
    for (std::size_t i = first; i < first + bucket; ++i)
        if (table_[i].key == key) return &table_[i];
    return nullptr;
}

// What was known before stays known.
void TotalWinSearch::keep(TableEntry entry) {
    if (const TableEntry* const old = find(entry.key)) {
        entry.work = std::max(entry.work, old->work);
        entry.shown = std::min(entry.shown, old->shown);
        entry.refuted = std::max(entry.refuted, old->refuted);
        if (entry.best == nowhere) entry.best = old->best;
    }
    if (filled_ > table_.size() / 2 && 2 * table_.size() <= most_entries_) grow();
    put(entry);
}

// In a full bucket what took the least work goes.
void TotalWinSearch::put(const TableEntry& entry) {
    const std::size_t first = mixed(entry.key) & (table_.size() - 1) & ~(bucket - 1);
    TableEntry* place = &table_[first];
    for (std::size_t i = first; i < first + bucket && place->key != entry.key; ++i)
        if (table_[i].key == entry.key || table_[i].work < place->work) place = &table_[i];
    filled_ += place->key == 0;
    *place = entry;
}

void TotalWinSearch::grow() {
    std::vector<TableEntry> old(table_.size() * 2);
    old.swap(table_);
    filled_ = 0;
    for (const TableEntry& entry : old)
        if (entry.key != 0) put(entry);
}

bool TotalWinSearch::out_of_budget() {
    const bool ask = go_on_ && nodes_ % nodes_between_questions == 0;
    stopped_ = stopped_ || nodes_ > most_nodes_ || (ask && !go_on_(nodes_));
    return stopped_;
}

}  // namespace shinpan::analysis::solving
