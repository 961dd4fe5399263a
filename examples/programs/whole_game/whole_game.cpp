// A game on 5x5 under the French rules, from its first move to the result.
#include <shinpan/diagram.hpp>
#include <shinpan/game.hpp>
#include <shinpan/rules.hpp>
#include <shinpan/score.hpp>
#include <shinpan/table.hpp>

#include <iostream>

int main() {
    using namespace shinpan;
    const auto rules = ruleset_called("French");
    if (!rules) return std::cerr << rules.error().what << "\n", 1;
    const Size size{5, 5};
    Game game(**rules, size, {.komi = points(2) + half_point});

    // Each stone is put down, or refused with the reason and the clause.
    for (const char* at : {"C3", "B2", "C2", "B3", "C4", "B4", "C5", "B5", "C1", "B1", "D5", "D2", "E4", "E5"}) {
        const Color player = game.to_move();
        const auto played = game.apply(play(player, *point_named(at, size)));
        if (!played)
            std::cout << name(player) << " may not play " << at << ": " << word_of(played.error().why)
                      << " (" << played.error().clause << ")\n";
    }

    // Two passes stop play. One player says which stones are dead, the other accepts exactly these.
    const Event events[]{pass(game.to_move()), pass(other(game.to_move()))};
    for (const Event& each : events) game.must_apply(each);
    PointSet dead;
    dead.insert(*point_named("D2", size));
    game.must_apply(marks_proposed(Color::black, dead));
    game.must_apply(marks_accepted(Color::white, dead));
    std::cout << text(picture_of(game), Charset::unicode);

    // The score is a list of terms, each with the clause that brings it.
    const Score counted = score(game.rules(), game.finish());
    for (const Term& term : counted.terms)
        std::cout << name(term.player) << " " << word_of(term.what) << " " << to_text(term.points) << " ("
                  << term.clause << ")\n";
    std::cout << to_text(result_of(game, counted)) << "\n";
}
