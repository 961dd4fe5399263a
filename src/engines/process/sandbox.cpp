#include "engines/process/sandbox.hpp"

#include "engines/process/program.hpp"
#include "engines/process/syscall_filter.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>

#include <sys/stat.h>
#include <unistd.h>

namespace shinpan::inline engines {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

constexpr double seconds_for_trial = 10;

// Of the system, as far as they are there; of /etc only what programs and their libraries are found by.
constexpr std::array system_folders{"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"};
constexpr std::array settings{"/etc/alternatives", "/etc/fonts",     "/etc/ld.so.cache",   "/etc/ld.so.conf",
                              "/etc/ld.so.conf.d", "/etc/localtime", "/etc/nsswitch.conf", "/etc/OpenCL"};
constexpr std::array settings_of_languages{"java", "python", "perl"};

// Folders of which no word of a command gives anything away.
constexpr std::array never_by_word{"/sys", "/dev"};

constexpr std::array variables{"LANG", "LC_ALL", "LC_CTYPE", "TZ"};
constexpr const char* search_path = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games";
constexpr const char* home = "HOME=/tmp";
constexpr const char* open_files = "1024";

// Users that nobody is, of the range that systemd keeps for passing ones.
constexpr unsigned first_passing_user = 61184, passing_users = 4336;

bool is_within(std::string_view path, std::string_view folder) {
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

template <class Folders>
bool is_within_any(const std::string& path, const Folders& folders) {
    return std::any_of(folders.begin(), folders.end(),
                       [&](const char* folder) { return is_within(path, folder); });
}

// All files, or what a sandbox has its own of.
bool cannot_be_shown(std::string_view path) {
    while (path.ends_with('/')) path.remove_suffix(1);
    return path.empty() || path == "/tmp" || path == "/dev" || path == "/dev/shm" || is_within(path, "/proc");
}

void append(Words& words, std::initializer_list<std::string> more) { words.insert(words.end(), more); }

// Another one each time, so that the processes of each are counted by themselves.
std::string passing_user() {
    static std::atomic<unsigned> count = static_cast<unsigned>(getpid());
    return std::to_string(first_passing_user + count++ % passing_users);
}

std::string bytes_of(int mib) { return std::to_string(static_cast<long>(mib) << 20); }

// Root of a system with its users, who may become another; else a sandbox has a namespace of users.
bool may_become_another() {
    std::ifstream map("/proc/self/uid_map");
    for (unsigned inside = 0, outside = 0, length = 0; map >> inside >> outside >> length;)
        if (inside <= first_passing_user && first_passing_user + passing_users - inside <= length)
            return geteuid() == 0;
    return false;
}

void add_system(Words& words) {
    std::error_code error;
    for (const char* folder : system_folders) {
        if (fs::is_symlink(folder, error))
            append(words, {"--symlink", fs::read_symlink(folder, error).string(), folder});
        else
            append(words, {"--ro-bind-try", folder, folder});
    }
    append(words, {"--dir", "/etc"});
    for (const char* name : settings) append(words, {"--ro-bind-try", name, name});
    for (const auto& entry : fs::directory_iterator("/etc", error)) {
        const std::string name = entry.path().filename().string();
        if (std::any_of(settings_of_languages.begin(), settings_of_languages.end(),
                        [&](const char* language) { return name.starts_with(language); }))
            append(words, {"--ro-bind-try", entry.path().string(), entry.path().string()});
    }
}

// A file that its owner alone may read or run, as nobody else would then.
bool is_private(const std::string& path) {
    struct stat file {};
    return ::stat(path.c_str(), &file) == 0 && S_ISREG(file.st_mode) &&
           ((file.st_mode & S_IROTH) == 0 ||
            ((file.st_mode & S_IXUSR) != 0 && (file.st_mode & S_IXOTH) == 0));
}

// Devices may be used as devices. Whoever runs as another user gets copies of private files.
void add_readable(ChildSetup& within, const std::string& path, bool as_another) {
    append(within.words, {"--dir", fs::path(path).parent_path().string()});
    if (as_another && is_private(path)) {
        within.opened.push_back(path);
        const auto descriptor = STDERR_FILENO + 1 + within.opened.size();
        append(within.words, {"--perms", "0555", "--ro-bind-data", std::to_string(descriptor), path});
    } else {
        append(within.words, {is_within(path, "/dev") ? "--dev-bind" : "--ro-bind", path, path});
    }
}

// What a word of the command names, if it is there and not seen anyway: the word itself, or behind its '='.
// A link and what it leads to are both needed.
Words named_by(const std::string& word, const fs::path& folder) {
    Words found;
    for (const std::string& name : {word, word.substr(word.find('=') + 1)}) {
        std::error_code error;
        if (name.empty() || !fs::exists(folder / name, error)) continue;
        const std::string path = (folder / name).lexically_normal().string();
        const std::string target = fs::canonical(folder / name, error).string();
        for (const std::string& one : {path, target}) {
            if (!cannot_be_shown(one) && !is_within_any(one, system_folders) &&
                !is_within_any(one, never_by_word))
                found.push_back(one.ends_with('/') ? one.substr(0, one.size() - 1) : one);
        }
    }
    return found;
}

// A folder comes before what is in it.
Words all_named_by(const ChildSetup& setup, const std::string& folder) {
    Words all;
    for (const std::string& word : setup.words) {
        const Words named = named_by(word, folder);
        all.insert(all.end(), named.begin(), named.end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

void add_files(ChildSetup& within, const ChildSetup& setup, const SandboxSetup& sandbox, bool as_another) {
    Words& words = within.words;
    const std::string scratch = bytes_of(sandbox.scratch_mib), folder = absolute(setup.folder);
    add_system(words);
    append(words, {"--proc", "/proc", "--dev", "/dev"});
    for (const char* own : {"/tmp", "/dev/shm"})
        append(words, {"--perms", "1777", "--size", scratch, "--tmpfs", own});
    for (const std::string& path : all_named_by(setup, folder)) add_readable(within, path, as_another);
    for (const std::string& path : sandbox.read) add_readable(within, absolute(path), as_another);
    append(words, {"--dir", folder, "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", folder});
}

// What follows runs as a user that owns nothing, without any right of root's.
void become_nobody(Words& words, const std::string& changer) {
    const std::string user = passing_user();
    append(words, {changer, "--reuid", user, "--regid", user, "--clear-groups", "--bounding-set=-all",
                   "--inh-caps=-all"});
}

Words environment_of(const SandboxSetup& sandbox) {
    Words all{search_path, home};
    Words names(variables.begin(), variables.end());
    names.insert(names.end(), sandbox.environment.begin(), sandbox.environment.end());
    for (const std::string& name : names)
        if (const char* value = std::getenv(name.c_str())) all.push_back(name + "=" + value);
    return all;
}

// The message of bubblewrap's on a trial; empty where it went well.
std::string fault_of_trial(const ChildSetup& setup) {
    auto child = Child::start(setup);
    if (!child) return child.error();
    std::string nothing, printed;
    for (Said said; !said.has_ended; printed += said.out + said.errors) {
        said = child->exchange(nothing, seconds_for_trial);
        if (said.out.empty() && said.errors.empty()) break;
    }
    const std::string end = child->stop(seconds_for_trial);
    if (end == "ended with status 0") return {};
    const std::string first_line = printed.substr(0, printed.find('\n'));
    return first_line.empty() ? "bwrap " + end : first_line;
}

}  // namespace

Result<ChildSetup, std::string> sandboxed(const ChildSetup& setup, const SandboxSetup& sandbox) {
    const auto bubblewrap = found_program("bwrap"), limiter = found_program("prlimit"),
               changer = found_program("setpriv");
    if (!bubblewrap) return failure("bubblewrap is not installed; install it (Debian's package bubblewrap)");
    if (!limiter || !changer) return failure("prlimit or setpriv is not installed; install util-linux");
    for (const std::string& path : sandbox.read)
        if (cannot_be_shown(absolute(path)))
            return failure(path + " cannot be shown in a sandbox; name what is needed of it");
    ChildSetup within = setup;
    within.handed = syscall_filter();
    if (within.handed.empty()) return failure("the system calls of this processor are not known");
    within.environment = environment_of(sandbox);
    if (!within.limits.memory_mib && sandbox.memory_mib > 0) within.limits.memory_mib = sandbox.memory_mib;

    const bool as_root = may_become_another();
    within.words = {*bubblewrap,
                    "--die-with-parent",
                    "--unshare-ipc",
                    "--unshare-pid",
                    "--unshare-net",
                    "--unshare-uts",
                    "--unshare-cgroup-try",
                    "--hostname",
                    "sandbox",
                    "--seccomp",
                    "3",
                    "--cap-drop",
                    "ALL"};
    if (as_root)
        append(within.words,
               {"--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--cap-add", "CAP_SETPCAP"});
    else
        append(within.words, {"--unshare-user", "--disable-userns"});
    add_files(within, setup, sandbox, as_root);
    within.words.push_back("--");
    if (as_root) become_nobody(within.words, *changer);
    append(within.words, {*limiter, "--nproc=" + std::to_string(sandbox.processes),
                          "--fsize=" + bytes_of(sandbox.scratch_mib), std::string("--nofile=") + open_files});
    within.words.insert(within.words.end(), setup.words.begin(), setup.words.end());
    return within;
}

std::optional<std::string> why_no_sandbox() {
    const auto trial = sandboxed({.words = {"/bin/true"}, .folder = "/"}, {});
    const std::string fault = trial ? fault_of_trial(*trial) : trial.error();
    if (fault.empty()) return {};
    return "engines cannot be run in a sandbox here: " + fault +
           "; --no-sandbox runs them without one, with all that you may do yourself";
}

}  // namespace shinpan::engines
