// SqliteStore: the store as one SQLite file beside the server (write-ahead log, every commit synced).
#pragma once

#include "base/result.hpp"
#include "server/store/store.hpp"

#include <memory>
#include <string>

namespace shinpan::server {

class SqliteStore {
public:
    // Opens the file, makes it where there is none, and brings its tables up to this version. The error says
    // what to do: the file is of a newer version, is no database, cannot be written, or is open elsewhere.
    static Result<std::unique_ptr<Store>, std::string> open(const std::string& path);
};

}  // namespace shinpan::server
