// Settings: what a server allows those who connect. The defaults are for people who play; a test or a place
// where many come from one address gives others.
#pragma once

#include <cstddef>

namespace shinpan::server {

struct Settings {
    std::size_t requests = 256, requests_of_peer = 128;  // HTTP connections at a time, and of one address
    std::size_t pages = 12'000, pages_of_peer = 256;     // WebSockets at a time, and of one address

    // Guests that one address may make: so many after a rest, and a second.
    double guests_at_once = 60, guests_a_second = 1;

    // Among them those of a day.
    double guests_a_day = 1000;

    // Links that the people at one address may make: so many after a rest, and a second.
    double links_at_once = 100, links_a_second = 0.1;

    // Times that one address may ask for games by their paths: so many after a rest, and a second.
    double lookups_at_once = 60, lookups_a_second = 5;

    // One-time codes of referees that the people at one address may say: so many after a rest, and a second.
    double codes_at_once = 5, codes_a_second = 1.0 / 60;

    // Lines that one address may have encrypted: so many after a rest, and a second.
    double handshakes_at_once = 300, handshakes_a_second = 30;

    // Messages of one page, and of all pages of one session together: so many after a rest, and a second.
    double messages_at_once = 100, messages_a_second = 20;
    double session_messages_at_once = 200, session_messages_a_second = 40;

    // Pages that one session may open, again and again: so many after a rest, and a second.
    double connects_at_once = 40, connects_a_second = 0.5;

    std::size_t store_requests = 16;  // of one page, that the disk has not answered

    int idle_days = 180;  // after which a game is broken off in which nothing was entered; 0: none is

    bool tells_everyone = false;  // /healthz and /metrics answer others than this machine, too
};

// Lets this process have as many open files as the system allows it: a connection is one.
void allow_many_files();

}  // namespace shinpan::server
