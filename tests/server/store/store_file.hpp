// A store in a file, for tests.
#pragma once

#include "folder.hpp"
#include "server/store/sqlite_store.hpp"

#include <array>
#include <string>
#include <utility>
#include <variant>

namespace shinpan::server {

// A file that is not there yet, and goes with its companions in the end.
class TemporaryFile {
public:
    std::string path() const { return folder_.path("store.db"); }

private:
    tests::Folder folder_{};
};

inline StoreAnswer ask(Store& store, StoreRequest request) {
    const std::array requests{std::move(request)};
    return store.carry_out(requests).front();
}

inline bool is_kept(const StoreAnswer& answer) { return std::holds_alternative<Kept>(answer); }
inline bool is_absent(const StoreAnswer& answer) { return std::holds_alternative<Absent>(answer); }

}  // namespace shinpan::server
