// A program that uses the installed engine: it plays a ko on 5x5 and reports the move that is refused.
#include <shinpan/game.hpp>
#include <shinpan/rules.hpp>

#include <iostream>

int main() {
    using namespace shinpan;
    const auto rules = ruleset_called("French");
    if (!rules) return std::cerr << rules.error().what << "\n", 1;

    const Size size{5, 5};
    Game game(**rules, size, {});
    for (const char* at : {"A2", "C1", "E5", "B2", "E4", "A1", "B1", "A1"}) {
        const auto played = game.apply(play(game.to_move(), *point_named(at, size)));
        if (played) continue;
        const Refusal& why = played.error();
        std::cout << name(why.by) << " may not play " << at << ": " << word_of(why.why) << ", "
                  << (*rules)->name << " " << why.clause << "\n";
    }
}
