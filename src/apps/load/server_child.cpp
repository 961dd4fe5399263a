#include "apps/load/server_child.hpp"

#include "apps/load/processors.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/web/http_server.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace shinpan::inline apps::load {
namespace {

constexpr server::SiteFile page[] = {{"/index.html", "<p>The server of shinpan-load.", {}}};
constexpr std::chrono::milliseconds time_to_stop(10'000), pause(10);

// What the child runs, with its output at that descriptor.
[[noreturn]] void become(const std::vector<std::string>& words, int output) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(output, STDOUT_FILENO);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    execv("/proc/self/exe", arguments.data());
    _exit(127);
}

// The number on the first line that comes; 0 where none does.
int number_from(int descriptor) {
    std::string line;
    for (char one = 0; read(descriptor, &one, 1) == 1 && one != '\n';) line += one;
    return line.empty() ? 0 : std::atoi(line.c_str());
}

// Thousands of pages come from one address, and are quick.
server::Settings for_many() {
    constexpr double any = 1e9;
    constexpr std::size_t all = 100'000;
    return {.requests = all,
            .requests_of_peer = all,
            .pages = all,
            .pages_of_peer = all,
            .guests_at_once = any,
            .guests_a_day = any,
            .links_at_once = any,
            .messages_at_once = any,
            .session_messages_at_once = any};
}

}  // namespace

Result<ServerChild, std::string> ServerChild::start(const Setup& setup) {
    const std::vector<std::string> words{"shinpan-load",  "serve",
                                         "--db",          setup.db,
                                         "--port",        std::to_string(setup.port),
                                         "--server-core", std::to_string(setup.processor)};
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return failure(std::string("no pipe can be had"));
    const pid_t process = fork();
    if (process == 0) become(words, ends[1]);
    close(ends[1]);
    const int port = process < 0 ? 0 : number_from(ends[0]);
    close(ends[0]);
    ServerChild child(process, static_cast<unsigned short>(port));
    if (port == 0) return failure(std::string("the server does not start"));
    return child;
}

ServerChild::ServerChild(ServerChild&& other) noexcept
    : process_(std::exchange(other.process_, 0)), port_(other.port_) {}

ServerChild& ServerChild::operator=(ServerChild&& other) noexcept {
    std::swap(process_, other.process_);
    std::swap(port_, other.port_);
    return *this;
}

ServerChild::~ServerChild() { kill_at_once(); }

void ServerChild::kill_at_once() {
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(std::exchange(process_, 0), nullptr, 0);
}

bool ServerChild::stop() {
    if (process_ <= 0) return false;
    kill(process_, SIGTERM);
    for (auto waited = std::chrono::milliseconds(0); waited < time_to_stop; waited += pause) {
        int status = 0;
        if (waitpid(process_, &status, WNOHANG) == process_) {
            process_ = 0;
            return WIFEXITED(status) && WEXITSTATUS(status) == 0;
        }
        std::this_thread::sleep_for(pause);
    }
    kill_at_once();
    return false;
}

Usage ServerChild::usage() const {
    Usage found;
    const std::string folder = "/proc/" + std::to_string(process_);
    std::size_t all_pages = 0, resident_pages = 0;
    std::ifstream(folder + "/statm") >> all_pages >> resident_pages;
    found.resident_bytes = resident_pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder + "/fd", none))
        found.descriptors += entry.path().empty() ? 0 : 1;
    std::ostringstream all;
    all << std::ifstream(folder + "/stat").rdbuf();
    std::istringstream rest(all.str().substr(std::min(all.str().rfind(')') + 2, all.str().size())));
    std::string word;
    long ticks = 0;
    for (int field = 3; field <= 15 && rest >> word; ++field)  // proc(5): 14 utime, 15 stime
        if (field >= 14) ticks += std::atol(word.c_str());
    found.cpu_seconds = static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return found;
}

int serve(const ServerChild::Setup& setup) {
    const auto complain = [](const std::string& what) {
        std::fprintf(stderr, "shinpan-load: %s\n", what.c_str());
    };
    if (!keep_to_processor(setup.processor)) complain("there is no such processor");
    auto store = server::SqliteStore::open(setup.db);
    if (!store) return complain(store.error()), 1;
    const server::Site site(page);
    auto http = server::HttpServer::on(site, setup.port, server::Hosts(), std::move(*store), for_many());
    if (!http) return complain(http.error()), 1;
    std::printf("%d\n", http->port());
    std::fflush(stdout);
    http->run(true, complain);
    return 0;
}

}  // namespace shinpan::apps::load
