#include "record/sgf_builder.hpp"

#include "record/sgf_values.hpp"

namespace shinpan::sgf {

Builder::Builder(Size size) : node_(games_.add_node(no_node)) {
    say("FF", "4");
    say("GM", "1");
    say("CA", "UTF-8");
    games_.add_property("SZ");
    games_.add_value(size_value(size));
}

void Builder::say(std::string_view name, std::string_view text) {
    text = trimmed(text);
    if (text.empty()) return;
    games_.add_property(name);
    games_.add_value(escaped(text));
}

void Builder::komi(HalfPoints komi) { say("KM", to_text(komi)); }

void Builder::handicap(int stones, std::span<const Point> points) {
    say("HA", std::to_string(stones));
    if (points.empty()) return;
    games_.add_property("AB");
    for (const Point p : points) games_.add_value(point_value(p));
}

void Builder::move(Color by, Point at) {
    node_ = games_.add_node(node_);
    games_.add_property(by == Color::black ? "B" : "W");
    games_.add_value(at == no_point ? std::string{} : point_value(at));
    ++moves_;
}

}  // namespace shinpan::sgf
