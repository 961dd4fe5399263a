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
//   {"do": {"deed": "reported", ...}}              a deed as the event's file has it; answered by the view
//   {"pair": {"round": 2, "players": [3, 8], "may_repeat": true, "may_lack_results": true, "by_nigiri":
//   true}}
//                                                  pairs whoever is there, or these; answered by the view
//
// and the answer {"t": "view" | "why" | "costs" | "ratings", ...}, or {"t": "error", "what": "..."}.
#pragma once

#include "tournament/event/event.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::tournament {

inline constexpr std::size_t most_request_bytes = 256u << 10;

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
    Event event_;
};

std::string error_in_json(std::string_view what);

}  // namespace shinpan::tournament
