#include "apps/cli/app.hpp"

#include "apps/cli/out_of_memory.hpp"
#include "apps/cli/parser.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"

#include <exception>

namespace shinpan::inline apps::cli {

int run(int argc, char** argv) {
    try {
        const int status = parse_and_run(argc, argv);
        if (flush()) return status;
        complain("the output cannot be written; is the disk full?");
        return status == fine ? refused : status;
    } catch (const std::bad_alloc&) {
        return complain_of_memory(nullptr);
    } catch (const std::exception& error) {
        complain(error.what());
        return refused;
    }
}

}  // namespace shinpan::apps::cli
