// SqliteStore: the store as one SQLite file beside the server (write-ahead log, every commit synced).
#pragma once

#include "base/result.hpp"
#include "server/store/store.hpp"

#include <memory>
#include <string>
#include <vector>

namespace shinpan::server {

class SqliteStore {
public:
    // A server's: opens the file, makes it where it is missing, and brings its tables up to this version. The
    // error says what to do: the file is of a newer version, is no database, cannot be written, or another
    // server has it. ":memory:" is a store that is gone with the process.
    static Result<std::unique_ptr<Store>, std::string> open(const std::string& path);

    // Opens a file that is there, with the tables of this version, whether or not a server has it. Its
    // requests wait up to two seconds for a commit of the server's.
    static Result<std::unique_ptr<Store>, std::string> open_beside(const std::string& path);

    // The names of all games in such a file.
    static Result<std::vector<std::string>, std::string> games_in(const std::string& path);

    // Copies all that such a file keeps, of this version or an older one, as it is at one moment, to a file
    // that is not there yet, and reads the copy through. The server may go on meanwhile. The copy is there
    // whole or not at all.
    static Result<void, std::string> copy(const std::string& from, const std::string& to);
};

}  // namespace shinpan::server
