#include "formats/record/sgf/check.hpp"

#include "base/utf8.hpp"
#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/standard.hpp"
#include "formats/record/sgf/values.hpp"
#include "formats/record/sgf/warnings.hpp"

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
    bool holds(ValueKind, std::string_view raw) const;
    bool is_listed(std::string_view raw) const { return rectangle(raw, size_).has_value(); }

    const Collection& games_;
    Warnings warnings_;
    int version_ = unsaid;
    bool is_go_ = true;
    Size size_{};
    std::bitset<1 << 16> seen_;  // standard names in this node
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
        if (!holds(known->value, p.value(i)))
            warnings_.add(p.value_offset(i), fault::not_its_value, p.name());
}

void Checker::check_private(const Property& p) {
    if (p.short_name() != 0)
        warnings_.add(p.offset(), fault::not_standard, p.name());
    else if (p.name().size() > longest_usual_name)
        warnings_.add(p.offset(), fault::long_name, p.name());
}

bool Checker::holds(ValueKind kind, std::string_view raw) const {
    switch (kind) {
        case ValueKind::none: return trimmed(raw).empty();
        case ValueKind::number: return number(raw).has_value();
        case ValueKind::real: return is_real(raw) && thousandths(raw).has_value();
        case ValueKind::twice:
            return trimmed(raw) == "1" || trimmed(raw) == "2" || (version_ < 4 && raw.empty());
        case ValueKind::color: return trimmed(raw) == "B" || trimmed(raw) == "W";
        case ValueKind::point: return is_listed(raw) || trimmed(raw).empty();
        case ValueKind::move: return sgf::move(raw, size_).has_value();
        case ValueKind::text:
        case ValueKind::other: return true;
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
