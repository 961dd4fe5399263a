// The checker: verifies a certificate against a record and two axes of a ruleset. docs/certificate.md has the
// format, what a claim means, and why a certificate that passes proves it. Every function may throw Fault.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace shinpan::check {

// Why something is refused, and the line of the certificate that says it; 0: no one line, or the record.
struct Fault : std::runtime_error {
    Fault(int at_line, const std::string& why) : std::runtime_error(why), line(at_line) {}
    int line;
};
inline void require(bool holds, int line, const std::string& why) {
    if (!holds) throw Fault{line, why};
}

inline constexpr char empty = '.', black = 'X', white = 'O', border = '#';
inline constexpr int pass = 0;  // where a point may stand: none
using Points = std::vector<int>;
inline bool contains(const Points& all, int p) { return std::find(all.begin(), all.end(), p) != all.end(); }
int number(const std::string& digits);  // -1: none, or more than 8 digits

// Cells in rows from the top, with a border: neighbours of p are p - 1, p + 1, p - width and p + width.
struct Board {
    Board(int cols, int rows);  // empty; 1x1 to 52x52
    int width() const { return cols + 1; }
    int end() const { return static_cast<int>(cells.size()); }
    int point(int col, int row) const { return (row + 1) * width() + col; }
    std::string name(int point) const;  // GTP: A1 bottom left, no I, AA after Z
    char& operator[](int p) { return cells[p]; }
    char operator[](int p) const { return cells[p]; }
    std::array<int, 4> around(int p) const { return {p - 1, p + 1, p - width(), p + width()}; }
    template <class F>
    bool touches(int p, F is) const {
        return is(p - 1) || is(p + 1) || is(p - width()) || is(p + width());
    }
    template <class F>
    Points connected(int from, F belongs) const {  // `from` itself included
        Points found{from};
        std::vector<bool> seen(cells.size());
        for (std::size_t i = 0; i < found.size(); ++i)
            for (int n : around(found[i]))
                if (!seen[n] && n != from && cells[n] != border && belongs(n)) {
                    seen[n] = true;
                    found.push_back(n);
                }
        return found;
    }
    bool operator==(const Board&) const = default;
    int cols, rows;
    std::string cells{};
};

// The positions of an SGF record's main line, the first of the file: that of the first setup, then one after
// each move and each later setup, up to the last before move `moves` + 1.
std::vector<Board> read_record(const std::string& text, int moves);

// The attacker's move, the defender's, and the node to which they lead; a node without them is a leaf.
struct Edge {
    int attack, answer, child;
};
struct Node {
    int line;
    std::vector<Edge> edges{};
};
struct Zone {
    int line;
    // `chains`, `assumes`: of safe chains beside it one stone, and what is assumed; -1: linked.
    Points points{}, hold{}, chains{}, assumes{};
    int first = pass;     // where the defender begins, if they do
    bool agreed = false;  // nothing is shown of it
    std::vector<Node> nodes{};
    bool links() const { return contains(assumes, -1); }
};
struct Section {
    int line;
    char defender;
    bool self_capture;      // the attacker's self-capture is included
    Points safe{}, held{};  // `safe`: one stone of each chain
    std::vector<Zone> zones{};
};
struct Certificate {
    int moves;
    Board board;
    std::vector<Section> sections{};
};
Certificate read_certificate(const std::string& text);

struct Chain {
    Points stones{};
    int liberties = 0;        // in the zone
    bool walled = false;      // the attacker's: joined to the wall, so never without liberties
    int least = 3, most = 0;  // what the zone assumes for the safe groups in it; 3: it assumes nothing
    bool is_dead() const { return liberties == 0 && !walled && most == 0; }
};
// The model game of a zone: 'D' and 'A' are the defender's and the attacker's stones in it, 'S' safe chains
// beside it, 'W' all else beside it: a wall, which is the attacker's and cannot be taken.
struct Model : Board {
    // `group_at`: at each point the group of the safe chain there, or -1; `assumed`: for each group. All of a
    // group is connected.
    Model(const Board& position, const Zone&, char defender, const Points& group_at, const Points& assumed);
    bool is_defenders(int p) const { return cells[p] == 'D' || cells[p] == 'S'; }
    Chain chain(int stone) const;
    void require_liberty(int stone, int line) const;  // in the zone, unless its chain is safe without
    // The stones that a play of 'A' or 'D' takes, its own where it takes none else; a Fault where D fails.
    Points play(char player, int at, int line);
    const Zone& zone;
    const Points& group_at;
    const Points& assumed;
};
// From here on the defender may pass: chains live on vital regions, and what the zone holds is held.
void require_life(const Model&, bool self_capture, int line);

// A line for each claim: "black, moving second, keeps D4 F6". `self_capture`: a player may take off own
// stones, be it only two or more; `look_back`: how many earlier positions a play may not bring back, -1: all.
std::vector<std::string> check(const std::string& record, const std::string& certificate, bool self_capture,
                               int look_back);

}  // namespace shinpan::check
