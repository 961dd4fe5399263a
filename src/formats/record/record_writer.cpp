#include "formats/record/record_writer.hpp"

#include "formats/record/sgf/builder.hpp"
#include "formats/record/sgf/events.hpp"
#include "formats/record/sgf/values.hpp"

#include <utility>

namespace shinpan::inline formats::sgf {
namespace {

void say_conditions(Builder& game, const Record& record) {
    game.say("RU", record.rules_word);
    if (record.komi) game.komi(*record.komi);
    game.say("PB", record.black);
    game.say("PW", record.white);
    game.say("DT", record.date);
    game.say("GN", record.name);
    game.say("RE", written_result(record));
}

std::string_view setup_name(Color color) {
    return color == Color::black ? "AB" : color == Color::white ? "AW" : "AE";
}

void add_event(Builder& game, const Event& e) {
    switch (e.kind) {
        case EventKind::play:
            game.move(e.by, e.at);
            if (*e.words == let_stand) game.value("KO", {});
            return;
        case EventKind::pass: return game.move(e.by, no_point);
        case EventKind::setup: game.next_node(); return game.list(setup_name(e.by), *e.points);
        case EventKind::turn: game.next_node(); return game.say("PL", e.by == Color::black ? "B" : "W");
        case EventKind::handicap:
        case EventKind::nigiri:
        case EventKind::button:
        case EventKind::resign:
        case EventKind::timeout:
        case EventKind::forfeit:
        case EventKind::penalty:
        case EventKind::undo_asked:
        case EventKind::undo_granted:
        case EventKind::marks_proposed:
        case EventKind::marks_accepted:
        case EventKind::group_agreed:
        case EventKind::end_agreed:
        case EventKind::analysis_agreed:
        case EventKind::resume:
        case EventKind::no_result_agreed:
        case EventKind::both_lose:
        case EventKind::breach:
        case EventKind::ruling:
        case EventKind::award:
        case EventKind::annulled:
        case EventKind::resumed_by_ruling:
        case EventKind::status_ruled: break;
    }
    game.next_node();
    game.value(private_name(e.kind), event_value(e));
}

std::vector<Point> list_of(const PointSet& set) {
    std::vector<Point> points;
    for (const Point p : set) points.push_back(p);
    return points;
}

}  // namespace

Collection collection_of(const Record& record, const Remarks& remarks) {
    Builder game(record.size);
    const auto say = [&](const Remarks::Said& said) {
        for (const auto& [name, text] : said) game.say(name, text);
    };
    say_conditions(game, record);
    say(remarks.of_game);
    auto e = record.events.begin();
    const bool shown = e != record.events.end() && e->kind == EventKind::handicap && !e->points->empty();
    if (shown)
        game.handicap(e->number, *e->points);
    else if (record.handicap >= 2)
        game.handicap(record.handicap, {});
    if (shown) ++e;
    for (; e != record.events.end(); ++e) {
        add_event(game, *e);
        const auto number = static_cast<std::size_t>(e - record.events.begin());
        if (number < remarks.of_events.size()) say(remarks.of_events[number]);
    }
    if (record.marks) {
        game.list("TB", list_of(record.marks->black));
        game.list("TW", list_of(record.marks->white));
    }
    return std::move(game).take();
}

}  // namespace shinpan::formats::sgf
