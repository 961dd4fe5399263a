// The folder of cases: its files by name, unpacked and read.
#pragma once

#include "tournament/event/event.hpp"

#include <boost/json/value.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

// All files below it whose names end so, packed (.gz) or not, in order.
std::vector<std::filesystem::path> files_ending(const std::filesystem::path& folder, std::string_view ending);

// The file, packed or not; nothing where neither is there. `path` has no .gz at its end.
std::optional<std::string> text_at(const std::filesystem::path& path);

// Null for what is no JSON.
boost::json::value json_at(const std::filesystem::path&);

// The name up to the first dot: "egc2013" of egc2013.expect.json.gz.
std::string stem_of(const std::filesystem::path&);

// The event of an OpenGotha file; nothing where it cannot be read.
std::optional<Event> event_at(const std::filesystem::path&);

// The number in the players' names of such files: 7 of "Player 007". 0: none.
int number_in_name(const Player&);

// A number as people write it, halves and quarters too: "17", "8.5".
std::string number_text(std::int64_t quarters);
std::int64_t quarters_of(const boost::json::value&);

// A number as tables print it, "14", "14.5", "14½" or "14="; nothing for other words.
std::optional<std::int64_t> quarters_in(const std::string& printed);

}  // namespace shinpan::tournament
