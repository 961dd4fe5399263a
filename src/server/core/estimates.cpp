#include "server/core/estimates.hpp"

#include "formats/record/event_line.hpp"
#include "go/table/settlement.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace shinpan::server {

bool needs_estimate(const GameLog& log) {
    const Game& game = log.game();
    if (game.rules().removal.is != Removal::by_estimate || !game.is_over()) return false;
    if (settlement(game).state != Settling::open || log.moves().empty()) return false;
    const auto since = log.entries().begin() + log.moves().back();
    const bool is_ruled = std::any_of(since, log.entries().end(), [](const LogEntry& entry) {
        return entry.text.starts_with(word_of(EventKind::status_ruled));
    });
    return !is_ruled && game.board().position().count(Color::empty) < game.board().size().area();
}

std::string ruling_by(const Estimated& estimated, const Game& game) {
    Event ruled = event(EventKind::status_ruled, Color::empty);
    ruled.points = estimated.dead;
    ruled.number = estimated.dead.empty() ? ruled_alive : ruled_dead;
    if (estimated.dead.empty()) {
        const Position& position = game.board().position();
        std::vector<Point> living;
        for (const Point p : position.points(Color::black) | position.points(Color::white))
            living.push_back(p);
        ruled.points = std::move(living);
    }
    ruled.words = std::string(estimated.is_exact ? "exact" : "estimated");
    return event_line(ruled, game.board().size());
}

}  // namespace shinpan::server
