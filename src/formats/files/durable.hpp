// Durable: files whose text and name are on the disk when a function says so. Each is false where that cannot
// be; errno says why.
//
//   if (!append_to_file("games.jsonl", line)) ... std::strerror(errno)
#pragma once

#include <string>
#include <string_view>

namespace shinpan::inline formats::disk {

// All of it to an open file, which stays open.
bool write_all(int descriptor, std::string_view text);

// The folder is there, and those above it that were missing.
bool make_folders(const std::string& path);

// Behind what the file has; a file that is missing is made. What could be written of it only in part is cut
// off again.
bool append_to_file(const std::string& path, std::string_view text);

// The file has this text, or what it had before, and keeps its permissions: it is written under another name
// in its folder and put in its place. Of a link, this is the file that it leads to. What is no plain file,
// such as a pipe, gets the text as it is.
bool replace_file(const std::string& path, std::string_view text);

// A file that was not there has this text, or is still not there. EEXIST where something has the name, even a
// link that leads nowhere, and even since a moment ago: nothing is ever overwritten.
bool make_file(const std::string& path, std::string_view text);

}  // namespace shinpan::formats::disk
