// The reader of a certificate.
#include "check/check.hpp"

#include <algorithm>

namespace shinpan::check {

struct Reader {
    std::vector<std::string> words{};
    Points lines{};  // on which each word stands
    std::size_t at = 0;
    Board board{1, 1};

    explicit Reader(const std::string& text) {
        int line = 1;
        bool inside = false;
        for (char c : text + "\nEND") {
            const bool space = c == ' ' || c == '\n' || c == '\r';
            if (!space && !inside) lines.push_back(line);
            if (!space && !inside) words.push_back({});
            if (!space) words.back() += c;
            inside = !space;
            line += c == '\n';
        }
    }
    [[noreturn]] void fail(const std::string& what) const {
        throw Fault{lines[at], what + " should stand in place of '" + words[at] + "'"};
    }
    bool is(const std::string& word) const { return words[at] == word; }
    bool skip(const std::string& word) { return is(word) && ++at > 0; }
    std::string next() { return at + 1 < words.size() ? words[at++] : (fail("a word"), ""); }
    void need(const std::string& word) { skip(word) ? void() : fail("'" + word + "'"); }
    bool either(const std::string& yes, const std::string& no) { return skip(yes) || (need(no), false); }
    int count(const std::string& word) const {  // of the last line read
        require(number(word) >= 0, lines[at - 1], "'" + word + "' is no number");
        return number(word);
    }
    int point(const std::string& word) const {
        require(board.named(word).has_value(), lines[at - 1], "'" + word + "' is no point");
        return *board.named(word);
    }
    int move(const std::string& word) const { return word == "-" ? pass : point(word); }
    Points points() {
        Points found;
        for (; board.named(words[at]); ++at) {
            if (contains(found, point(words[at]))) fail("another point");
            found.push_back(point(words[at]));
        }
        return found;
    }

    Certificate certificate() {
        for (const char* word : {"shinpan-certificate", "1", "rules"}) need(word);
        next();
        need("size");
        const int cols = count(next());
        board = Board(cols, count(next()));
        need("moves");
        Certificate read{count(next()), board};
        need("board");
        for (int row = 0; row < board.rows; ++row) {
            const std::string cells = next();
            const bool known = cells.find_first_not_of(".XO") == cells.npos;
            if (!known || static_cast<int>(cells.size()) != board.cols) fail("a row of '.', 'X' and 'O'");
            read.board.cells.replace(board.point(0, row), board.cols, cells);
        }
        while (is("defender")) read.sections.push_back(section());
        need("end");
        return is("END") ? read : (fail("nothing"), read);
    }
    Section section() {
        const int line = lines[at++];
        const char defender = either("black", "white") ? black : white;
        need("self-capture");
        Section section{line, defender, either("included", "excluded")};
        if (skip("safe")) section.safe = points();
        if (skip("held")) section.held = points();
        while (is("zone")) section.zones.push_back(zone());
        return section;
    }
    Zone zone() {
        Zone zone{lines[at++]};
        need("points");
        zone.points = points();
        while (skip("chain")) {
            zone.chains.push_back(point(next()));
            need("assumes");
            zone.assumes.push_back(count(next()));
        }
        if (skip("hold")) zone.hold = points();
        if (skip("first")) zone.first = point(next());
        while (is("node") || is("leaf")) {
            zone.nodes.push_back({lines[at]});
            auto& edges = zone.nodes.back().edges;
            const bool leaf = next() == "leaf";
            for (; !leaf && words[at].find('>') < words[at].find(':'); ++at) {
                const auto answer = words[at].find('>') + 1, child = words[at].find(':', answer) + 1;
                edges.push_back({move(words[at].substr(0, answer - 1)),
                                 move(words[at].substr(answer, child - answer - 1)),
                                 count(child > 0 ? words[at].substr(child) : "")});
            }
            if (!leaf && edges.empty()) fail("the answer to an attack");
        }
        return zone;
    }
};

Certificate read_certificate(const std::string& text) { return Reader(text).certificate(); }

}  // namespace shinpan::check
