#include "check/changes.hpp"

#include "check/check.hpp"

#include <algorithm>
#include <sstream>

namespace check_test {
namespace {

using Lines = std::vector<std::string>;
using Words = std::vector<std::string>;

Words words_of(const std::string& line) {
    std::istringstream in(line);
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string joined(const Words& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

// The lines that begin with that word.
std::vector<std::size_t> with_word(const Lines& lines, const std::string& first) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i] == first || lines[i].starts_with(first + " ")) found.push_back(i);
    return found;
}

class Changer {
public:
    Changer(const Made& made, std::mt19937_64& random)
        : lines_(made.lines), record_(made.record), random_(random) {
        const shinpan::check::Certificate read = shinpan::check::read_certificate(made.text());
        board_ = read.board;
        for (int p = 0; p < board_.end(); ++p)
            if (board_[p] != shinpan::check::border) points_.push_back(board_.name(p));
    }

    Lines lines() const { return lines_; }
    std::string record() const { return record_; }

    bool make(Kind kind) {
        switch (kind) {
            case Kind::attack_dropped:
                return change_edge([&](Words& words, std::size_t i) {
                    words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
                    if (words.size() == 1) words[0] = "leaf";
                });
            case Kind::answer_moved:
                return change_edge([&](Words& words, std::size_t i) {
                    const auto from = words[i].find('>') + 1, to = words[i].find(':');
                    words[i].replace(from, to - from, other_than(words[i].substr(from, to - from), true));
                });
            case Kind::child_changed:
                return change_edge([&](Words& words, std::size_t i) {
                    const auto at = words[i].find(':') + 1;
                    const int child = std::stoi(words[i].substr(at));
                    words[i].replace(at, std::string::npos, std::to_string(child + (below(2) == 0 ? 1 : -1)));
                });
            case Kind::node_made_leaf: return node_made_leaf();
            case Kind::provision_raised: return provision_raised();
            case Kind::zone_enlarged: return zone_enlarged();
            case Kind::other_chain: return replace_point(below(2) == 0 ? "safe" : "chain");
            case Kind::hold_enlarged: return hold_enlarged();
            case Kind::defender_changed: return defender_changed();
            case Kind::other_rules: return with_word(lines_, "self-capture excluded").size() == 1;
            case Kind::other_history: return other_history();
            case Kind::other_position: return other_position();
        }
        return false;
    }

private:
    std::size_t below(std::size_t n) { return random_() % n; }
    template <class T>
    const T& any(const std::vector<T>& some) {
        return some[below(some.size())];
    }

    std::string other_than(const std::string& point, bool or_pass) {
        Words choice = points_;
        if (or_pass) choice.push_back("-");
        std::erase(choice, point);
        return any(choice);
    }

    template <class F>
    bool change_edge(F f) {
        const auto nodes = with_word(lines_, "node");
        if (nodes.empty()) return false;
        std::string& line = lines_[any(nodes)];
        Words words = words_of(line);
        f(words, 1 + below(words.size() - 1));
        line = joined(words);
        return true;
    }

