#include "match/durable.hpp"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace shinpan::match {

bool write_through(const std::string& path, int how, std::string_view text) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | how, 0666);
    if (file < 0) return false;
    bool fine = true;
    while (fine && !text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        fine = written > 0 || (written < 0 && errno == EINTR);
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    fine = fine && fdatasync(file) == 0;
    const int why = errno;
    const bool closed = ::close(file) == 0;
    if (!fine) errno = why;
    return fine && closed;
}

bool replace_file(const std::string& path, std::string_view text) {
    const std::string part = path + ".part";
    if (write_through(part, O_TRUNC, text) && std::rename(part.c_str(), path.c_str()) == 0) return true;
    const int why = errno;
    ::unlink(part.c_str());
    errno = why;
    return false;
}

}  // namespace shinpan::match
