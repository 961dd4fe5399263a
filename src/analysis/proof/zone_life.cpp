#include "analysis/proof/zone_life.hpp"

#include <algorithm>
#include <array>

namespace shinpan::inline analysis {
namespace {

constexpr std::size_t most = max_zone_points + 64;  // chains in the zone and next to it

// What an eye without a region lacks, and one whose region is open to a wall, in cells. Of a few values
// tried on 9x9 games none proved clearly more.
constexpr int lacks_region = 6;
constexpr int lacks_wall = 4;

class Life {
public:
    Life(const Zone& zone, const ZoneState& state, std::span<const ZoneChain> own,
         std::span<const Cells> regions, bool self_capture)
        : zone_(zone), chains_(own), regions_(regions), may_stay_(self_capture ? 0 : state.attacker) {
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (own[i].liberties == 0 && zone.need_liberty(own[i].chains)) return;
            needs_[i] = needs(own[i].chains);
        }
        stands_ = true;
        for (std::size_t r = 0; r < regions.size(); ++r)
            if ((regions[r] & zone.wall()) == 0) enclosed_ |= bit(static_cast<int>(r));
    }

    ZoneLife judged(Cells held) {
        ZoneLife life{stands_};
        if (!stands_) return life;
        life.lacking = lacking();  // nothing just where each chain next to the zone has its vital regions
        life.lives = life.lacking == 0 && strike_out();
        if (life.lives && held != 0) judge_held(held, life);
        return life;
    }

private:
    static constexpr std::int8_t struck_out = -1;  // more than enough regions, so it is not struck out again

    std::int8_t needs(ChainSet chains) const {
        if (chains == 0) return 2;
        if (!zone_.need_liberty(chains)) return 0;
        return static_cast<std::int8_t>(std::max(1, 2 - zone_.elsewhere(chains)));
    }

    bool is_enclosed(std::size_t region) const { return (enclosed_ & bit(static_cast<int>(region))) != 0; }

    // What of a region has to be next to a chain for it to be vital to the chain.
    Cells must_touch(std::size_t region) const { return regions_[region] & ~may_stay_; }

    bool has_enough(std::size_t i) const {
        const Cells near = chains_[i].near;
        int vital = 0;
        for (std::size_t r = 0; r < regions_.size() && vital < needs_[i]; ++r)
            vital += is_enclosed(r) && (must_touch(r) & ~near) == 0 && (regions_[r] & near) != 0;
        return vital >= needs_[i];
    }

    // What is lacking of the eyes that the chains next to the zone need.
    int lacking() const {
        int all = 0;
        for (std::size_t i = 0; i < chains_.size(); ++i)
            if (chains_[i].chains != 0 && needs_[i] != 0) all += lacking_for(i);
        return all;
    }

    // In the one or two regions that lack least.
    int lacking_for(std::size_t i) const {
        const Cells near = chains_[i].near;
        int least = lacks_region;
        int second = lacks_region;
        for (std::size_t r = 0; r < regions_.size(); ++r) {
            if ((regions_[r] & near) == 0) continue;
            const bool enclosed = is_enclosed(r);
            const int far = bits_in((enclosed ? must_touch(r) : regions_[r]) & ~near);
            const int lacks = enclosed ? far : lacks_wall + far / 2;
            second = std::min(second, std::max(least, lacks));
            least = std::min(least, lacks);
        }
        return needs_[i] == 1 ? least : least + second;
    }

    // Strikes out chains with too few vital regions; false as soon as one of those next to the zone is.
    bool strike_out() {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < chains_.size(); ++i) {
                if (has_enough(i)) continue;
                if (chains_[i].chains != 0) return false;
                needs_[i] = struck_out;
                changed = true;
                for (std::size_t r = 0; r < regions_.size(); ++r)
                    if ((regions_[r] & chains_[i].near) != 0) enclosed_ &= ~bit(static_cast<int>(r));
            }
        }
        return true;
    }

    // Secure are the stones of living chains, and the regions that they enclose in which the attacker cannot
    // have two eyes.
    void judge_held(Cells held, ZoneLife& life) const {
        Cells living = 0;
        Cells reached = 0;
        bool all_live = true;
        for (std::size_t i = 0; i < chains_.size(); ++i) {
            const bool lives = needs_[i] != struck_out;
            all_live = all_live && lives;
            if (!lives) continue;
            living |= chains_[i].stones;
            reached |= chains_[i].near;
        }
        life.open = held & ~living;
        const auto judge = [&](Cells region) {
            const Cells inner = region & ~reached;
            if ((region & zone_.wall()) == 0 && is_one_eye(inner))
                life.open &= ~region;
            else if (region & held)
                life.room |= inner;
        };
        if (all_live) {
            for (const Cells region : regions_) judge(region);
            return;
        }
        for (Cells rest = zone_.all() & ~living; rest != 0;) {
            const Cells region = zone_.flood(rest & -rest, rest);
            rest &= ~region;
            judge(region);
        }
    }

    // Are these at most one point, or two side by side?
    bool is_one_eye(Cells inner) const {
        const Cells others = inner & (inner - 1);
        if (others == 0) return true;
        return (others & (others - 1)) == 0 && (zone_.around(std::countr_zero(inner)) & others) != 0;
    }

    const Zone& zone_;
    std::span<const ZoneChain> chains_;
    std::span<const Cells> regions_;
    Cells may_stay_;                       // stones of the attacker that an eye may hold
    std::array<std::int8_t, most> needs_;  // vital regions, of each chain
    std::uint64_t enclosed_ = 0;           // the regions beside no wall and no chain that is struck out
    bool stands_ = false;
};

}  // namespace

ZoneLife zone_life(const Zone& zone, const ZoneState& state, std::span<const ZoneChain> own,
                   std::span<const Cells> regions, Cells held, bool self_capture) {
    if (zone.joins()) {
        const ChainSet all = zone.all_chains();
        return {stands(zone, state), chain_from(zone, state, 0, all & -all).chains == all};
    }
    return Life(zone, state, own, regions, self_capture).judged(held);
}

}  // namespace shinpan::analysis
