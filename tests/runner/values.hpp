// Values of case files as ours: sizes, boards, points, moves, scores. What cannot be read throws a BadCase,
// which is caught where a case is read or judged; nothing of it leaves the runner.
//
//   const Position board = board_of(fields);        // of "size" and "board"
//   const Point at = point_of(move.at(1), size);    // "D4"
#pragma once

#include "base/half_points.hpp"
#include "go/board/position.hpp"
#include "go/rules/event.hpp"

#include <boost/json/fwd.hpp>

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::runner {

namespace json = boost::json;

// What is wrong with a case.
struct BadCase {
    std::string what;
};

// Refuses an object that has a field of another name.
void only(const json::object&, std::span<const std::string_view> names);
inline void only(const json::object& fields, std::initializer_list<std::string_view> names) {
    only(fields, std::span(names.begin(), names.size()));
}

// Whether a name is one of these.
bool among(std::string_view name, std::span<const std::string_view> names);

// The field of that name; null where it is missing or null.
const json::value* field(const json::object&, std::string_view name);

// The field of that name and type; missing ones are refused.
const json::value& required(const json::object&, std::string_view name);
const json::object& object(const json::value&);
const json::array& array(const json::value&);
std::string text(const json::value&);
int integer(const json::value&);  // written as a whole number, or as one with a fraction of 0
bool boolean(const json::value&);
HalfPoints half_points(const json::value&);            // whole or half
bool has(const json::object&, std::string_view name);  // there and not null

Color color_of(const json::value&);  // "B" or "W"
Size size_of(const json::object& fields);
Position board_of(const json::object& fields);  // empty where there is no "board"
Position position_of(const json::value& diagram, const json::object& fields);  // of their "size"
Point point_of(const json::value&, Size);
PointSet points_of(const json::value&, Size);
Event move_of(const json::value&, Size);  // ["B", "D4"], ["W", "pass"]
std::vector<Event> moves_of(const json::value&, Size);

// SGF letters: "pddp" as points, "Bpd;W" as moves.
PointSet sgf_points(std::string_view letters, Size);
std::vector<Event> sgf_moves(std::string_view text, Size);

// "A1 B2", in board order.
std::string names_of(const PointSet&, Size);

}  // namespace shinpan::runner
