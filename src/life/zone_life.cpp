#include "life/zone_life.hpp"

#include <algorithm>
#include <array>

namespace shinpan {
namespace {

constexpr std::size_t most = max_zone_points + 64;  // chains in the zone and next to it; regions are fewer

// What an eye without a region lacks, and one whose region is open to a wall, in cells. Of a few values
// tried on 9x9 games none proved clearly more.
constexpr int lacks_region = 6;
constexpr int lacks_wall = 4;

struct Chain {
    Cells stones;
    Cells near;
    ChainSet chains;
    int needs;  // vital regions
    bool living;
};

struct Region {
    Cells cells;
    Cells must_touch;  // what has to be next to a chain for the region to be vital to it
    bool enclosed;
};

class Life {
public:
    Life(const Zone& zone, const ZoneState& state, std::span<const ZoneChain> own,
         std::span<const Cells> regions, bool self_capture)
        : zone_(zone), state_(state) {
        for (const ZoneChain& chain : own) {
            if (chain.liberties == 0 && zone.need_liberty(chain.chains)) return;
            chains_[count_++] = {chain.stones, chain.near, chain.chains, needs(chain.chains), true};
        }
        stands_ = true;
        add(regions, self_capture);
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
    int needs(ChainSet chains) const {
        if (chains == 0) return 2;
        if (!zone_.need_liberty(chains)) return 0;
        return std::max(1, 2 - zone_.elsewhere(chains));
    }

    void add(std::span<const Cells> regions, bool self_capture) {
        for (const Cells cells : regions) {
            const bool enclosed = (cells & zone_.wall()) == 0;
            regions_[region_count_++] = {cells, self_capture ? cells : cells & ~state_.attacker, enclosed};
        }
    }

    static bool borders(const Region& region, const Chain& chain) {
        return (region.cells & chain.near) != 0;
    }

    bool has_enough(const Chain& chain) const {
        int vital = 0;
        for (std::size_t r = 0; r < region_count_ && vital < chain.needs; ++r) {
            const Region& region = regions_[r];
            vital += region.enclosed && (region.must_touch & ~chain.near) == 0 && borders(region, chain);
        }
        return vital >= chain.needs;
    }

    // What is lacking of the eyes that the chains next to the zone need.
    int lacking() const {
        int all = 0;
        for (std::size_t i = 0; i < count_; ++i)
            if (chains_[i].chains != 0) all += lacking_for(chains_[i]);
        return all;
    }

    // In the one or two regions that lack least.
    int lacking_for(const Chain& chain) const {
        if (chain.needs == 0) return 0;
        int least = lacks_region;
        int second = lacks_region;
        for (std::size_t r = 0; r < region_count_; ++r) {
            const Region& region = regions_[r];
            if (!borders(region, chain)) continue;
            const Cells all_near = region.enclosed ? region.must_touch : region.cells;
            const int far = bits_in(all_near & ~chain.near);
            const int lacks = region.enclosed ? far : lacks_wall + far / 2;
            second = std::min(second, std::max(least, lacks));
            least = std::min(least, lacks);
        }
        return chain.needs == 1 ? least : least + second;
    }

    // Strikes out chains with too few vital regions; false as soon as one of those next to the zone is.
    bool strike_out() {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < count_; ++i) {
                Chain& chain = chains_[i];
                if (!chain.living || has_enough(chain)) continue;
                if (chain.chains != 0) return false;
                chain.living = false;
                changed = true;
                for (std::size_t r = 0; r < region_count_; ++r)
                    if (borders(regions_[r], chain)) regions_[r].enclosed = false;
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
        for (std::size_t i = 0; i < count_; ++i) {
            all_live = all_live && chains_[i].living;
            if (!chains_[i].living) continue;
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
            for (std::size_t r = 0; r < region_count_; ++r) judge(regions_[r].cells);
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
    const ZoneState& state_;
    std::array<Chain, most> chains_;
    std::array<Region, max_zone_points> regions_;
    bool stands_ = false;
    std::size_t count_ = 0;
    std::size_t region_count_ = 0;
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

}  // namespace shinpan
