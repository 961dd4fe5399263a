// Exchange: files that a page opens, as an event or as players and results of one, and files that it saves.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/files/importer.hpp"
#include "tournament/files/written.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

// A file as a browser hands it on: its name, whose end tells the format, and its text.
struct OpenedFile {
    std::string name{};
    std::string text{};
};

// An event out of a file of any format that is read, the event's own JSON too. Refused as its reader refuses.
Result<ReadEvent, BadInput> opened_event(const OpenedFile&, std::int64_t now);

enum class TakenPart : std::uint8_t { players, results };

struct TakenDeeds {
    std::vector<Deed> deeds{};
    std::vector<Diagnostic> warnings{};
};

// What enters the players of the file, or the results of games that are paired in the event. The file is a
// table (docs/tournaments/files.md) or a whole event of any format, whose players are found by their names.
Result<TakenDeeds, BadInput> deeds_of_file(const Event&, TakenPart, const OpenedFile&, std::int64_t now);

// "json", the event's own, and the words for formats that are written.
std::vector<std::string> saved_formats();

// The file of that format. Refused: other words.
Result<Written, BadInput> saved_event(const Event&, std::string_view format);

}  // namespace shinpan::tournament
