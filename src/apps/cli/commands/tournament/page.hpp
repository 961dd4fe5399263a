// The events of a folder in the browser, and one event for all on the network to look at.
#pragma once

#include "server/web/http_server.hpp"

#include <string>

namespace shinpan::inline apps::cli {

// Beside the games of the play site; empty where there is no home.
std::string usual_event_folder();

struct PageOptions {
    std::string folder = usual_event_folder();
    int port = server::usual_port;
    bool open = false;
};

// Serves the director's page on this machine until Ctrl-C; gives the exit status.
int run_page(const PageOptions&);

struct ShowOptions {
    std::string file;
    int port = server::usual_port;
    bool lan = false, open = false;
};

// Serves one event, which nobody can change there.
int run_show(const ShowOptions&);

}  // namespace shinpan::apps::cli
