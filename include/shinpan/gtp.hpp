// GTP: an engine that any controller can drive, one line in, one answer out. Needs the component `gtp`.
//
//     #include <shinpan/gtp.hpp>
//     #include <shinpan/rules.hpp>
//     using namespace shinpan;
//     const Environment still{.seconds = [] { return 0.0; }, .cpu_seconds = [] { return 0.0; }};
//     gtp::Session session({.rules = {.registered = &ruleset_of_engines()}}, still, {});
//     std::cout << session.answer("name").substr(0, 9) << "\n";            // = Shinpan
//     std::cout << session.answer("7 play B K20").substr(0, 2) << "\n";    // ?7
//
// No input stops a session: what it cannot do is answered with `?` and the reason. Limits of time are
// seconds, komi and scores points, as the protocol has them. It reads and writes nothing itself: files
// and further lines come by the Host, the time by the Environment. A session serves one thread at a time.
#pragma once

#include "engines/gtp/session.hpp"
