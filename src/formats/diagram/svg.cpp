#include "formats/diagram/svg.hpp"

#include "formats/diagram/lines.hpp"

#include <algorithm>
#include <string_view>

namespace shinpan::inline formats {
namespace {

constexpr int cell = 24;
constexpr int stone_radius = 11;
constexpr int smallest_width = 300;  // so that captions below small boards have room
constexpr int line_height = 19;
constexpr int heap_height = 28;
constexpr int text_margin = 14;

constexpr std::string_view ink = "#1d1d1f";
constexpr std::string_view paper = "#fffdf8";
constexpr std::string_view ivory = "#fdfdfb";
constexpr std::string_view wood = "#efd9a7";
constexpr std::string_view grid = "#6d5a35";
constexpr std::string_view accent = "#c8102e";

std::string escaped(std::string_view text) {
    std::string out;
    for (char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '"')
            out += "&quot;";
        else if (static_cast<unsigned char>(c) >= 0x20)
            out += c;
        else
            out += ' ';
    }
    return out;
}

class Drawing {
public:
    explicit Drawing(const Picture& picture);
    std::string run();

private:
    // Numbers and strings one after the other.
    void put(std::string_view text) { out_ += text; }
    void put(int number) { out_ += std::to_string(number); }
    template <class... Parts>
    void write(const Parts&... parts) {
        (put(parts), ...);
    }

    int x(int col) const { return left_ + col * cell; }
    int y(int row) const { return top_ + row * cell; }
    int x(Point p) const { return x(p.col()); }
    int y(Point p) const { return y(p.row()); }
    int right() const { return x(size_.cols - 1); }
    int bottom() const { return y(size_.rows - 1); }
    int heap_rows() const {
        const int heaps = static_cast<int>(picture_.heaps.size());
        return (heaps + heap_columns_ - 1) / heap_columns_;
    }

    void head();
    void board();
    void grid_lines();
    void coordinates();
    void row_of_columns(int at);
    void circles(std::string_view style, const PointSet&, int radius);
    void crosses(std::string_view style, const PointSet&);
    void squares(std::string_view style, const PointSet&);
    void stones();
    void marks();
    void last_move();
    void label(const Label&);
    void heaps();
    void caption();

