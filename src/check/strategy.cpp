// The strategy of a zone: an answer to each attack, and no position twice.
#include "check/check.hpp"

#include <algorithm>
#include <map>

namespace shinpan::check {

// A state of the zone, and the node that comes next, or from which a play led to it.
struct Moment {
    std::string state;
    int node, line = 0;
};
struct SingleCapture {
    int at, taken, node, line = 0;
};

struct Strategy {
    Model model;
    const Section& section;
    const std::vector<Board>& earlier;
    const Zone& zone = model.zone;
    std::vector<std::string> states = std::vector<std::string>(zone.nodes.size());  // by node
    std::vector<bool> takes = std::vector<bool>(zone.nodes.size());  // by node: the attacker will take
    std::vector<Moment> moments{}, plays{};                          // all; those that the defender makes
    std::vector<SingleCapture> attacks{}, answers{};
    std::map<int, std::vector<bool>> reached{};

    std::string state() const {
        std::string cells;
        for (int p : zone.points) cells += model[p];
        return cells;
    }
    void go_to(const std::string& state) {
        for (std::size_t i = 0; i < state.size(); ++i) model[zone.points[i]] = state[i];
    }

    void verify() {
        for (int p : zone.points)
            if (model[p] != empty) model.require_liberty(p, zone.line);
        moments.push_back({state(), 0});
        if (zone.first != pass) defend(zone.first, -1, zone.line);
        enter(0, zone.line);
        for (int n = 0; n < static_cast<int>(zone.nodes.size()); ++n) require_node(n, zone.nodes[n]);
        forbid_repetition();
    }
    void enter(int node, int line) {
        for (int stone : zone.chains) model.require_liberty(stone, line);
        if (states[node].empty()) states[node] = state();
        if (states[node] != state()) throw Fault{line, "a child is reached with another position too"};
    }
    void require_node(int at, const Node& node) {
        if (states[at].empty()) throw Fault{node.line, "no earlier node leads here"};
        moments.push_back({states[at], at});
        go_to(states[at]);
        if (node.edges.empty()) return require_life(model, section.self_capture, node.line);
        std::vector<bool> answered(model.cells.size());
        for (const Edge& edge : node.edges) {
            if (answered[edge.attack]) throw Fault{node.line, "an attack is answered twice"};
            answered[edge.attack] = true;
            require_edge(at, edge, node.line);
            go_to(states[at]);
        }
        for (int p : zone.points) {
            if (model[p] != empty || answered[p]) continue;
            if (is_play(p, model.play('A', p, node.line)))
                throw Fault{node.line, "the attack " + model.name(p) + " has no answer"};
            go_to(states[at]);
        }
        if (!zone.hold.empty() && !answered[pass]) throw Fault{node.line, "a pass has no answer"};
    }
    // Not the attacker's self-capture where it is left out; and to take off a single stone so is a pass.
    bool is_play(int at, const Points& lifted) const {
        return model[at] != empty || (section.self_capture && lifted.size() > 1);
    }
    void require_edge(int at, const Edge& edge, int line) {
        if (edge.child <= at || edge.child >= static_cast<int>(states.size()))
            throw Fault{line, "a child is no later node of the zone"};
        if (edge.attack == pass && (edge.answer == pass || zone.hold.empty()))
            throw Fault{line, "a pass is answered, with a play, only where the zone holds points"};
        if (edge.attack != pass) {
            if (model[edge.attack] != empty) throw Fault{line, "an attack is on no empty point of the zone"};
            const Points taken = model.play('A', edge.attack, line);
            require(is_play(edge.attack, taken), line, "an attack that takes itself off is none");
            if (!taken.empty()) takes[at] = true;
            if (taken.size() == 1) attacks.push_back({edge.attack, taken[0], edge.child});
            moments.push_back({state(), edge.child});
        }
        if (edge.answer != pass) defend(edge.answer, at, line);
        enter(edge.child, line);
    }
    void defend(int at, int node, int line) {
        if (model[at] != empty) throw Fault{line, "an answer is on no empty point of the zone"};
        const Points taken = model.play('D', at, line);
        plays.push_back({state(), node, line});
        if (taken.size() == 1 && model.chain(at).stones.size() == 1 && model.chain(at).liberties == 1)
            answers.push_back({at, taken[0], node, line});
        for (const Board& board : earlier)
            if (could_be(board)) throw Fault{line, "the answer " + model.name(at) + " may repeat a position"};
    }
    // On the board the zone may lack attacker's stones that the model joins to the wall, and no others.
    bool could_be(const Board& board) const {
        return std::all_of(zone.points.begin(), zone.points.end(), [&](int p) {
            const char real = board[p] == empty ? empty : board[p] == section.defender ? 'D' : 'A';
            return real == model[p] || (real == empty && model[p] == 'A' && model.chain(p).walled);
        });
    }

    bool leads(int from, int to) {
        std::vector<bool>& seen = reached[from];
        if (seen.empty()) {
            seen.resize(states.size());
            seen[from] = true;
            for (std::size_t n = from; n < seen.size(); ++n)
                for (const Edge& edge : zone.nodes[n].edges)
                    if (seen[n]) seen[edge.child] = true;
        }
        return to >= from && seen[to];
    }
    static std::string without_attacker(std::string state) {
        std::replace(state.begin(), state.end(), 'A', empty);
        return state;
    }
    void forbid_repetition() {
        for (std::size_t n = states.size(); n-- > 0;)
            for (const Edge& edge : zone.nodes[n].edges)
                if (takes[edge.child]) takes[n] = true;
        std::map<std::string, std::vector<const Moment*>> alike;  // a stone must go before it can come again
        for (const Moment& moment : moments)
            if (takes[moment.node]) alike[without_attacker(moment.state)].push_back(&moment);
        for (const Moment& play : plays)
            for (const Moment* before : alike[without_attacker(play.state)]) {
                bool within = true;  // the attacker's stones before are among those after
                for (std::size_t i = 0; i < play.state.size(); ++i)
                    if (before->state[i] == 'A' && play.state[i] != 'A') within = false;
                if (within && leads(before->node, play.node))
                    throw Fault{play.line, "an answer restores an earlier position of the zone"};
            }
        for (const SingleCapture& answer : answers)
            for (const SingleCapture& attack : attacks)
                if (answer.at == attack.taken && answer.taken == attack.at && leads(attack.node, answer.node))
                    throw Fault{answer.line, "the answer " + model.name(answer.at) + " takes back a ko"};
    }
};

void require_strategy(Model model, const Section& section, const std::vector<Board>& earlier) {
    Strategy{std::move(model), section, earlier}.verify();
}

}  // namespace shinpan::check
