// Desk: what a director's page asks of an event and does to it, as JSON.
//
//   Desk desk(event);
//   const DeskAnswer answer = desk.answer(R"({"ask":"view"})", now);   // answer.text is the view
//
// A request is one JSON object:
//
//   {"ask": "view", "round": 2, "after": 1}        the view: round 2, and the standings after round 1;
//   usually the last
//   {"ask": "why", "round": 2, "one": 3, "other": 8}   why these two do not meet; "other" 0: why no bye
//   {"ask": "costs", "round": 2}                   what the round cost in each criterion, and each pair
//   {"ask": "ratings", "system": "egf"}            new ratings
//   {"ask": "file", "format": "h9"}                the event as a file, and what the format cannot say
//   {"do": {"deed": "reported", ...}}              a deed as the event's file has it; answered by the view
//   {"pair": {"round": 2, "players": [3, 8], "may_repeat": true, "may_lack_results": true, "by_nigiri":
//   true}}
//                                                  pairs whoever is there, or these; answered by the view
//   {"take": "players" | "results", "file": {"name": "cup.h9", "text": "..."}}
//                                                  enters those of a file (exchange.hpp); all of them, or
//                                                  none
//
// and the answer {"t": "view" | "conditions" | "why" | "costs" | "ratings" | "file" | "taken", ...}, or
// {"t": "error", "what": "..."} in English, with its "remark" for other languages where there is one.
#pragma once

#include "base/diagnostic.hpp"
#include "tournament/desk/exchange.hpp"
#include "tournament/event/event.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

inline constexpr std::size_t most_request_bytes = 16u << 20;  // a file of 5,000 players and 10 rounds

struct DeskAnswer {
    std::string text{};       // JSON, on one line
    bool is_changed = false;  // the event has new entries
};

class Desk {
public:
    explicit Desk(Event event) : event_(std::move(event)) {}

    const Event& event() const { return event_; }

    // Of what does not change the event, whoever only looks on may ask all.
    DeskAnswer answer(std::string_view request, bool may_change, std::int64_t now);

private:
    DeskAnswer take_file(std::string_view part, const OpenedFile&, std::int64_t now);

    Event event_;
};

// For programs alone; in words for people.
std::string error_in_json(std::string_view what);
std::string error_in_json(const BadInput&);

// {"t": "taken", "count": 40, "warnings": [...]}: so many entries were made of a file.
std::string taken_in_json(std::size_t count, const std::vector<Diagnostic>& warnings);

}  // namespace shinpan::tournament
