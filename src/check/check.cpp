// The zones of a section together, the sections, and the record.
#include "check/check.hpp"

#include <algorithm>

namespace shinpan::check {

struct Composition {
    const Board& position;
    const Section& section;
    Points chain_at = Points(position.cells.size(), -1);  // by point: an index of section.safe
    Points none_assumed = Points(section.safe.size()), one_assumed = none_assumed;  // by how many zones
    Points taken{}, held{};                               // by the zones so far

    void verify(std::vector<Board> earlier) {
        for (int i = 0; i < static_cast<int>(section.safe.size()); ++i) {
            const int stone = section.safe[i];
            require(position[stone] == section.defender && chain_at[stone] < 0, section.line,
                    position.name(stone) + " is of no further chain of the defender");
            for (int p : position.connected(stone, [&](int n) { return position[n] == section.defender; }))
                chain_at[p] = i;
        }
        std::erase_if(earlier, [&](const Board& board) {
            for (int p = 0; p < board.end(); ++p)
                if (chain_at[p] >= 0 && board[p] != section.defender) return true;
            return false;
        });
        for (const Zone& zone : section.zones) require_zone(zone, earlier);
        for (std::size_t i = 0; i < section.safe.size(); ++i)
            require(none_assumed[i] > 0 || one_assumed[i] > 1, section.line,
                    "the zones together do not keep " + position.name(section.safe[i]));
        for (int p : section.held)
            require(contains(held, p), section.line, "no zone holds " + position.name(p));
        require(!section.safe.empty() || !section.held.empty(), section.line, "the section claims nothing");
    }

    void require_zone(const Zone& zone, const std::vector<Board>& earlier) {
        require(!zone.points.empty() && !zone.nodes.empty(), zone.line, "a zone has points and nodes");
        require(zone.first == pass || section.zones.size() == 1, zone.line, "a zone played first is alone");
        Points assumed(section.safe.size(), -1), assumed_at(chain_at.size(), -1);
        for (std::size_t i = 0; i < zone.chains.size(); ++i) {
            const int chain = chain_at[zone.chains[i]];
            require(chain >= 0 && assumed[chain] < 0 && zone.assumes[i] <= 2, zone.line,
                    "0 to 2 liberties are assumed, once, for a chain that is claimed safe");
            assumed[chain] = zone.assumes[i];
            none_assumed[chain] += zone.assumes[i] == 0;
            one_assumed[chain] += zone.assumes[i] == 1;
        }
        for (int p = 0; p < position.end(); ++p)
            if (chain_at[p] >= 0) assumed_at[p] = assumed[chain_at[p]];
        Points beside;
        for (int p : zone.points) {
            require(chain_at[p] < 0 && !contains(taken, p), zone.line,
                    position.name(p) + " is of a safe chain or in another zone");
            for (int n : position.around(p))
                if (chain_at[n] >= 0 && !contains(beside, chain_at[n])) beside.push_back(chain_at[n]);
        }
        const bool known = std::all_of(beside.begin(), beside.end(), [&](int c) { return assumed[c] >= 0; });
        require(known && beside.size() == zone.chains.size(), zone.line, "not the chains beside the zone");
        for (int p : zone.hold) require(contains(zone.points, p), zone.line, "a point held is in the zone");
        taken.insert(taken.end(), zone.points.begin(), zone.points.end());
        held.insert(held.end(), zone.hold.begin(), zone.hold.end());
        require_strategy(Model(position, zone, section.defender, assumed_at), section, earlier);
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
        Composition composition{position, section};
        composition.verify(earlier);
        if (!section.safe.empty()) claims.push_back(composition.claim("keeps", section.safe));
        if (!section.held.empty()) claims.push_back(composition.claim("holds", section.held));
    }
    require(!claims.empty(), 0, "nothing is claimed");
    return claims;
}

}  // namespace shinpan::check
