// The whole event as one JSON file (docs/schema/event.json): its entries, one a line, from which it is
// restored.
//
//   const std::string file = to_json(event.entries());
//   auto event = event_in_json(file);      // the same event; or the line and what is wrong there
//
// A field that has its usual value is left out.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "tournament/event/event.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan {
class JsonWriter;
}

namespace shinpan::tournament {

inline constexpr std::size_t most_event_bytes = 64u << 20;

std::string to_json(std::span<const Entry>);
std::string to_json(const Entry&);  // on one line

// Refused, with the line: what is no JSON, or of another form or version; a field that is unknown, of another
// type or out of its range; entries that make no event.
Result<Event, BadInput> event_in_json(std::string_view text);

// A list, as an entry has it.
void write_evidence(JsonWriter&, const std::vector<EvidenceLine>&);

// Conditions as an entry has them, on one line.
std::string conditions_in_json(const Conditions&);

// The conditions that such a text makes of the usual ones; refused as an entry is.
Result<Conditions, BadInput> conditions_in(std::string_view json, const Conditions& usual);

// A deed as an entry has it, without number and time: what a page sends.
Result<Deed, BadInput> deed_in_json(std::string_view text);

}  // namespace shinpan::tournament
