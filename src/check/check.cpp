// The zones of a section together, the sections, and the record.
#include "check/check.hpp"

#include <algorithm>

namespace shinpan::check {

struct Composition {
    const Board& position;
    const Section& section;
    std::vector<Board> earlier;
    Points chain_at = Points(position.cells.size(), -1);  // by point: an index of section.safe
    Points group = Points(section.safe.size());           // by chain: a chain of the group that it is in
    Points none_assumed = group, one_assumed = group;     // by group: by how many zones
    Points taken{}, held{};                               // by the zones so far

    void verify() {
        for (int i = 0; i < static_cast<int>(section.safe.size()); ++i) {
            const int stone = section.safe[i];
            require(position[stone] == section.defender && chain_at[stone] < 0, section.line,
                    position.name(stone) + " is of no further chain of the defender");
            for (int p : position.connected(stone, [&](int n) { return position[n] == section.defender; }))
                chain_at[p] = i;
            group[i] = i;
        }
        std::erase_if(earlier, [&](const Board& board) {
            for (int p = 0; p < board.end(); ++p)
                if (chain_at[p] >= 0 && board[p] != section.defender) return true;
            return false;
        });
        for (const Zone& zone : section.zones)
            if (zone.links()) require_zone(zone);
        for (const Zone& zone : section.zones)
            if (!zone.links()) require_zone(zone);
        for (std::size_t i = 0; i < section.safe.size(); ++i)
            require(none_assumed[group[i]] > 0 || one_assumed[group[i]] > 1, section.line,
                    "the zones together do not keep " + position.name(section.safe[i]));
        for (int p : section.held)
            require(contains(held, p), section.line, "no zone holds " + position.name(p));
        require(!section.safe.empty() || !section.held.empty(), section.line, "the section claims nothing");
    }

    void require_zone(const Zone& zone) {
        require(!zone.points.empty() && !zone.nodes.empty(), zone.line, "a zone has points and nodes");
        require(zone.first == pass || section.zones.size() == 1, zone.line, "a zone played first is alone");
        for (int p : zone.points) {
            require(chain_at[p] < 0 && !contains(taken, p), zone.line,
                    position.name(p) + " is of a safe chain or in another zone");
            taken.push_back(p);
        }
        for (int p : zone.hold) require(contains(zone.points, p), zone.line, "a point held is in the zone");
        held.insert(held.end(), zone.hold.begin(), zone.hold.end());
        Points assumed(section.safe.size(), -1), group_at(chain_at.size(), -1), groups;
        for (std::size_t i = 0; i < zone.chains.size(); ++i) {
            const int stone = zone.chains[i], chain = chain_at[stone];
            const int assumes = zone.links() ? 0 : zone.assumes[i];
            const bool fits = assumes <= 2 && zone.links() == (zone.assumes[i] < 0);
            require(chain >= 0 && group_at[stone] < 0 && fits, zone.line,
                    "a chain claimed safe, once, linked or with 0 to 2");
            int& before = assumed[group[chain]];
            require(before < 0 || before == assumes, zone.line, "for a group a zone assumes one number");
            before = assumes;
            groups.push_back(group[chain]);
            bool beside = false;
            for (int p = 0; p < position.end(); ++p) {
                if (chain_at[p] != chain) continue;
                group_at[p] = group[chain];
                beside = beside || position.touches(p, [&](int n) { return contains(zone.points, n); });
            }
            require(beside, zone.line, "the chain at " + position.name(stone) + " is not beside the zone");
        }
        require_strategy(Model(position, zone, section.defender, group_at, assumed), section, earlier);
        if (zone.links()) {
            require(groups.size() > 1 && zone.hold.empty() && zone.first == pass, zone.line,
                    "a zone that links two chains or more holds nothing and is not played first");
            for (int& of : group)
                if (contains(groups, of)) of = groups[0];
            return;
        }
        for (std::size_t i = 0; i < assumed.size(); ++i) {
            none_assumed[i] += assumed[i] == 0;
            one_assumed[i] += assumed[i] == 1;
        }
    }

    std::string claim(const std::string& verb, const Points& points) const {
        const std::string player = section.defender == black ? "black" : "white";
        const bool first = section.zones.front().first != pass;
        std::string text = player + (first ? ", moving first, " : ", moving second, ") + verb;
        for (int p : points) text += " " + position.name(p);
        return text;
    }
};

std::vector<std::string> check(const std::string& record, const std::string& text, bool self_capture,
                               int look_back) {
    const Certificate certificate = read_certificate(text);
    std::vector<Board> earlier = read_record(record, certificate.moves);
    const Board position = earlier.back();
    earlier.pop_back();
    require(position == certificate.board, 0, "the record's position is not the certificate's");
    while (look_back >= 0 && static_cast<int>(earlier.size()) > look_back) earlier.erase(earlier.begin());
    std::vector<std::string> claims;
    std::string defenders;
    for (const Section& section : certificate.sections) {
        require(defenders.find(section.defender) == defenders.npos, section.line, "a player has one section");
        defenders += section.defender;
        require(section.self_capture || !self_capture, section.line,
                "the rules allow the attacker's self-capture, which is left out here");
        Composition composition{position, section, earlier};
        composition.verify();
        if (!section.safe.empty()) claims.push_back(composition.claim("keeps", section.safe));
        if (!section.held.empty()) claims.push_back(composition.claim("holds", section.held));
    }
    require(!claims.empty(), 0, "nothing is claimed");
    return claims;
}

}  // namespace shinpan::check
