// Folder: an empty folder for one test, which goes with this value.
//
//   const Folder folder;
//   const std::string record = folder.file("game.sgf", "(;SZ[9])");
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

namespace tests {  // not shinpan: the tests of the program have a function of that name

class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "shinpan_XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    // The path of that name in it.
    std::string path(const std::string& name = "") const { return (path_ / name).string(); }

    // The path of a file with that content.
    std::string file(const std::string& name, const std::string& content) const {
        std::ofstream(path(name), std::ios::binary) << content;
        return path(name);
    }

private:
    std::filesystem::path path_;
};

}  // namespace tests
