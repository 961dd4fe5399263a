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

#include <cstdint>
#include <functional>
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

// One event that is looked at, not changed. Its file is read again where it has changed; until then the same
// question has the answer that was given before.
class EventOnShow {
public:
    explicit EventOnShow(std::string path) : path_(std::move(path)) {}
    std::string answer(std::string_view request);

    // Small letters, digits and hyphens of the file's name.
    std::string id() const;

private:
    struct Version {  // of a file: a change leaves another one
        std::uint64_t inode = 0;
        std::int64_t bytes = -1, seconds = 0, nanoseconds = 0;
        friend bool operator==(const Version&, const Version&) = default;
    };
    Result<void, BadInput> look_at_file();
    void keep_answer(std::string_view request, const std::string& answer);

    std::string path_;
    Version version_{};
    std::optional<tournament::Desk> desk_{};
    std::map<std::string, std::string, std::less<>> answers_{};  // by request
    std::size_t kept_bytes_ = 0;
};

}  // namespace shinpan::apps::cli
