#include "formats/diagram/text.hpp"

#include "formats/diagram/lines.hpp"

#include <algorithm>
#include <string_view>

namespace shinpan::inline formats {
namespace {

constexpr int caption_width = 72;

// Signs by index_of(player) where there are two.
struct Signs {
    std::string_view stone[2], dead[2], territory[2];
    std::string_view star, lifted;
    std::string_view placed;  // stands before the stone
};

constexpr Signs ascii_signs{{"X", "O"}, {"x", "o"}, {"b", "w"}, "+", "_", ">"};
constexpr Signs unicode_signs{{"●", "○"}, {"◆", "◇"}, {"▪", "▫"}, "╋", "◌", "›"};

std::string padded(const std::string& text, int width) {
    const int missing = width - length_of(text);
    return missing > 0 ? std::string(static_cast<std::size_t>(missing), ' ') + text : text;
}

class Printer {
public:
    Printer(const Picture& picture, Charset charset)
        : picture_(picture),
          size_(picture.position.size()),
          signs_(charset == Charset::ascii ? ascii_signs : unicode_signs),
          unicode_(charset == Charset::unicode),
          stars_(star_points(size_)),
          ringed_(picture.last_move) {
        int longest = size_.cols > 25 && picture.coordinates ? 1 : 0;  // columns with two letters
        for (const Label& label : picture.labels) longest = std::max(longest, length_of(label.text));
        width_ = longest + 2;
        for (const Label& label : picture.labels)
            if (label.at == ringed_) ringed_ = no_point;  // its label shows the last move
    }

    std::string run() {
        if (!picture_.title.empty()) add_line(picture_.title);
        if (picture_.coordinates) add_columns();
        for (int row = 0; row < size_.rows; ++row) add_row(row);
        if (picture_.coordinates) add_columns();
        add_legend();
        for (const Heap& heap : picture_.heaps)
            add_line(std::string(signs_.stone[index_of(heap.stones)]) + " " + std::to_string(heap.count) +
                     " " + heap.where);
        for (const std::string& line : wrapped(picture_.caption, caption_width)) add_line(line);
        return std::move(out_);
    }

private:
    std::string_view crossing(Point p) const;
    std::string_view sign(Point p) const;
    std::string filler(Point p) const;
    std::string cell(Point p) const;
    void add_row(int row);
    void add_columns();
    void add_legend();
    void add_legend(bool used, std::string_view a, std::string_view b, std::string_view meaning);
    void add_line(std::string line);

    const Picture& picture_;
    Size size_;
    const Signs& signs_;
    bool unicode_;
    PointSet stars_;
    Point ringed_;
    int width_ = 2;
    std::string out_{};
};

// The bare board at a point.
std::string_view Printer::crossing(Point p) const {
    if (stars_.contains(p)) return signs_.star;
    if (!unicode_) return ".";
    constexpr std::string_view drawn[3][3]{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const int across = p.col() == 0 ? 0 : p.col() == size_.cols - 1 ? 2 : 1;
    const int down = p.row() == 0 ? 0 : p.row() == size_.rows - 1 ? 2 : 1;
    return drawn[down][across];
}

std::string_view Printer::sign(Point p) const {
    const Color at = picture_.position.at(p);
    if (is_stone(at))
        return picture_.dead.contains(p) ? signs_.dead[index_of(at)] : signs_.stone[index_of(at)];
    if (picture_.lifted.contains(p)) return signs_.lifted;
    for (Color player : {Color::black, Color::white})
        if (picture_.territory[index_of(player)].contains(p)) return signs_.territory[index_of(player)];
    return crossing(p);
}

// What stands between a point and the one left of it.
std::string Printer::filler(Point p) const {
    if (p.col() == 0 || !unicode_) return " ";
    return "─";
}

// One column wide to the left of the sign, then as wide as the longest label; signs stand below each other.
std::string Printer::cell(Point p) const {
    std::string body(sign(p));
    for (const Label& label : picture_.labels)
        if (label.at == p) body = (is_stone(picture_.position.at(p)) ? body : "") + label.text;

    std::string before = filler(p);
    if (picture_.placed.contains(p)) before = signs_.placed;
    if (ringed_ != no_point && ringed_ == p.left()) before = ")";
    if (ringed_ == p) before = "(";
    for (int missing = width_ - 1 - length_of(body); missing > 0; --missing)
        body += p.col() < size_.cols - 1 ? filler(p.right()) : " ";
    return before + body;
}

void Printer::add_row(int row) {
    std::string line = picture_.coordinates ? padded(std::to_string(size_.rows - row), 2) : "";
    for (int col = 0; col < size_.cols; ++col) line += cell(point(col, row));
    const bool closes = ringed_ == point(size_.cols - 1, row);
    if (picture_.coordinates) line += (closes ? ")" : " ") + std::to_string(size_.rows - row);
    add_line(line);
}

void Printer::add_columns() {
    std::string line = "  ";
    for (int col = 0; col < size_.cols; ++col) {
        std::string column = " " + column_name(col, size_);
        while (length_of(column) < width_) column += ' ';
        line += column;
    }
    add_line(line);
}

void Printer::add_legend() {
    const PointSet empty = picture_.position.points(Color::empty);
    const bool territory = !((picture_.territory[0] | picture_.territory[1]) & empty).empty();
    add_legend(!picture_.dead.empty(), signs_.dead[0], signs_.dead[1], "dead stones of Black and White");
    add_legend(territory, signs_.territory[0], signs_.territory[1], "territory of Black and White");
    add_legend(!picture_.placed.empty(), signs_.placed, "", "placed in this step");
    add_legend(!(picture_.lifted & empty).empty(), signs_.lifted, "", "emptied in this step");
}

void Printer::add_legend(bool used, std::string_view a, std::string_view b, std::string_view meaning) {
    if (!used) return;
    std::string line(a);
    if (!b.empty()) line += " " + std::string(b);
    add_line(line + ": " + std::string(meaning));
}

void Printer::add_line(std::string line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out_ += line + '\n';
}

}  // namespace

std::string text(const Picture& picture, Charset charset) { return Printer(picture, charset).run(); }

}  // namespace shinpan::formats
