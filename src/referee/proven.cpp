#include "referee/proven.hpp"

#include "estimate/hypothesis.hpp"
#include "referee/free_replay.hpp"

namespace shinpan {

ProvenPosition prove_position(const Record& record, int moves, const Ruleset& rules,
                              const ProveOptions& options) {
    std::vector<Position> earlier;
    const Game game = replayed(record, moves, &earlier);
    const Position& position = game.board().position();
    const Hypothesis guess = hypothesis(position, game.to_move());
    return {position,
            moves,
            std::string(rules.id),
            {prove(position, earlier, Color::black, guess, options),
             prove(position, earlier, Color::white, guess, options)}};
}

Certificate certificate_of(const ProvenPosition& proven) {
    return {proven.rules, proven.moves, proven.position, {proven.sections[0], proven.sections[1]}};
}

}  // namespace shinpan
