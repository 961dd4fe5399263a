// EventFolder: the events of a folder, one JSON file each, as a director's page asks for them.
//
//   EventFolder folder("tournaments");
//   server.serve_desk([&](const std::string& body) { return folder.answer(body); });
//
// A request names its event, {"event": "autumn-cup", ...} (tournament/desk/desk.hpp); besides there are
//   {"ask": "events"}                               which there are
//   {"new": "autumn-cup", "conditions": {...}}      begins one, answered by its view
//   {"new": "autumn-cup", "file": {"name": "cup.xml", "text": "..."}}
//                                                   likewise with a file, answered by what was taken of it
// An event that was asked for belongs to this process until it ends, so that no command changes it meanwhile.
// What is acknowledged is on the disk.
#pragma once

#include "server/store/file_lock.hpp"
#include "tournament/desk/desk.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline apps::cli {

class EventFolder {
public:
    // A folder that is not there yet is made with its first event.
    explicit EventFolder(std::string folder) : folder_(std::move(folder)) {}

    // JSON, on one line.
    std::string answer(std::string_view request);

private:
    struct Open {
        tournament::Desk desk;
        server::FileLock lock;
    };
    std::string list() const;
    std::string begin(const std::string& id, std::string_view conditions);
    std::string begin_with_file(const std::string& id, const tournament::OpenedFile&);
    Result<void, BadInput> make(const std::string& id, const tournament::Event&) const;
    std::string path_of(const std::string& id) const;
    Result<Open*, BadInput> opened(const std::string& id);

    std::string folder_;
    std::map<std::string, Open> open_{};
};

// One event that is looked at, not changed: its file is read again where it has changed.
class EventOnShow {
public:
    explicit EventOnShow(std::string path) : path_(std::move(path)) {}
    std::string answer(std::string_view request);

    // Small letters, digits and hyphens of the file's name.
    std::string id() const;

private:
    std::string path_;
    std::string text_{};
    std::optional<tournament::Desk> desk_{};
};

}  // namespace shinpan::apps::cli
