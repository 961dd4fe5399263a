#include "rules/history.hpp"

#include <cassert>

namespace shinpan {
namespace {

constexpr std::size_t first_slots = 1024;  // a power of two; grown at half full

// Black stones lost less white stones lost by a play.
int lost_balance(Color mover, int taken, int given_up) {
    const int white_lost_more = mover == Color::black ? taken - given_up : given_up - taken;
    return -white_lost_more;
}

}  // namespace

History::History(const Board& start, Color to_move, std::optional<Color> maker) : slots_(first_slots, none) {
    Entry entry{};
    entry.hash = start.hash();
    entry.twin = none;
    entry.maker = maker.value_or(Color::empty);
    entry.to_move = to_move;
    entry.cause = Cause::start;
    entries_.push_back(entry);
    index_new_position(start.position());
}

void History::add_play(Color mover, Point at, Played played, const Board& now) {
    before_last_move_[static_cast<std::size_t>(index_of(mover))] = last();
    const Entry& before = entries_.back();
    Entry entry{};
    entry.hash = now.hash();
    entry.twin = none;
    entry.removed = static_cast<Index>(removed_.size());
    entry.move = before.move + 1;
    entry.balance = before.balance + lost_balance(mover, played.taken, played.given_up);
    entry.at = at;
    entry.given_up = static_cast<std::uint16_t>(played.given_up);
    entry.maker = mover;
    entry.to_move = other(mover);
    entry.cause = Cause::play;
    removed_.insert(removed_.end(), now.removed().begin(), now.removed().end());
    entries_.push_back(entry);
    index_new_position(now.position());
}

void History::add_pass(Color mover) {
    before_last_move_[static_cast<std::size_t>(index_of(mover))] = last();
    Entry entry = entries_.back();
    entry.move += 1;
    entry.maker = mover;
    entry.to_move = other(mover);
    entry.cause = Cause::pass;
    add_same_position(entry);
}

void History::change_turn(Color to_move) {
    if (to_move == this->to_move()) return;
    Entry entry = entries_.back();
    entry.maker = Color::empty;
    entry.to_move = to_move;
    entry.cause = Cause::turn;
    add_same_position(entry);
}

void History::add_same_position(Entry entry) {
    const Index before = last();
    const std::size_t slot = slot_of(entry.hash, [&](Index i) { return i == before; });
    entry.twin = before;
    entry.removed = static_cast<Index>(removed_.size());
    slots_[slot] = before + 1;
    entries_.push_back(entry);
}

void History::index_new_position(const Position& now) {
    Entry& entry = entries_.back();
    const std::size_t slot =
        slot_of(entry.hash, [&](Index earlier) { return position_of(earlier, now) == now; });
    entry.twin = slots_[slot];
    slots_[slot] = last();
    if (entry.twin == none && ++used_slots_ * 2 > slots_.size()) grow();
}

// Where the entry with that hash is for which equal(Index) holds, or the free slot where it would go.
template <class Equal>
std::size_t History::slot_of(std::uint64_t hash, Equal equal) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash & mask;
    while (slots_[slot] != none && !(entries_[slots_[slot]].hash == hash && equal(slots_[slot])))
        slot = (slot + 1) & mask;
    return slot;
}

void History::grow() {
    std::vector<Index> old(slots_.size() * 2, none);
    old.swap(slots_);
    for (Index entry : old)
        if (entry != none) slots_[slot_of(entries_[entry].hash, [](Index) { return false; })] = entry;
}

// Takes back, on a copy of the present position, every change since the earlier one.
Position History::position_of(Index earlier, const Position& now) const {
    Position position = now;
    std::size_t removed_end = removed_.size();
    for (Index i = last(); i > earlier; --i) {
        const Entry& entry = entries_[i];
        if (entry.cause == Cause::play) {
            position.set(entry.at, Color::empty);
            for (std::size_t r = entry.removed; r < removed_end; ++r) {
                const bool own = r + entry.given_up >= removed_end;
                if (removed_[r] != entry.at)
                    position.set(removed_[r], own ? entry.maker : other(entry.maker));
            }
        }
        removed_end = entry.removed;
    }
    return position;
}

bool History::brings_back(const Play& play, Index earlier) const {
    return entries_[earlier].hash == play.effect.hash &&
           position_of(earlier, play.now.position()) == play.now.position_after(play.mover, play.at);
}

// Does the ban, apart from how far back it looks, mean this earlier position?
bool History::names(const Repetition& rule, const Entry& earlier, const Play& play) const {
    using Maker = Repetition::Maker;
    const bool by_mover = earlier.maker == play.mover;
    if (rule.same == Repetition::Same::board_and_turn && earlier.to_move != other(play.mover)) return false;
    if (rule.maker == Maker::own_move && !by_mover) return false;
    if (rule.maker == Maker::own_play && !(by_mover && earlier.cause != Cause::pass)) return false;
    if (rule.cycles == Repetition::Cycles::unequal) {
        const int lost = lost_balance(play.mover, play.effect.taken, play.effect.given_up);
        return entries_.back().balance + lost != earlier.balance;
    }
    return true;
}

std::optional<int> History::repeats(const Repetition& rule, const Board& now, Color mover, Point at) const {
    return repeats(rule, now, mover, at, now.effect(mover, at));
}

std::optional<int> History::repeats(const Repetition& rule, const Board& now, Color mover, Point at,
                                    const Effect& effect) const {
    const Play play{now, mover, at, effect};
    if (rule.binds == Repetition::Binds::capturing && effect.taken == 0) return {};
    if (rule.cycles == Repetition::Cycles::after_one_round && !recurrence()) return {};
    switch (rule.back) {
        case Repetition::Back::none: return {};
        case Repetition::Back::two_positions: return repeats_before_last_move(rule, play);
        case Repetition::Back::whole_game: return repeats_anywhere(rule, play);
    }
    return {};
}

std::optional<int> History::repeats_before_last_move(const Repetition& rule, const Play& play) const {
    const Index earlier = before_last_move_[static_cast<std::size_t>(index_of(other(play.mover)))];
    if (earlier == none || !brings_back(play, earlier) || !names(rule, entries_[earlier], play)) return {};
    return entries_[earlier].move;
}

std::optional<int> History::repeats_anywhere(const Repetition& rule, const Play& play) const {
    const std::size_t slot = slot_of(play.effect.hash, [&](Index i) { return brings_back(play, i); });
    for (Index earlier = slots_[slot]; earlier != none; earlier = entries_[earlier].twin)
        if (names(rule, entries_[earlier], play)) return entries_[earlier].move;
    return {};
}

std::optional<int> History::recurrence() const {
    const Entry& now = entries_.back();
    for (Index earlier = now.twin; earlier != none; earlier = entries_[earlier].twin)
        if (entries_[earlier].to_move == now.to_move) return entries_[earlier].move;
    return {};
}

}  // namespace shinpan
