// The reader of a certificate.
#include "check/check.hpp"

#include <sstream>

namespace shinpan::check {

struct Reader {
    std::vector<std::string> words{};
    Points lines{};  // on which each word stands
    std::size_t at = 0;
    std::map<std::string, int> named{};  // points

    explicit Reader(const std::string& text) {
        std::istringstream all(text + "\nEND");
        int number = 1;
        for (std::string line; std::getline(all, line); ++number) {
            std::istringstream in(line);
            for (std::string word; in >> word; lines.push_back(number)) words.push_back(word);
        }
    }
    bool is(const std::string& word) const { return words[at] == word; }
    bool skip(const std::string& word) { return is(word) && ++at > 0; }
    std::string next() { return at + 1 < words.size() ? words[at++] : "END"; }
    std::string after(const std::string& keyword) {
        require(skip(keyword), lines[at], "'" + keyword + "' should stand in place of '" + words[at] + "'");
        return next();
    }
    bool either(const std::string& keyword, const std::string& yes, const std::string& no) {
        const std::string word = after(keyword);
        return known(word == yes ? 1 : word == no ? 0 : -1, word) == 1;
    }
    int known(int value, const std::string& word) const {  // of the last line read
        require(value >= 0, lines[at - 1], "'" + word + "' is not known here");
        return value;
    }
    int count(const std::string& word) const { return known(number(word), word); }
    int point(const std::string& w) const { return known(named.contains(w) ? named.at(w) : -1, w); }
    int move(const std::string& word) const { return word == "-" ? pass : point(word); }
    Points points(const std::string& keyword) {
        Points found;
        for (skip(keyword); named.contains(words[at]); ++at) {
            require(!contains(found, named[words[at]]), lines[at], words[at] + " stands here twice");
            found.push_back(named[words[at]]);
        }
        return found;
    }

    Certificate certificate() {
        require(after("shinpan-certificate") == "1", 1, "this is not version 1");
        after("rules");
        const int cols = count(after("size"));
        Board board(cols, count(next()));
        const int moves = count(after("moves"));
        for (int row = 0; row < board.rows; ++row) {
            const std::string cells = row == 0 ? after("board") : next();
            const bool known = cells.find_first_not_of(".XO") == cells.npos;
            require(known && static_cast<int>(cells.size()) == cols, lines[at - 1], "no row of the board");
            board.cells.replace(board.point(0, row), cols, cells);
            for (int p = board.point(0, row); p < board.point(cols, row); ++p) named[board.name(p)] = p;
        }
        Certificate read{moves, board};
        while (is("defender")) {
            Section& section = read.sections.emplace_back(
                Section{lines[at], either("defender", "black", "white") ? black : white,
                        either("self-capture", "included", "excluded")});
            section.safe = points("safe");
            section.held = points("held");
            while (is("zone")) section.zones.push_back(zone());
        }
        require(after("end") == "END", lines[at], "something follows the end");
        return read;
    }
    Zone zone() {
        Zone zone{lines[at++]};
        zone.points = points("points");
        while (is("chain")) {
            zone.chains.push_back(point(after("chain")));
            zone.assumes.push_back(skip("linked") ? -1 : count(after("assumes")));
        }
        if ((zone.agreed = skip("agreed"))) return zone;
        zone.hold = points("hold");
        if (is("first")) zone.first = point(after("first"));
        while (is("node") || is("leaf")) {
            zone.nodes.push_back({lines[at]});
            auto& edges = zone.nodes.back().edges;
            const bool leaf = next() == "leaf";
            for (; !leaf && words[at].find('>') < words[at].find(':'); ++at) {
                std::istringstream in(words[at]);
                std::string attack, answer, child;
                std::getline(std::getline(in, attack, '>'), answer, ':') >> child;
                edges.push_back({move(attack), move(answer), count(child)});
            }
            require(leaf || !edges.empty(), zone.nodes.back().line, "a node has no ATTACK>ANSWER:CHILD");
        }
        return zone;
    }
};

Certificate read_certificate(const std::string& text) { return Reader(text).certificate(); }

}  // namespace shinpan::check
