#include "formats/record/sgf/check.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/scan.hpp"
#include "formats/record/sgf/standard.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/warnings.hpp"
#include "go/board/point_set.hpp"
#include "go/table/game_result.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <string>

namespace shinpan::inline formats::sgf {
namespace {

constexpr int newest = 4;
constexpr int unsaid = 0;  // the file names no version
constexpr std::size_t longest_usual_name = 8;

bool is_of_go(Node root) {
    const auto game = root.find("GM");
    return !game || number(game->value(0)) == 1;
}

// Properties that share the points of a node between them by FF[4]: each stands once in one of them.
enum Group : std::uint8_t { no_group, setup_group, mark_group, label_group, territory_group, group_count };

Group group_of(std::uint16_t name) {
    switch (name) {
        case code("AB"):
        case code("AW"):
        case code("AE"): return setup_group;
        case code("CR"):
        case code("MA"):
        case code("SL"):
        case code("SQ"):
        case code("TR"): return mark_group;
        case code("LB"): return label_group;
        case code("TB"):
        case code("TW"): return territory_group;
        default: return no_group;
    }
}

// Lists of points that FF[4] lets be empty.
bool may_be_empty(std::uint16_t name) {
    return name == code("DD") || name == code("VW") || name == code("TB") || name == code("TW");
}

// Adds the points of a rectangle to those that are listed, up to the first that is among them; true for none.
bool list_points(Point first, Point last, PointSet& listed) {
    for (int row = first.row(); row <= last.row(); ++row)
        for (int col = first.col(); col <= last.col(); ++col) {
            if (listed.contains(shinpan::point(col, row))) return false;
            listed.insert(shinpan::point(col, row));
        }
    return true;
}

// "9:9", for which the standard has "9".
bool is_square_in_two(std::string_view raw) {
    const auto sides = composed(raw);
    return sides && number(sides->first) == number(sides->second);
}

// The results of FF[4]. An empty one is left to programs that write RE before there is a result.
bool is_result(std::string_view raw) {
    const std::string written = simple_text(raw);
    const std::string_view text = trimmed(written);
    if (text.empty() || game_result_in(text)) return true;
    const std::string winner = lower(text.substr(0, 2));
    const std::string_view margin = text.substr(std::min<std::size_t>(2, text.size()));
    return (winner == "b+" || winner == "w+") && is_real(margin) && is_digit(margin.front());
}

class Checker {
public:
    explicit Checker(const Collection& games) : games_(games), warnings_(games.source()) {}

    std::vector<Diagnostic> check() {
        for (NodeIndex i = 0; i < games_.node_count(); ++i) {
            const Node node = games_.node(i);
            const bool is_root = !node.parent();
            if (is_root) begin_game(node);
            if (is_go_) check_node(node, is_root);
        }
        return warnings_.take();
    }

private:
    void begin_game(Node root);
    void check_node(Node, bool is_root);
    bool is_plain_move(const Property&) const;
    void check_property(const Property&, bool is_root);
    void check_private(const Property&);
    void check_points(const Property&);
    bool holds(const Standard&, std::string_view raw) const;
    bool is_listed(std::string_view raw) const { return rectangle(raw, size_).has_value(); }

