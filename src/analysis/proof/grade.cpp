#include "analysis/proof/grade.hpp"

#include "analysis/proof/proof.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

bool is_dame(const Position& position, const std::array<Section, 2>& sections, Point p) {
    const auto near = neighbours(p);
    const auto beside = [&](const Section& section) {
        return std::any_of(near.begin(), near.end(), [&](Point n) { return section.safe.contains(n); });
    };
    return position.at(p) == Color::empty && beside(sections[0]) && beside(sections[1]);
}

}  // namespace

std::string_view word_of(Grade grade) {
    switch (grade) {
        case Grade::final: return "final";
        case Grade::final_up_to_dame: return "final_up_to_dame";
        case Grade::unsettled: return "unsettled";
        case Grade::ko_dependent: return "ko_dependent";
        case Grade::open: return "open";
    }
    return {};
}

Grade grade(const Position& position, const std::array<Section, 2>& sections) {
    const PointSet kept = sections[0].kept() | sections[1].kept();
    bool all_kept = true;
    bool rest_is_dame = true;
    for_each_point(position.size(), [&](Point p) {
        if (kept.contains(p)) return;
        all_kept = false;
        rest_is_dame = rest_is_dame && is_dame(position, sections, p);
    });
    return all_kept ? Grade::final : rest_is_dame ? Grade::final_up_to_dame : Grade::open;
}

}  // namespace shinpan::analysis