    // The nodes that nothing then leads to go, and the others are numbered anew.
    bool node_made_leaf() {
        const auto nodes = with_word(lines_, "node");
        if (nodes.empty()) return false;
        const std::size_t at = any(nodes);
        std::size_t first = at;
        while (lines_[first - 1].starts_with("node") || lines_[first - 1] == "leaf") --first;
        std::size_t end = at;
        while (lines_[end].starts_with("node") || lines_[end] == "leaf") ++end;
        lines_[at] = "leaf";
        std::vector<int> number(end - first, -1);
        number[0] = 0;
        int next = 1;
        Lines kept;
        for (std::size_t i = first; i < end; ++i) {
            if (number[i - first] < 0) continue;
            Words words = words_of(lines_[i]);
            for (std::size_t w = 1; w < words.size(); ++w) {
                const auto child = words[w].find(':') + 1;
                int& named = number[std::stoul(words[w].substr(child))];
                if (named < 0) named = 1;
            }
            kept.push_back(lines_[i]);
        }
        for (std::size_t i = 1; i < number.size(); ++i)
            if (number[i] >= 0) number[i] = next++;
        for (std::string& line : kept) {
            Words words = words_of(line);
            for (std::size_t w = 1; w < words.size(); ++w) {
                const auto child = words[w].find(':') + 1;
                words[w] =
                    words[w].substr(0, child) + std::to_string(number[std::stoul(words[w].substr(child))]);
            }
            line = joined(words);
        }
        lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(first),
                     lines_.begin() + static_cast<std::ptrdiff_t>(end));
        lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(first), kept.begin(), kept.end());
        return true;
    }

    // The zone takes less for granted, and so gives more to others.
    bool provision_raised() {
        const auto chains = with_word(lines_, "chain");
        if (chains.empty()) return false;
        std::string& line = lines_[any(chains)];
        Words words = words_of(line);
        if (words.back() != "1" && words.back() != "2") return false;
        words.back() = words.back() == "2" ? "1" : "0";
        line = joined(words);
        return true;
    }

    // By a point beside it.
    bool zone_enlarged() {
        const auto zones = with_word(lines_, "points");
        if (zones.empty()) return false;
        std::string& line = lines_[any(zones)];
        const Words words = words_of(line);
        Words beside;
        for (int p = 0; p < board_.end(); ++p) {
            const auto is_in = [&](int n) {
                return board_[n] != shinpan::check::border &&
                       std::find(words.begin(), words.end(), board_.name(n)) != words.end();
            };
            if (board_[p] != shinpan::check::border && !is_in(p) && board_.touches(p, is_in))
                beside.push_back(board_.name(p));
        }
        if (beside.empty()) return false;
        line += " " + any(beside);
        return true;
    }

    bool add_point(const std::string& keyword) {
        const auto found = with_word(lines_, keyword);
        if (found.empty()) return false;
        Words words = words_of(lines_[any(found)]);
        std::string& line = *std::find(lines_.begin(), lines_.end(), joined(words));
        Words choice = points_;
        std::erase_if(choice, [&](const std::string& p) {
            return std::find(words.begin(), words.end(), p) != words.end();
        });
        if (choice.empty()) return false;
        words.push_back(any(choice));
        line = joined(words);
        return true;
    }

    bool replace_point(const std::string& keyword) {
        const auto found = with_word(lines_, keyword);
        if (found.empty()) return false;
        std::string& line = lines_[any(found)];
        Words words = words_of(line);
        if (words.size() < 2) return false;
        const std::size_t at = keyword == "chain" ? 1 : 1 + below(words.size() - 1);
        const std::string before = words[at];
        words[at] = other_than(before, false);
        if (same_chain(before, words[at])) return false;
        line = joined(words);
        return true;
    }

    bool same_chain(const std::string& a, const std::string& b) const {
        int from = 0, to = 0;
        for (int p = 0; p < board_.end(); ++p) {
            if (board_[p] == shinpan::check::border) continue;
            if (board_.name(p) == a) from = p;
            if (board_.name(p) == b) to = p;
        }
        const auto chain = board_.connected(from, [&](int n) { return board_[n] == board_[from]; });
        return shinpan::check::contains(chain, to);
    }

    // A point more is claimed; where a zone holds points already, that zone says so too.
    bool hold_enlarged() {
        if (with_word(lines_, "hold").empty() || below(2) == 0) {
            if (with_word(lines_, "held").empty()) {
                lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(with_word(lines_, "safe")[0]) + 1,
                              "held " + any(points_));
                return true;
            }
            return add_point("held");
        }
        const Lines before = lines_;
        if (!add_point("hold")) return false;
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (lines_[i] != before[i]) {
                const std::string point = words_of(lines_[i]).back();
                lines_[with_word(lines_, "held")[0]] += " " + point;
                return true;
            }
        return false;
    }

    bool defender_changed() {
        std::string& line = lines_[with_word(lines_, "defender")[0]];
        line = line == "defender black" ? "defender white" : "defender black";
        return true;
    }

    // A stone more, less or other, in the record as in the certificate.
    bool other_position() {
        const std::size_t first = with_word(lines_, "board")[0] + 1;
        Lines rows(lines_.begin() + static_cast<std::ptrdiff_t>(first),
                   lines_.begin() + static_cast<std::ptrdiff_t>(first) + board_.rows);
        std::string& row = rows[below(rows.size())];
        char& cell = row[below(row.size())];
        const std::string others = cell == '.' ? "XO" : cell == 'X' ? ".O" : ".X";
        cell = others[below(2)];
        std::copy(rows.begin(), rows.end(), lines_.begin() + static_cast<std::ptrdiff_t>(first));
        record_ = record_of(rows);
        return true;
    }

    // The record's first position is one that an answer at the first node brings about.
    bool other_history() {
        const auto nodes = with_word(lines_, "node");
        if (nodes.empty() || !lines_[nodes[0] - 1].starts_with("chain")) return false;
        const char defender = with_word(lines_, "defender black").empty() ? 'O' : 'X';
        Words edges = words_of(lines_[nodes[0]]);
        edges.erase(edges.begin());
        std::erase_if(edges, [](const std::string& edge) { return edge.find(">-:") != edge.npos; });
        if (edges.empty()) return false;
        const std::string edge = any(edges);
        const std::string attack = edge.substr(0, edge.find('>'));
        const std::string answer = edge.substr(edge.find('>') + 1, edge.find(':') - edge.find('>') - 1);
        const auto move = [&](char color, const std::string& point) {
            for (int p = 0; p < board_.end(); ++p)
                if (board_[p] != shinpan::check::border && board_.name(p) == point) {
                    const int row = p / board_.width() - 1, col = p % board_.width();
                    return std::string(color == 'X' ? ";B[" : ";W[") + static_cast<char>('a' + col) +
                           static_cast<char>('a' + row) + "]";
                }
            return std::string();
        };
        record_.pop_back();
        record_ += move(defender == 'X' ? 'O' : 'X', attack) + move(defender, answer);
        const auto now = shinpan::check::read_record(record_ + ")", attack == "-" ? 1 : 2).back();
        record_ += ";";
        for (int p = 0; p < board_.end(); ++p) {
            if (board_[p] == now[p]) continue;
            const std::string at = move('X', board_.name(p)).substr(2);
            record_ += (board_[p] == '.' ? "AE" : board_[p] == 'X' ? "AB" : "AW") + at;
        }
        record_ += ")";
        lines_[with_word(lines_, "moves")[0]] = attack == "-" ? "moves 1" : "moves 2";
        return true;
    }

    Lines lines_;
    std::string record_;
    std::mt19937_64& random_;
    shinpan::check::Board board_{1, 1};
    Words points_{};
};

}  // namespace

