// What the people of the simulated world say, by chance; often what cannot be.
#include "formats/record/event_line.hpp"
#include "server/world/page.hpp"

#include <algorithm>

namespace shinpan::server::world {
namespace {

enum class Resting { no, agreed, otherwise };

// Whether the game rests, by the last entry that says so.
Resting resting(const Shown& shown) {
    for (auto known = shown.entries.rbegin(); known != shown.entries.rend(); ++known) {
        const std::string& text = known->entry.text;
        if (text == "accept 0 pause") return Resting::agreed;
        if (text == "go_on" || text == "accept 0 go_on") return Resting::no;
        if (text.starts_with("pause ")) return Resting::otherwise;
    }
    return Resting::no;
}

// Who called the referee and has no answer yet.
std::optional<Author> caller(const Shown& shown) {
    for (auto known = shown.entries.rbegin(); known != shown.entries.rend(); ++known) {
        if (known->entry.text.starts_with("answered")) return {};
        if (known->entry.text.starts_with("call ")) return known->entry.author;
    }
    return {};
}

}  // namespace

std::string Page::play_in(const Shown& shown) {
    const Game& game = *shown.game;
    const Size size = game.board().size();
    for (int attempt = 0; attempt < 12; ++attempt) {
        const Point at =
            point(static_cast<int>(random_.below(size.cols)), static_cast<int>(random_.below(size.rows)));
        if (!game.refuses_play(shown.you, at)) return event_line(play(shown.you, at), size);
    }
    return event_line(pass(shown.you), size);
}

std::string Page::answer_in(const Shown& shown) {
    for (const OpenOffer& offer : shown.offers)
        if (offer.by != shown.you)
            return (random_.below(4) == 0 ? "decline " + std::to_string(offer.number)
                                          : "accept " + std::to_string(offer.number) + ' ' + offer.event);
    return {};
}

// A player moves when it is their turn, and now and then says something else.
std::string Page::word_in(const Shown& shown) {
    const Resting rests = resting(shown);
    if (rests == Resting::agreed && random_.below(2) == 0) {
        std::string answer = answer_in(shown);
        return answer.empty() ? "offer go_on" : answer;
    }
    if (rests == Resting::otherwise && caller(shown) == author_of(shown.you) && random_.below(40) == 0)
        return "answered";
    if (shown.absence && shown.absence->of != shown.you && random_.below(3) == 0)
        return (random_.below(4) == 0 ? "adjourn " : "claim ") + std::to_string(1 + random_.below(6));
    const bool moves_rest = shown.game->stage().phase != Phase::play || rests != Resting::no;
    if (shown.game->to_move() != shown.you && !moves_rest && random_.below(10) != 0) return {};
    if (std::string answer = answer_in(shown); !answer.empty() && random_.below(2) == 0) return answer;
    return word_of_chance(shown);
}

std::string Page::word_of_chance(const Shown& shown) {
    const std::string me(1, letter(shown.you));
    switch (random_.below(66)) {
        case 0: return "offer undo_asked " + me + " 1";
        case 1: return "offer end_agreed -";
        case 2: return "resume " + me;
        case 3: return random_.below(8) == 0 ? "resign " + me : "pass " + me;
        case 4: return "play " + std::string(1, letter(other(shown.you))) + " A1";
        case 5: return "accept 1 marks_proposed " + me;
        case 6:
        case 7:
        case 8: return "offer marks_proposed " + me + (random_.below(2) == 0 ? " A1" : "");
        case 9:
        case 10: return "pass " + me;
        case 11: return "offer pause";
        case 12: return "call this is not right";
        case 13: return random_.below(4) == 0 ? "abort" : "ruling " + me + " 0 I say so";
        default: return play_in(shown);
    }
}

// A referee says something where they were called, and answers in the end.
std::string Page::ruling_in(const Shown& shown) {
    if (!caller(shown)) return {};
    const std::string player = random_.below(2) == 0 ? "B" : "W";
    const auto events = static_cast<int>(shown.game->events().size());
    switch (random_.below(12)) {
        case 0: return "ruling " + player + " 0 [4.2] so it is";
        case 1:
            return "annulled - " + std::to_string(random_.below(static_cast<std::size_t>(events) + 1)) +
                   " [4] back";
        case 2: return "resumed_by_ruling " + player + " [9] play on";
        case 3: return "penalty " + player + " 1 [5] late";
        case 4: return "time " + player + " +5 the line was cut";
        case 5: return "pause referee";
        case 6: return "go_on";
        case 7: return "play " + player + " A1";
        default: return "answered so it is";
    }
}

}  // namespace shinpan::server::world
