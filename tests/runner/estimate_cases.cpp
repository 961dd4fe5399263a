#include "runner/estimate_cases.hpp"

#include "go/score/control.hpp"
#include "go/score/seki.hpp"
#include "runner/kinds.hpp"

#include <boost/json.hpp>

namespace shinpan::runner {
namespace {

constexpr int playouts = 2400;  // about 0.3 s of work on the largest boards

std::vector<std::string> rows_of(const json::object& expect, std::string_view name, Size size) {
    std::vector<std::string> rows;
    const json::value* found = field(expect, name);
    if (found == nullptr) return rows;
    for (const json::value& row : array(*found)) {
        rows.push_back(text(row));
        if (static_cast<int>(rows.back().size()) != size.cols) throw BadCase{"a row of another length"};
    }
    if (static_cast<int>(rows.size()) != size.rows) throw BadCase{"another number of rows"};
    return rows;
}

// Where the estimate has another owner than a map: " B7 is O, called X".
template <class OwnerOf>
std::string differences(const std::vector<std::string>& map, Size size, OwnerOf owner_of) {
    std::string wrong;
    if (map.empty()) return wrong;
    for_each_point(size, [&](Point p) {
        const char owner = map[static_cast<std::size_t>(p.row())][static_cast<std::size_t>(p.col())];
        const char called = owner_of(p);
        if ((owner == 'X' || owner == 'O' || owner == '.') && owner != called)
            wrong += " " + name(p, size) + " is " + owner + ", called " + called;
    });
    return wrong;
}

char letter_of(Point p, const PointSet& black, const PointSet& white) {
    return black.contains(p) ? 'X' : white.contains(p) ? 'O' : '.';
}

}  // namespace

KnownOwners known_owners(const json::object& fields) {
    const json::object& expect = object(required(fields, "expect"));
    KnownOwners known{.position = board_of(fields)};
    const Size size = known.position.size();
    known.dead = points_of(required(expect, "dead"), size);
    if (const json::value* neutral = field(expect, "neutral_points"))
        known.neutral = points_of(*neutral, size);
    known.as_it_stands = rows_of(expect, "owner", size);
    known.once_sealed = rows_of(expect, "owner_once_sealed", size);
    return known;
}

// As the position stands, only the dead stones that a single player surrounds come off; the others lie in a
// region that leaks and are nobody's with it.
std::string what_is_wrong(const KnownOwners& known, const Estimate& e) {
    const Size size = known.position.size();
    const PointSet removed = settle(known.position, e.dead).removed;
    Position settled = known.position;
    for (Point p : removed) settled.set(p, Color::empty);
    const Territory t = territory(settled);
    PointSet leaking;
    for_each_region(known.position.points(Color::empty) | e.dead, size, [&](const PointSet& region) {
        if (!((region & e.dead) - removed).empty()) leaking |= region;
    });
    std::string wrong;
    for (Point p : known.dead - removed) wrong += " " + name(p, size) + " called living";
    for (Point p : removed - known.dead) wrong += " " + name(p, size) + " called dead";
    if (known.neutral)
        for (Point p : *known.neutral&(e.territory[0] | e.territory[1]))
            wrong += " " + name(p, size) + " called territory";
    wrong += differences(known.as_it_stands, size, [&](Point p) {
        return letter_of(p, (settled.points(Color::black) | t.of[0]) - leaking,
                         (settled.points(Color::white) | t.of[1]) - leaking);
    });
    return wrong + differences(known.once_sealed, size,
                               [&](Point p) { return letter_of(p, e.owned[0], e.owned[1]); });
}

Verdict judge_estimate(const json::object& fields) {
    const KnownOwners known = known_owners(fields);
    Answers answers;
    answers.expect("", std::string(), what_is_wrong(known, estimate(known.position, {.playouts = playouts})));
    return answers.verdict();
}

}  // namespace shinpan::runner
