#include "cli/app.hpp"

#include "cli/parser.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"

#include <exception>

namespace shinpan::cli {

int run(int argc, char** argv) {
    try {
        return parse_and_run(argc, argv);
    } catch (const std::exception& error) {
        complain(error.what());
        return refused;
    }
}

}  // namespace shinpan::cli
