// Desk: what a director's page asks of an event and does to it, as JSON (docs/schema/tournament.json: request
// and answer).
//
//   Desk desk(event);
//   const std::string view = desk.look(R"({"ask":"view"})");
//   const std::string answer = desk.answer(R"({"pair":{"round":2}})", now, keep_in_file);
//
// A request is one JSON object:
//
//   {"ask": "view", "round": 2, "after": 1, "history": true, "have": "40-1795833300000"}
//                                                  the view: round 2, and the standings after round 1;
//                                                  usually the last, and no history; "unchanged" where the
//                                                  event has the version that the page has
//   {"ask": "record", "entry": 12}                 the record of a ruling
//   {"ask": "why", "round": 2, "one": 3, "other": 8}   why these two do not meet; "other" 0: why no bye
//   {"ask": "costs", "round": 2}                   what the round cost in each criterion, and each pair
//   {"ask": "ratings", "system": "egf"}            new ratings
//   {"ask": "file", "format": "h9"}                the event as a file, and what the format cannot say
//   {"ask": "conditions"}                          the conditions, as the event's file has them
//   {"do": {"deed": "reported", ...}}              a deed as the event's file has it; answered by the view
//   {"pair": {"round": 2, "players": [3, 8], "may_repeat": true, "may_lack_results": true,
//             "by_nigiri": true}}                  pairs whoever is there, or these; answered by the view
//   {"take": "players" | "results", "file": {"name": "cup.h9", "text": "..."}}
//                                                  enters those of a file (exchange.hpp); all of them, or
//                                                  none
//
// and the answer {"t": "view" | "unchanged" | "record" | "conditions" | "why" | "costs" | "ratings" | "file"
// | "taken", ...}, or
// {"t": "error", "line": 3, "what": "..."} in English, with its "remark" for other languages where there is
// one; the line of a file, 0 where it is of none.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/desk/exchange.hpp"
#include "tournament/event/event.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

inline constexpr std::size_t most_request_bytes = 16u << 20;  // a file of 5,000 players and 10 rounds

class Desk {
public:
    // Keeps the event as it is to be from now on; an error where that cannot be.
    using Keep = std::function<Result<void, BadInput>(const Event&)>;

    explicit Desk(Event event) : event_(std::move(event)) {}

    const Event& event() const { return event_; }

    // To somebody who only looks on, who may ask all and change nothing. JSON, on one line.
    std::string look(std::string_view request) const;

    // To the director. What is not kept is not done.
    std::string answer(std::string_view request, std::int64_t now, const Keep& keep);

private:
    Event event_;
};

}  // namespace shinpan::tournament
