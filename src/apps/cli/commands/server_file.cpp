#include "apps/cli/commands/server_file.hpp"

#include "server/core/names.hpp"
#include "server/store/sha256.hpp"
#include "server/web/tokens.hpp"

#include <array>
#include <chrono>
#include <cstdlib>

namespace shinpan::inline apps::cli {
namespace {

// Of the environment; empty where it is not set.
std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

std::string usual_server_file() {
    const std::string data = variable("XDG_DATA_HOME"), home = variable("HOME");
    if (data.starts_with('/')) return data + "/shinpan/games.db";
    return home.empty() ? "" : home + "/.local/share/shinpan/games.db";
}

Result<std::string, std::string> new_code(server::Store& store, server::Role role, int hours) {
    using namespace std::chrono;
    const auto expires = system_clock::now() + std::chrono::hours(hours);
    const std::string code = server::name_of_random(server::drawn());
    const std::array<server::StoreRequest, 1> request{server::KeepCode{
        server::sha256(code), role, duration_cast<milliseconds>(expires.time_since_epoch()).count()}};
    const auto answers = store.carry_out(request);
    if (const auto* why = std::get_if<server::NotKept>(&answers.front())) return failure(why->why);
    return code;
}

}  // namespace shinpan::apps::cli
