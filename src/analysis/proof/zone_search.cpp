#include "analysis/proof/zone_search.hpp"

#include "analysis/proof/zone_life.hpp"

#include <algorithm>
#include <unordered_map>

namespace shinpan::inline analysis {
namespace {

std::uint64_t mixed(std::uint64_t x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    return x ^ x >> 32;
}

// How far a child's number may rise before the next best one is looked at: a quarter more, so that the search
// does not jump to and fro between two of them (Pawlewicz and Lew 2007).
std::uint32_t above(std::uint32_t second) { return second + second / 4 + 1; }

struct Hash {
    std::size_t operator()(const ZoneState& state) const {
        return static_cast<std::size_t>(mixed(state.own ^ mixed(state.attacker)));
    }
};

}  // namespace

ZoneSearch::ZoneSearch(std::size_t most_nodes, LeftOut left_out)
    : left_out_(left_out), table_(std::bit_ceil(2 * most_nodes + 64)), mask_(table_.size() - 1) {}

ZoneSearch::Entry* ZoneSearch::find(const Key& key) {
    Entry& found = entry(key);
    return found.search == search_ ? &found : nullptr;
}

// The entry of that key, or the free one where it would go. The table is never more than half full.
ZoneSearch::Entry& ZoneSearch::entry(const Key& key) {
    std::size_t slot = slot_of(key);
    while (table_[slot].search == search_ && !table_[slot].is_of(key)) slot = (slot + 1) & mask_;
    return table_[slot];
}

// Where the entry of that key is looked for first.
std::size_t ZoneSearch::slot_of(const Key& key) const {
    const auto turn = static_cast<std::uint64_t>(key.turn + 3);
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
    return mixed((key.state.own ^ turn << 57) * golden + (key.state.attacker ^ turn)) & mask_;
}

ZoneResult ZoneSearch::run(const Zone& zone, const ZoneGoal& goal, const std::vector<ZoneState>& earlier,
                           long nodes, int first) {
    zone_ = &zone;
    goal_ = goal;
    earlier_ = &earlier;
    nodes_ = 0;
    limit_ = std::min(nodes, static_cast<long>(table_.size() / 2 - 1));
    mask_ = std::bit_ceil(2 * static_cast<std::size_t>(limit_) + 2) - 1;  // a small search stays in the cache
    ++search_;
    removals_ = 0;
    kos_.clear();
    path_.clear();
    children_.clear();
    if (!has_own_liberties(zone, zone.start())) return ZoneResult::refuted;
    start_ = zone.start();
    is_first_ = first != pass_in_zone;
    if (is_first_) {
        const auto played = answered(zone, start_, first);
        if (!played || stood_earlier(*played)) return ZoneResult::refuted;
        start_ = *played;
    }
    if (!stands(zone, start_)) return ZoneResult::refuted;
    if (is_leaf(start_)) return ZoneResult::proven;
    const Numbers found = explore({start_, attacker_to_play}, {infinite, infinite});
    if (found.proof == 0) return ZoneResult::proven;
    return found.disproof == 0 ? ZoneResult::refuted : ZoneResult::open;
}

bool ZoneSearch::is_leaf(const ZoneState& state) const {
    const ZoneChains chains(*zone_, state);
    ZoneRegions regions;
    regions.find(*zone_, state);
    return zone_life(*zone_, state, chains.own(), regions.all(), goal_.held, goal_.self_capture).settled();
}

// The cell where an answer would restore the state before the attack.
std::int8_t ZoneSearch::ko_after(const ZoneState& before, const Attack& attack) const {
    if (bits_in(attack.taken) != 1 || left_out_ == LeftOut::ko_ban) return no_ko;
    const int cell = std::countr_zero(attack.taken);
    return answered(*zone_, attack.state, cell) == before ? static_cast<std::int8_t>(cell) : no_ko;
}

// The attacker's plays; false when one of them breaks the defence, or none is left.
bool ZoneSearch::add_attacks(const ZoneState& state) {
    const std::size_t first = children_.size();
    const Cells empty = zone_->all() & ~state.own & ~state.attacker;
    bool breaks = false;
    chains_.find(*zone_, state);
    if (goal_.held != 0) children_.push_back({{state, after_pass}});
    for_each_bit(empty, [&](int cell) {
        if (breaks) return;
        if (is_left_out(empty, cell)) return;
        const Attack attack = chains_.attacked(cell);
        if (attack.kind == Attack::Kind::none || (attack.self_capture && !goal_.self_capture)) return;
        breaks = attack.kind == Attack::Kind::breaks;
        if (breaks) return;
        Child child{{attack.state, ko_after(state, attack)}, static_cast<std::int8_t>(cell)};
        child.removes = attack.taken != 0 || attack.self_capture;
        if (bits_in(attack.taken) == 1) child.took = static_cast<std::int8_t>(std::countr_zero(attack.taken));
        children_.push_back(child);
    });
    return !breaks && children_.size() > first;
}

// Would the state bring back one on the path, but for stones that the attacker has gained?
bool ZoneSearch::comes_back(const ZoneState& state) const {
    if (removals_ == 0 || left_out_ == LeftOut::ko_ban) return false;
    return std::any_of(path_.begin(), path_.end(), [&](const Key& key) {
        return key.state.own == state.own && (key.state.attacker & ~state.attacker) == 0;
    });
}

bool ZoneSearch::stood_earlier(const ZoneState& state) const {
    if (earlier_->empty()) return false;
    const Cells fixed = state.attacker & ~zone_->flood(state.attacker & zone_->wall(), state.attacker);
    return std::any_of(earlier_->begin(), earlier_->end(), [&](const ZoneState& before) {
        return before.own == state.own && (before.attacker & ~state.attacker) == 0 &&
               (fixed & ~before.attacker) == 0;
    });
}

// Does the answer take back a ko that the attacker took on the path?
bool ZoneSearch::retakes(const ZoneState& before, const ZoneState& after, int cell) const {
    if (left_out_ == LeftOut::ko_ban) return false;
    return std::any_of(kos_.begin(), kos_.end(), [&](Ko ko) {
        return ko.taken == cell && takes_ko(*zone_, before, after, cell) == ko.at;
    });
}

// The cells at most two away from the attack: an answer elsewhere counts as far from it.
Cells ZoneSearch::near_attack() const {
    if (attack_at_ == pass_in_zone) return zone_->all();
    const Cells near = zone_->around(attack_at_);
    return near | zone_->neighbours_of(near);
}

// Adds an answer that leaves the chains standing; says whether it settles the zone.
bool ZoneSearch::add_answer(const ZoneState& state, std::int8_t at) {
    const auto own = at == pass_in_zone ? chains_.own() : chains_.own_after(at, state);
    const auto regions = at == pass_in_zone ? regions_.all() : regions_.after(at);
    const ZoneLife life = zone_life(*zone_, state, own, regions, goal_.held, goal_.self_capture);
    if (!life.stands) return false;
    Child child{{state, attacker_to_play}, at};
    const int empty = bits_in(zone_->all() & ~state.own & ~state.attacker);
    const int left = life.lives ? 7 * bits_in(life.room) : 4 * life.lacking + empty / 3;
    const bool is_far = at != pass_in_zone && (near_attack_ & bit(at)) == 0;
    child.proof = static_cast<Count>(1 + left) + (is_far ? far_costs : 0);
    if (life.settled()) {
        child.proof = 0;
        child.disproof = infinite;
    }
    children_.push_back(child);
    return life.settled();
}

// The defender's answers, at most up to the first that settles the zone; false when there is none.
bool ZoneSearch::add_answers(const Key& key) {
    const std::size_t first = children_.size();
    chains_.find(*zone_, key.state);
    regions_.find(*zone_, key.state);
    near_attack_ = near_attack();
    bool settled = key.turn != after_pass && add_answer(key.state, pass_in_zone);
    for_each_bit(zone_->all() & ~key.state.own & ~key.state.attacker, [&](int cell) {
        if (settled || cell == key.turn) return;
        const auto state = chains_.answered(cell);
        if (!state || comes_back(*state) || stood_earlier(*state)) return;
        if (retakes(key.state, *state, cell)) return;
        settled = add_answer(*state, static_cast<std::int8_t>(cell));
    });
    if (settled) {
        children_[first] = children_.back();
        children_.resize(first + 1);
    }
    return children_.size() > first;
}

bool ZoneSearch::on_path(const Key& key) const {
    return removals_ > 0 && std::find(path_.begin(), path_.end(), key) != path_.end();
}

// What is known by now of the children from that one on. They are not asked for again after each look at one
// of them: that would take a tenth of the time, and the others have hardly changed.
void ZoneSearch::refresh(std::size_t first) {
    for (std::size_t i = first; i < children_.size(); ++i)
        __builtin_prefetch(&table_[slot_of(children_[i].key)]);
    for (std::size_t i = first; i < children_.size(); ++i) refresh(children_[i]);
}

void ZoneSearch::refresh(Child& child) {
    if (child.proof == 0 || child.disproof == 0) return;
    if (on_path(child.key)) {
        const bool endless_holds = left_out_ == LeftOut::ko_ban;
        child.proof = endless_holds ? 0 : infinite;
        child.disproof = endless_holds ? infinite : 0;
        return;
    }
    if (const Entry* known = find(child.key)) {
        child.proof = known->proof;
        child.disproof = known->disproof;
    }
}

// The numbers of a node from those of its children; which child to look at, and the next best one's number.
ZoneSearch::Numbers ZoneSearch::gather(std::size_t first, bool attacker, std::size_t& best,
                                       Count& second) const {
    Count least = infinite;
    std::uint64_t sum = 0;
    second = infinite;
    best = first;
    for (std::size_t i = first; i < children_.size(); ++i) {
        const Count chosen = attacker ? children_[i].disproof : children_[i].proof;
        sum += attacker ? children_[i].proof : children_[i].disproof;
        if (chosen < least) {
            second = least;
            least = chosen;
            best = i;
        } else {
            second = std::min(second, chosen);
        }
    }
    const auto total = static_cast<Count>(std::min<std::uint64_t>(sum, infinite));
    if (attacker) return {least == 0 ? infinite : total, total == 0 ? infinite : least};
    return {total == 0 ? infinite : least, least == 0 ? infinite : total};
}

ZoneSearch::Numbers ZoneSearch::explore(const Key& key, Numbers limit) {
    ++nodes_;
    const bool attacker = key.turn == attacker_to_play;
    const std::size_t first = children_.size();
    path_.push_back(key);
    Numbers numbers{infinite, 0};
    std::size_t best = first;
    if (attacker ? add_attacks(key.state) : add_answers(key)) {
        refresh(first);
        while (true) {
            Count second = infinite;
            numbers = gather(first, attacker, best, second);
            const bool decided = numbers.proof == 0 || numbers.disproof == 0;
            if (decided || numbers.proof >= limit.proof || numbers.disproof >= limit.disproof) break;
            if (nodes_ >= limit_) break;
            const Child child = children_[best];
            Numbers part;
            if (attacker) {
                part.disproof = std::min(limit.disproof, above(second));
                part.proof = limit.proof - numbers.proof + child.proof;
            } else {
                part.proof = std::min(limit.proof, above(second));
                part.disproof = limit.disproof - numbers.disproof + child.disproof;
            }
            attack_at_ = attacker ? child.at : pass_in_zone;
            removals_ += child.removes;
            if (child.took != no_ko) kos_.push_back({child.at, child.took});
            const Numbers found = explore(child.key, part);
            if (child.took != no_ko) kos_.pop_back();
            removals_ -= child.removes;
            children_[best].proof = found.proof;
            children_[best].disproof = found.disproof;
        }
    }
    const std::int8_t reply = !attacker && numbers.proof == 0 ? children_[best].at : pass_in_zone;
    children_.resize(first);
    path_.pop_back();
    Entry& known = entry(key);
    if (known.search != search_ || known.proof != 0)
        known = {key.state, numbers.proof, numbers.disproof, search_, key.turn, reply};
    return numbers;
}

// The node of a state that is proven, and what its answers lead to.
ZoneSearch::Expanded ZoneSearch::expand(const ZoneState& state) {
    Expanded expanded{{state}};
    StrategyNode& node = expanded.node;
    node.leaf = is_leaf(state);
    if (node.leaf) return expanded;
    const auto add = [&](const ZoneState& attacked, StrategyNode::Answer answer) {
        node.answers.push_back(answer);
        const bool passes = answer.reply == pass_in_zone;
        expanded.next.push_back(passes ? attacked : *answered(*zone_, attacked, answer.reply));
    };
    if (goal_.held != 0)
        if (const Entry* known = find({state, after_pass})) add(state, {pass_in_zone, known->reply});
    const Cells empty = zone_->all() & ~state.own & ~state.attacker;
    chains_.find(*zone_, state);
    for_each_bit(empty, [&](int cell) {
        if (is_left_out(empty, cell)) return;
        const Attack attack = chains_.attacked(cell);
        if (attack.kind == Attack::Kind::none || (attack.self_capture && !goal_.self_capture)) return;
        const Entry* known = find({attack.state, ko_after(state, attack)});
        StrategyNode::Answer answer{static_cast<std::int8_t>(cell)};
        const bool passes = is_leaf(attack.state);
        if (!passes && known != nullptr && known->proof == 0) answer.reply = known->reply;
        add(attack.state, answer);
    });
    return expanded;
}

Strategy ZoneSearch::strategy() {
    if (left_out_ == LeftOut::ko_ban) return {};  // it would go round in circles
    std::vector<StrategyNode> found;              // a node after all that it leads to
    struct Open {
        Expanded at;
        std::size_t next = 0;
    };
    std::vector<Open> open;
    std::unordered_map<ZoneState, int, Hash> numbers;
    open.push_back({expand(start_)});
    while (!open.empty()) {
        Open& top = open.back();
        StrategyNode& node = top.at.node;
        if (top.next == node.answers.size()) {
            numbers.emplace(node.state, static_cast<int>(found.size()));
            found.push_back(std::move(node));
            open.pop_back();
            continue;
        }
        const ZoneState next = top.at.next[top.next];
        const auto known = numbers.find(next);
        if (known == numbers.end()) {
            open.push_back({expand(next)});
            continue;
        }
        node.answers[top.next].child = known->second;
        ++top.next;
    }
    const int last = static_cast<int>(found.size()) - 1;
    std::reverse(found.begin(), found.end());
    for (StrategyNode& node : found)
        for (auto& answer : node.answers) answer.child = last - answer.child;
    Strategy strategy{std::move(found)};
    if (is_first_) strategy.before = zone_->start();
    return strategy;
}

}  // namespace shinpan::analysis
