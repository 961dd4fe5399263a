// A lock keeps a second owner out, and leaves nothing behind.
#include "server/store/file_lock.hpp"
#include "server/store/store_file.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace shinpan::server;

TEST_CASE("a lock has its file as long as somebody has it, and one owner") {
    const TemporaryFile file;
    const std::string name = file.path() + "-lock";
    {
        auto first = FileLock::of(file.path());
        REQUIRE(first);
        CHECK(std::filesystem::exists(name));
        CHECK_FALSE(FileLock::of(file.path()));
        const FileLock moved = std::move(*first);
        CHECK_FALSE(FileLock::of(file.path()));
    }
    CHECK_FALSE(std::filesystem::exists(name));
    CHECK(FileLock::of(file.path()));
}

TEST_CASE("the file of a lock whose process was killed locks nothing") {
    const TemporaryFile file;
    std::ofstream(file.path() + "-lock").flush();
    CHECK(FileLock::of(file.path()));
    CHECK_FALSE(std::filesystem::exists(file.path() + "-lock"));
}

TEST_CASE("of many who want a lock at once, and give it up at once, two never have it") {
    const TemporaryFile file;
    std::atomic<int> owners = 0, taken = 0, shared = 0;
    std::vector<std::thread> many;
    for (int i = 0; i < 4; ++i)
        many.emplace_back([&] {
            for (int turn = 0; turn < 500; ++turn) {
                const auto lock = FileLock::of(file.path());
                if (!lock) continue;
                if (++owners != 1) ++shared;
                ++taken;
                --owners;
            }
        });
    for (std::thread& one : many) one.join();
    CHECK(shared == 0);
    CHECK(taken > 0);
    CHECK_FALSE(std::filesystem::exists(file.path() + "-lock"));
}
