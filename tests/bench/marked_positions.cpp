#include "bench/marked_positions.hpp"

#include "runner/lines.hpp"
#include "runner/values.hpp"

#include <boost/json.hpp>

namespace shinpan::bench {
namespace {

std::string owner_of(const Estimate& e, Point p) {
    return e.owned[0].contains(p) ? "X" : e.owned[1].contains(p) ? "O" : ".";
}

}  // namespace

std::vector<MarkedPosition> marked_positions(const std::string& path) {
    const auto text = runner::text_of(path);
    if (!text) throw runner::BadCase{text.error().what};
    std::vector<MarkedPosition> positions;
    for (const std::string_view line : runner::split_lines(*text)) {
        if (line.empty()) continue;
        const runner::json::value value =
            runner::json::parse(boost::json::string_view(line.data(), line.size()));
        const auto& fields = value.as_object();
        const auto& expect = runner::object(runner::required(fields, "expect"));
        const Position board = runner::board_of(fields);
        MarkedPosition marked{.id = runner::text(runner::required(fields, "id")),
                              .position = board,
                              .dead = runner::points_of(runner::required(expect, "dead"), board.size())};
        if (const auto* neutral = runner::field(expect, "neutral_points"))
            marked.neutral = runner::points_of(*neutral, board.size());
        const char* map = runner::has(expect, "owner_once_sealed") ? "owner_once_sealed" : "owner";
        if (const auto* owner = runner::field(expect, map))
            for (const auto& row : runner::array(*owner)) marked.owner.push_back(runner::text(row));
        positions.push_back(marked);
    }
    return positions;
}

std::string what_is_wrong(const MarkedPosition& marked, const Estimate& e) {
    const Size size = marked.position.size();
    std::string wrong;
    for_each_point(size, [&](Point p) {
        if (marked.dead.contains(p) != e.dead.contains(p))
            wrong += " " + name(p, size) + (e.dead.contains(p) ? " called dead" : " called living");
        if (marked.neutral && marked.neutral->contains(p) && owner_of(e, p) != ".")
            wrong += " " + name(p, size) + " is nobody's, called " + owner_of(e, p);
        if (marked.owner.empty()) return;
        const char owner = marked.owner[static_cast<std::size_t>(p.row())][static_cast<std::size_t>(p.col())];
        if ((owner == 'X' || owner == 'O' || owner == '.') && owner_of(e, p)[0] != owner)
            wrong += " " + name(p, size) + " is " + owner + ", called " + owner_of(e, p);
    });
    return wrong;
}

}  // namespace shinpan::bench
