#include "formats/files/durable.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

namespace shinpan::inline formats::disk {
namespace {

namespace fs = std::filesystem;

constexpr int most_links = 40;  // as the kernel has it
constexpr mode_t for_us = 0600;
constexpr mode_t for_all = 0666;  // less what the umask takes
constexpr mode_t permissions = 0777;

// A pipe or a terminal knows no disk.
bool is_on_disk(int file) { return ::fdatasync(file) == 0 || errno == EINVAL || errno == EROFS; }

bool write_and_close(int file, std::string_view text) {
    const bool fine = write_all(file, text) && is_on_disk(file);
    const int why = errno;
    const bool closed = ::close(file) == 0;
    if (!fine) errno = why;
    return fine && closed;
}

// A name is on the disk when its folder is; not every file system can say so.
bool is_name_on_disk(const std::string& path) {
    const std::string folder = path.substr(0, path.rfind('/') + 1);
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return errno == EACCES;  // who may write in it may not always read it
    const bool fine = ::fsync(file) == 0 || errno == EINVAL || errno == EROFS;
    const int why = errno;
    ::close(file);
    errno = why;
    return fine;
}

bool write_to(const std::string& path, int how, std::string_view text) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | how, for_all);
    return file >= 0 && write_and_close(file, text);
}

// What the links lead to, be it there or not.
std::string behind_links(const std::string& path) {
    fs::path at = path;
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(fs::symlink_status(at, error)); ++i)
        at = at.parent_path() / fs::read_symlink(at, error);
    return at.string();
}

// A name in the same folder that nobody can have guessed.
std::string name_beside(const std::string& path) {
    unsigned long long number = 0;
    (void)!::getrandom(&number, sizeof number, 0);
    return path.substr(0, path.rfind('/') + 1) + ".shinpan-" + std::to_string(number);
}

// Under the new name if nothing has it.
int rename_to_new(const char* from, const char* to) {
    if (::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno == EEXIST) return -1;
    // Not every file system can do so; but the name can be had for a file of our own, and that be replaced.
    const int own = ::open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, for_us);
    if (own < 0) return -1;
    ::close(own);
    if (std::rename(from, to) == 0) return 0;
    const int why = errno;
    ::unlink(to);
    errno = why;
    return -1;
}

// By way of another file, which is then put in its place by `put`. Its owner and permissions are those of
// `old`, or what is usual.
bool write_beside(const std::string& path, std::string_view text, const struct stat* old,
                  int (*put)(const char*, const char*)) {
    const std::string beside = name_beside(path);
    const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, old ? for_us : for_all);
    if (file < 0) return false;
    if (old) {
        (void)!::fchown(file, old->st_uid, old->st_gid);  // only root can give a file away
        (void)!::fchmod(file, old->st_mode & permissions);
    }
    const bool is_put = write_and_close(file, text) && put(beside.c_str(), path.c_str()) == 0;
    if (is_put && is_name_on_disk(path)) return true;
    const int why = errno;
    if (!is_put) ::unlink(beside.c_str());
    if (is_put && !old) ::unlink(path.c_str());
    errno = why;
    return false;
}

}  // namespace

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written == 0 || (written < 0 && errno != EINTR)) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool make_folders(const std::string& path) {
    const std::size_t end = path.find_last_not_of('/') + 1;  // nothing of the root
    const std::string named = path.substr(0, end);
    if (named.empty()) return true;
    const std::size_t slash = named.rfind('/');
    const std::string parent = slash == std::string::npos ? "" : named.substr(0, slash);
    std::error_code none;
    if (!fs::exists(parent.empty() ? "." : parent, none) && !make_folders(parent)) return false;
    const bool is_made = ::mkdir(named.c_str(), permissions) == 0 || errno == EEXIST;
    if (is_made && !fs::is_directory(named, none)) errno = ENOTDIR;
    return is_made && fs::is_directory(named, none) && is_name_on_disk(named);
}

bool append_to_file(const std::string& path, std::string_view text) {
    constexpr int how = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY;
    int file = ::open(path.c_str(), how);
    if (file < 0 && errno == ENOENT) file = ::open(path.c_str(), how | O_CREAT, for_all);
    if (file < 0) return false;
    struct stat before {};
    const bool is_plain = ::fstat(file, &before) == 0 && S_ISREG(before.st_mode);
    const bool may_be_new = is_plain && before.st_size == 0;  // also made by a run that ended there
    const bool fine = (!may_be_new || is_name_on_disk(path)) && write_all(file, text) && is_on_disk(file);
    const int why = errno;
    if (!fine && is_plain) (void)!::ftruncate(file, before.st_size);
    const bool closed = ::close(file) == 0;
    if (!fine) errno = why;
    return fine && closed;
}

bool replace_file(const std::string& path, std::string_view text) {
    struct stat old {};
    const bool is_there = ::stat(path.c_str(), &old) == 0;
    if (!is_there && errno != ENOENT) return false;
    if (is_there && !S_ISREG(old.st_mode)) return write_to(path, 0, text);
    return write_beside(behind_links(path), text, is_there ? &old : nullptr, std::rename);
}

bool make_file(const std::string& path, std::string_view text) {
    struct stat found {};
    if (::lstat(path.c_str(), &found) != 0) return write_beside(path, text, nullptr, rename_to_new);
    errno = EEXIST;
    return false;
}

}  // namespace shinpan::formats::disk
