#include "check/maker.hpp"

#include "check/check.hpp"

#include <algorithm>

namespace check_test {
namespace {

using shinpan::check::Board;
using shinpan::check::Edge;
using shinpan::check::Fault;
using shinpan::check::Model;
using shinpan::check::Node;
using shinpan::check::Points;
using shinpan::check::Zone;

constexpr std::size_t most_nodes = 400;

Board board_of(const std::vector<std::string>& rows) {
    Board board(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()));
    for (int y = 0; y < board.rows; ++y)
        for (int x = 0; x < board.cols; ++x)
            board[board.point(x, y)] = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    return board;
}

int point_named(const Board& board, const std::string& name) {
    for (int p = 0; p < board.end(); ++p)
        if (board[p] != shinpan::check::border && board.name(p) == name) return p;
    return 0;
}

// Searches a zone for a strategy, all answers to all attacks, down to leaves.
class Search {
public:
    Search(Zone& zone, Model model, bool self_capture)
        : zone_(zone), model_(std::move(model)), self_capture_(self_capture) {}

    bool found(int depth) {
        try {
            for (int p : zone_.points)
                if (model_[p] != '.') model_.require_liberty(p, 0);
            for (int stone : zone_.chains) model_.require_liberty(stone, 0);
        } catch (const Fault&) {
            return false;
        }
        return add_node(depth);
    }

private:
    bool is_leaf() const {
        try {
            require_life(model_, self_capture_, 0);
            return true;
        } catch (const Fault&) {
            return false;
        }
    }

    bool add_node(int depth) {
        if (zone_.nodes.size() >= most_nodes) return false;
        const std::size_t at = zone_.nodes.size();
        zone_.nodes.push_back({0});
        if (is_leaf()) return true;
        if (depth == 0) return false;
        const std::string before = model_.cells;
        path_.push_back(before);
        Points attacks = zone_.points;
        if (!zone_.hold.empty()) attacks.push_back(shinpan::check::pass);
        const bool all = std::all_of(attacks.begin(), attacks.end(), [&](int attack) {
            const bool fine = answer_to(attack, at, depth);
            model_.cells = before;
            return fine;
        });
        path_.pop_back();
        return all && !zone_.nodes[at].edges.empty();
    }

    bool answer_to(int attack, std::size_t at, int depth) {
        if (attack != shinpan::check::pass) {
            if (model_[attack] != '.') return true;
            try {
                const Points lifted = model_.play('A', attack, 0);
                if (model_[attack] == '.' && (!self_capture_ || lifted.size() == 1)) return true;
            } catch (const Fault&) {
                return false;
            }
        }
        const std::string attacked = model_.cells;
        Points answers = zone_.points;
        if (attack != shinpan::check::pass) answers.push_back(shinpan::check::pass);
        for (int answer : answers) {
            const std::size_t nodes = zone_.nodes.size();
            model_.cells = attacked;
            if (is_possible(answer) && add_node(depth - 1)) {
                zone_.nodes[at].edges.push_back({attack, answer, static_cast<int>(nodes)});
                return true;
            }
            zone_.nodes.resize(nodes);
        }
        return false;
    }

    bool is_possible(int answer) {
        if (answer != shinpan::check::pass && model_[answer] != '.') return false;
        try {
            if (answer != shinpan::check::pass) model_.play('D', answer, 0);
            for (int stone : zone_.chains) model_.require_liberty(stone, 0);
        } catch (const Fault&) {
            return false;
        }
        return std::find(path_.begin(), path_.end(), model_.cells) == path_.end();
    }

