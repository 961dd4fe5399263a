// The strategy of a zone, an answer to each attack and no position twice; the zones of a section together.
#include "check/check.hpp"

#include <utility>

namespace shinpan::check {

// A state of the zone that arises: at `node`, or by a play, of the attacker before `node` or of the defender
// after it. `at`, `taken`: where the play takes a single stone, and which.
struct Moment {
    std::string state;
    int node, line = 0, at = pass, taken = pass;
};

struct Strategy {
    Model model;
    const Section& section;
    const std::vector<Board>& earlier;
    const Zone& zone = model.zone;
    std::vector<std::string> states = std::vector<std::string>(zone.nodes.size());  // by node
    std::vector<bool> takes = std::vector<bool>(zone.nodes.size());  // by node: the attacker will take
    std::vector<Moment> moments{}, answers{};                        // answers: those by the defender's plays

    void verify() {
        for (int p : zone.points)
            if (model[p] != empty) model.require_liberty(p, zone.line);
        moments.push_back({model.cells, 0});
        if (zone.first != pass) defend(zone.first, -1, zone.line);
        enter(0, zone.line);
        for (int n = 0; n < static_cast<int>(zone.nodes.size()); ++n) require_node(n, zone.nodes[n]);
        forbid_repetition();
    }
    void enter(int node, int line) {
        for (int stone : zone.chains) model.require_liberty(stone, line);
        if (states[node].empty()) states[node] = model.cells;
        require(states[node] == model.cells, line, "a child is reached with another position too");
    }
    void require_node(int at, const Node& node) {
        require(!states[at].empty(), node.line, "no earlier node leads here");
        moments.push_back({model.cells = states[at], at});
        if (node.edges.empty()) return require_life(model, section.self_capture, node.line);
        std::vector<bool> answered(model.cells.size());
        for (const Edge& edge : node.edges) {
            require(!answered[edge.attack], node.line, "an attack is answered twice");
            answered[edge.attack] = true;
            require_edge(at, edge, node.line);
            model.cells = states[at];
        }
        for (int p : zone.points) {
            if (model[p] != empty || answered[p]) continue;
            const Points taken = model.play('A', p, node.line);
            require(!is_play(p, taken), node.line, "the attack " + model.name(p) + " has no answer");
            model.cells = states[at];
        }
        require(zone.hold.empty() || answered[pass], node.line, "a pass has no answer");
    }
    // Not the attacker's self-capture where it is left out; and to take off a single stone so is a pass.
    bool is_play(int at, const Points& lifted) const {
        return model[at] != empty || (section.self_capture && lifted.size() > 1);
    }
    void require_edge(int at, const Edge& edge, int line) {
        require(at < edge.child && edge.child < std::ssize(states), line, "a child is not a later node");
        const bool rests = edge.attack == pass && (edge.answer == pass || zone.hold.empty());
        require(!rests, line, "a pass is answered, with a play, only where the zone holds points");
        if (edge.attack != pass) {
            require(model[edge.attack] == empty, line, "an attack is on no empty point of the zone");
            const Points taken = model.play('A', edge.attack, line);
            require(is_play(edge.attack, taken), line, "an attack that takes itself off is not an attack");
            takes[at] = takes[at] || !taken.empty();
            const int single = taken.size() == 1 ? taken[0] : pass;
            moments.push_back({model.cells, edge.child, line, edge.attack, single});
        }
        if (edge.answer != pass) defend(edge.answer, at, line);
        enter(edge.child, line);
    }
    void defend(int at, int node, int line) {
        require(model[at] == empty, line, "an answer is on no empty point of the zone");
        const Points taken = model.play('D', at, line);
        const Chain own = model.chain(at);
        const bool in_ko = taken.size() == 1 && own.stones.size() == 1 && own.liberties == 1;
        answers.push_back({model.cells, node, line, at, in_ko ? taken[0] : pass});
        for (const Board& board : earlier)
            require(!could_be(board), line, "the answer " + model.name(at) + " may repeat a position");
    }
    // On the board the zone may lack attacker's stones that the model joins to the wall, and no others.
    bool could_be(const Board& board) const {
        for (int p = 0; p < model.end(); ++p) {
            const char real = board[p] == empty ? empty : board[p] == section.defender ? 'D' : 'A';
            const char here = model[p] == 'S' ? 'D' : model[p];
            const bool ghost = real == empty && here == 'A' && model.chain(p).walled;
            if (here != 'W' && here != border && here != real && !ghost) return false;
        }
        return true;
    }

