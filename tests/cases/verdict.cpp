#include "verdict.hpp"

#include "formats/record/event_line.hpp"
#include "go/game/game.hpp"
#include "go/table/game_result.hpp"

#include <sstream>

namespace cases {
namespace {

using namespace shinpan;

using Words = std::vector<std::string>;

Words words_of(const std::string& text) {
    std::istringstream in(text);
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// The points named from that word on; nothing if one is no point of the board.
std::optional<std::vector<Point>> points_from(const Words& words, std::size_t from, Size size) {
    std::vector<Point> points;
    for (std::size_t i = from; i < words.size(); ++i) {
        const auto point = point_named(words[i], size);
        if (!point) return {};
        points.push_back(*point);
    }
    return points;
}

std::optional<Event> with_points(Event event, const Words& words, std::size_t from, Size size) {
    const auto points = points_from(words, from, size);
    if (!points) return {};
    event.points = *points;
    return event;
}

// "agreed end", "agreed dead D4", "agreed analysis D4", "agreed no result".
std::optional<Event> agreement(const Words& words, Size size) {
    if (words.size() < 2) return {};
    if (words[1] == "end") return event(EventKind::end_agreed, Color::empty);
    if (words[1] == "no") return event(EventKind::no_result_agreed, Color::empty);
    const bool dead = words[1] == "dead";
    if (!dead && words[1] != "analysis") return {};
    const EventKind kind = dead ? EventKind::group_agreed : EventKind::analysis_agreed;
    return with_points(event(kind, Color::empty), words, 2, size);
}

std::optional<EventKind> lone_word(const std::string& word) {
    if (word == "pass") return EventKind::pass;
    if (word == "button") return EventKind::button;
    if (word == "resign") return EventKind::resign;
    if (word == "timeout") return EventKind::timeout;
    if (word == "forfeit") return EventKind::forfeit;
    if (word == "resumes") return EventKind::resume;
    return {};
}

std::optional<Event> by_player(const Words& words, const Game& game) {
    const Size size = game.board().size();
    const Color by = words[0] == "B" ? Color::black : Color::white;
    if (const auto kind = lone_word(words[1])) return event(*kind, by);
    if (words[1] == "dead") return with_points(event(EventKind::marks_proposed, by), words, 2, size);
    if (words[1] == "accepts") return marks_accepted(by, game.proposed_marks().value_or(PointSet{}));
    const bool breach = words[1] == "breach";
    const auto at = point_named(words[breach ? words.size() - 1 : 1], size);
    const bool stands = !breach && words.size() == 3 && words[2] == let_stand;
    if (!at || words.size() != (breach || stands ? 3u : 2u)) return {};
    Event made = play(by, *at);
    if (breach) made.kind = EventKind::breach;
    if (stands) made.words = words[2];
    return made;
}

std::optional<Event> event_from(const std::string& text, const Game& game) {
    const Words words = words_of(text);
    if (words.size() < 2) return {};
    const Size size = game.board().size();
    if (words[0] == "arbiter") {
        const auto read = event_in_line(std::string_view(text).substr(text.find(words[1])), size);
        return read ? std::optional(*read) : std::nullopt;
    }
    if (words[0] == "agreed") return agreement(words, size);
    if (words[0] == "both") return event(EventKind::both_lose, Color::black);
    if (words[0] == "handicap") {
        Event made = event(EventKind::handicap, Color::black);
        const auto number = small_number(words[1]);
        if (!number) return {};
        made.number = *number;
        return with_points(made, words, 2, size);
    }
    if (words[0] != "B" && words[0] != "W") return {};
    return by_player(words, game);
}

std::string_view phase_word(Phase phase) {
    switch (phase) {
        case Phase::play: return "play";
        case Phase::settle: return "settle";
        case Phase::stopped: return "stopped";
        case Phase::analysis: return "analysis";
        case Phase::analysis_stopped: return "analysis stopped";
        case Phase::over: return "over";
    }
    return {};
}

std::string_view stage_clause(const Game& game) {
    const Ending& ending = game.rules().ending.is;
    switch (game.stage().phase) {
        case Phase::play: return game.stage().stops > 0 ? ending.resume : std::string_view{};
        case Phase::settle:
        case Phase::stopped: return ending.stop;
        case Phase::analysis:
        case Phase::analysis_stopped: return game.rules().ending.clause;
        case Phase::over: return game.outcome().clause;
    }
    return {};
}

Verdict stage_verdict(const Game& game) {
    const std::string turn = game.is_over() ? "" : std::string(", ") + letter(game.to_move()) + " to move";
    return {std::string(phase_word(game.stage().phase)) + turn, std::string(stage_clause(game))};
}

std::string both(HalfPoints black, HalfPoints white) {
    return "B " + to_text(black) + ", W " + to_text(white);
}

Verdict handed_verdict(const Game& game) {
    const auto& handed = game.tally().handed;
    return {both(points(handed[0]), points(handed[1])), std::string(game.rules().pass_cost.clause)};
}

Verdict term_verdict(const Score& score, std::string_view kind) {
    HalfPoints of[2]{};
    std::string clause;
    for (const Term& term : score.terms) {
        if (word_of(term.what) != kind) continue;
        of[index_of(term.player)] += term.points;
        clause = term.clause;
    }
    return {clause.empty() ? "none" : both(of[0], of[1]), clause};
}

Verdict result_verdict(const Game& game, const Score& score) {
    const Outcome& outcome = game.outcome();
    const std::string result = to_text(result_of(game, score));
    switch (outcome.how) {
        case Ended::not_yet: return {"open", {}};
        case Ended::ruling: {
            const std::string margin = outcome.margin ? "+" + to_text(*outcome.margin) : std::string{};
            return {letter(outcome.winner) + margin, std::string(outcome.clause)};
        }
        case Ended::scored: break;
        case Ended::resignation:
        case Ended::time:
        case Ended::forfeit:
        case Ended::illegal_move:
        case Ended::no_result:
        case Ended::draw:
        case Ended::both_lose: return {result, std::string(outcome.clause)};
    }
    const bool even = score.margin() == HalfPoints{};
    return {result, std::string(even ? game.rules().tie.clause : outcome.clause)};
}

Verdict answer(const Row& row, const Game& game) {
    if (row.question == "legal") return {"played", {}};
    if (row.question == "stage") return stage_verdict(game);
    if (row.question == "handed") return handed_verdict(game);
    const Score points = score(game.rules(), game.finish());
    if (row.question == "result") return result_verdict(game, points);
    if (row.question == "total")
        return {both(points.of(Color::black), points.of(Color::white)),
                std::string(game.rules().scoring.clause)};
    return term_verdict(points, row.question.substr(5));
}

Verdict refusal_verdict(std::size_t number, const Refusal& refusal) {
    std::string text = "refused at " + std::to_string(number) + ": " + std::string(word_of(refusal.why));
    if (refusal.consequence != Consequence::refused) text += ", " + std::string(word_of(refusal.consequence));
    return {text, std::string(refusal.clause)};
}

Result<void, Refusal> set_up(Game& game, const Row& row) {
    if (row.first != Color::black)
        if (auto done = game.apply(event(EventKind::turn, row.first)); !done) return done;
    for (Color color : {Color::black, Color::white}) {
        Event stones = event(EventKind::setup, color);
        for (Point p : row.board.points(color)) stones.points.push_back(p);
        if (stones.points->empty()) continue;
        if (auto done = game.apply(stones); !done) return done;
    }
    return {};
}

}  // namespace

Result<Verdict, BadInput> judge(const Row& row, const Ruleset& rules) {
    Game game(rules, row.board.size(), row.komi ? Conditions{*row.komi} : conditions_of(rules));
    if (auto done = set_up(game, row); !done)
        return failure(BadInput{row.line, 1, "the board cannot be set up"});
    for (std::size_t i = 0; i < row.record.size(); ++i) {
        const auto event = event_from(row.record[i], game);
        if (!event) return failure(BadInput{row.line, 1, "'" + row.record[i] + "' is no event"});
        if (auto done = game.apply(*event); !done) return refusal_verdict(i + 1, done.error());
    }
    return answer(row, game);
}

}  // namespace cases