    const Collection& games_;
    Warnings warnings_;
    int version_ = unsaid;
    bool is_go_ = true;
    Size size_{};
    std::bitset<1 << 16> seen_;                   // standard names in this node
    std::array<PointSet, group_count> listed_{};  // in this node
    bool has_listed_ = false;
};

void Checker::begin_game(Node root) {
    is_go_ = is_of_go(root);
    const auto board = root.find("SZ");
    size_ = board ? size(board->value(0)).value_or(Size{}) : Size{};
    version_ = unsaid;
    const auto format = root.find("FF");
    if (!format) {
        const std::size_t at = root.property_count() > 0 ? root.property(0).offset() : 0;
        warnings_.add(at, fault::no_ff);
        return;
    }
    const auto version = number(format->value(0));
    const bool known = version && 1 <= *version && *version <= newest;
    version_ = known ? *version : newest;
    if (!known) warnings_.add(format->offset(), fault::unknown_ff);
}

void Checker::check_node(Node node, bool is_root) {
    const int count = node.property_count();
    if (count == 1 && is_plain_move(node.property(0))) return;
    for (int i = 0; i < count; ++i) {
        const Property p = node.property(i);
        if (count > 1 && p.short_name() != 0 && seen_[p.short_name()])
            warnings_.add(p.offset(), fault::property_twice, p.name());
        seen_[p.short_name()] = true;
        check_property(p, is_root);
    }
    for (int i = 0; i < count; ++i) seen_[node.property(i).short_name()] = false;
    if (has_listed_) listed_ = {};
    has_listed_ = false;
}

// One move on one point of the board, which every version has: nearly all of most games.
bool Checker::is_plain_move(const Property& p) const {
    if (p.short_name() != code("B") && p.short_name() != code("W")) return false;
    const std::string_view raw = p.value(0);
    if (raw.size() != 2 || p.value_count() != 1) return false;
    const int col = coordinate(raw[0]);
    const int row = coordinate(raw[1]);
    return 0 <= col && col < size_.cols && 0 <= row && row < size_.rows;
}

void Checker::check_property(const Property& p, bool is_root) {
    const Standard* const known = standard(p.short_name());
    if (!known) return check_private(p);
    if (version_ != unsaid && !known->is_of(version_))
        warnings_.add(p.offset(), fault::not_of_this_ff, p.name());
    if (known->root && !is_root) warnings_.add(p.offset(), fault::belongs_first, p.name());
    if (!known->list && p.value_count() > 1)
        warnings_.add(p.value_offset(1), fault::more_than_one_value, p.name());
    for (int i = 0; i < p.value_count(); ++i)
        if (!holds(*known, p.value(i))) warnings_.add(p.value_offset(i), fault::not_its_value, p.name());
    if (version_ >= 4) check_points(p);
}

// A value is looked at up to its first point that stands elsewhere: so the points of a node are each looked
// at once, however many rectangles list them.
void Checker::check_points(const Property& p) {
    const Group group = group_of(p.short_name());
    if (group == no_group) return;
    has_listed_ = true;
    for (int i = 0; i < p.value_count(); ++i) {
        const auto label = group == label_group ? composed(p.value(i)) : std::nullopt;
        const auto corners = rectangle(label ? label->first : p.value(i), size_);
        if (!corners) continue;
        if (!list_points(corners->first, corners->second, listed_[group]))
            warnings_.add(p.value_offset(i), fault::point_twice, p.name());
    }
}

void Checker::check_private(const Property& p) {
    if (p.short_name() != 0)
        warnings_.add(p.offset(), fault::not_standard, p.name());
    else if (p.name().size() > longest_usual_name)
        warnings_.add(p.offset(), fault::long_name, p.name());
}

bool Checker::holds(const Standard& property, std::string_view raw) const {
    switch (property.value) {
        case ValueKind::none: return trimmed(raw).empty();
        case ValueKind::number: return number(raw).has_value();
        case ValueKind::real: return is_real(raw) && thousandths(raw).has_value();
        case ValueKind::twice:
            return trimmed(raw) == "1" || trimmed(raw) == "2" || (version_ < 4 && raw.empty());
        case ValueKind::color: return trimmed(raw) == "B" || trimmed(raw) == "W";
        case ValueKind::point:
            if (trimmed(raw).empty()) return version_ < 4 || may_be_empty(property.name);
            return is_listed(raw);
        case ValueKind::move: return sgf::move(raw, size_).has_value();
        case ValueKind::text: return version_ < 4 || property.name != code("RE") || is_result(raw);
        case ValueKind::other: return property.name != code("SZ") || !is_square_in_two(raw);
    }
    return true;
}

}  // namespace

std::vector<Diagnostic> check(const Collection& games) { return Checker(games).check(); }

std::optional<BadInput> impossible_board(Node root, Places& places) {
    const auto board = root.find("SZ");
    if (!is_of_go(root) || !board || size(board->value(0))) return {};
    const Place at = places.at(board->offset());
    const std::string named = simple_text(utf8_head(board->value(0), 20));
    return bad_input(at.line, at.column, {fault::no_board, {fact("value", "SZ[" + named + "]")}});
}

}  // namespace shinpan::formats::sgf
