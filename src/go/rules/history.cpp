#include "go/rules/history.hpp"

#include <cassert>

namespace shinpan::inline go {
namespace {

constexpr std::size_t first_slots = 1024;  // a power of two; doubled when half full
constexpr std::size_t usual_moves = 400;
constexpr std::size_t more_moves = 64;

}  // namespace

History::History(const Board& start, Color to_move, std::optional<Color> maker, int moves)
    : slots_(first_slots, none), slot_mask_(first_slots - 1) {
    entries_.reserve(usual_moves);
    removed_.reserve(usual_moves);
    entries_.resize(more_moves);
    Entry& entry = entries_[count_++];
    entry.hash = start.hash();
    entry.move = moves;
    entry.maker = maker.value_or(Color::empty);
    entry.to_move = to_move;
    index_last(start);
}

void History::add_play(Color mover, Point at, Played played, const Board& now) {
    const bool is_plain = now.removed().empty() && count_ < entries_.size();
    if (!is_plain) return add_with_removed(mover, at, played, now);
    add(mover, at, {}, now);
}

void History::add_with_removed(Color mover, Point at, Played played, const Board& now) {
    removed_.insert(removed_.end(), now.removed().begin(), now.removed().end());
    if (count_ == entries_.size()) entries_.resize(count_ + more_moves);
    add(mover, at, played, now);
}

inline void History::add(Color mover, Point at, Played played, const Board& now) {
    const Index before = last();
    before_last_move_[index_of(mover)] = before;
    Entry& entry = entries_[count_++];
    entry.hash = now.hash();
    entry.twin = none;
    entry.removed_end = static_cast<Index>(removed_.size());
    entry.move = entries_[before].move + 1;
    entry.at = at;
    entry.given_up = static_cast<std::uint16_t>(played.given_up);
    entry.maker = mover;
    entry.to_move = other(mover);
    entry.cause = Cause::play;
    Index& slot = slots_[slot_of(entry.hash)];
    if (slot != none || different_ == slot_mask_ / 2) return index_last(now);
    slot = last();
    ++different_;
}

void History::add_pass(Color mover) {
    before_last_move_[index_of(mover)] = last();
    Entry entry = entries_[last()];
    entry.move += 1;
    entry.maker = mover;
    entry.to_move = other(mover);
    entry.cause = Cause::pass;
    add_same_position(entry);
    last_pass_ = last();
}

void History::change_turn(Color to_move) {
    if (to_move == this->to_move()) return;
    Entry entry = entries_[last()];
    entry.maker = Color::empty;
    entry.to_move = to_move;
    entry.cause = Cause::turn;
    add_same_position(entry);
}

void History::add_same_position(Entry entry) {
    entry.twin = last();
    const std::size_t slot = slot_where(entry.hash, [&](Index i) { return i == entry.twin; });
    if (count_ == entries_.size()) entries_.resize(count_ + more_moves);
    entries_[count_++] = entry;
    slots_[slot] = last();
}

// The last entry has a position that a move has just made; `now` is the board with it.
void History::index_last(const Board& now) {
    if (different_ == slot_mask_ / 2) grow_slots();
    Entry& entry = entries_[last()];
    const std::size_t slot =
        slot_where(entry.hash, [&](Index i) { return position_of(i, now.position()) == now.position(); });
    entry.twin = slots_[slot];
    if (entry.twin == none) ++different_;
    slots_[slot] = last();
}

// The slot of the position with that hash for whose entry equal(Index) holds, or the free one where it goes.
template <class Equal>
std::size_t History::slot_where(std::uint64_t hash, Equal equal) const {
    std::size_t slot = slot_of(hash);
    while (slots_[slot] != none && !equal(slots_[slot])) slot = slot_of(hash, (slot + 1) & slot_mask_);
    return slot;
}

// Entries take their places in their order, as they did without growing: none stands where it does because of
// a later one.
void History::grow_slots() {
    slots_.assign(slots_.size() * 2, none);
    slot_mask_ = slots_.size() - 1;
    for (Index entry = 0; entry < last(); ++entry) {
        const Index twin = entries_[entry].twin;
        slots_[slot_where(entries_[entry].hash, [&](Index i) { return i == twin; })] = entry;
    }
}

void History::go_back(const Mark& mark) {
    while (count_ > mark.count) take_out_last();
    removed_.resize(entries_[last()].removed_end);
    last_pass_ = mark.last_pass;
    before_last_move_ = mark.before_last_move;
}

// The last entry is the latest of its position, so a slot has it.
void History::take_out_last() {
    const Entry& entry = entries_[last()];
    const std::size_t slot = slot_where(entry.hash, [&](Index i) { return i == last(); });
    if (entry.twin == none) --different_;
    slots_[slot] = entry.twin;
    --count_;
}

// Takes back what that entry changed.
void History::take_back(Index i, Position& position) const {
    const Entry& entry = entries_[i];
    if (entry.cause != Cause::play) return;
    const Index own = entry.removed_end - entry.given_up;
    position.set(entry.at, Color::empty);
    for (Index r = entries_[i - 1].removed_end; r < entry.removed_end; ++r) {
        const Color color = r < own ? other(entry.maker) : entry.maker;
        if (removed_[r] != entry.at) position.set(removed_[r], color);
    }
}

// Takes back, on a copy of the present position, every change since the earlier one.
Position History::position_of(Index earlier, const Position& now) const {
    Position position = now;
    for (Index i = last(); i > earlier; --i) take_back(i, position);
    return position;
}

bool History::brings_back(const Play& play, Index earlier) const {
    return entries_[earlier].hash == play.effect.hash &&
           position_of(earlier, play.now.position()) == play.now.position_after(play.mover, play.at);
}

// Since that position and with this play, does one side lose more stones than the other?
bool History::unequal_since(Index earlier, const Play& play) const {
    std::array<int, 2> lost{};
    const auto count = [&](Color mover, int taken, int given_up) {
        lost[index_of(other(mover))] += taken;
        lost[index_of(mover)] += given_up;
    };
    for (Index i = last(); i > earlier; --i) {
        const Entry& entry = entries_[i];
        const int removed = static_cast<int>(entry.removed_end - entries_[i - 1].removed_end);
        if (entry.cause == Cause::play) count(entry.maker, removed - entry.given_up, entry.given_up);
    }
    count(play.mover, play.effect.taken, play.effect.given_up);
    return lost[0] != lost[1];
}

// Does the ban, apart from how far back it looks, mean this earlier position?
bool History::names(const Repetition& rule, Index earlier, const Play& play) const {
    using Maker = Repetition::Maker;
    const Entry& entry = entries_[earlier];
    const bool by_mover = entry.maker == play.mover;
    if (rule.same == Repetition::Same::board_and_turn && entry.to_move != other(play.mover)) return false;
    if (rule.maker == Maker::own_move && !by_mover) return false;
    if (rule.maker == Maker::own_play && !(by_mover && entry.cause != Cause::pass)) return false;
    return rule.cycles != Repetition::Cycles::unequal || unequal_since(earlier, play);
}

std::optional<int> History::repeats(const Repetition& rule, const Board& now, Color mover, Point at) const {
    return repeats(rule, now, mover, at, now.effect(mover, at));
}

std::optional<int> History::confirmed(const Repetition& rule, const Play& play) const {
    // The situation before this play has come back by a play: passes leave it as it is, and are no round.
    const auto round_played = [this] {
        Index played = last();
        while (entries_[played].cause == Cause::pass || entries_[played].cause == Cause::turn) --played;
        for (Index i = entries_[played].twin; i != none; i = entries_[i].twin)
            if (entries_[i].to_move == to_move()) return true;
        return false;
    };
    if (rule.binds == Repetition::Binds::capturing && play.effect.taken == 0) return {};
    if (rule.cycles == Repetition::Cycles::after_one_round && !round_played()) return {};
    switch (rule.back) {
        case Repetition::Back::none: return {};
        case Repetition::Back::two_positions: return confirmed_before_last_move(rule, play);
        case Repetition::Back::last_pass: return confirmed_since(last_pass_, rule, play);
        case Repetition::Back::whole_game: return confirmed_since(0, rule, play);
    }
    return {};
}

std::optional<int> History::confirmed_before_last_move(const Repetition& rule, const Play& play) const {
    const Index earlier = before_last_move(other(play.mover));
    if (!brings_back(play, earlier) || !names(rule, earlier, play)) return {};
    return entries_[earlier].move;
}

std::optional<int> History::confirmed_since(Index first, const Repetition& rule, const Play& play) const {
    const std::size_t slot = slot_where(play.effect.hash, [&](Index i) { return brings_back(play, i); });
    for (Index earlier = slots_[slot]; earlier != none && earlier >= first; earlier = entries_[earlier].twin)
        if (names(rule, earlier, play)) return entries_[earlier].move;
    return {};
}

std::optional<int> History::recurrence(Repetition::Same same) const {
    const Entry& now = entries_[last()];
    for (Index earlier = now.twin; earlier != none; earlier = entries_[earlier].twin)
        if (same == Repetition::Same::board || entries_[earlier].to_move == now.to_move)
            return entries_[earlier].move;
    return {};
}

}  // namespace shinpan::go
