#include "formats/record/sgf/builder.hpp"

#include "formats/record/fault_messages.hpp"
#include "formats/record/sgf/opening.hpp"
#include "formats/record/sgf/values.hpp"

namespace shinpan::inline formats::sgf {

Builder::Builder(Size size, Warnings warnings)
    : warnings_(std::move(warnings)), size_(size), node_(games_.add_node(no_node)) {
    say("FF", "4");
    say("GM", "1");
    say("CA", "UTF-8");
    value("SZ", size_value(size));
}

void Builder::say(std::string_view name, std::string_view text) {
    text = trimmed(text);
    if (!text.empty()) value(name, escaped(text));
}

void Builder::value(std::string_view name, std::string_view raw) {
    games_.add_property(name);
    games_.add_value(raw);
}

void Builder::values(std::string_view name, std::span<const std::string> raw) {
    games_.add_property(name);
    for (const std::string& one : raw) games_.add_value(one);
}

void Builder::list(std::string_view name, std::span<const Point> points) {
    if (points.empty()) return;
    games_.add_property(name);
    for (const Point p : points) games_.add_value(point_value(p));
}

void Builder::collect(const Result<Event, BadInput>& move, std::string_view line) {
    if (move) return collected_.push_back(*move);
    if (!unread_) unread_ = move.error();
    warn(move.error());
    collected_.push_back(pass(collected_.empty() ? Color::black : other(collected_.back().by)));
    collected_.back().words = std::string(line);
}

void Builder::handicap_and_moves(int stones) {
    auto e = collected_.begin();
    if (stones >= 2) {
        const Shown shown = put_handicap(stones, size_, collected_);
        e = collected_.begin();
        if (shown == Shown::nowhere)
            handicap(stones, {});
        else
            handicap(stones, *e++->points);
        if (shown == Shown::star_points) warn(bad_input(0, 0, {fault::handicap_not_in_file}));
    }
    for (; e != collected_.end(); ++e) {
        if (e->words->empty())
            move(e->by, e->kind == EventKind::pass ? no_point : e->at);
        else
            unread_move(e->by, *e->words, *unread_);
    }
}

void Builder::next_node() { branch_from(node_); }

void Builder::branch_from(NodeIndex parent) { node_ = games_.add_node(parent); }

void Builder::komi(HalfPoints komi) { say("KM", to_text(komi)); }

void Builder::handicap(int stones, std::span<const Point> points) {
    say("HA", std::to_string(stones));
    list("AB", points);
}

void Builder::move(Color by, Point at) {
    next_node();
    play(by, at);
}

void Builder::unread_move(Color by, std::string_view line, const BadInput& why) {
    next_node();
    say(by == Color::black ? "B" : "W", line);
    if (!games_.unread()) games_.set_unread({node_, why});
}

void Builder::play(Color by, Point at) {
    value(by == Color::black ? "B" : "W", at == no_point ? std::string{} : point_value(at));
}

Collection Builder::take() && {
    for (Diagnostic& warning : warnings_.take()) games_.add_warning(std::move(warning));
    return std::move(games_);
}

}  // namespace shinpan::formats::sgf
