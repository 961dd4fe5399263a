#include "faults/watched.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <linux/filter.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace faults {
namespace {

constexpr int watched[] {
    SYS_write, SYS_writev, SYS_fsync, SYS_fdatasync, SYS_ftruncate, SYS_truncate, SYS_renameat2, SYS_unlinkat,
#if defined(__x86_64__)
        SYS_rename, SYS_unlink, SYS_mkdir,
#endif
        SYS_renameat, SYS_mkdirat
};

constexpr std::uint32_t argument(unsigned number) {
    return static_cast<std::uint32_t>(offsetof(seccomp_data, args) + number * sizeof(std::uint64_t));
}

void load(std::vector<sock_filter>& program, std::size_t at) {
    program.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(at)));
}

void give(std::vector<sock_filter>& program, std::uint32_t action) {
    program.push_back(BPF_STMT(BPF_RET | BPF_K, action));
}

// What goes to standard error is not asked about, nor what only reads.
std::vector<sock_filter> filter() {
    std::vector<sock_filter> program;
    load(program, offsetof(seccomp_data, nr));
    program.push_back(BPF_JUMP(BPF_JMP | BPF_K | BPF_JEQ, SYS_write, 0, 3));
    load(program, argument(0));
    program.push_back(BPF_JUMP(BPF_JMP | BPF_K | BPF_JEQ, STDERR_FILENO, 0, 1));
    give(program, SECCOMP_RET_ALLOW);
    load(program, offsetof(seccomp_data, nr));
    program.push_back(BPF_JUMP(BPF_JMP | BPF_K | BPF_JEQ, SYS_openat, 0, 4));
    load(program, argument(2));
    program.push_back(BPF_JUMP(BPF_JMP | BPF_K | BPF_JSET, O_WRONLY | O_RDWR | O_CREAT, 0, 1));
    give(program, SECCOMP_RET_USER_NOTIF);
    give(program, SECCOMP_RET_ALLOW);
    for (const int call : watched) {
        program.push_back(BPF_JUMP(BPF_JMP | BPF_K | BPF_JEQ, static_cast<std::uint32_t>(call), 0, 1));
        give(program, SECCOMP_RET_USER_NOTIF);
    }
    give(program, SECCOMP_RET_ALLOW);
    return program;
}

// One descriptor through a socket; -1 where none comes.
void send_descriptor(int to, int descriptor) {
    char byte = 0;
    iovec data{&byte, 1};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> space{};
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = space.data();
    message.msg_controllen = space.size();
    cmsghdr* const head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
    (void)sendmsg(to, &message, 0);
}

int received_descriptor(int from) {
    char byte = 0;
    iovec data{&byte, 1};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> space{};
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = space.data();
    message.msg_controllen = space.size();
    if (recvmsg(from, &message, MSG_CMSG_CLOEXEC) <= 0) return -1;
    const cmsghdr* const head = CMSG_FIRSTHDR(&message);
    int descriptor = -1;
    if (head != nullptr) std::memcpy(&descriptor, CMSG_DATA(head), sizeof descriptor);
    return descriptor;
}

[[noreturn]] void run_watched(int to, const std::function<int()>& body) {
    auto program = filter();
    const sock_fprog whole{static_cast<unsigned short>(program.size()), program.data()};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    const long listener =
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &whole);
    if (listener < 0) _exit(127);
    send_descriptor(to, static_cast<int>(listener));
    close(static_cast<int>(listener));
    close(to);
    _exit(body());
}

void answer_all(int listener, const Asked& asked) {
    for (pollfd waits{listener, POLLIN, 0}; poll(&waits, 1, -1) >= 0; waits.revents = 0) {
        if ((waits.revents & POLLIN) == 0) return;
        seccomp_notif call{};
        if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) continue;
        seccomp_notif_resp response{.id = call.id, .val = 0, .error = 0, .flags = 0};
        asked(call, response);
        (void)ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
    }
}

std::string in_process(unsigned process, const std::string& what) {
    return "/proc/" + std::to_string(process) + "/" + what;
}

}  // namespace

std::optional<int> watched_run(const std::function<int()>& body, const Asked& asked) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return {};
    const pid_t process = fork();
    if (process == 0) run_watched(ends[1], body);
    close(ends[1]);
    const int listener = received_descriptor(ends[0]);
    close(ends[0]);
    if (listener >= 0) answer_all(listener, asked);
    if (listener >= 0) close(listener);
    int status = 0;
    waitpid(process, &status, 0);
    if (listener < 0) return {};
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

Program::Program(const std::vector<std::string>& words, const std::string& out)
    : words_(words),
      out_(open(out.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)),
      nowhere_(open("/dev/null", O_WRONLY | O_CLOEXEC)) {}

Program::~Program() {
    close(out_);
    close(nowhere_);
}

int Program::run() const {
    std::vector<char*> arguments;
    for (const std::string& word : words_) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    dup2(out_, STDOUT_FILENO);
    dup2(nowhere_, STDERR_FILENO);
    execv(arguments[0], arguments.data());
    return 127;
}

std::string memory_of(const seccomp_notif& call, std::uint64_t at, std::size_t length) {
    const int memory = open(in_process(call.pid, "mem").c_str(), O_RDONLY | O_CLOEXEC);
    std::string bytes(length, '\0');
    const ssize_t read = pread(memory, bytes.data(), length, static_cast<off_t>(at));
    close(memory);
    bytes.resize(read > 0 ? static_cast<std::size_t>(read) : 0);
    return bytes;
}

std::string descriptor_of(const seccomp_notif& call, std::uint64_t descriptor) {
    return in_process(call.pid, "fd/" + std::to_string(descriptor));
}

}  // namespace faults
