// What a command gives another program to read.
#include "apps/cli/files/passing_file.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace fs = std::filesystem;
using shinpan::cli::PassingFile;

TEST_CASE("what is given to another program is for nobody else to read, and goes") {
    std::string path;
    {
        const auto file = PassingFile::with("(;SZ[9])");
        REQUIRE(file);
        path = file->path();
        std::ifstream read(path);
        CHECK(std::string{std::istreambuf_iterator<char>(read), {}} == "(;SZ[9])");
        CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    }
    CHECK_FALSE(fs::exists(path));
}
