#include "engines/process/child.hpp"

#include "engines/process/memory_watch.hpp"
#include "engines/process/process_tree.hpp"
#include "formats/files/durable.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace shinpan::inline engines {
namespace {

using Clock = std::chrono::steady_clock;

struct Pipe {
    int read = -1;
    int write = -1;
};

void close_end(int& descriptor) {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

// Away from the numbers that the other program's ends get, which are free where ours were closed.
bool move_up(int& descriptor, int lowest = STDERR_FILENO + 1) {
    if (descriptor >= lowest) return true;
    const int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest);
    close_end(descriptor);
    descriptor = moved;
    return moved >= 0;
}

// A pipe whose ends no program inherits.
bool open_pipe(Pipe& made) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    made = {ends[0], ends[1]};
    return move_up(made.read) && move_up(made.write);
}

bool never_blocks(int end) { return fcntl(end, F_SETFL, O_NONBLOCK) == 0; }

constexpr int handed_at = STDERR_FILENO + 1;

struct Pipes {
    Pipe in, out, errors, failure;  // the last tells why the program could not be run
    std::vector<int> handed{};

    bool open(const ChildSetup& setup) {
        return hold(setup) && open_pipe(in) && open_pipe(out) && open_pipe(errors) && open_pipe(failure) &&
               never_blocks(in.write) && never_blocks(out.read) && never_blocks(errors.read);
    }
    ~Pipes() {
        for (Pipe* pipe : {&in, &out, &errors, &failure}) {
            close_end(pipe->read);
            close_end(pipe->write);
        }
        for (int& descriptor : handed) close_end(descriptor);
    }

private:
    // The text stands in a file in memory, to be read from its beginning.
    bool hold(const ChildSetup& setup) {
        if (setup.handed.empty()) return true;
        const int above = handed_at + 1 + static_cast<int>(setup.opened.size());
        const int text = memfd_create("handed", MFD_CLOEXEC);
        handed.push_back(text);
        bool is_fine = text >= 0 && disk::write_all(text, setup.handed) && lseek(text, 0, SEEK_SET) == 0;
        for (const std::string& path : setup.opened)
            handed.push_back(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
        for (int& descriptor : handed) is_fine = is_fine && move_up(descriptor, above);
        return is_fine;
    }
};

void limit(int resource, std::optional<int> most, rlim_t unit) {
    if (!most) return;
    const rlim_t value = static_cast<rlim_t>(*most) * unit;
    const rlimit both{value, value};
    setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

// Every process may offer itself to be killed before others.
void be_killed_first() {
    const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    (void)!::write(file, "1000", 4);
    close(file);
}

// In the new process, up to the other program: nothing here may allocate or lock.
[[noreturn]] void become(const ChildSetup& setup, char* const* arguments, char* const* environment,
                         const Pipes& pipes, pid_t parent) {
    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT}) std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    dup2(pipes.in.read, STDIN_FILENO);
    dup2(pipes.out.write, STDOUT_FILENO);
    dup2(pipes.errors.write, STDERR_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
    for (std::size_t i = 0; i < pipes.handed.size(); ++i)
        dup2(pipes.handed[i], handed_at + static_cast<int>(i));
    be_killed_first();
    limit(RLIMIT_CORE, 0, 1);
    limit(RLIMIT_CPU, setup.limits.cpu_seconds, 1);
    limit(RLIMIT_AS, setup.limits.memory_mib, rlim_t{1} << 20);
    if (setup.folder.empty() || chdir(setup.folder.c_str()) == 0)
        execve(arguments[0], arguments, environment);
    const int error = errno;
    (void)!::write(pipes.failure.write, &error, sizeof error);
    _exit(127);
}

// Writes to a pipe that nobody reads raise a signal; it is kept from this thread and taken away.
ssize_t write_quietly(int to, const std::string& text) {
    sigset_t pipe_signal, before;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
    const ssize_t written = ::write(to, text.data(), text.size());
    const int error = errno;
    if (written < 0 && error == EPIPE) {
        const timespec at_once{};
        sigtimedwait(&pipe_signal, nullptr, &at_once);
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return written;
}

// True once the process has ended; it stays to be waited for, so that nobody else gets its number.
bool exited(pid_t process) {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOWAIT | WNOHANG) == 0 &&
           info.si_pid == process;
}

// To each, and a null.
std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::string end_in_words(int status) {
    if (WIFEXITED(status)) return "ended with status " + std::to_string(WEXITSTATUS(status));
    const int signal = WTERMSIG(status);
    return "was killed by signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
}

}  // namespace

