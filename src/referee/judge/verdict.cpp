#include "referee/judge/verdict.hpp"

namespace shinpan::inline referee {

std::string_view word(Basis basis) {
    switch (basis) {
        case Basis::as_it_stands: return "as_it_stands";
        case Basis::played_out: return "played_out";
        case Basis::agreed: return "agreed";
        case Basis::proven: return "proven";
        case Basis::estimated: return "estimated";
        case Basis::recorded: return "recorded";
        case Basis::arbiter: return "arbiter";
    }
    return {};
}

std::string_view word(Close close) {
    switch (close) {
        case Close::passes: return "passes";
        case Close::assumed_passes: return "assumed_passes";
        case Close::agreement: return "agreement";
        case Close::move_limit: return "move_limit";
        case Close::resignation: return "resignation";
        case Close::time: return "time";
        case Close::forfeit: return "forfeit";
        case Close::illegal_move: return "illegal_move";
        case Close::no_result: return "no_result";
        case Close::draw: return "draw";
        case Close::both_lose: return "both_lose";
        case Close::ruling: return "ruling";
    }
    return {};
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

}  // namespace shinpan::referee
