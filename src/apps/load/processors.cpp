#include "apps/load/processors.hpp"

#include <sched.h>

namespace shinpan::inline apps::load {

bool keep_to_processor(int processor) {
    if (processor < 0) return true;
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(static_cast<unsigned>(processor), &only);
    return sched_setaffinity(0, sizeof only, &only) == 0;
}

}  // namespace shinpan::apps::load
