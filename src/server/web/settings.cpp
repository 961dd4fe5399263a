#include "server/web/settings.hpp"

#include <sys/resource.h>

namespace shinpan::server {

void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace shinpan::server