    const Picture& picture_;
    Size size_;
    std::vector<std::string> caption_{};
    int heap_columns_ = 2;
    int margin_, board_width_, width_, left_, top_, below_, height_;
    std::string out_{};
};

Drawing::Drawing(const Picture& picture)
    : picture_(picture),
      size_(picture.position.size()),
      margin_(picture.coordinates ? 36 : 20),
      board_width_((size_.cols - 1) * cell + 2 * margin_),
      width_(std::max(board_width_, smallest_width)),
      left_((width_ - board_width_) / 2 + margin_),
      top_(margin_ + (picture.title.empty() ? 0 : 2 * line_height)),
      below_(y(size_.rows - 1) + margin_) {
    caption_ = wrapped(picture.caption, (width_ - 2 * text_margin) / 7);
    for (const Heap& heap : picture.heaps)
        if (length_of(heap.where) + 6 > width_ / 2 / 8) heap_columns_ = 1;
    const int lines = static_cast<int>(caption_.size());
    height_ = below_ + heap_rows() * heap_height + (lines > 0 ? line_height * lines + text_margin : 0);
}

std::string Drawing::run() {
    head();
    board();
    stones();
    marks();
    heaps();
    caption();
    write("</svg>\n");
    return std::move(out_);
}

void Drawing::head() {
    write("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"", width_, "\" height=\"", height_,
          "\" viewBox=\"0 0 ", width_, " ", height_, "\" font-family=\"Helvetica, Arial, sans-serif\">\n");
    const std::string name = picture_.title.empty() ? "Go board" : picture_.title;
    write("<title>", escaped(name), "</title>\n<desc>", escaped(description(picture_)), "</desc>\n");
    write("<rect width=\"", width_, "\" height=\"", height_, "\" fill=\"", paper, "\"/>\n");
    if (picture_.title.empty()) return;
    write("<text x=\"", width_ / 2,
          "\" y=\"25\" font-size=\"15\" font-weight=\"600\" text-anchor=\"middle\" fill=\"", ink, "\">",
          escaped(picture_.title), "</text>\n");
}

void Drawing::board() {
    write("<rect x=\"", left_ - margin_ + 4, "\" y=\"", top_ - margin_ + 4, "\" width=\"", board_width_ - 8,
          "\" height=\"", below_ - top_ + margin_ - 8, "\" rx=\"6\" fill=\"", wood, "\"/>\n");
    grid_lines();
    circles("", star_points(size_), 3);
    if (picture_.coordinates) coordinates();
}

void Drawing::grid_lines() {
    write("<path fill=\"none\" stroke=\"", grid, "\" stroke-linecap=\"square\" d=\"");
    for (int row = 0; row < size_.rows; ++row) write("M", left_, " ", y(row), "H", right());
    for (int col = 0; col < size_.cols; ++col) write("M", x(col), " ", top_, "V", bottom());
    write("\"/>\n<rect x=\"", left_, "\" y=\"", top_, "\" width=\"", right() - left_, "\" height=\"",
          bottom() - top_, "\" fill=\"none\" stroke=\"", grid, "\" stroke-width=\"2\"/>\n");
}

void Drawing::coordinates() {
    write("<g font-size=\"11\" text-anchor=\"middle\" fill=\"", grid, "\">\n");
    row_of_columns(top_ - 18);
    row_of_columns(bottom() + 26);
    for (int row = 0; row < size_.rows; ++row)
        for (int at : {left_ - 22, right() + 22})
            write("<text x=\"", at, "\" y=\"", y(row) + 4, "\">", size_.rows - row, "</text>");
    write("\n</g>\n");
}

void Drawing::row_of_columns(int at) {
    for (int col = 0; col < size_.cols; ++col)
        write("<text x=\"", x(col), "\" y=\"", at, "\">", column_name(col, size_), "</text>");
    write("\n");
}

void Drawing::circles(std::string_view style, const PointSet& points, int radius) {
    if (points.empty()) return;
    write("<g ", style.empty() ? "fill=\"" + std::string(grid) + "\"" : std::string(style), ">");
    for (Point p : points) write("<circle cx=\"", x(p), "\" cy=\"", y(p), "\" r=\"", radius, "\"/>");
    write("</g>\n");
}

void Drawing::crosses(std::string_view style, const PointSet& points) {
    if (points.empty()) return;
    write("<path fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\" ", style, " d=\"");
    for (Point p : points) write("M", x(p) - 5, " ", y(p) - 5, "l10 10m0-10l-10 10");
    write("\"/>\n");
}

void Drawing::squares(std::string_view style, const PointSet& points) {
    if (points.empty()) return;
    write("<path stroke=\"", ink, "\" ", style, " d=\"");
    for (Point p : points) write("M", x(p) - 4, " ", y(p) - 4, "h8v8h-8z");
    write("\"/>\n");
}

void Drawing::stones() {
    const std::string black = "fill=\"" + std::string(ink) + "\" stroke=\"" + std::string(ink) + "\"";
    const std::string white = "fill=\"" + std::string(ivory) + "\" stroke=\"" + std::string(ink) + "\"";
    const PointSet blacks = picture_.position.points(Color::black);
    const PointSet whites = picture_.position.points(Color::white);
    circles(black, blacks - picture_.dead, stone_radius);
    circles(white, whites - picture_.dead, stone_radius);
    circles(black + " opacity=\".5\"", blacks & picture_.dead, stone_radius);
    circles(white + " opacity=\".5\"", whites & picture_.dead, stone_radius);
    crosses("stroke=\"" + std::string(ivory) + "\"", blacks & picture_.dead);
    crosses("stroke=\"" + std::string(ink) + "\"", whites & picture_.dead);
}

void Drawing::marks() {
    const PointSet empty = picture_.position.points(Color::empty);
    squares("fill=\"" + std::string(ink) + "\"", picture_.territory[0] & empty);
    squares("fill=\"" + std::string(ivory) + "\"", picture_.territory[1] & empty);
    const std::string accented = "stroke=\"" + std::string(accent) + "\"";
    circles("fill=\"none\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\" " + accented, picture_.lifted, 9);
    circles("stroke=\"" + std::string(ivory) + "\" fill=\"" + std::string(accent) + "\"", picture_.placed, 4);
    last_move();
    for (const Label& each : picture_.labels) label(each);
}

void Drawing::last_move() {
    const Point p = picture_.last_move;
    if (p == no_point || picture_.dead.contains(p)) return;
    for (const Label& each : picture_.labels)
        if (each.at == p) return;
    const std::string_view line = picture_.position.at(p) == Color::black ? ivory : ink;
    PointSet one;
    one.insert(p);
    circles("fill=\"none\" stroke-width=\"2\" stroke=\"" + std::string(line) + "\"", one, 5);
}

void Drawing::label(const Label& label) {
    const Color under = picture_.position.at(label.at);
    const int length = length_of(label.text);
    if (under == Color::empty)
        write("<circle cx=\"", x(label.at), "\" cy=\"", y(label.at), "\" r=\"9\" fill=\"", wood, "\"/>");
    write("<text x=\"", x(label.at), "\" y=\"", y(label.at) + (length < 3 ? 5 : 4), "\" font-size=\"",
          length < 3 ? 13 : 10, "\" text-anchor=\"middle\" fill=\"", under == Color::black ? ivory : ink,
          "\">", escaped(label.text), "</text>\n");
}

// Two heaps a row where there is room.
void Drawing::heaps() {
    int n = 0;
    for (const Heap& heap : picture_.heaps) {
        const int at_x = text_margin + 8 + (n % heap_columns_) * (width_ / 2);
        const int at_y = below_ + heap_height * (n / heap_columns_) + heap_height / 2;
        write("<circle cx=\"", at_x, "\" cy=\"", at_y, "\" r=\"8\" fill=\"",
              heap.stones == Color::black ? ink : ivory, "\" stroke=\"", ink, "\"/><text x=\"", at_x + 15,
              "\" y=\"", at_y + 5, "\" font-size=\"13\" fill=\"", ink, "\">", heap.count, " ",
              escaped(heap.where), "</text>\n");
        ++n;
    }
}

void Drawing::caption() {
    if (caption_.empty()) return;
    write("<g font-size=\"13\" fill=\"", ink, "\">\n");
    int at = below_ + heap_rows() * heap_height + 14;
    for (const std::string& line : caption_) {
        write("<text x=\"", text_margin, "\" y=\"", at, "\">", escaped(line), "</text>\n");
        at += line_height;
    }
    write("</g>\n");
}

}  // namespace

std::string svg(const Picture& picture) { return Drawing(picture).run(); }

}  // namespace shinpan::formats
