#include "formats/record/sgf/events.hpp"

#include "base/text.hpp"
#include "formats/record/event_line.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/values.hpp"

#include <array>
#include <charconv>
#include <vector>

namespace shinpan::inline formats::sgf {
namespace {

struct Private {
    EventKind kind;
    std::string_view name;
};

constexpr std::array privates{
    Private{EventKind::nigiri, "SHNNG"},         Private{EventKind::button, "SHNBU"},
    Private{EventKind::resign, "SHNRS"},         Private{EventKind::timeout, "SHNTM"},
    Private{EventKind::forfeit, "SHNFF"},        Private{EventKind::undo_asked, "SHNUA"},
    Private{EventKind::undo_granted, "SHNUG"},   Private{EventKind::marks_proposed, "SHNMP"},
    Private{EventKind::marks_accepted, "SHNMA"}, Private{EventKind::group_agreed, "SHNGA"},
    Private{EventKind::end_agreed, "SHNEA"},     Private{EventKind::analysis_agreed, "SHNAN"},
    Private{EventKind::resume, "SHNRP"},         Private{EventKind::no_result_agreed, "SHNNR"},
    Private{EventKind::both_lose, "SHNBL"},      Private{EventKind::breach, "SHNBR"},
    Private{EventKind::ruling, "SHNRU"},         Private{EventKind::handicap, "SHNHA"},
    Private{EventKind::penalty, "SHNPE"},        Private{EventKind::award, "SHNAW"},
    Private{EventKind::annulled, "SHNAD"},       Private{EventKind::resumed_by_ruling, "SHNRR"},
    Private{EventKind::status_ruled, "SHNSR"},
};

template <class T>
bool read_number(std::string_view raw, int base, T& number) {
    if (raw.empty()) return true;
    const auto read = std::from_chars(raw.data(), raw.data() + raw.size(), number, base);
    return read.ec == std::errc{} && read.ptr == raw.data() + raw.size();
}

// The fields between unescaped ':'; the last has all that is left.
std::array<std::string_view, 6> fields_of(std::string_view raw) {
    std::array<std::string_view, 6> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto sides = i + 1 < fields.size() ? composed(raw) : std::nullopt;
        fields[i] = sides ? sides->first : raw;
        raw = sides ? sides->second : std::string_view{};
    }
    return fields;
}

bool read_player(std::string_view raw, Color& by) {
    if (raw == "B")
        by = Color::black;
    else if (raw == "W")
        by = Color::white;
    return raw.empty() || by != Color::empty;
}

bool read_points(std::string_view raw, Size size, std::vector<Point>& points) {
    if (raw.size() % 2 != 0) return false;
    for (; !raw.empty(); raw.remove_prefix(2)) {
        const auto at = point(raw.substr(0, 2), size);
        if (!at) return false;
        points.push_back(*at);
    }
    return true;
}

// Whether a game could ever accept the event's number.
bool is_number_possible(const Event& e, Size size) {
    if (e.kind == EventKind::handicap) return 0 <= e.number && e.number <= size.area();
    if (e.kind == EventKind::penalty) return 1 <= e.number && e.number <= most_penalty;
    if (e.kind == EventKind::award) return 1 <= e.number && e.number <= most_award;
    if (e.kind == EventKind::status_ruled) return e.number == ruled_dead || e.number == ruled_alive;
    if (e.kind == EventKind::ruling) return 0 <= e.number && e.number <= most_ruling;
    return e.number >= 0;
}

}  // namespace

std::string_view private_name(EventKind kind) {
    for (const Private& p : privates)
        if (p.kind == kind) return p.name;
    return {};
}

std::optional<EventKind> private_kind(std::string_view name) {
    for (const Private& p : privates)
        if (p.name == name) return p.kind;
    return {};
}

std::string event_value(const Event& e) {
    std::string points;
    for (const Point p : *e.points) points += point_value(p);
    const std::string fields[] = {
        is_stone(e.by) ? std::string(1, letter(e.by)) : std::string{},
        e.number != 0 ? std::to_string(e.number) : std::string{},
        e.hash != 0 ? hexadecimal(e.hash) : std::string{},
        e.at != no_point ? point_value(e.at) : std::string{},
        points,
        escaped(*e.words, true),
    };
    std::string value;
    std::size_t length = 0;
    for (const std::string& field : fields) {
        value += field;
        if (!field.empty()) length = value.size();
        value += ':';
    }
    value.resize(length);
    return value;
}

std::optional<Event> event_in(EventKind kind, std::string_view raw, Size size) {
    const auto fields = fields_of(raw);
    Event e{.kind = kind};
    std::vector<Point> at;
    std::vector<Point> points;
    const bool read = read_player(fields[0], e.by) && read_number(fields[1], 10, e.number) &&
                      read_number(fields[2], 16, e.hash) && read_points(fields[3], size, at) &&
                      read_points(fields[4], size, points) && at.size() <= 1 && is_number_possible(e, size);
    const bool wins = kind == EventKind::ruling && e.number == 0;
    const bool lacks_player = e.by == Color::empty && (wins || needs_player(kind));
    const bool lacks_point = at.empty() && kind == EventKind::breach;
    if (!read || lacks_player || lacks_point) return {};
    if (!at.empty()) e.at = at.front();
    e.points = std::move(points);
    e.words = text(fields[5]);
    return e;
}

}  // namespace shinpan::formats::sgf
