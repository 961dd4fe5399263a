// The strategy of a zone: an answer to each attack, and no position twice.
#include "check/check.hpp"

#include <algorithm>

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
    std::vector<Moment> moments{}, answers{};  // answers: those by the defender's plays

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
        require(states[node] == state(), line, "a child is reached with another position too");
    }
    void require_node(int at, const Node& node) {
        require(!states[at].empty(), node.line, "no earlier node leads here");
        moments.push_back({states[at], at});
        go_to(states[at]);
        if (node.edges.empty()) return require_life(model, section.self_capture, node.line);
        std::vector<bool> answered(model.cells.size());
        for (const Edge& edge : node.edges) {
            require(!answered[edge.attack], node.line, "an attack is answered twice");
            answered[edge.attack] = true;
            require_edge(at, edge, node.line);
            go_to(states[at]);
        }
        for (int p : zone.points) {
            if (model[p] != empty || answered[p]) continue;
            const Points taken = model.play('A', p, node.line);
            require(!is_play(p, taken), node.line, "the attack " + model.name(p) + " has no answer");
            go_to(states[at]);
        }
        require(zone.hold.empty() || answered[pass], node.line, "a pass has no answer");
    }
    // Not the attacker's self-capture where it is left out; and to take off a single stone so is a pass.
    bool is_play(int at, const Points& lifted) const {
        return model[at] != empty || (section.self_capture && lifted.size() > 1);
    }
    void require_edge(int at, const Edge& edge, int line) {
        const bool later = at < edge.child && edge.child < static_cast<int>(states.size());
        require(later, line, "a child is no later node of the zone");
        require(edge.attack != pass || (edge.answer != pass && !zone.hold.empty()), line,
                "a pass is answered, with a play, only where the zone holds points");
        if (edge.attack != pass) {
            require(model[edge.attack] == empty, line, "an attack is on no empty point of the zone");
            const Points taken = model.play('A', edge.attack, line);
            require(is_play(edge.attack, taken), line, "an attack that takes itself off is none");
            if (!taken.empty()) takes[at] = true;
            moments.push_back({state(), edge.child, line, edge.attack, taken.size() == 1 ? taken[0] : pass});
        }
        if (edge.answer != pass) defend(edge.answer, at, line);
        enter(edge.child, line);
    }
    void defend(int at, int node, int line) {
        require(model[at] == empty, line, "an answer is on no empty point of the zone");
        const Points taken = model.play('D', at, line);
        const Chain own = model.chain(at);
        const bool in_ko = taken.size() == 1 && own.stones.size() == 1 && own.liberties == 1;
        answers.push_back({state(), node, line, at, in_ko ? taken[0] : pass});
        for (const Board& board : earlier)
            require(!could_be(board), line, "the answer " + model.name(at) + " may repeat a position");
    }
    // On the board the zone may lack attacker's stones that the model joins to the wall, and no others.
    bool could_be(const Board& board) const {
        return std::all_of(zone.points.begin(), zone.points.end(), [&](int p) {
            const char real = board[p] == empty ? empty : board[p] == section.defender ? 'D' : 'A';
            return real == model[p] || (real == empty && model[p] == 'A' && model.chain(p).walled);
        });
    }

    bool leads(int from, int to) const {
        std::vector<bool> found(states.size());
        for (int n = to; n >= from; --n) {
            found[n] = n == to;
            for (const Edge& edge : zone.nodes[n].edges) found[n] = found[n] || found[edge.child];
        }
        return from <= to && found[from];
    }
    static std::string without_attacker(std::string state) {
        std::replace(state.begin(), state.end(), 'A', empty);
        return state;
    }
    void forbid_repetition() {
        for (std::size_t n = states.size(); n-- > 0;)
            for (const Edge& edge : zone.nodes[n].edges) takes[n] = takes[n] || takes[edge.child];
        std::map<std::string, std::vector<const Moment*>> alike;  // a stone must go before it can come again
        for (const Moment& before : moments)
            if (takes[before.node]) alike[without_attacker(before.state)].push_back(&before);
        for (const Moment& answer : answers) {
            for (const Moment* before : alike[without_attacker(answer.state)]) {
                bool within = true;  // the attacker's stones before are among those after
                for (std::size_t i = 0; i < answer.state.size(); ++i)
                    within = within && (before->state[i] != 'A' || answer.state[i] == 'A');
                require(!within || !leads(before->node, answer.node), answer.line,
                        "an answer restores an earlier position of the zone");
            }
            for (std::size_t i = 0; answer.taken != pass && i < moments.size(); ++i)
                require(moments[i].at != answer.taken || moments[i].taken != answer.at ||
                            !leads(moments[i].node, answer.node),
                        answer.line, "the answer " + model.name(answer.at) + " takes back a ko");
        }
    }
};

void require_strategy(Model model, const Section& section, const std::vector<Board>& earlier) {
    Strategy{std::move(model), section, earlier}.verify();
}

}  // namespace shinpan::check
