// The sandbox, tried by a program that wants out of it: as whoever runs the tests, and as nobody where that
// is root.
#include "engines/process/sandbox.hpp"
#include "apps/cli/program.hpp"
#include "engines/process/child.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>

#include <arpa/inet.h>
#include <grp.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using cli_test::Folder;
using cli_test::holds;
using namespace shinpan;

namespace {

namespace fs = std::filesystem;

constexpr double patience = 30;
constexpr uid_t nobody = 65534;

// All that it prints, and how it ended.
std::string said_by(const ChildSetup& setup, const SandboxSetup& sandbox) {
    const auto within = sandboxed(setup, sandbox);
    if (!within) return within.error();
    auto child = Child::start(*within);
    if (!child) return child.error();
    std::string nothing, printed;
    for (Said said; !said.has_ended;) {
        said = child->exchange(nothing, patience);
        printed += said.out + said.errors;
        if (said.out.empty() && said.errors.empty()) break;
    }
    return printed + child->stop(patience);
}

// What `ask` says as that user, in a process of its own.
std::string as_user(uid_t user, const std::function<std::string()>& ask) {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const pid_t process = fork();
    if (process == 0) {
        const bool changed = setgroups(0, nullptr) == 0 && setresgid(user, user, user) == 0 &&
                             setresuid(user, user, user) == 0;
        const std::string said = changed ? ask() : "this user cannot be had";
        const bool is_told = write(ends[1], said.data(), said.size()) == static_cast<ssize_t>(said.size());
        _exit(is_told ? 0 : 1);
    }
    close(ends[1]);
    std::string said(65536, '\0');
    std::size_t length = 0;
    for (ssize_t more = 1; more > 0; length += static_cast<std::size_t>(more)) {
        more = read(ends[0], said.data() + length, said.size() - length);
        if (more < 0) break;
    }
    close(ends[0]);
    waitpid(process, nullptr, 0);
    return said.substr(0, length);
}

// A folder with the intruder and a secret beside it, where everybody may go.
struct Ground {
    Folder folder{};
    std::string intruder = folder.path("intruder"), secret = folder.file("secret", "a secret");

    Ground() {
        fs::copy_file(SHINPAN_TEST_INTRUDER, intruder);
        fs::permissions(folder.path(), fs::perms(0755));
        fs::permissions(intruder, fs::perms(0755));
        fs::permissions(secret, fs::perms(0666));
    }

    ChildSetup setup(std::vector<std::string> words) const {
        words.insert(words.begin(), intruder);
        return {.words = words, .folder = folder.path()};
    }
};

// Where there is a sandbox, for root and for others; says why where there is none.
void for_each_user(
    const std::function<void(const std::function<std::string(const ChildSetup&, const SandboxSetup&)>&)>&
        check) {
    if (const auto why = why_no_sandbox())
        MESSAGE("skipped: " << *why);
    else
        check(said_by);
    if (geteuid() != 0) return;
    const std::string why = as_user(nobody, [] { return why_no_sandbox().value_or(""); });
    if (!why.empty()) {
        MESSAGE("skipped as nobody: " << why);
        return;
    }
    check([](const ChildSetup& setup, const SandboxSetup& sandbox) {
        return as_user(nobody, [&] { return said_by(setup, sandbox); });
    });
}

// A socket of this machine that listens, and its port.
int listener(unsigned short& port) {
    const int here = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    socklen_t length = sizeof address;
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(bind(here, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
    REQUIRE(listen(here, 1) == 0);
    REQUIRE(getsockname(here, reinterpret_cast<sockaddr*>(&address), &length) == 0);
    port = ntohs(address.sin_port);
    return here;
}

}  // namespace

TEST_CASE("a program in the sandbox can do nothing that it was not given, whoever starts it") {
    const Ground ground;
    unsigned short port = 0;
    const int here = listener(port);
    setenv("SHINPAN_TEST_SECRET", "SHINPAN_TEST_SECRET", 1);
    const char* const home = std::getenv("HOME");
    // A letter before each path hides it, so that it is no word that names a file.
    const ChildSetup setup =
        ground.setup({"try", std::to_string(port), "-" + ground.secret, "-/etc/shadow", "-/etc/passwd",
                      "-/etc/hostname", "-" + std::string(home != nullptr ? home : "/root"), "-/root",
                      "-/home", "-/var", "-/run", "-/sys/kernel", "-/boot", "-/opt"});
    for_each_user([&](const auto& said) { CHECK(said(setup, {}) == "tried all\nended with status 0"); });
    unsetenv("SHINPAN_TEST_SECRET");
    close(here);
}

TEST_CASE("a program in the sandbox sees and gets what it was given, to read only") {
    const Ground ground;
    fs::permissions(ground.intruder, fs::perms(0755));
    setenv("SHINPAN_TEST_SECRET", "x", 1);
    for_each_user([&](const auto& said) {
        const std::string seen =
            said(ground.setup({"try", "1", "-" + ground.secret}), {.read = {ground.secret}});
        CHECK(holds(seen, "did read " + ground.secret));
        CHECK_FALSE(holds(seen, "did write"));
        CHECK_FALSE(holds(seen, "did change"));
        CHECK(holds(said(ground.setup({"try", "1", "-" + ground.secret, "model=" + ground.secret}), {}),
                    "did read " + ground.secret));
        CHECK(holds(said(ground.setup({"try", "1"}), {.environment = {"SHINPAN_TEST_SECRET"}}),
                    "did see the environment"));
    });
    unsetenv("SHINPAN_TEST_SECRET");
    for (const char* path : {"/", "/proc/1", "/tmp/../"})
        CHECK_FALSE(sandboxed(ground.setup({"try"}), {.read = {path}}));
}

TEST_CASE("a program that its owner alone may run runs in the sandbox of that owner") {
    const Ground ground;
    fs::permissions(ground.intruder, fs::perms(0700));
    if (const auto why = why_no_sandbox()) {
        MESSAGE("skipped: " << *why);
        return;
    }
    CHECK(said_by(ground.setup({"try", "1"}), {}) == "tried all\nended with status 0");
}

TEST_CASE("processes, memory and files of a program in the sandbox have an end") {
    const Ground ground;
    for_each_user([&](const auto& said) {
        const std::string forks = said(ground.setup({"forks"}), {.processes = 40});
        REQUIRE(forks.starts_with("made "));
        CHECK(std::stoi(forks.substr(5)) < 40);
        CHECK(std::stoi(forks.substr(5)) > 20);
        CHECK(said(ground.setup({"holds"}), {.memory_mib = 300}) ==
              "was killed by signal 9 (Killed) after it held more than 300 MiB of memory");
        for (const char* folder : {"/tmp", "/dev/shm"})
            CHECK(said(ground.setup({"fills", folder}), {.scratch_mib = 8}) ==
                  "wrote 8 MiB\nended with status 0");
    });
}