    Zone& zone_;
    Model model_;
    bool self_capture_;
    std::vector<std::string> path_{};
};

std::string names(const Board& board, const Points& points) {
    std::string text;
    for (int p : points) text += " " + board.name(p);
    return text;
}

void write(const Board& board, const Zone& zone, std::vector<std::string>& lines) {
    lines.push_back("zone");
    lines.push_back("points" + names(board, zone.points));
    for (std::size_t i = 0; i < zone.chains.size(); ++i)
        lines.push_back("chain " + board.name(zone.chains[i]) + " assumes " +
                        std::to_string(zone.assumes[i]));
    if (!zone.hold.empty()) lines.push_back("hold" + names(board, zone.hold));
    const auto name = [&](int p) { return p == shinpan::check::pass ? "-" : board.name(p); };
    for (const Node& node : zone.nodes) {
        std::string line = node.edges.empty() ? "leaf" : "node";
        for (const Edge& edge : node.edges)
            line += " " + name(edge.attack) + ">" + name(edge.answer) + ":" + std::to_string(edge.child);
        lines.push_back(line);
    }
}

}  // namespace

std::string Made::text() const {
    std::string all;
    for (const std::string& line : lines) all += line + "\n";
    return all;
}

std::string record_of(const std::vector<std::string>& rows) {
    std::string text = "(;SZ[" + std::to_string(rows[0].size()) + ":" + std::to_string(rows.size()) + "]";
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            if (rows[y][x] != '.') {
                text += rows[y][x] == 'X' ? "AB[" : "AW[";
                text += {static_cast<char>('a' + x), static_cast<char>('a' + y), ']'};
            }
    return text + ")";
}

std::optional<Made> make(const Plan& plan) {
    const Board board = board_of(plan.rows);
    Points group_at(board.cells.size(), -1), safe, rest;
    for (const std::string& name : plan.safe) {
        safe.push_back(point_named(board, name));
        for (int p : board.connected(safe.back(), [&](int n) { return board[n] == plan.defender; }))
            group_at[static_cast<std::size_t>(p)] = static_cast<int>(safe.size()) - 1;
    }
    for (int p = 0; p < board.end(); ++p)
        if (board[p] != shinpan::check::border && group_at[static_cast<std::size_t>(p)] < 0)
            rest.push_back(p);
    std::vector<Points> parts;
    while (!rest.empty()) {
        const auto is_left = [&](int n) { return shinpan::check::contains(rest, n); };
        const Points part = plan.parts ? board.connected(rest[0], is_left) : rest;
        parts.push_back(part);
        std::erase_if(rest, [&](int p) { return shinpan::check::contains(part, p); });
    }
    const int assumes = plan.parts ? 1 : 0;
    const Points assumed(safe.size(), assumes);
    std::vector<std::string> zones;
    Points held;
    for (const Points& part : parts) {
        Zone zone{0};
        zone.points = part;
        if (plan.hold) zone.hold = part;
        for (std::size_t i = 0; i < safe.size(); ++i) {
            const bool beside = std::any_of(part.begin(), part.end(), [&](int p) {
                return board.touches(
                    p, [&](int n) { return group_at[static_cast<std::size_t>(n)] == static_cast<int>(i); });
            });
            if (beside) zone.chains.push_back(safe[i]);
            if (beside) zone.assumes.push_back(assumes);
        }
        if (!Search(zone, Model(board, zone, plan.defender, group_at, assumed), plan.self_capture)
                 .found(plan.depth))
            continue;
        held.insert(held.end(), zone.hold.begin(), zone.hold.end());
        write(board, zone, zones);
    }
    if (zones.empty()) return {};
    Made made{record_of(plan.rows), {"shinpan-certificate 1", "rules any"}, plan.self_capture};
    made.lines.push_back("size " + std::to_string(board.cols) + " " + std::to_string(board.rows));
    made.lines.push_back("moves 0");
    made.lines.push_back("board");
    made.lines.insert(made.lines.end(), plan.rows.begin(), plan.rows.end());
    made.lines.push_back(plan.defender == 'X' ? "defender black" : "defender white");
    made.lines.push_back(plan.self_capture ? "self-capture included" : "self-capture excluded");
    made.lines.push_back("safe" + names(board, safe));
    if (!held.empty()) made.lines.push_back("held" + names(board, held));
    made.lines.insert(made.lines.end(), zones.begin(), zones.end());
    made.lines.push_back("end");
    return made;
}

}  // namespace check_test