Result<Child, std::string> Child::start(const ChildSetup& setup) {
    std::vector<std::string> words = setup.words;
    std::vector<std::string> variables = setup.environment.value_or(std::vector<std::string>{});
    const std::vector<char*> arguments = pointers_to(words);
    const std::vector<char*> own_environment = pointers_to(variables);
    Pipes pipes;
    if (!pipes.open(setup)) return failure("no pipe can be made (" + std::string(std::strerror(errno)) + ")");
    const pid_t parent = getpid();
    const pid_t process = fork();
    if (process < 0) return failure("no process can be made (" + std::string(std::strerror(errno)) + ")");
    if (process == 0)
        become(setup, arguments.data(), setup.environment ? own_environment.data() : environ, pipes, parent);
    close_end(pipes.failure.write);
    int error = 0;
    ssize_t told = 0;
    do {
        told = ::read(pipes.failure.read, &error, sizeof error);
    } while (told < 0 && errno == EINTR);
    if (told > 0) {
        waitpid(process, nullptr, 0);
        return failure(setup.words[0] + " cannot be run (" + std::strerror(error) + ")");
    }
    Child child;
    child.process_ = process;
    child.in_ = std::exchange(pipes.in.write, -1);
    child.out_ = std::exchange(pipes.out.read, -1);
    child.errors_ = std::exchange(pipes.errors.read, -1);
    if (setup.limits.memory_mib)
        child.watch_ = std::make_unique<MemoryWatch>(process, *setup.limits.memory_mib);
    return child;
}

Child::Child() = default;

Child::Child(Child&& from) noexcept { *this = std::move(from); }

Child& Child::operator=(Child&& from) noexcept {
    std::swap(process_, from.process_);
    std::swap(watch_, from.watch_);
    std::swap(in_, from.in_);
    std::swap(out_, from.out_);
    std::swap(errors_, from.errors_);
    return *this;
}

Child::~Child() {
    if (is_ours()) stop(0);
}

void Child::read(int& from, std::string& into, Said& said) {
    char block[65536];
    const ssize_t count = ::read(from, block, sizeof block);
    if (count > 0) into.append(block, static_cast<std::size_t>(count));
    if (count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))) return;
    if (&from == &out_) said.has_ended = true;
    close_end(from);
}

// False where nobody reads it any more.
bool Child::write(std::string& input) {
    const ssize_t count = write_quietly(in_, input);
    if (count >= 0) input.erase(0, static_cast<std::size_t>(count));
    return count >= 0 || errno == EAGAIN || errno == EINTR;
}

Said Child::exchange(std::string& input, double seconds) {
    Said said;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (true) {
        if (out_ < 0) said.has_ended = true;
        const bool writes = !input.empty() && in_ >= 0;
        const double left = std::chrono::duration<double>(end - Clock::now()).count();
        const int milliseconds = static_cast<int>(std::clamp(left * 1000 + 0.999, 0.0, 1e6));
        pollfd ends[3]{{out_, POLLIN, 0}, {errors_, POLLIN, 0}, {writes ? in_ : -1, POLLOUT, 0}};
        const int ready = said.has_ended ? 0 : poll(ends, 3, milliseconds);
        if (ready < 0 && errno != EINTR) return said;
        if (ready > 0 && ends[0].revents != 0) read(out_, said.out, said);
        if (ready > 0 && ends[1].revents != 0) read(errors_, said.errors, said);
        if (ready > 0 && ends[2].revents != 0 && !write(input)) close_end(in_);
        const bool all_written = writes && input.empty();
        if (said.has_ended || !said.out.empty() || !said.errors.empty() || all_written || left <= 0)
            return said;
    }
}

double Child::cpu_seconds() const { return is_ours() ? cpu_seconds_of_tree(process_) : 0; }

bool Child::has_exited() const { return is_ours() && exited(process_); }

std::string Child::stop(double seconds) {
    if (!is_ours()) return {};  // the group of process 0 would be our own
    close_end(in_);
    close_end(out_);
    close_end(errors_);
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    auto pause = std::chrono::microseconds(100);
    while (!has_exited() && Clock::now() < end) {
        std::this_thread::sleep_for(pause);
        pause = std::min(2 * pause, std::chrono::microseconds(20'000));
    }
    const bool has_ended = has_exited();
    const std::string excess = watch_ ? watch_->stop() : std::string();
    watch_.reset();
    ::kill(-process_, SIGKILL);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return (has_ended ? end_in_words(status) : ran_on) + excess;
}

}  // namespace shinpan::engines
