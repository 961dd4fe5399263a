#include "go/board/chains.hpp"

namespace shinpan::inline go {

PointSet whole_chains(const Position& position, const PointSet& stones) {
    PointSet chains;
    for (Color player : {Color::black, Color::white}) {
        const PointSet own = position.points(player);
        chains |= flood(stones & own, own, position.size());
    }
    return chains;
}

}  // namespace shinpan::go
