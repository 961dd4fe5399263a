// Routes: the requests that the server answers itself; every other one is for a file of the site.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shinpan::server {

enum class Route : std::uint8_t {
    site,
    guests,   // begins a session
    me,       // deletes whoever asks
    games,    // the games of whoever asks
    log,      // of a game that is over
    sgf,      // likewise
    about,    // the protocol and the rulesets that it speaks of
    socket,   // becomes the WebSocket
    desk,     // what a director's page asks, where this is a tournament's server
    health,   // whether the store answers
    metrics,  // what the server has counted
};

// A star in the path stands for a name, of what is asked for.
struct RoutedRequest {
    Route route{};
    std::string_view method{}, path{};
};

inline constexpr std::array routed_requests{
    RoutedRequest{Route::guests, "POST", "/api/v1/guests"},
    RoutedRequest{Route::me, "DELETE", "/api/v1/me"},
    RoutedRequest{Route::games, "GET", "/api/v1/games"},
    RoutedRequest{Route::log, "GET", "/api/v1/games/*/log"},
    RoutedRequest{Route::sgf, "GET", "/api/v1/games/*/sgf"},
    RoutedRequest{Route::about, "GET", "/api/v1/about"},
    RoutedRequest{Route::socket, "GET", "/api/v1/socket"},
    RoutedRequest{Route::desk, "POST", "/api/v1/tournament"},
    RoutedRequest{Route::health, "GET", "/healthz"},
    RoutedRequest{Route::metrics, "GET", "/metrics"},
};

// What a request asks for, and by what name; empty where its path has none.
struct Routed {
    Route route = Route::site;
    std::string_view name{};
};

// The name that stands in the path for the star; empty where it is no such path, or no name.
constexpr std::string_view name_in(std::string_view path, std::string_view pattern) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return {};
    const std::string_view after = pattern.substr(star + 1);
    const bool is_such = path.size() > star + after.size() && path.starts_with(pattern.substr(0, star)) &&
                         path.ends_with(after);
    const std::string_view name = is_such ? path.substr(star, path.size() - star - after.size()) : "";
    return name.find('/') == std::string_view::npos ? name : "";
}

constexpr Routed route_of(std::string_view method, std::string_view path) {
    for (const RoutedRequest& one : routed_requests) {
        const std::string_view name = name_in(path, one.path);
        if (one.method == method && (one.path == path || !name.empty())) return {one.route, name};
    }
    return {};
}

}  // namespace shinpan::server
