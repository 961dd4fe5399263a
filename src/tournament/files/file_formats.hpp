// The formats of other programs by their names: which there are, and which one a file has.
//
//   auto read = read_event_file("cup.h9", text, now);
//   auto written = write_event_file(event, "h9");
#pragma once

#include "base/result.hpp"
#include "tournament/files/importer.hpp"
#include "tournament/files/written.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

// The words for formats that are written.
std::vector<std::string> written_formats();

// The format that the end of a file's name stands for, such as "h9" of "cup.h9"; empty where it is not known.
std::string_view format_of_name(std::string_view file_name);

// The text of another file in the same folder; nothing where there is no such file. Empty: none is at hand.
using Beside = std::function<std::optional<std::string>(const std::string& name)>;

// An event out of a file of another program, by the end of its name; register.tde with the rounds beside it.
// Refused, with the line: what the format's reader refuses, and names that do not tell a format that is read.
Result<ReadEvent, BadInput> read_event_file(std::string_view file_name, std::string_view text,
                                            std::int64_t now, const Beside& = {});

// Result tables go up to the last round that is paired. Refused: other words.
Result<Written, BadInput> write_event_file(const Event&, std::string_view format);

}  // namespace shinpan::tournament
