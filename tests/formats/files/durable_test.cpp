#include "formats/files/durable.hpp"
#include "folder.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

namespace fs = std::filesystem;
using namespace shinpan::disk;
using tests::Folder;

namespace {

long entries_in(const Folder& folder) { return std::distance(fs::directory_iterator(folder.path()), {}); }

std::string content_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

unsigned mode_of(const std::string& path) {
    struct stat found {};
    REQUIRE(stat(path.c_str(), &found) == 0);
    return found.st_mode & 07777;
}

}  // namespace

TEST_CASE("a file that is replaced keeps its permissions, and no other is touched") {
    const Folder folder;
    const std::string file = folder.file("file", "old");
    const std::string own = folder.file("file.part", "mine");
    for (const unsigned mode : {0600U, 0640U, 0664U}) {
        REQUIRE(chmod(file.c_str(), mode) == 0);
        REQUIRE(replace_file(file, "new"));
        CHECK(content_of(file) == "new");
        CHECK(mode_of(file) == mode);
    }
    CHECK(content_of(own) == "mine");
    CHECK(entries_in(folder) == 2);
}

TEST_CASE("a new file has the permissions that the umask leaves") {
    const Folder folder;
    const mode_t before = umask(027);
    CHECK(make_file(folder.path("made"), "text"));
    CHECK(replace_file(folder.path("replaced"), "text"));
    CHECK(append_to_file(folder.path("appended"), "text"));
    umask(before);
    for (const char* name : {"made", "replaced", "appended"}) CHECK(mode_of(folder.path(name)) == 0640);
}

TEST_CASE("what a link leads to is replaced, not the link, be it there or not") {
    const Folder folder;
    const std::string file = folder.file("file", "old");
    fs::create_symlink("file", folder.path("near"));
    fs::create_symlink(folder.path("near"), folder.path("far"));
    fs::create_symlink("nothing yet", folder.path("dangling"));
    CHECK(replace_file(folder.path("far"), "new"));
    CHECK(replace_file(folder.path("dangling"), "first"));
    CHECK(fs::is_symlink(folder.path("far")));
    CHECK(fs::is_symlink(folder.path("near")));
    CHECK(content_of(file) == "new");
    CHECK(content_of(folder.path("nothing yet")) == "first");
    fs::create_symlink("round", folder.path("round"));
    CHECK_FALSE(replace_file(folder.path("round"), "never"));
}

TEST_CASE("a pipe gets the text and stays a pipe, and a folder stays") {
    const Folder folder;
    const std::string pipe = folder.path("pipe");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    std::string heard;
    std::thread listener([&] { heard = content_of(pipe); });
    CHECK(replace_file(pipe, "text"));
    listener.join();
    CHECK(heard == "text");
    CHECK(fs::is_fifo(pipe));
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    CHECK(replace_file("/proc/self/fd/" + std::to_string(ends[1]), "text"));  // as /dev/stdout is
    char said[8];
    CHECK(read(ends[0], said, sizeof said) == 4);
    for (const int end : ends) close(end);
    CHECK(replace_file("/dev/null", "text"));
    CHECK(fs::is_character_file("/dev/null"));
    CHECK_FALSE(replace_file(folder.path(""), "text"));
    CHECK(entries_in(folder) == 1);
}

TEST_CASE("a new file is made where nothing has its name, by one of all who want it") {
    const Folder folder;
    fs::create_symlink("nothing", folder.path("dangling"));
    for (const std::string& taken : {folder.file("file", "old"), folder.path("dangling")}) {
        CHECK_FALSE(make_file(taken, "new"));
        CHECK(errno == EEXIST);
    }
    CHECK(content_of(folder.path("file")) == "old");
    CHECK_FALSE(fs::exists(folder.path("nothing")));
    for (int round = 0; round < 20; ++round) {
        const std::string wanted = folder.path("wanted-" + std::to_string(round));
        std::atomic<int> made = 0;
        std::vector<std::thread> all;
        for (int i = 0; i < 4; ++i) all.emplace_back([&] { made += make_file(wanted, "text") ? 1 : 0; });
        for (std::thread& one : all) one.join();
        CHECK(made == 1);
    }
    CHECK(entries_in(folder) == 22);
}

TEST_CASE("what cannot be written leaves nothing behind, and the reason is told") {
    const Folder folder;
    CHECK_FALSE(make_file(folder.path("no/file"), "text"));
    CHECK(errno == ENOENT);
    CHECK_FALSE(replace_file("/dev/full", "text"));
    CHECK(errno == ENOSPC);
    CHECK(entries_in(folder) == 0);
}
