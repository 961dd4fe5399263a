#include "apps/cli/out_of_memory.hpp"

#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"

#include <cstdio>

namespace shinpan::inline apps::cli {
namespace {

constexpr const char* what = "needs more memory than there is";

}  // namespace

int complain_of_memory(const char* file) noexcept {
    try {
        complain(file != nullptr ? file : "shinpan", {0, 0, what});
    } catch (const std::bad_alloc&) {
        std::fputs("shinpan: ", stderr);
        std::fputs(what, stderr);
        std::fputs("\n", stderr);
    }
    return refused;
}

}  // namespace shinpan::apps::cli
