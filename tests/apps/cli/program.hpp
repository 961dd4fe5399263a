// Running the program: what it printed and how it ended.
//
//   Ran ran = shinpan("referee game.sgf --rules all");
//   ran.status == 0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace cli_test {

struct Ran {
    int status = -1;
    std::string out;
    std::string errors;
};

// With these arguments, as a shell reads them, in the project's folder and with a UTF-8 locale.
Ran shinpan(const std::string& arguments, const std::string& environment = "");

// The same for another program.
Ran run(const std::string& program, const std::string& arguments, const std::string& environment = "");

// A folder of its own that goes with this value.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    // The path of a file with that content.
    std::string file(const std::string& name, const std::string& content) const;
    std::string path(const std::string& name = "") const;

private:
    std::filesystem::path path_;
};

std::string content_of(const std::string& path);

inline bool holds(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace cli_test
