#include "referee/proof/bare_record.hpp"

#include "referee/proof/unjudged_replay.hpp"

#include <utility>

namespace shinpan::inline referee {
namespace {

bool is_placing(const Event& event) {
    return event.kind == EventKind::setup || event.kind == EventKind::handicap ||
           event.kind == EventKind::play || event.kind == EventKind::pass;
}

std::vector<Event> placing(const std::vector<Event>& events) {
    std::vector<Event> kept;
    for (const Event& event : events)
        if (is_placing(event)) kept.push_back(event);
    return kept;
}

std::vector<Event> up_to(const Record& record, int moves) {
    auto end = record.events.begin();
    for (; end != record.events.end(); ++end)
        if (is_move(end->kind) && moves-- == 0) break;
    return {record.events.begin(), end};
}

bool has_button(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (event.kind == EventKind::button) return true;
    return false;
}

}  // namespace

bool is_followed(const Record& record, int moves) {
    const std::vector<Event> events = up_to(record, moves);
    return record.is_plain && !has_button(events) &&
           placing(events) == placing(replayed(record, moves).events());
}

Record plain_record(const Record& record, int moves) {
    Record plain{.size = record.size,
                 .rules_word = record.rules_word,
                 .komi = record.komi,
                 .black = record.black,
                 .white = record.white,
                 .name = record.name,
                 .date = record.date};
    for (Event event : placing(replayed(record, moves).events())) {
        if (event.kind == EventKind::handicap && event.points->empty()) continue;
        if (event.kind == EventKind::handicap) event.kind = EventKind::setup;
        plain.events.push_back(std::move(event));
    }
    return plain;
}

}  // namespace shinpan::referee
