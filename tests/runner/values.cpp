#include "runner/values.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan::runner {
namespace {

[[noreturn]] void refuse(const std::string& what) { throw BadCase{what}; }

// A point of SGF's letters: a to z, then A to Z.
int sgf_coordinate(char letter) {
    if ('a' <= letter && letter <= 'z') return letter - 'a';
    if ('A' <= letter && letter <= 'Z') return letter - 'A' + 26;
    refuse(std::string("no point begins or ends with '") + letter + "'");
}

Point sgf_point(std::string_view letters, Size size) {
    const Point p = point(sgf_coordinate(letters[0]), sgf_coordinate(letters[1]));
    if (!contains(size, p)) refuse("the point " + std::string(letters) + " lies off the board");
    return p;
}

}  // namespace

bool among(std::string_view name, std::span<const std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

void only(const json::object& fields, std::span<const std::string_view> names) {
    for (const auto& [name, value] : fields)
        if (!among(name, names)) refuse("unknown field '" + std::string(name) + "'");
}

const json::value* field(const json::object& fields, std::string_view name) {
    const json::value* found = fields.if_contains(name);
    return found == nullptr || found->is_null() ? nullptr : found;
}

bool has(const json::object& fields, std::string_view name) { return field(fields, name) != nullptr; }

const json::value& required(const json::object& fields, std::string_view name) {
    const json::value* found = field(fields, name);
    if (found == nullptr) refuse("the field '" + std::string(name) + "' is missing");
    return *found;
}

const json::object& object(const json::value& value) {
    if (!value.is_object()) refuse("an object is wanted");
    return value.get_object();
}

const json::array& array(const json::value& value) {
    if (!value.is_array()) refuse("a list is wanted");
    return value.get_array();
}

std::string text(const json::value& value) {
    if (!value.is_string()) refuse("a text is wanted");
    return std::string(value.get_string());
}

int integer(const json::value& value) {
    const HalfPoints twice = half_points(value);
    if (twice.halves % 2 != 0) refuse("a whole number is wanted");
    return twice.halves / 2;
}

bool boolean(const json::value& value) {
    if (!value.is_bool()) refuse("true or false is wanted");
    return value.get_bool();
}

HalfPoints half_points(const json::value& value) {
    if (!value.is_number()) refuse("a number is wanted");
    const double halves = 2 * (value.is_double()  ? value.get_double()
                               : value.is_int64() ? static_cast<double>(value.get_int64())
                                                  : static_cast<double>(value.get_uint64()));
    if (halves != std::floor(halves) || std::abs(halves) > 1e6) refuse("a number of half points is wanted");
    return {static_cast<int>(halves)};
}

Color color_of(const json::value& value) {
    const std::string name = text(value);
    if (name == "B") return Color::black;
    if (name == "W") return Color::white;
    refuse("'" + name + "' is no player; B or W is");
}

Size size_of(const json::object& fields) {
    const json::array& sides = array(required(fields, "size"));
    if (sides.size() != 2) refuse("a size is [columns, rows]");
    const int cols = integer(sides[0]);
    const int rows = integer(sides[1]);
    if (!is_playable(cols, rows)) refuse("no board is of that size");
    return {static_cast<std::uint8_t>(cols), static_cast<std::uint8_t>(rows)};
}

Position board_of(const json::object& fields) {
    const json::value* board = field(fields, "board");
    return board == nullptr ? Position(size_of(fields)) : position_of(*board, fields);
}

Position position_of(const json::value& diagram, const json::object& fields) {
    std::vector<std::string> rows;
    for (const json::value& row : array(diagram)) rows.push_back(text(row));
    const std::vector<std::string_view> views(rows.begin(), rows.end());
    auto position = position_from(views);
    if (!position) refuse("the board: " + position.error().what);
    if (has(fields, "size") && position->size() != size_of(fields)) refuse("the board has another size");
    return *position;
}

Point point_of(const json::value& value, Size size) {
    const auto found = point_named(text(value), size);
    if (!found) refuse("'" + text(value) + "' is no point of the board");
    return *found;
}

PointSet points_of(const json::value& value, Size size) {
    PointSet points;
    for (const json::value& name : array(value)) points.insert(point_of(name, size));
    return points;
}

Event move_of(const json::value& value, Size size) {
    const json::array& pair = array(value);
    if (pair.size() != 2) refuse("a move is [player, point]");
    const Color by = color_of(pair[0]);
    if (text(pair[1]) == "pass") return pass(by);
    return play(by, point_of(pair[1], size));
}

std::vector<Event> moves_of(const json::value& value, Size size) {
    std::vector<Event> moves;
    for (const json::value& move : array(value)) moves.push_back(move_of(move, size));
    return moves;
}

PointSet sgf_points(std::string_view letters, Size size) {
    if (letters.size() % 2 != 0) refuse("points are pairs of letters");
    PointSet points;
    for (; !letters.empty(); letters.remove_prefix(2)) points.insert(sgf_point(letters.substr(0, 2), size));
    return points;
}

std::vector<Event> sgf_moves(std::string_view text, Size size) {
    std::vector<Event> moves;
    while (!text.empty()) {
        const std::string_view move = text.substr(0, text.find(';'));
        const bool has_player = !move.empty() && (move[0] == 'B' || move[0] == 'W');
        if (!has_player || (move.size() != 1 && move.size() != 3))
            refuse("'" + std::string(move) + "' is no move");
        const Color by = move[0] == 'B' ? Color::black : Color::white;
        moves.push_back(move.size() == 1 ? pass(by) : play(by, sgf_point(move.substr(1), size)));
        text.remove_prefix(std::min(text.size(), move.size() + 1));
    }
    return moves;
}

std::string names_of(const PointSet& points, Size size) {
    std::string names;
    for (Point p : points) names += (names.empty() ? "" : " ") + name(p, size);
    return names;
}

}  // namespace shinpan::runner
