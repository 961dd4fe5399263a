// A program that tries what no engine may do, and says what of it went well: a line each, "did NAME".
//
//   intruder try PATH...     reads each path, writes beside it, and tries everything else
//   intruder forks           makes processes until it gets no more: "made N"
//   intruder holds           many processes that hold memory, each less than the limit; then waits
//   intruder fills FOLDER    writes files until it can write no more: "wrote N MiB"
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

extern char** environ;

namespace {

void tell(const std::string& name, bool went_well) {
    if (went_well) std::printf("did %s\n", name.c_str());
}

bool reads(const std::string& path) {
    char byte = 0;
    const int file = open(path.c_str(), O_RDONLY);
    return file >= 0 && read(file, &byte, 1) >= 0;
}

bool holds(const std::string& path, const std::string& word) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return text.find(word) != std::string::npos;
}

void try_files(const std::string& path) {
    tell("read " + path, reads(path));
    tell("list " + path, access(path.substr(0, path.rfind('/')).c_str(), R_OK) == 0 && reads(path));
    tell("write " + path, open(path.c_str(), O_WRONLY | O_APPEND) >= 0);
    tell("change " + path, chmod(path.c_str(), 0777) == 0);
}

void try_rights() {
    tell("keep capabilities", !holds("/proc/self/status", "CapEff:\t0000000000000000") ||
                                  !holds("/proc/self/status", "CapBnd:\t0000000000000000"));
    tell("be root", setuid(0) == 0 && getuid() == 0);
    tell("get new rights", !holds("/proc/self/status", "NoNewPrivs:\t1"));
    tell("do without a filter", !holds("/proc/self/status", "Seccomp:\t2"));
    bool has_secret = std::getenv("SHINPAN_TEST_SECRET") != nullptr;
    for (const char* process : {"/proc/self/environ", "/proc/1/environ", "/proc/2/environ"})
        has_secret = has_secret || holds(process, "SHINPAN_TEST_SECRET");
    tell("see the environment", has_secret);
}

void try_mounts() {
    tell("mount", mount("none", "/tmp", "tmpfs", 0, nullptr) == 0);
    tell("remount /", mount("none", "/", nullptr, MS_REMOUNT, nullptr) == 0);
    tell("remount the bind", mount("none", "/", nullptr, MS_REMOUNT | MS_BIND, nullptr) == 0);
    tell("remount /usr", mount("none", "/usr", nullptr, MS_REMOUNT | MS_BIND, nullptr) == 0);
    tell("unmount", umount2("/proc", MNT_DETACH) == 0);
    tell("write /usr", open("/usr/written", O_WRONLY | O_CREAT, 0600) >= 0);
    tell("write /", open("/written", O_WRONLY | O_CREAT, 0600) >= 0);
    tell("write /dev", open("/dev/written", O_WRONLY | O_CREAT, 0600) >= 0);
    tell("make a device", mknod("/tmp/device", S_IFBLK | 0600, makedev(254, 0)) == 0);
    tell("change its root", chroot("/tmp") == 0);
}

void try_namespaces() {
    tell("unshare users", unshare(CLONE_NEWUSER) == 0);
    tell("unshare mounts", unshare(CLONE_NEWNS) == 0);
    const long process = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
    if (process == 0) _exit(0);
    tell("clone users", process > 0);
    const int other = open("/proc/1/ns/mnt", O_RDONLY);
    tell("join another", setns(other, 0) == 0);
}

void try_kernel() {
    char event[128]{}, parameters[120]{};
    event[4] = 112;  // the size of perf_event_attr
    tell("be traced", ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0);
    tell("use keys", syscall(SYS_keyctl, 0, -3, 1) >= 0);
    tell("load a program", syscall(SYS_bpf, 0, event, sizeof event) >= 0);
    tell("count events", syscall(SYS_perf_event_open, event, 0, -1, -1, 0) >= 0);
    tell("handle faults", syscall(SYS_userfaultfd, 1) >= 0);
    tell("use io_uring", syscall(425, 1, parameters) >= 0);
    errno = 0;
    tell("ask for a module", syscall(SYS_init_module, nullptr, 0, "") == 0 || errno != EPERM);
    errno = 0;
    tell("ask for another kernel", syscall(SYS_kexec_load, 0, 0, nullptr, 0) == 0 || errno != EPERM);
    errno = 0;
    tell("read the kernel's log", syscall(SYS_syslog, 10, nullptr, 0) >= 0 || errno != EPERM);
    tell("have a socket of the kernel's", socket(AF_NETLINK, SOCK_RAW, 0) >= 0);
}

void try_network(unsigned short port) {
    sockaddr_in there{};
    there.sin_family = AF_INET;
    there.sin_port = htons(port);
    there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int caller = socket(AF_INET, SOCK_STREAM, 0);
    tell("call out", connect(caller, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0);
}

int make_processes() {
    int made = 0;
    for (pid_t process = 1; made < 5000; ++made) {
        process = fork();
        if (process == 0) pause();
        if (process < 0) break;
    }
    return made;
}

void hold_memory(int processes, std::size_t mib) {
    for (int i = 0; i < processes; ++i)
        if (fork() == 0) {
            std::vector<char> held(mib << 20, 'x');
            pause();
        }
    pause();
}

int fill(const std::string& folder) {
    const std::vector<char> mib(1 << 20, 'x');
    int written = 0;
    std::signal(SIGXFSZ, SIG_IGN);
    for (int number = 0; number < 64; ++number) {
        const int file = open((folder + "/" + std::to_string(number)).c_str(), O_WRONLY | O_CREAT, 0600);
        while (file >= 0 && write(file, mib.data(), mib.size()) == static_cast<ssize_t>(mib.size()))
            if (++written == 4096) return written;
    }
    return written;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "forks") std::printf("made %d\n", make_processes());
    if (what == "fills") std::printf("wrote %d MiB\n", fill(argv[2]));
    if (what == "holds") hold_memory(6, 100);
    if (what == "try") {
        for (int i = 3; i < argc; ++i) try_files(std::string(argv[i]).substr(1));
        try_rights();
        try_mounts();
        try_namespaces();
        try_kernel();
        try_network(static_cast<unsigned short>(std::atoi(argv[2])));
        std::printf("tried all\n");
    }
}
