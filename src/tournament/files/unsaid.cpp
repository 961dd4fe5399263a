#include "tournament/files/unsaid.hpp"

#include <string>

namespace shinpan::tournament {
namespace {

void add_count(Written& written, std::size_t count, const char* one, const char* many) {
    if (count > 0)
        written.warn((count == 1 ? std::string(one) : std::to_string(count) + many) + " cannot be said");
}

}  // namespace

void add_unsaid(const Event& event, const Sayable& sayable, Written& written) {
    std::size_t scores = 0, penalties = 0, absences = 0, defaults = 0, both = 0;
    for (const Round& round : event.rounds()) {
        penalties += round.penalties.size();
        absences += round.absences.size() + round.byes.size();
        for (const PairedGame& game : round.games) {
            scores += game.score.empty() ? 0 : 1;
            defaults += game.by_default ? 1 : 0;
            both += game.end == GameEnd::both_lose || game.end == GameEnd::both_win ? 1 : 0;
        }
    }
    add_count(written, event.rulings().size(), "a ruling of an arbiter", " rulings of arbiters");
    add_count(written, penalties, "a penalty", " penalties");
    add_count(written, scores, "the score of a game", " scores of games");
    if (!sayable.absences) add_count(written, absences, "a bye or an absence", " byes and absences");
    if (!sayable.defaults) add_count(written, defaults, "that a game was not played", " results by default");
    if (!sayable.both)
        add_count(written, both, "a game that both won or lost", " games that both won or lost");
}

}  // namespace shinpan::tournament
