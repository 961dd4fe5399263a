#include "referee/verdict.hpp"

namespace shinpan {

std::string_view word(Basis basis) {
    constexpr std::string_view words[]{"as_it_stands", "played_out", "agreed", "proven",
                                       "estimated",    "recorded",   "arbiter"};
    return words[static_cast<std::size_t>(basis)];
}

std::string_view word(Close close) {
    constexpr std::string_view words[]{"passes",      "assumed_passes", "agreement", "move_limit",
                                       "resignation", "time",           "forfeit",   "illegal_move",
                                       "no_result",   "draw",           "both_lose", "ruling"};
    return words[static_cast<std::size_t>(close)];
}

PointSet removed(const Verdict& verdict, Color color) {
    return verdict.score ? verdict.score->removed & verdict.position.points(color) : PointSet{};
}

bool same_outcome(const Verdict& a, const Verdict& b) {
    if (a.result != b.result || a.legal() != b.legal()) return false;
    if (a.score.has_value() != b.score.has_value()) return false;
    if (!a.score && a.ended != b.ended) return false;
    if (!a.illegal) return true;
    return a.illegal->move == b.illegal->move && a.illegal->refusal.why == b.illegal->refusal.why;
}

}  // namespace shinpan