    bool leads(int from, int to) const {
        std::vector<bool> found(states.size());
        for (int n = to; n >= from; --n) {
            found[n] = n == to;
            for (const Edge& edge : zone.nodes[n].edges) found[n] = found[n] || found[edge.child];
        }
        return from <= to && found[from];
    }
    void forbid_repetition() {
        for (std::size_t n = states.size(); n-- > 0;)
            for (const Edge& edge : zone.nodes[n].edges) takes[n] = takes[n] || takes[edge.child];
        const auto without_attacker = [](std::string cells) {
            return std::replace(cells.begin(), cells.end(), 'A', empty), cells;
        };
        std::map<std::string, std::vector<const Moment*>> alike;  // a stone must go before it can come again
        for (const Moment& before : moments)
            if (takes[before.node]) alike[without_attacker(before.state)].push_back(&before);
        const auto is_there = [](char after, char before) { return before != 'A' || after == 'A'; };
        for (const Moment& answer : answers) {
            const std::string& after = answer.state;
            for (const Moment* before : alike[without_attacker(after)]) {
                const bool again = std::equal(after.begin(), after.end(), before->state.begin(), is_there);
                require(!again || !leads(before->node, answer.node), answer.line,
                        "an answer restores an earlier position of the zone");
            }
            for (const Moment& before : moments) {
                const bool ko = before.at != pass && before.at == answer.taken && before.taken == answer.at;
                require(!ko || !leads(before.node, answer.node), answer.line, "an answer takes back a ko");
            }
        }
    }
};

struct Composition {
    const Board& position;
    const Section& section;
    const std::vector<Board>& earlier;
    Points chain_at = Points(position.cells.size(), -1);  // by point: an index of section.safe
    Points group = Points(section.safe.size());           // by chain: a chain of the group that it is in
    Points supply = group;                                // by group: what eye zones give; 2 are enough
    Points taken{}, held{}, firsts{}, agreed{};  // by the zones so far; where the defender plays first

    bool verify() {  // does the defender play first?
        for (int i = 0; i < static_cast<int>(group.size()); ++i) {
            const int stone = section.safe[i];
            const bool fresh = position[stone] == section.defender && chain_at[stone] < 0;
            require(fresh, section.line, position.name(stone) + " is of no further chain of the defender");
            for (int p : position.connected(stone, [&](int n) { return position[n] == section.defender; }))
                chain_at[p] = i;
            group[i] = i;
        }
        for (const bool links : {true, false})
            for (const Zone& zone : section.zones)
                if (zone.links() == links) require_zone(zone);
        for (std::size_t i = 0; i < group.size(); ++i)
            require(supply[group[i]] >= 2, section.line,
                    "the zones together do not keep " + position.name(section.safe[i]));
        for (int p : section.held)
            require(contains(held, p), section.line, "no zone holds " + position.name(p));
        return !firsts.empty();
    }

    void require_zone(const Zone& zone) {
        require(!zone.points.empty() && zone.nodes.empty() == zone.agreed, zone.line,
                "a zone has points and nodes, or is agreed");
        require(zone.first == pass || firsts.empty(), zone.line, "the defender plays first in one zone only");
        if (zone.first != pass) firsts.push_back(zone.first);
        require(zone.hold.empty() || !zone.links(), zone.line, "a zone that links holds nothing");
        for (int p : zone.points) {
            const bool fresh = chain_at[p] < 0 && !contains(taken, p);
            require(fresh, zone.line, position.name(p) + " is of a safe chain or in another zone");
            taken.push_back(p);
            if (zone.agreed) agreed.push_back(p);
        }
        for (int p : zone.hold) require(contains(zone.points, p), zone.line, "a point held is in the zone");
        held.insert(held.end(), zone.hold.begin(), zone.hold.end());
        Points assumed(group.size(), -1), group_at(chain_at.size(), -1);
        for (std::size_t i = 0; i < zone.chains.size(); ++i) {
            const int chain = chain_at[zone.chains[i]], assumes = zone.links() ? 0 : zone.assumes[i];
            const bool fits = assumes <= 2 && zone.links() == (zone.assumes[i] < 0);
            require(chain >= 0 && group_at[zone.chains[i]] < 0 && fits, zone.line,
                    "a chain claimed safe, once, linked or with 0 to 2");
            int& before = assumed[group[chain]];
            require(before < 0 || before == assumes, zone.line, "for a group a zone assumes one number");
            if (before < 0 && !zone.links()) supply[group[chain]] += 2 - assumes;
            before = assumes;
            for (int p = 0; p < position.end(); ++p)
                if (chain_at[p] == chain) group_at[p] = group[chain];
        }
        if (!zone.agreed)
            Strategy{Model(position, zone, section.defender, group_at, assumed), section, earlier}.verify();
        for (int& of : group)
            if (zone.links() && assumed[of] >= 0) of = group_at[zone.chains[0]];
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
    std::map<char, int> sections;
    for (const Section& section : certificate.sections) {
        require(++sections[section.defender] == 1, section.line, "a player has one section");
        require(section.self_capture || !self_capture, section.line, "the rules allow self-capture too");
        Composition all{position, section, earlier};
        const bool first = all.verify();
        const std::string who = section.defender == black ? "black, moving " : "white, moving ";
        for (const auto& [verb, points] : {std::pair{"keeps", &section.safe},
                                           {"holds", &section.held},
                                           {"rests on what is agreed of", &std::as_const(all.agreed)}}) {
            if (!points->empty()) claims.push_back(who + (first ? "first, " : "second, ") + verb);
            for (int p : *points) claims.back() += " " + position.name(p);
        }
    }
    require(!claims.empty(), 0, "nothing is claimed");
    return claims;
}

}  // namespace shinpan::check
