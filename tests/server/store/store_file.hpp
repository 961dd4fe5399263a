// A store in a file, for tests.
#pragma once

#include "server/store/sqlite_store.hpp"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>

namespace shinpan::server {

// A file that is not there yet, and goes with its companions in the end.
class TemporaryFile {
public:
    TemporaryFile() {
        static int count = 0;
        folder_ = std::filesystem::temp_directory_path() /
                  ("shinpan_store_" + std::to_string(getpid()) + "_" + std::to_string(++count));
        std::filesystem::create_directory(folder_);
    }
    ~TemporaryFile() { std::filesystem::remove_all(folder_); }
    std::string path() const { return folder_ / "store.db"; }

private:
    std::filesystem::path folder_;
};

inline StoreAnswer ask(Store& store, StoreRequest request) {
    const std::array requests{std::move(request)};
    return store.carry_out(requests).front();
}

inline bool is_kept(const StoreAnswer& answer) { return std::holds_alternative<Kept>(answer); }
inline bool is_absent(const StoreAnswer& answer) { return std::holds_alternative<Absent>(answer); }

}  // namespace shinpan::server
