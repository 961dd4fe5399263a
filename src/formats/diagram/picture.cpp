#include "formats/diagram/picture.hpp"

namespace shinpan::inline formats {
namespace {

// The marked lines of one side, from 0. `middle` is told apart, since it makes crossings of another kind.
struct Lines {
    std::vector<int> corner{};
    std::vector<int> middle{};
};

Lines star_lines(int side) {
    Lines lines;
    const int from_edge = side >= 12 ? 3 : 2;
    if (side >= 7) lines.corner = {from_edge, side - 1 - from_edge};
    if (side % 2 == 1 && side >= 3) lines.middle = {side / 2};
    return lines;
}

void cross(PointSet& points, const std::vector<int>& cols, const std::vector<int>& rows) {
    for (int col : cols)
        for (int row : rows) points.insert(point(col, row));
}

std::string names_or_none(const PointSet& points, Size size) {
    return points.empty() ? "none" : names(points, size, ", ");
}

void add_sentence(std::string& out, std::string_view what, const PointSet& points, Size size) {
    if (!points.empty()) out += " " + std::string(what) + ": " + names(points, size, ", ") + ".";
}

}  // namespace

PointSet star_points(Size size) {
    const Lines cols = star_lines(size.cols), rows = star_lines(size.rows);
    PointSet points;
    cross(points, cols.corner, rows.corner);
    cross(points, cols.middle, rows.middle);
    if (size.cols >= 15) cross(points, cols.middle, rows.corner);
    if (size.rows >= 15) cross(points, cols.corner, rows.middle);
    return points;
}

std::string column_name(int col, Size size) {
    std::string text = name(point(col, size.rows - 1), size);
    text.pop_back();  // the row's "1"
    return text;
}

std::string description(const Picture& picture) {
    const Position& position = picture.position;
    const Size size = position.size();
    std::string out = std::to_string(size.cols) + " by " + std::to_string(size.rows) +
                      " board. Black: " + names_or_none(position.points(Color::black), size) +
                      ". White: " + names_or_none(position.points(Color::white), size) + ".";
    if (picture.last_move != no_point) out += " Last move: " + name(picture.last_move, size) + ".";
    add_sentence(out, "Dead", picture.dead, size);
    add_sentence(out, "Black's territory", picture.territory[0], size);
    add_sentence(out, "White's territory", picture.territory[1], size);
    add_sentence(out, "Placed", picture.placed, size);
    add_sentence(out, "Taken away", picture.lifted, size);
    for (const Label& label : picture.labels) out += " " + label.text + " at " + name(label.at, size) + ".";
    return out;
}

}  // namespace shinpan::formats
