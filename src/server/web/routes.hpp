// Routes: the requests that the server answers itself; every other one is for a file of the site.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace shinpan::server {

enum class Route : std::uint8_t {
    site,
    guests,   // begins a session
    me,       // deletes whoever asks
    socket,   // becomes the WebSocket
    health,   // whether the store answers
    metrics,  // what the server has counted
};

struct RoutedRequest {
    Route route{};
    std::string_view method{}, path{};
};

inline constexpr std::array routed_requests{
    RoutedRequest{Route::guests, "POST", "/api/v1/guests"}, RoutedRequest{Route::me, "DELETE", "/api/v1/me"},
    RoutedRequest{Route::socket, "GET", "/api/v1/socket"},  RoutedRequest{Route::health, "GET", "/healthz"},
    RoutedRequest{Route::metrics, "GET", "/metrics"},
};

constexpr Route route_of(std::string_view method, std::string_view path) {
    for (const RoutedRequest& one : routed_requests)
        if (one.method == method && one.path == path) return one.route;
    return Route::site;
}

}  // namespace shinpan::server
