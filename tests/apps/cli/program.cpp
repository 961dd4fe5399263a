#include "apps/cli/program.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace cli_test {

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Ran shinpan(const std::string& arguments, const std::string& environment) {
    return run(SHINPAN_PROGRAM, arguments, environment);
}

Ran run(const std::string& program, const std::string& arguments, const std::string& environment) {
    const Folder folder;
    const std::string command = "LC_ALL=C.UTF-8 " + environment + " " + program + " " + arguments + " >" +
                                folder.path("out") + " 2>" + folder.path("err");
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(folder.path("out")),
            content_of(folder.path("err"))};
}

}  // namespace cli_test
