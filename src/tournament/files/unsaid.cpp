#include "tournament/files/unsaid.hpp"

#include "tournament/files/unsaid_messages.hpp"

namespace shinpan::tournament {
namespace {

void add_count(Written& written, std::size_t count, const MessageTemplate& saying) {
    if (count > 0) written.warn({saying, {fact(count == 1 ? "one" : "many", static_cast<int>(count))}});
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
    add_count(written, event.rulings().size(), unsaid::rulings);
    add_count(written, penalties, unsaid::penalties);
    add_count(written, scores, unsaid::scores);
    if (!sayable.absences) add_count(written, absences, unsaid::absences);
    if (!sayable.defaults) add_count(written, defaults, unsaid::defaults);
    if (!sayable.both) add_count(written, both, unsaid::both);
}

}  // namespace shinpan::tournament
