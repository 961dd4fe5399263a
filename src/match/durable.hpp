// Durable: files whose text is on the disk when a function says so.
//
//   if (!write_through("games.jsonl", O_APPEND, line)) ... std::strerror(errno)
#pragma once

#include <string>
#include <string_view>

namespace shinpan::match {

// Writes to the file, made where there is none; `how`: O_APPEND, or O_TRUNC. False where not all of the text
// could be written; errno says why.
bool write_through(const std::string& path, int how, std::string_view text);

// The file has this text, or what it had before: it is written beside it, as PATH.part, and put in its place.
bool replace_file(const std::string& path, std::string_view text);

}  // namespace shinpan::match
