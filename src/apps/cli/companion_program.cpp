#include "apps/cli/companion_program.hpp"

#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cstring>
#include <filesystem>

namespace shinpan::inline apps::cli {
namespace {

// Its path, or its bare name where it does not lie beside us.
std::string found(const std::string& program) {
    std::error_code none;
    const auto beside = std::filesystem::read_symlink("/proc/self/exe", none).parent_path() / program;
    return std::filesystem::exists(beside, none) ? beside.string() : program;
}

}  // namespace

int run_program_beside(const std::string& program, const std::vector<std::string>& arguments) {
    std::string path = found(program);
    std::vector<std::string> words = arguments;
    std::vector<char*> argv{path.data()};
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    flush();
    pid_t child = 0;
    const int error = posix_spawnp(&child, path.c_str(), nullptr, nullptr, argv.data(), environ);
    if (error != 0) {
        complain(program + " cannot be run (" + std::strerror(error) +
                 "); it is installed with shinpan, beside it or on PATH");
        return refused;
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    complain(program + " ended on signal " + std::to_string(WTERMSIG(status)));
    return refused;
}

}  // namespace shinpan::apps::cli