const char* name(Kind kind) {
    switch (kind) {
        case Kind::attack_dropped: return "an attack dropped";
        case Kind::answer_moved: return "an answer moved";
        case Kind::child_changed: return "another child";
        case Kind::node_made_leaf: return "a node made a leaf";
        case Kind::provision_raised: return "a provision raised";
        case Kind::zone_enlarged: return "a zone enlarged";
        case Kind::other_chain: return "another chain named";
        case Kind::hold_enlarged: return "more held";
        case Kind::defender_changed: return "the other player";
        case Kind::other_rules: return "self-capture allowed";
        case Kind::other_history: return "another history";
        case Kind::other_position: return "another position";
    }
    return "";
}

const char* why_still_a_proof(Kind kind) {
    switch (kind) {
        case Kind::attack_dropped: return "the zone is at a leaf there without any answer";
        case Kind::answer_moved: return "the other answer leads to a leaf too";
        case Kind::child_changed: return "";
        case Kind::node_made_leaf: return "it was one: the answers were not needed";
        case Kind::provision_raised: return "the zone gives that much";
        case Kind::zone_enlarged: return "a stone stands on the point, and it makes no difference";
        case Kind::other_chain: return "the zone can do without either";
        case Kind::hold_enlarged: return "the point is held as well";
        case Kind::defender_changed: return "";
        case Kind::other_rules: return "";
        case Kind::other_history: return "";
        case Kind::other_position: return "the stone does not matter";
    }
    return "";
}

std::optional<Change> change(const Made& made, Kind kind, std::mt19937_64& random) {
    Changer changer(made, random);
    if (!changer.make(kind)) return {};
    const bool self_capture = kind == Kind::other_rules || made.self_capture;
    return Change{kind, {changer.record(), changer.lines(), made.self_capture}, self_capture};
}

}  // namespace check_test
